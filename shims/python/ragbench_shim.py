"""Lets ragbench ask a Python app: JSON Lines {"id", "request"} on stdin, {"id", "response"} or {"id", "error"} on stdout.

Usage: python3 ragbench_shim.py app MODULE:NAME, in the folder of ragbench.yml, which is put on sys.path. NAME is a
function (prompt, assignments), or a class or object with query(prompt, conversation=...). Besides requests, a line
{"id", "call": "available_tools" | "corpus"} asks the object for these. {"ready": true} is said once NAME is imported.

Standard library only. The syntax is one that old Pythons can read, so that they can say that they are too old.
"""
import sys

OLDEST = (3, 9)
# Of an exit with this status src/app/stdio/python.ts shows the last line of stderr as the reason.
REFUSED = 64


def refuse(why):
    sys.stderr.write(why + "\n")
    sys.exit(REFUSED)


if sys.version_info < OLDEST:
    refuse(
        "app.python needs Python %d.%d or newer; this is %s (%s)"
        % (OLDEST + (sys.version.split()[0], sys.executable))
    )

import collections
import collections.abc
import difflib
import enum
import importlib
import inspect
import io
import json
import math
import os
import threading
import traceback
import types

FRAMES_SHOWN = 3
MESSAGE_LIMIT = 16384
DEPTH_LIMIT = 100
CALLS = ("available_tools", "corpus")
# What a parameter of such a name gets where the case has no such thing and the parameter no default.
EMPTY = {"conversation": [], "assignments": {}, "contexts": None, "context_sources": None, "reference_date": None}
# Fields of an answer that an object may have as properties.
FIELDS = (
    "text mode refused clarification value unit source sources narrative citations retrieved_context tool_calls"
    " tool_statuses route trace metadata usage"
).split()


class Wire(object):
    """The protocol's own streams. What the app prints goes to stderr, and its stdin is empty."""

    def __init__(self):
        self._input = os.fdopen(os.dup(0), "rb")
        self._output = os.fdopen(os.dup(1), "wb")
        self._lock = threading.Lock()
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)

    def messages(self):
        for line in self._input:
            yield json.loads(line.decode("utf-8"))

    def send(self, line):
        with self._lock:
            self._output.write(line + b"\n")
            self._output.flush()


class Workers(object):
    """
    Does jobs side by side. The main thread, which has imported the app, is the first worker, and the only one as long as
    nothing is asked while it is busy; then threads are added, also in place of one that a hanging call keeps.
    """

    def __init__(self, send):
        self._send = send
        self._jobs = collections.deque()
        self._change = threading.Condition()
        self._idle = 1
        self._open = 0
        self._ended = False

    def submit(self, job):
        with self._change:
            self._open += 1
            self._jobs.append(job)
            if self._idle < len(self._jobs):
                self._idle += 1
                threading.Thread(target=self.work, daemon=True).start()
            self._change.notify()

    def end(self):
        """Nothing more is going to be submitted; what was is answered still."""
        with self._change:
            self._ended = True
            self._change.notify_all()
            while self._open:
                self._change.wait()

    def work(self):
        """Works until the end; the caller counts as idle already."""
        while True:
            with self._change:
                while not self._jobs and not self._ended:
                    self._change.wait()
                if not self._jobs:
                    return
                self._idle -= 1
                job = self._jobs.popleft()
            line = job()
            # Idle before the answer is out: what is asked next must find this worker, not make another.
            with self._change:
                self._idle += 1
            self._send(line)
            with self._change:
                self._open -= 1
                self._change.notify_all()


class EventLoop(object):
    """One loop on a thread of its own for all that is awaited, since clients stay bound to the loop that they were used in."""

    def __init__(self):
        self._lock = threading.Lock()
        self._loop = None

    def result(self, awaitable):
        import asyncio
        import concurrent.futures

        done = concurrent.futures.Future()

        def begin():
            asyncio.ensure_future(awaitable).add_done_callback(hand_over)

        def hand_over(task):
            error = asyncio.CancelledError() if task.cancelled() else task.exception()
            if error is None:
                done.set_result(task.result())
            else:
                done.set_exception(error)

        with self._lock:
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self._loop.call_soon_threadsafe(begin)
        return done.result()


class Turn(dict):
    """A turn of the conversation, read as turn["content"] or, like ragverdict's messages, as turn.content."""

    def __getattr__(self, name):
        if name in self:
            return self[name]
        raise AttributeError(name)


