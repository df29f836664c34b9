"""An app that is no server, for end-to-end tests: as a function, as an adapter, and as a command that answers lines.

Answers the questions of `GOLDEN` in ../bench.ts, as the variable DEPOT says:
  ok, wrong     rightly; wrongly to the first question
  crash-once    rightly, but the first process is gone in the middle of the third answer
  crash         so is every process
  hang          never to the second question
  raise         an exception to the second question
  noise         rightly, with prints on stdout
"""

import json
import os
import sys
import threading
import time

MODE = os.environ.get("DEPOT", "ok")
ANSWERS = {
    "How many bicycles are in the depot?": {"text": "41 pcs, says stock.md.", "value": 41, "unit": "pcs"},
    "How many locks are in the depot?": {"text": "12 pcs, says stock.md.", "value": 12, "unit": "pcs"},
    "How many pumps are in the depot?": {"text": "7 pcs, says stock.md.", "value": 7, "unit": "pcs"},
    "Who will win the race?": {"text": "I cannot answer that.", "refused": True},
}
QUESTIONS = list(ANSWERS)

with open("pids.txt", "a", encoding="utf-8") as file:
    file.write(f"{os.getpid()}\n")
with open("pids.txt", encoding="utf-8") as file:
    IS_FIRST = len(file.readlines()) == 1


def respond(prompt, assignments=None):
    place = QUESTIONS.index(prompt)
    if place == 2 and (MODE == "crash" or (MODE == "crash-once" and IS_FIRST)):
        print("Traceback: the depot's roof came down", file=sys.stderr, flush=True)
        os._exit(9)
    if place == 1 and MODE == "hang":
        time.sleep(600)
    if place == 1 and MODE == "raise":
        raise LookupError(f"no shelf for {os.environ.get('APP_TOKEN', 'locks')}")
    if MODE == "noise":
        print(f"asked {prompt}", flush=True)
    known = ANSWERS[prompt]
    if "value" not in known:
        return known
    value = known["value"] + (MODE == "wrong" and place == 0)
    return {**known, "value": value, "source": {"doc": "stock.md", "locator": f"row={place + 1}"}}


class Response:
    def __init__(self, fields):
        self.__dict__.update(fields)


class Adapter:
    def query(self, prompt, *, conversation=None):
        return Response(respond(prompt))


def main():
    lock = threading.Lock()

    def answer(line):
        asked = json.loads(line)
        try:
            said = {"id": asked["id"], "response": respond(asked["request"]["prompt"])}
        except LookupError as error:
            said = {"id": asked["id"], "error": str(error)}
        with lock:
            print(json.dumps(said), flush=True)

    for line in sys.stdin:
        threading.Thread(target=answer, args=(line,), daemon=True).start()


if __name__ == "__main__":
    main()
