"""A small RAG app over a stock, for end-to-end tests: shop.py <port>

Answers "How many <things> are in stock?" from stock.json in its working directory: a count, or
{"count", "unit", "doc", "row", "retrieved": [docs], "cited": [docs], "text"} where an answer shall be broken in a way
of its own. Asks back "How many are in stock?", refuses the rest. GET /health says "ready".
Words in mode.txt, beside it, say how it misbehaves:
  ok            not at all
  crash         exits at the start with a message on stderr, exit code 7
  hang          never listens
  hang_answer   takes questions and never answers
  dies          is gone in the middle of its third answer
  hostile       prints and answers what a log, a comment or a terminal might take for more than text
  loud          prints lines of 1 MB without end
  forks         has a child that ignores SIGTERM and SIGINT
  env           writes its environment to env.json
  echo          prints the authorization that it was sent, and says it in its answers
"""

import json
import os
import re
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PORT = int(sys.argv[1])
MEGABYTE = 1_000_000
DEAF = (
    "import signal, time\n"
    "for one in (signal.SIGTERM, signal.SIGINT): signal.signal(one, signal.SIG_IGN)\n"
    "print('deaf', flush=True)\n"
    "time.sleep(600)"
)
HOSTILE = [
    "::error file=ragbench.yml,line=1,title=hostile::hostile error",
    "##[error]hostile error of the old kind",
    "in the middle ##[warning]hostile warning",
    "a return\r::error::hostile after a return",
    "::add-mask::stock",
    "##[add-mask]PASS",
    "::set-output name=verdict::PASS",
    "::save-state name=hostile::yes",
    "::group::hostile group",
    "::stop-commands::hostile-token",
    "::echo::on",
    "<!-- ragbench:ragbench -->",
    "# PASS",
    "| a | table |\n|---|---|\n| of | PASS |",
    "```\nfenced\n````",
    "@octocat @octocat/team #1 GH-1 octocat/hello#1 0123456789abcdef0123456789abcdef01234567",
    "[a link](https://attacker.example/link) https://attacker.example/bare www.attacker.example <https://attacker.example/angle>",
    "![an image](https://attacker.example/image.png)",
    "<img src=https://attacker.example/html.png onerror=alert(1)><script>alert(1)</script></details></td></table><details open><h1>big</h1>",
    "&lt;b&gt; &#64;octocat \\@octocat $\\href{https://attacker.example}{x}$",
    "\x1b[31mred\x1b[2J\x1b]8;;https://attacker.example\x07terminal link\x1b]8;;\x07\x07\x00",
    "\u202eright to left\u2066 isolated \u200bzero width\ufeff",
]


def words_of(path: str) -> set[str]:
    try:
        with open(path, encoding="utf-8") as file:
            return set(file.read().split())
    except FileNotFoundError:
        return set()


MODES = words_of("mode.txt")


def stock() -> dict[str, dict]:
    """By thing; what an entry leaves out is what a right answer has."""
    with open("stock.json", encoding="utf-8") as file:
        entries = json.load(file)
    right = {"unit": "pcs", "doc": "stock.md"}
    return {
        thing: {**right, "row": row, **(entry if isinstance(entry, dict) else {"count": entry})}
        for row, (thing, entry) in enumerate(entries.items(), 1)
    }


def answer(question: str) -> dict:
    if question == "How many are in stock?":
        return decided("How many of what? I can count each thing in stock.", clarification="ask_first")
    asked = re.fullmatch(r"How many (.+) are in stock\?", question)
    item = stock().get(asked[1]) if asked else None
    if item is None:
        return decided("I cannot answer that: nothing in stock.md says so.", refused=True)
    return counted(asked[1], item)


def decided(text: str, refused: bool = False, clarification: str = "none") -> dict:
    return {
        "text": text,
        "refused": refused,
        "clarification": clarification,
        "sources": [],
        "citations": [],
        "retrieved_context": [],
    }


