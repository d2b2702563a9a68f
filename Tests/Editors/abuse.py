"""Clients that misbehave, and ends that come at the wrong moment: nothing crashes, nothing hangs,
each request has one answer, and nothing is left running."""
import os
import random
import re
import select
import signal
import subprocess
import time

from dap import Adapter, Failure, Framer, Refused, framed, launch
from place import Place, until

# The exit statuses that an adapter may have: fine, a failed expectation, bad input, no daemon.
STATUSES = {0, 1, 65, 69}
SECONDS = 20


def transcript(place, schema):
    """The messages of an ordinary session, as an editor sent them, without its end."""
    document = place.copy("vault.json", "work/abuse")
    with Adapter(place, schema) as adapter:
        adapter.open(document, breakpoints=[{"line": 4}])
        for command in ("continue", "stepIn", "stepBack"):
            adapter.move(command)
            frame = adapter.frames()[0]
            scopes = adapter.request("scopes", {"frameId": frame["id"]})["scopes"]
            adapter.variables(scopes[0]["variablesReference"])
        wanted = {"expression": "panel.isUserInteractionEnabled", "frameId": frame["id"]}
        adapter.move("setExpression", {**wanted, "value": "false"})
        adapter.request("evaluate", {"expression": "why shade", "context": "repl"})
        adapter.request("breakpointLocations", {"source": {"path": document}, "line": 4})
        adapter.move("restart", {})
        adapter.move("reverseContinue")
        for _ in range(20):
            if adapter.move("continue")["event"] == "terminated":
                break
        # After the end, and never served.
        for command in ("stepIn", "nonsense"):
            try:
                adapter.request(command, {"threadId": 1})
            except Refused:
                pass
        sent = list(adapter.sent)
        adapter.request("disconnect", {})
    return sent


