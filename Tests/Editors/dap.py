"""A client of the Debug Adapter Protocol that uses Python's standard library alone."""
import json
import os
import select
import subprocess
import time

from place import Failure

SECONDS = 60


class Refused(Exception):
    """The adapter refused a request; the text is its sentence."""


class Framer:
    """Cuts bytes into messages; strict, since the other end is ours."""

    def __init__(self):
        self.buffer = b""

    def append(self, chunk):
        self.buffer += chunk
        while True:
            head, mark, rest = self.buffer.partition(b"\r\n\r\n")
            if not mark:
                return
            name, _, length = head.partition(b": ")
            if name != b"Content-Length" or not length.isdigit():
                raise Failure(f"a header that is none: {head[:200]!r}")
            if len(rest) < int(length):
                return
            self.buffer = rest[int(length):]
            yield json.loads(rest[:int(length)].decode("utf-8"))


def framed(message):
    body = json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


class Adapter:
    """A process of `responder dap`, and the order that its messages must have."""

    def __init__(self, place, schema=None, options=(), command="dap"):
        self.schema = schema
        self.errors = open(place.path("stderr"), "ab")
        self.process = subprocess.Popen(
            [os.path.join(place.programs, "responder"), command, *options],
            env=place.environment,
            cwd=place.path("work"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            bufsize=0,
        )
        self.framer = Framer()
        self.sent = []
        self.seq = 0
        self.received = 0
        self.waiting = {}
        self.answers = {}
        self.events = []
        self.is_over = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def end(self):
        """Closes the adapter's input, and waits for it; ends it when it does not end by itself."""
        for pipe in (self.process.stdin, self.process.stdout):
            try:
                pipe.close()
            except OSError:
                pass
        try:
            return self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise Failure("the adapter did not end at the end of its input") from None
        finally:
            self.errors.close()

    # Messages

    def send(self, command, arguments=None):
        """Sends a request, and answers its number."""
        self.seq += 1
        message = {"seq": self.seq, "type": "request", "command": command}
        if arguments is not None:
            message["arguments"] = arguments
        if self.schema:
            self.schema.check(message)
        self.waiting[self.seq] = command
        self.sent.append(framed(message))
        try:
            self.process.stdin.write(self.sent[-1])
        except OSError as error:
            raise Failure(f"the adapter takes no {command}: {error.strerror}") from None
        return self.seq

    def read(self, seconds):
        """Takes what has come, waiting for it; says whether more may come."""
        ready, _, _ = select.select([self.process.stdout], [], [], max(0, seconds))
        if not ready:
            return True
        chunk = os.read(self.process.stdout.fileno(), 1 << 16)
        if not chunk:
            self.is_over = True
            if self.framer.buffer:
                raise Failure(f"the output ends within a message: {self.framer.buffer[:200]!r}")
            return False
        for message in self.framer.append(chunk):
            self.take(message)
        return True

    def take(self, message):
        self.received += 1
        if self.schema:
            self.schema.check(message)
        if message.get("seq") != self.received:
            raise Failure(f"seq is {message.get('seq')} where {self.received} comes next")
        if message.get("type") == "event":
            self.events.append(message)
        elif message.get("type") == "response":
            number = message.get("request_seq")
            if self.waiting.pop(number, None) != message.get("command"):
                raise Failure(f"an answer that nobody awaits: {message}")
            # What had come before the answer, so that its order can be told.
            self.answers[number] = (message, len(self.events))
        else:
            raise Failure(f"neither answer nor event: {message}")

    def wait(self, condition, what):
        end = time.monotonic() + SECONDS
        while not condition():
            if time.monotonic() > end:
                raise Failure(f"{what} did not come within {SECONDS} s")
            if not self.read(end - time.monotonic()) and not condition():
                raise Failure(f"the adapter ended before {what} came")

    def request(self, command, arguments=None):
        """Asks and waits; the answer's body, or Refused."""
        number = self.send(command, arguments)
        self.wait(lambda: number in self.answers, f"the answer to {command}")
        message, _ = self.answers.pop(number)
        if message.get("success"):
            return message.get("body", {})
        error = message.get("body", {}).get("error", {})
        text = error.get("format") or message.get("message") or ""
        for name, value in error.get("variables", {}).items():
            text = text.replace("{" + name + "}", value)
        raise Refused(text)

    def event(self, *names):
        """Waits for the next event with one of these names, and takes it out."""

        def index():
            return next((i for i, e in enumerate(self.events) if e["event"] in names), None)

        self.wait(lambda: index() is not None, " or ".join(names))
        return self.events.pop(index())

    def move(self, command, arguments=None):
        """A request after which the debugger stops or ends; the event that says so."""
        number = self.send(command, arguments if arguments is not None else {"threadId": 1})
        self.wait(lambda: number in self.answers, f"the answer to {command}")
        message, before = self.answers.pop(number)
        if not message.get("success"):
            error = message.get("body", {}).get("error", {})
            raise Refused(error.get("format") or message.get("message") or "")
        early = [e["event"] for e in self.events[:before] if e["event"] in ("stopped", "exited")]
        if early:
            raise Failure(f"{early[0]} came before the answer to {command}")
        return self.event("stopped", "terminated")

    # A session

    def open(self, program, arguments=None, breakpoints=None, filters=None, patterns=None):
        """Everything up to the first stop, as an editor does it; that stop's event."""
        self.initialize()
        self.request("launch", launch(program, arguments))
        return self.configure(program, breakpoints, filters, patterns)

    def initialize(self):
        self.capabilities = self.request(
            "initialize",
            {
                "clientID": "raw",
                "adapterID": "responder",
                "pathFormat": "path",
                "linesStartAt1": True,
                "columnsStartAt1": True,
                "supportsVariableType": True,
                "locale": "en",
            },
        )
        self.event("initialized")

    def configure(self, program, breakpoints=None, filters=None, patterns=None):
        if breakpoints:
            self.set_breakpoints(program, breakpoints)
        if patterns:
            wanted = [{"name": pattern} for pattern in patterns]
            self.request("setFunctionBreakpoints", {"breakpoints": wanted})
        if filters is None:
            offered = self.capabilities.get("exceptionBreakpointFilters", [])
            filters = [one["filter"] for one in offered if one.get("default")]
        self.request("setExceptionBreakpoints", {"filters": filters})
        return self.move("configurationDone", {})

    def set_breakpoints(self, program, breakpoints):
        source = {"name": os.path.basename(program), "path": program}
        body = self.request("setBreakpoints", {"source": source, "breakpoints": breakpoints})
        return body["breakpoints"]

    def frames(self):
        body = self.request("stackTrace", {"threadId": 1, "startFrame": 0, "levels": 200})
        return body["stackFrames"]

    def variables(self, reference):
        return self.request("variables", {"variablesReference": reference})["variables"]


def launch(program, arguments=None):
    whole = {"type": "responder", "request": "launch", "program": program, "stopOnEntry": True}
    whole.update(arguments or {})
    return whole
