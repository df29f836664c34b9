"""Writes __tests__/text/patterns/oracle.json: what Python's own `re` says about our patterns and texts.

Run from the root of the repository: python3 scripts/oracles/python_re.py
The patterns are the lines of python_re_patterns.txt and python_re_refused.txt. One row per line:
[pattern, ignoreCase, text, spans] with spans in UTF-16 code units, or [pattern, ignoreCase, message] where Python refuses
the pattern. Made with CPython 3.11; nothing but the standard library is needed.
"""

import json
import pathlib
import re
import warnings

OUTPUT = pathlib.Path("__tests__/text/patterns/oracle.json")
MATCHING_TEXTS = 4
OTHER_TEXTS = 1

TEXTS = [
    "",
    "a",
    "aab",
    "aaaa",
    "b",
    "abcabc",
    "foo bar",
    "foo",
    "Foo FOO foo",
    "foo\n",
    "foo\n\n",
    "foo\nbar\nfoo",
    "foo\r\nbar",
    "one\u2028two\x85three",
    "line 1\nline 2\r\nline 3\n",
    "The pump moved 42 litres in 2019, and 17.5 % more in 2020.",
    "It costs $1,299.00 (or EUR 1.299,00) - call +49 30 1234.",
    "Revenue of f\u00fcnf million was booked by the caf\u00e9\u2019s owner.",
    "Der Motor hei\u00dft \u00e9lan; \u00c9LAN war gestern.",
    "STRASSE Stra\u00dfe STRA\u1e9eE \u00dcMIT \u00fcmit",
    "\u0130stanbul istanbul ISTANBUL \u0131stanbul",
    "KISS ki\u017f\u017f \u212aiss kiss",
    "\u00b5m \u03bcm \u039cM",
    "\u03a3\u03af\u03c3\u03c5\u03c6\u03bf\u03c2 \u03a3\u038a\u03a3\u03a5\u03a6\u039f\u03a3 \u03c3 \u03c2",
    "\u041f\u0440\u0438\u0432\u0435\u0442, \u041c\u0418\u0420! \u0432 1\u041a",
    "\u58f2\u4e0a\u306f\u4e09\u5104\u5186\u3067\u3059\u3002",
    "\u672c\u793e\u306f\u6771\u4eac \u306b\u3042\u308b \u6771\u4eac",
    "\uc11c\uc6b8\uc740 2030\ub144",
    "\uff14\uff12 Punkte, \uff21\uff22\uff23 \uff12\uff10\uff13\uff10\u5e74",
    "\u0664\u0662 \u096a\u0968 \u2460 \u33a1 \u2167 \u00bd x\u00b2",
    "e\u0301lan cafe\u0301 n\u0303",
    "\U0001f680 go \U0001f600\U0001f600 \u2705 done",
    "\U00010400 \U00010428 \U0001d7d9 \U00020000",
    "\u01c4 \u01c5 \u01c6 \u1f80 \u1f88 \u0345 \u03b9",
    "\u0434\u043e\u043c \u1c81\u1c82\u043c \ufb05 \ufb06 \u1e9b \u1e61",
    "tab\tnbsp\u00a0thin\u2009ideographic\u3000fs\x1cend\ufeff",
    "\u201cquoted\u201d \u2018text\u2019 \u2014 dash \u2013 dots\u2026 \u20ac5",
    "snake_case camelCase kebab-case 3rd x_1",
    "word word again again",
    "'single' \"double\" 'mixed\"",
    "a{2} {} {,} x{1,y} [z] (q) \\d ^$",
    "aXbXc",
    "caf\u00e9 d\u00e9j\u00e0-vu na\u00efve \u00e6 \u00d8re",
    "0x1F \u0967\u0968",
    "\u05e9\u05dc\u05d5\u05dd \u0627\u0644\u0633\u0644\u0627\u0645 123",
    "\u0928\u092e\u0938\u094d\u0924\u0947 \u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35",
]


def lines_of(name):
    return pathlib.Path(__file__).with_name(name).read_text(encoding="utf-8").removesuffix("\n").split("\n")


PATTERNS = lines_of("python_re_patterns.txt")
INVALID = lines_of("python_re_refused.txt")


def spelled(index, pattern):
    """Every other pattern has its characters themselves instead of escapes."""
    if index % 2 or "\\ud8" in pattern:
        return pattern
    return re.sub(r"\\u([0-9a-f]{4})|\\U([0-9a-f]{8})", lambda m: chr(int(m[1] or m[2], 16)), pattern)


def utf16(text, index):
    return len(text[:index].encode("utf-16-le", "surrogatepass")) // 2


def rows_for(pattern, ignore_case):
    compiled = re.compile(pattern, re.IGNORECASE if ignore_case else 0)
    matching, other = [], []
    for text in TEXTS:
        spans = [[utf16(text, m.start()), utf16(text, m.end())] for m in compiled.finditer(text)]
        (matching if spans else other).append([pattern, ignore_case, text, spans])
    # Spread over the list, so that every alphabet is met.
    step = max(1, len(matching) // MATCHING_TEXTS)
    offset = sum(map(ord, pattern)) % step
    return matching[offset::step][:MATCHING_TEXTS] + other[offset % 7 :][:OTHER_TEXTS]


def refusal_of(pattern):
    try:
        re.compile(pattern)
    except (re.error, OverflowError, ValueError) as error:
        return str(error)
    raise SystemExit(f"Python accepts {pattern!r}")


def main():
    warnings.simplefilter("ignore")
    rows = []
    for index, written in enumerate(PATTERNS):
        pattern = spelled(index, written)
        rows += rows_for(pattern, False)
        if "(?i)" not in pattern:
            rows += rows_for(pattern, True)[:3]
    rows += [[pattern, False, refusal_of(pattern)] for pattern in INVALID]
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    OUTPUT.write_text(f"[\n{lines}\n]\n")
    print(len(rows), "rows")


main()