class Started:
    """An adapter of which only the bytes are looked at."""

    def __init__(self, place):
        self.errors = open(place.path("stderr"), "ab")
        self.process = subprocess.Popen(
            [os.path.join(place.programs, "responder"), "dap"],
            env=place.environment,
            cwd=place.path("work"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            bufsize=0,
        )
        os.set_blocking(self.process.stdin.fileno(), False)
        self.framer = Framer()
        self.messages = []
        self.is_over = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def write(self, data):
        """Writes, and reads meanwhile: neither end may wait for the other."""
        end = time.monotonic() + SECONDS
        while data and not self.is_over:
            if time.monotonic() > end:
                raise Failure("the adapter takes no more input")
            ins, outs, _ = select.select([self.process.stdout], [self.process.stdin], [], 1)
            if ins:
                self.read(0)
            if outs:
                try:
                    data = data[os.write(self.process.stdin.fileno(), data):]
                except BlockingIOError:
                    pass
                except BrokenPipeError:
                    return

    def read(self, seconds):
        ready, _, _ = select.select([self.process.stdout], [], [], max(0, seconds))
        if not ready:
            return
        chunk = os.read(self.process.stdout.fileno(), 1 << 16)
        self.is_over = not chunk
        self.messages += self.framer.append(chunk)

    def read_until(self, condition, what):
        end = time.monotonic() + SECONDS
        while not condition():
            if self.is_over or time.monotonic() > end:
                raise Failure(f"{what} did not come; the last message is {self.messages[-1:]}")
            self.read(1)

    def read_to_end(self):
        """Everything until the adapter ends; its exit status."""
        end = time.monotonic() + SECONDS
        while not self.is_over:
            if time.monotonic() > end:
                raise Failure("the adapter does not end")
            self.read(1)
        if self.framer.buffer:
            raise Failure(f"the output ends within a message: {self.framer.buffer[:200]!r}")
        return self.wait()

    def wait(self, others=()):
        try:
            status = self.process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            raise Failure("the adapter does not end") from None
        if status not in STATUSES and status not in others:
            raise Failure(f"the adapter ended with {status}")
        return status

    def close(self):
        for pipe in (self.process.stdin, self.process.stdout, self.errors):
            try:
                pipe.close()
            except OSError:
                pass

    def answered(self):
        """How often each request was answered."""
        counts = {}
        for message in self.messages:
            if message["type"] == "response":
                number = message["request_seq"]
                counts[number] = counts.get(number, 0) + 1
        return counts


def seq_of(message):
    return int(re.search(rb'"seq":(\d+)', message)[1])


# Transcripts


def mutated_bytes(data, numbers):
    """The bytes with some pieces cut, doubled or exchanged."""
    for _ in range(numbers.randint(1, 4)):
        if not data:
            break
        start = numbers.randrange(len(data))
        end = min(len(data), start + numbers.choice((1, 2, 7, 40, 400)))
        kind = numbers.choice(("cut", "double", "exchange", "other"))
        if kind == "cut":
            data = data[:start] + data[end:]
        elif kind == "double":
            data = data[:end] + data[start:]
        elif kind == "other":
            data = data[:start] + bytes(numbers.randrange(256) for _ in range(3)) + data[start:]
        else:
            middle = numbers.randint(start, end)
            data = data[:start] + data[middle:end] + data[start:middle] + data[end:]
    return data


def broken_bytes(place, messages, seed):
    """Damaged bytes: the adapter ends by itself, and answers nothing more often than it was asked."""
    data = mutated_bytes(b"".join(messages), random.Random(seed))
    with Started(place) as started:
        started.write(data)
        started.process.stdin.close()
        started.read_to_end()
    for number, count in started.answered().items():
        asked = len(re.findall(rb'"seq":\s*%d\b' % number, data))
        if number and count > max(1, asked):
            return [f"seed {seed}: request {number} was answered {count} times, asked {asked} times"]
    return []


def broken_order(place, messages, seed):
    """Whole messages left out, doubled and exchanged: each has exactly one answer."""
    numbers = random.Random(seed)
    messages = list(messages)
    for _ in range(numbers.randint(1, 5)):
        one, other = numbers.randrange(len(messages)), numbers.randrange(len(messages))
        kind = numbers.choice(("cut", "double", "exchange"))
        if kind == "cut" and len(messages) > 2:
            del messages[one]
        elif kind == "double":
            messages.insert(other, messages[one])
        else:
            messages[one], messages[other] = messages[other], messages[one]
    wanted = {}
    for message in messages:
        wanted[seq_of(message)] = wanted.get(seq_of(message), 0) + 1
    total = sum(wanted.values())
    with Started(place) as started:
        started.write(b"".join(messages))
        started.read_until(lambda: sum(started.answered().values()) >= total, f"seed {seed}: an answer")
        started.process.stdin.close()
        started.read_to_end()
    if started.answered() != wanted:
        return [f"seed {seed}: answers {started.answered()}, requests {wanted}"]
    return []


# The editor is killed


def editor_killed(place, messages, count):
    """The editor dies after some messages: adapter and session are gone at once."""
    with Started(place) as started:
        started.write(b"".join(messages[:count]))
        if count:
            number = seq_of(messages[count - 1])
            started.read_until(lambda: number in started.answered(), f"the answer to {number}")
        began = time.monotonic()
        started.close()
        # It may have been writing, to a pipe that nobody reads any more.
        started.wait(others=(-signal.SIGPIPE,))
    if not until(lambda: place.stats()["sessions"] == 0, 5):
        return [f"after {count} messages a session was left"]
    took = time.monotonic() - began
    # The time is said, not judged: another program may have had the processor.
    if took > 1:
        print(f"slow: after {count} messages it took {took:.1f} s", flush=True)
    return []


# The daemon is killed


def daemon_killed(programs, messages, count):
    """The daemon dies after some messages: each request has at most one answer, and it ends."""
    with Place(programs) as place:
        document = place.copy("vault.json", "work/abuse")
        mine = [rewritten(message, document) for message in messages]
        place.start_daemon()
        with Started(place) as started:
            started.write(b"".join(mine[:count]))
            if count:
                number = seq_of(mine[count - 1])
                started.read_until(lambda: number in started.answered(), f"the answer to {number}")
            place.daemon.send_signal(signal.SIGKILL)
            place.daemon.wait()
            place.daemon = None
            started.write(b"".join(mine[count:]))
            if not started.is_over:
                last = framed({"seq": 100_000, "type": "request", "command": "disconnect"})
                started.write(last)
            started.process.stdin.close()
            started.read_to_end()
        twice = {n: c for n, c in started.answered().items() if c > 1}
        if twice:
            return [f"after {count} messages these were answered more than once: {twice}"]
        if 0 < count and not any(m["type"] == "response" for m in started.messages):
            return [f"after {count} messages nothing had been answered"]
        # The next session is as if nothing had been.
        with Adapter(place) as adapter:
            event = adapter.open(document, filters=[])
            if event["body"].get("reason") != "entry":
                return [f"the next session began with {event}"]
    return []


def rewritten(message, document):
    """A message about this place's document."""
    head, _, body = message.partition(b"\r\n\r\n")
    body = re.sub(rb'"(?:program|path)":"[^"]*"', lambda m: path_of(m[0], document), body)
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def path_of(member, document):
    name = member.partition(b":")[0]
    return name + b':"' + document.encode() + b'"'


# Framing


def framing(place):
    """Headers in any case and order, other headers, bodies that are no JSON, lengths that are none."""
    found = []
    first = b'{"seq":1,"type":"request","command":"initialize","arguments":{"adapterID":"responder"}}'
    second = framed({"seq": 2, "type": "request", "command": "disconnect"})
    with Started(place) as started:
        started.write(
            b"content-type: text/plain\r\nCONTENT-LENGTH:  %d\r\nX: y\r\n\r\n" % len(first) + first
        )
        started.read_until(lambda: started.answered().get(1) == 1, "an answer to odd headers")
        started.write(b"Content-Length: 7\r\n\r\n{wrong}" + second)
        started.read_until(lambda: started.answered().get(2) == 1, "an answer behind what is no JSON")
        started.process.stdin.close()
        started.read_to_end()
    for header in (b"X: y\r\n\r\n", b"Content-Length: 67108865\r\n\r\n", b"Content-Length: -1\r\n\r\n"):
        with Started(place) as started:
            started.write(header + first)
            try:
                started.read_until(lambda one=started: one.is_over, "the end")
            except Failure:
                found.append(f"{header!r} did not end it")
            started.process.stdin.close()
            status = started.read_to_end()
        if status != 65:
            found.append(f"{header!r} ended it with {status}")
    return found


def many_breakpoints(place, schema):
    """10,000 breakpoints are taken, answered in order, and slow nothing down."""
    document = place.copy("vault.json", "work/many")
    with Adapter(place, schema) as adapter:
        wanted = [{"line": 1 + index % 9} for index in range(10_000)]
        adapter.initialize()
        adapter.request("launch", launch(document))
        answers = adapter.set_breakpoints(document, wanted)
        adapter.configure(document, filters=[])
        event = adapter.move("continue")
        while event["event"] == "stopped":
            event = adapter.move("continue")
        adapter.request("disconnect", {})
    return [] if len(answers) == 10_000 else [f"{len(answers)} answers"]


def run(results, place, schema, times=100):
    messages = []
    results.run("an ordinary session", lambda: messages.extend(transcript(place, schema)))
    results.run("framing", lambda: framing(place))
    results.run("10,000 breakpoints", lambda: many_breakpoints(place, schema))
    if not messages:
        return
    for seed in range(times):
        results.run(f"broken bytes, seed {seed}", lambda s=seed: broken_bytes(place, messages, s))
        results.run(f"broken order, seed {seed}", lambda s=seed: broken_order(place, messages, s))
    for count in range(len(messages) + 1):
        results.run(
            f"the editor is killed after {count} messages",
            lambda c=count: editor_killed(place, messages, c),
        )
    for count in range(len(messages) + 1):
        results.run(
            f"the daemon is killed after {count} messages",
            lambda c=count: daemon_killed(place.programs, messages, c),
        )
    results.run("the daemon is well", lambda: [] if place.stats()["sessions"] == 0 else ["sessions"])
