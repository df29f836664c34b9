"""A chat app for end-to-end tests: app.py <mode> <port> <pid file> [number]

Answers the questions of `GOLDEN` in ../bench.ts, as the mode says:
  ok, wrong             rightly; wrongly to the first question
  crash-after N         rightly N times, then the process is gone in the middle of an answer
  hang                  never to the second question
  stubborn-grandchild   rightly, with a child that ignores SIGTERM and SIGINT
  never-starts          nothing listens
  exits-at-once         says why on stderr, with the variable DEPOT_KEY, exit code 7
  echo-secret           with the Authorization header, also on stdout; with status 500 to the second question
"""

import json
import os
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MODE, PORT, PIDS = sys.argv[1], int(sys.argv[2]), sys.argv[3]
NUMBER = int(sys.argv[4]) if len(sys.argv) > 4 else 0
CHILD = "import signal, time\nfor one in (signal.SIGTERM, signal.SIGINT): signal.signal(one, signal.SIG_IGN)\nprint('deaf', flush=True)\ntime.sleep(600)"

ANSWERS = {
    "How many bicycles are in the depot?": {"text": "41 pcs, says stock.md.", "value": 41, "unit": "pcs"},
    "How many locks are in the depot?": {"text": "12 pcs, says stock.md.", "value": 12, "unit": "pcs"},
    "How many pumps are in the depot?": {"text": "7 pcs, says stock.md.", "value": 7, "unit": "pcs"},
    "Who will win the race?": {"text": "I cannot answer that.", "refused": True},
}
QUESTIONS = list(ANSWERS)


def answer(question: str) -> dict:
    known = ANSWERS[question]
    if "value" not in known:
        return known
    wrong = MODE == "wrong" and question == QUESTIONS[0]
    return {**known, "value": known["value"] + wrong, "source": {"doc": "stock.md", "locator": f"row={QUESTIONS.index(question) + 1}"}}


class Chat(BaseHTTPRequestHandler):
    asked = 0
    lock = threading.Lock()

    def do_POST(self) -> None:
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["prompt"]
        with Chat.lock:
            Chat.asked += 1
            asked = Chat.asked
        if MODE == "crash-after" and asked > NUMBER:
            print("the depot's roof came down", file=sys.stderr, flush=True)
            os._exit(9)
        if MODE == "hang" and question == QUESTIONS[1]:
            time.sleep(600)
        if MODE == "echo-secret":
            self.echo(question)
        else:
            self.reply(200, answer(question))

    def echo(self, question: str) -> None:
        secret = self.headers.get("Authorization", "none")
        print(f"called with {secret}", flush=True)
        if question == QUESTIONS[1]:
            self.reply(500, {"detail": f"bad key {secret}"})
        else:
            known = answer(question)
            self.reply(200, {**known, "text": f"{known['text']} {secret}", "metadata": {"header": secret}})

    def reply(self, status: int, body: dict) -> None:
        payload = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(payload)))
        self.end_headers()
        self.wfile.write(payload)

    def log_message(self, *_: object) -> None:
        pass


def main() -> None:
    pids = [os.getpid()]
    if MODE == "stubborn-grandchild":
        child = subprocess.Popen([sys.executable, "-c", CHILD], stdout=subprocess.PIPE)
        assert child.stdout is not None
        child.stdout.readline()
        pids.append(child.pid)
    with open(f"{PIDS}.new", "w", encoding="utf-8") as file:
        json.dump(pids, file)
    os.replace(f"{PIDS}.new", PIDS)
    if MODE == "exits-at-once":
        print(f"the depot's key is refused: {os.environ.get('DEPOT_KEY', 'none')}", file=sys.stderr)
        sys.exit(7)
    if MODE == "never-starts":
        print("counting the bicycles first", flush=True)
        time.sleep(600)
    ThreadingHTTPServer(("127.0.0.1", PORT), Chat).serve_forever()


main()