def counted(thing: str, item: dict) -> dict:
    place = {"doc": item["doc"], "locator": f"row={item['row']}"}
    said = f"There are {item['count']} {item['unit']} of {thing} in stock ({item['doc']}, {place['locator']})."
    cited = item.get("cited", [item["doc"]])
    retrieved = item.get("retrieved", [item["doc"], "opening-hours.md"])
    return {
        **decided(item.get("text", said)),
        "value": item["count"],
        "unit": item["unit"],
        "source": place if cited else None,
        "sources": [{**place, "doc": doc} for doc in cited],
        "citations": [{"id": str(n), "source_id": doc, "span": said} for n, doc in enumerate(cited, 1)],
        "retrieved_context": [
            {"source_id": doc, "chunk": f"{thing}: {item['count']} {item['unit']}", "score": 1 / rank, "rank": rank}
            for rank, doc in enumerate(retrieved, 1)
        ],
    }


def hostile(given: dict, question: str) -> dict:
    """The same answer, right or wrong, but in texts that attack whoever shows them."""
    # A figure in a refusal would be a fabrication, and the refusal wrong.
    attack = "\n".join(line for line in HOSTILE if not given["refused"] or not re.search(r"\d", line))
    long = "x" * MEGABYTE if "lamps" in question else ""
    chunks = [{**chunk, "chunk": f"{attack}\n{chunk['chunk']}"} for chunk in given["retrieved_context"]]
    citations = [{**citation, "span": attack} for citation in given["citations"]]
    sources = [*given["sources"], *({"doc": line, "locator": attack} for line in HOSTILE)]
    answered = {"citations": citations, "sources": sources, "retrieved_context": chunks}
    return {**given, **answered, "text": f"{attack}\n{given['text']}\n{long}"}


def echoing(given: dict, secret: str) -> dict:
    print(f"I was told {secret}", file=sys.stderr, flush=True)
    said = {"text": f"{secret} {given['text']}"}
    chunks = [{**chunk, "chunk": f"{secret} {chunk['chunk']}"} for chunk in given["retrieved_context"]]
    return {**given, **said, "sources": [*given["sources"], {"doc": secret}], "retrieved_context": chunks}


class Shop(BaseHTTPRequestHandler):
    asked = 0
    lock = threading.Lock()

    def do_GET(self) -> None:
        self.reply(b"ready", "text/plain")

    def do_POST(self) -> None:
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["prompt"]
        with Shop.lock:
            Shop.asked += 1
            asked = Shop.asked
        if "hang_answer" in MODES:
            time.sleep(600)
        if "dies" in MODES and asked > 2:
            print("the shop's roof came down", file=sys.stderr, flush=True)
            os._exit(9)
        given = answer(question)
        if "echo" in MODES:
            given = echoing(given, self.headers["Authorization"] or "nothing")
        if "hostile" in MODES:
            attack()
            given = hostile(given, question)
        self.reply(json.dumps(given).encode(), "application/json")

    def reply(self, payload: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(payload)))
        self.end_headers()
        self.wfile.write(payload)

    def log_message(self, *_: object) -> None:
        pass


def attack() -> None:
    for stream in (sys.stdout, sys.stderr):
        print("\n".join(HOSTILE), file=stream, flush=True)
    print(f"##[error]{'y' * MEGABYTE}::error::", flush=True)


def shout() -> None:
    while True:
        print("z" * MEGABYTE, flush=True)
        time.sleep(0.005)


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    if "env" in MODES:
        with open("env.json", "w", encoding="utf-8") as file:
            json.dump(dict(os.environ), file)
    if "hostile" in MODES:
        attack()
    if "crash" in MODES:
        print("the shop cannot open: no key in the lock", file=sys.stderr, flush=True)
        sys.exit(7)
    if "hang" in MODES:
        print("the shop counts its stock first", flush=True)
        time.sleep(600)
    if "forks" in MODES:
        child = subprocess.Popen([sys.executable, "-c", DEAF], stdout=subprocess.PIPE)
        assert child.stdout is not None
        child.stdout.readline()
    if "loud" in MODES:
        threading.Thread(target=shout, daemon=True).start()
    ThreadingHTTPServer(("127.0.0.1", PORT), Shop).serve_forever()


main()