class App(object):
    """The user's function or adapter. One that cannot be imported or made answers each request with why."""

    def __init__(self, target):
        self._target = target
        self._loop = EventLoop()
        self._failure = None
        try:
            self._object = load(target)
            self._function = asked_function(self._object, target)
        except BaseException as error:
            self._failure = describe(error)

    def reply(self, message):
        """The line that answers a message."""
        answer = {"id": message["id"]}
        try:
            if self._failure is None:
                answer["response"] = self._called(message) if "call" in message else self._asked(message["request"])
            else:
                answer["error"] = self._failure
            return json.dumps(answer).encode("ascii")
        except BaseException as error:
            return json.dumps({"id": message["id"], "error": describe(error)}).encode("ascii")

    def _asked(self, request):
        positional, named = arguments_for(self._function, request, self._target)
        return answer_of(self._result(self._function, *positional, **named), self._target)

    def _called(self, message):
        name = message["call"]
        method = getattr(self._object, name, None) if name in CALLS else None
        if not callable(method):
            raise Fault("%s has no %s()" % (self._target, name))
        found = self._result(method)
        return None if found is None else [plain(item, name) for item in found]

    def _result(self, function, *positional, **named):
        result = function(*positional, **named)
        return self._loop.result(result) if inspect.isawaitable(result) else result


class Fault(Exception):
    """Something about the app that we found, not Python; told without the exception's name."""


def load(target):
    """The object that MODULE:NAME names; of a class its instance."""
    module_name, _, path = target.partition(":")
    found = importlib.import_module(module_name)
    place = module_name
    for name in path.split("."):
        if not hasattr(found, name):
            close = difflib.get_close_matches(name, [known for known in dir(found) if not known.startswith("_")], 1)
            raise Fault("%s has no %s%s" % (place, name, "; did you mean %s?" % close[0] if close else ""))
        found, place = getattr(found, name), "%s%s%s" % (place, ":" if place == module_name else ".", name)
    return found() if inspect.isclass(found) else found


def asked_function(found, target):
    """What is called with the prompt: a ragverdict adapter's query, a fairtrace adapter's run, or the object itself."""
    methods = [] if inspect.isroutine(found) else [getattr(found, name, None) for name in ("query", "run")]
    for candidate in methods + [found]:
        if callable(candidate):
            return candidate
    raise Fault("%s is of type %s, which can neither be called nor has it query()" % (target, type_name(found)))


def arguments_for(function, request, target):
    """
    The request's fields by the names of the parameters. Of other names the first is the prompt and the second, as in
    fairtrace, the assignments; **kwargs takes the fields that no parameter names.
    """
    values = request if isinstance(request, dict) else {"prompt": request}
    values = {name: turns(value) if name == "conversation" else value for name, value in values.items()}
    try:
        parameters = list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):
        return [values.get("prompt")], {}
    positional, named, place, used = [], {}, 0, set()
    for parameter in parameters:
        if parameter.kind is parameter.VAR_POSITIONAL and not place:
            return [values.get("prompt"), values.get("assignments", {})], {}
        elif parameter.kind is parameter.VAR_KEYWORD:
            named.update({name: value for name, value in values.items() if name not in used})
        elif parameter.kind is not parameter.VAR_POSITIONAL:
            source, value = value_for(parameter, place, values, target)
            used.add(source)
            if source is not None and parameter.kind is parameter.POSITIONAL_ONLY:
                positional.append(value)
            elif source is not None:
                named[parameter.name] = value
            place += parameter.kind is not parameter.KEYWORD_ONLY
    return positional, named


def value_for(parameter, place, values, target):
    """The field that a parameter takes and its value; without a field the parameter keeps its default."""
    name, optional = parameter.name, parameter.default is not parameter.empty
    if name in values and not (optional and name in EMPTY and values[name] == EMPTY[name]):
        return name, values[name]
    if name not in values and place == 0 and "prompt" in values:
        return "prompt", values["prompt"]
    by_place = place == 1 and name not in EMPTY and parameter.kind is not parameter.KEYWORD_ONLY
    if by_place and name not in values and (values.get("assignments") or not optional):
        return "assignments", values.get("assignments", {})
    if optional:
        return None, None
    if name in EMPTY:
        return name, values.get(name, EMPTY[name])
    raise Fault("%s wants %s, which the request lacks; it has %s" % (target, name, ", ".join(sorted(values))))


def turns(value):
    return [Turn(turn) if isinstance(turn, dict) else turn for turn in value] if isinstance(value, list) else value


def answer_of(result, target):
    """A result as the response: a text alone is its text, and the rest must be a structure."""
    if isinstance(result, str):
        return {"text": str(result)}
    answer = plain(result, target, top=True)
    if isinstance(answer, (dict, list)):
        return answer
    raise Fault(
        "%s returned %s; a text, a dict with text, or an object with the attribute text is expected"
        % (target, "None" if result is None else "a value of type " + type_name(result))
    )


def plain(value, path, depth=0, top=False):
    """A value as JSON has it: containers, enums, dataclasses, arrays and plain objects are opened. Else a Fault with its place."""
    if depth > DEPTH_LIMIT:
        raise Fault("the result is nested deeper than %d levels: %s" % (DEPTH_LIMIT, path))
    if isinstance(value, enum.Enum):
        return plain(value.value, path, depth + 1)
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return str(value)
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        if math.isfinite(value):
            return float(value)
        raise Fault("%s is %r, which JSON cannot carry" % (path, value))
    if isinstance(value, (list, tuple)) and not hasattr(value, "_asdict"):
        return [plain(item, "%s[%d]" % (path, index), depth + 1) for index, item in enumerate(value)]
    if callable(getattr(value, "tolist", None)):
        return plain(value.tolist(), path, depth + 1)
    return plain_fields(value, path, depth, top)


def plain_fields(value, path, depth, top):
    fields = fields_of(value, top)
    if fields is None:
        raise Fault(
            "%s is of type %s, which JSON cannot carry; texts, numbers, lists, dicts and plain objects it can"
            % (path, type_name(value))
        )
    opened = {}
    for name, item in fields.items():
        if not isinstance(name, (str, int)):
            raise Fault("%s has a key of type %s; a text is expected" % (path, type_name(name)))
        try:
            opened[str(name)] = plain(item, "%s.%s" % (path, name), depth + 1)
        except Fault:
            # ragverdict's place for whatever the app's own library gave.
            if not (top and name == "raw"):
                raise
    return opened


def fields_of(value, top):
    """The fields of a mapping or of a plain object, whose private attributes do not count; None for anything else."""
    if isinstance(value, collections.abc.Mapping):
        return value
    for opener in ("_asdict", "model_dump"):
        if callable(getattr(value, opener, None)) and not inspect.isclass(value):
            return getattr(value, opener)()
    if inspect.isclass(value) or inspect.isroutine(value) or isinstance(value, (types.ModuleType, io.IOBase)):
        return None
    fields = dict(getattr(value, "__dict__", {}))
    for cls in type(value).__mro__:
        slots = cls.__dict__.get("__slots__", ())
        names = [slots] if isinstance(slots, str) else list(slots)
        names += [name for name in FIELDS if top and isinstance(cls.__dict__.get(name), property)]
        fields.update({name: getattr(value, name) for name in names if hasattr(value, name)})
    public = {name: item for name, item in fields.items() if not name.startswith("_")}
    return public or None


def type_name(value):
    cls = type(value)
    return cls.__name__ if cls.__module__ in ("builtins", "__main__") else cls.__module__ + "." + cls.__qualname__


def describe(error):
    """An exception for people: what it says, and the last frames of the app's own code."""
    if isinstance(error, Fault):
        return {"message": str(error)[:MESSAGE_LIMIT]}
    try:
        said = str(error)
    except Exception:
        said = "(it cannot be shown)"
    message = type_name(error) + (": " + said if said else "")
    if isinstance(error, ModuleNotFoundError):
        message += " (Python %s, %s)" % (sys.version.split()[0], sys.executable)
    found = {"message": message[:MESSAGE_LIMIT], "trace": frames_of(error)[:MESSAGE_LIMIT]}
    return found if found["trace"] else {"message": found["message"]}


def frames_of(error):
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not is_machinery(frame.filename)]
    shown = [frame for frame in frames if not is_library(frame.filename)][-FRAMES_SHOWN:]
    if frames and frames[-1] not in shown:
        shown.append(frames[-1])
    return ", ".join("%s:%s in %s" % (shown_path(frame.filename), frame.lineno, frame.name) for frame in shown) + (
        ": " + shown[-1].line if shown and shown[-1].line else ""
    )


def is_machinery(path):
    """Whether a frame is ours, or between us and the app: the import system, futures and event loops."""
    return path == __file__ or path.startswith("<frozen importlib") or is_in(path, HIDDEN)


def is_library(path):
    return path.startswith("<") or "site-packages" in path or "dist-packages" in path or is_in(path, (LIBRARY,))


def is_in(path, folders):
    return any(path == folder or path.startswith(folder + os.sep) for folder in folders)


LIBRARY = os.path.dirname(os.__file__)
HIDDEN = [os.path.join(LIBRARY, name) for name in ("importlib", "asyncio", os.path.join("concurrent", "futures"))]


def shown_path(path):
    """A path as seen from the config's folder; of another file only its end."""
    inside = os.path.relpath(path) if os.path.isabs(path) and is_in(path, (os.getcwd(),)) else None
    return inside or os.sep.join(path.split(os.sep)[-2:])


# A mode is made of MODULE:NAME, and answers messages by `reply`.
MODES = {"app": App}


def main(arguments):
    if len(arguments) != 2 or arguments[0] not in MODES:
        refuse("usage: ragbench_shim.py %s MODULE:NAME" % "|".join(sorted(MODES)))
    wire = Wire()
    if sys.path and sys.path[0] == os.path.dirname(os.path.abspath(__file__)):
        del sys.path[0]
    sys.path.insert(0, os.getcwd())
    del sys.argv[1:]
    mode = MODES[arguments[0]](arguments[1])
    wire.send(b'{"ready": true}')
    workers = Workers(wire.send)

    def read():
        for message in wire.messages():
            workers.submit(lambda message=message: mode.reply(message))
        workers.end()

    # No daemon: the process lasts until all is answered.
    threading.Thread(target=read).start()
    workers.work()


if __name__ == "__main__":
    main(sys.argv[1:])
