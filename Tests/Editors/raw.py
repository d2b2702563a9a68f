"""The raw client: the shared cases, the walk of one document, and every built-in scenario."""
import glob
import json
import os
import re
import time

import cases
from cases import ROOT
from dap import Adapter, Failure, Refused, framed

SHORT = {
    "step": "stepIn",
    "over": "next",
    "out": "stepOut",
    "back": "stepBack",
    "continue": "continue",
    "reverse": "reverseContinue",
}


def title(event):
    """Why the debugger stopped, as editors show it."""
    body = event.get("body", {})
    why = body.get("description") or body.get("reason") or ""
    return f"{why}: {body['text']}" if body.get("text") else why


def is_at(event, place):
    return event.get("body", {}).get("description") == place


class Screen:
    """What an editor without any looks would show, and the actions of the shared cases."""

    def __init__(self, place, schema, document):
        self.place, self.schema, self.document = place, schema, document
        self.adapter = None
        self.breakpoints, self.patterns = [], []
        self.shown = []
        self.forget()

    def forget(self):
        self.state, self.why, self.frames, self.frame = "none", "", [], 0
        self.scopes, self.console, self.told = [], "", []

    def do(self, step):
        self.told = []
        try:
            getattr(self, "do_" + step["do"], self.do_move)(step)
        except Refused as refusal:
            self.told.append(str(refusal))
        self.take_events()
        with open(self.document, encoding="utf-8") as file:
            document = file.read()
        frame = self.frames[self.frame] if self.frames else {}
        return {
            "state": self.state,
            "why": self.why,
            "line": frame.get("line"),
            "stack": [one["name"] for one in self.frames],
            "scopes": [line for scope in self.scopes for line in scope["lines"]],
            "console": self.console,
            "told": self.told,
            "breakpoints": self.shown,
            "document": document,
        }

    def end(self):
        if self.adapter:
            adapter, self.adapter = self.adapter, None
            adapter.end()

    # What is on the screen

    def take_events(self):
        adapter = self.adapter
        if not adapter:
            return
        for event in list(adapter.events):
            name, body = event["event"], event.get("body", {})
            if name == "output":
                self.console += body.get("output", "")
            elif name == "responder/apply":
                put_edits(body.get("source", {}).get("path") or self.document, body["edits"])
            elif name == "exited":
                self.why = f"exit status {body['exitCode']}"
            else:
                continue
            adapter.events.remove(event)

    def arrived(self, event):
        """Shows what belongs to a stop, or to the end."""
        self.take_events()
        self.frames, self.frame, self.scopes = [], 0, []
        if event["event"] == "terminated":
            self.state = "ended"
            self.adapter.request("disconnect", {})
            return
        self.state, self.why = "stopped", title(event)
        self.frames = self.adapter.frames()
        if event["body"].get("reason") == "exception":
            self.adapter.request("exceptionInfo", {"threadId": 1})
        self.show_scopes()

    def show_scopes(self):
        if not self.frames:
            return
        number = self.frames[self.frame]["id"]
        self.scopes = self.adapter.request("scopes", {"frameId": number})["scopes"]
        for scope in self.scopes:
            scope["variables"] = []
            if not scope.get("expensive"):
                scope["variables"] = self.adapter.variables(scope["variablesReference"])
            self.draw(scope)

    def draw(self, scope):
        values = [f"{one['name']} = {one['value']}" for one in scope["variables"]]
        scope["lines"] = [scope["name"], *values]

    # The actions

    def do_breakpoint(self, step):
        names = {"condition": "condition", "hits": "hitCondition", "log": "logMessage"}
        wanted = {"line": step["line"]}
        wanted.update({names[key]: step[key] for key in names if key in step})
        self.breakpoints.append(wanted)
        if self.adapter:
            self.show_breakpoints(self.adapter.set_breakpoints(self.document, self.breakpoints))

    def do_pattern(self, step):
        self.patterns.append(step["pattern"])

    def show_breakpoints(self, answers):
        self.shown = []
        for wanted, answer in zip(self.breakpoints, answers):
            self.shown.append([answer.get("line", wanted["line"]), answer["verified"]])

    def do_debug(self, step):
        self.end()
        self.forget()
        adapter = self.adapter = Adapter(self.place, self.schema)
        program = self.document
        if "program" in step:
            program = os.path.join(os.path.dirname(self.document), step["program"])
        arguments = {"variant": step["variant"]} if "variant" in step else {}
        adapter.initialize()
        try:
            adapter.request(
                "launch",
                {
                    "type": "responder",
                    "request": "launch",
                    "program": program,
                    "stopOnEntry": True,
                    **arguments,
                },
            )
        except Refused as refusal:
            self.told.append(str(refusal))
            self.state = "ended"
            adapter.request("disconnect", {})
            self.end()
            return
        if self.breakpoints:
            self.show_breakpoints(adapter.set_breakpoints(program, self.breakpoints))
        self.arrived(adapter.configure(program, patterns=self.patterns))

    def do_move(self, step):
        self.arrived(self.adapter.move(SHORT[step["do"]]))

    def do_restart(self, _step):
        self.arrived(self.adapter.move("restart", {}))

    def do_set(self, step):
        name, value = step["reference"], step["value"]
        frame = self.frames[self.frame]["id"]
        for scope in self.scopes:
            if any(one["name"] == name for one in scope["variables"]):
                wanted = {"variablesReference": scope["variablesReference"], "name": name}
                self.arrived(self.adapter.move("setVariable", {**wanted, "value": value}))
                return
        wanted = {"expression": name, "value": value, "frameId": frame}
        self.arrived(self.adapter.move("setExpression", wanted))

    def do_open(self, step):
        for scope in self.scopes:
            for one in scope["variables"]:
                if one["name"] == step["name"] and one["variablesReference"]:
                    inner = self.adapter.variables(one["variablesReference"])
                    if one.get("presentationHint", {}).get("lazy"):
                        one["value"] = inner[0]["value"]
                    self.draw(scope)
                    return
        self.told.append(f"nothing to open is called {step['name']}")

    def do_frame(self, step):
        self.frame = step["index"]
        self.show_scopes()

    def do_say(self, step):
        frame = self.frames[self.frame]["id"]
        wanted = {"expression": step["line"], "context": "repl", "frameId": frame}
        self.console += self.adapter.request("evaluate", wanted).get("result", "") + "\n"
        if step.get("await") == "stop":
            self.arrived(self.adapter.event("stopped"))
        elif step.get("await") == "document":
            adapter = self.adapter
            adapter.wait(
                lambda: any(e["event"] == "responder/apply" for e in adapter.events), "the edits"
            )


def put_edits(path, edits):
    with open(path, "rb") as file:
        text = file.read()
    for edit in sorted(edits, key=lambda one: -one["range"]["start"]["offset"]):
        start, end = edit["range"]["start"]["offset"], edit["range"]["end"]["offset"]
        text = text[:start] + edit["text"].encode() + text[end:]
    with open(path, "wb") as file:
        file.write(text)


def run_case(case, place, schema, folder):
    document, steps = cases.prepare(case, place, folder)
    screen = Screen(place, schema, document)
    try:
        return cases.judge(steps, [screen.do(step) for step in steps])
    finally:
        screen.end()


# The document of the specification, to its end and back


def place_of(frame):
    """Where a frame is: what it is called, its line, and its record."""
    return frame["name"], frame["line"], frame.get("instructionPointerReference")


def forwards(adapter, first):
    """The places from a stop to the end of the script, one hop at a time."""
    event, places = first, []
    while event["event"] == "stopped" and not is_at(event, "End of the script"):
        places.append(place_of(adapter.frames()[0]))
        event = adapter.move("stepIn")
        if len(places) > 5000:
            raise Failure("5000 steps and no end")
    return places, event


def backwards(adapter):
    """The places from here back to the start of the script."""
    places = []
    while True:
        event = adapter.move("stepBack")
        if is_at(event, "Start of the script"):
            return places
        places.append(place_of(adapter.frames()[0]))
        if len(places) > 10000:
            raise Failure("10000 steps back and no start")


def there_and_back(forward, backward):
    """What differs between a way and the same way backwards."""
    wanted = forward[::-1]
    # At the end of the script one stands at the last hop still.
    if backward[:1] != wanted[:1]:
        wanted = wanted[1:]
    got = backward[:len(wanted)]
    if got == wanted:
        return []
    index = next((i for i, pair in enumerate(zip(got, wanted)) if pair[0] != pair[1]), len(got))
    return [f"backwards, step {index + 1}: {got[index:index + 1]}, not {wanted[index:index + 1]}"]


def the_same_again(forward, again):
    """What differs the second time, which begins within the launch, or behind its only hop."""
    if again[max(0, len(again) - len(forward)):] in (forward, forward[1:]):
        return []
    return [f"the second time forwards there are {len(again)} places, not those {len(forward)}"]


def finish(adapter, event):
    """Continues to the end, and ends; the exit status that was told."""
    tries = 0
    while event["event"] == "stopped":
        event = adapter.move("continue")
        tries += 1
        if tries > 1000:
            raise Failure("the script does not end")
    codes = [e["body"]["exitCode"] for e in adapter.events if e["event"] == "exited"]
    if len(codes) != 1:
        raise Failure(f"exited came {len(codes)} times before terminated")
    adapter.request("disconnect", {})
    end = time.monotonic() + 10
    while not adapter.is_over:
        if time.monotonic() > end:
            raise Failure("after disconnect the adapter did not end")
        adapter.read(1)
    status = adapter.process.wait(10)
    if status not in (0, codes[0]):
        raise Failure(f"it told exit status {codes[0]}, and ended with {status}")
    return codes[0]


def walk(place, schema):
    """Done when 1: there and back, a breakpoint, a what-if, nonsense, the exit status."""
    document = place.copy("vault.json", "work/walk")
    found = []

    def expect(what, wanted, got):
        if wanted != got:
            found.append(f"{what}: {got!r}, not {wanted!r}")

    with Adapter(place, schema) as adapter:
        entry = adapter.open(document, filters=[])
        expect("the first stop", "entry", entry["body"]["reason"])
        forward, _ = forwards(adapter, entry)
        asked = [name[:-len(".hitTest")] for name, _, _ in forward if name.endswith(".hitTest")]
        expect("the views that the touch asks", ["window", "shade", "panel", "vault"], asked[:4])
        expect("they stand at", {"window": 3, "shade": 6, "panel": 4, "vault": 5},
               {name[:-len(".hitTest")]: line for name, line, _ in forward if name.endswith(".hitTest")})
        back = backwards(adapter)
        found += there_and_back(forward, back)
        event = adapter.move("stepIn")
        again, _ = forwards(adapter, event)
        found += the_same_again(forward, again)
        answers = adapter.set_breakpoints(document, [{"line": 4}])
        expect("the breakpoint", [(True, 4)], [(b["verified"], b.get("line")) for b in answers])
        event = adapter.move("restart", {})
        expect("after restart", "entry", event["body"]["reason"])
        event = adapter.move("continue")
        expect("at the breakpoint", "breakpoint", event["body"]["reason"])
        expect("its number", [answers[0]["id"]], event["body"].get("hitBreakpointIds"))
        frames = adapter.frames()
        expect("the stack", ["panel.hitTest", "window.hitTest", "finger 1 comes down on vault"],
               [frame["name"] for frame in frames])
        expect("its lines", [4, 3, 8], [frame["line"] for frame in frames])
        found += what_if(adapter, frames[0])
        event = adapter.move("restart", {})
        adapter.set_breakpoints(document, [])
        told = finish(adapter, event)
        status, output = place.run("run", document)
        if told != status:
            found.append(f"exit status {told}, where responder run has {status}: {output[-400:]}")
    return found


def what_if(adapter, frame):
    found = []
    scopes = adapter.request("scopes", {"frameId": frame["id"]})["scopes"]
    reference = next(s["variablesReference"] for s in scopes if s.get("presentationHint") == "locals")
    wanted = {"variablesReference": reference, "name": "isUserInteractionEnabled"}
    try:
        adapter.move("setVariable", {**wanted, "value": "maybe"})
        found.append("nonsense was taken for a value")
    except Refused as refusal:
        if "panel.isUserInteractionEnabled: expected true or false" not in str(refusal):
            found.append(f"nonsense was refused with: {refusal}")
    adapter.request("setExceptionBreakpoints", {"filters": ["discarded"]})
    adapter.move("setVariable", {**wanted, "value": "false"})
    said = "".join(e["body"]["output"] for e in adapter.events if e["event"] == "output")
    if not re.search(r"what if panel\.isUserInteractionEnabled = false: the route parts", said):
        found.append(f"the what-if says {said!r}")
    event = adapter.move("continue")
    while event["event"] == "stopped" and event["body"]["reason"] == "breakpoint":
        event = adapter.move("continue")
    if not title(event).startswith("Event discarded"):
        found.append(f"the event was not discarded: {title(event)}")
    else:
        info = adapter.request("exceptionInfo", {"threadId": 1})
        if info["exceptionId"] != "dispatch.unhandled-is-dropped":
            found.append(f"the event was discarded by {info['exceptionId']}")
    adapter.request("setExceptionBreakpoints", {"filters": []})
    # An old frame is refused, and says why.
    try:
        adapter.request("scopes", {"frameId": frame["id"]})
        found.append("a frame of an earlier stop has scopes still")
    except Refused as refusal:
        if "moved on" not in str(refusal):
            found.append(f"an old frame was refused with: {refusal}")
    return found


# Every built-in scenario


def scenarios():
    """The built-in scenarios, each with each of its variants: name, path and variant."""
    for path in sorted(glob.glob(os.path.join(ROOT, "scenarios", "*", "*.json"))):
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        name = os.path.join(os.path.basename(os.path.dirname(path)), os.path.basename(path))[:-5]
        for variant in document.get("variants") or [{}]:
            yield name, path, variant.get("id")


def walk_scenario(path, variant, place, schema):
    """Done when 2: from start to end and back: the same places, the exit status of a run."""
    with Adapter(place, schema) as adapter:
        arguments = {"variant": variant} if variant else {}
        entry = adapter.open(path, arguments, filters=[])
        forward, event = forwards(adapter, entry)
        for frame in adapter.frames()[:1] if event["event"] == "stopped" else []:
            for scope in adapter.request("scopes", {"frameId": frame["id"]})["scopes"]:
                adapter.variables(scope["variablesReference"])
        found = there_and_back(forward, backwards(adapter))
        event = adapter.move("stepIn")
        again, event = forwards(adapter, event)
        found += the_same_again(forward, again)
        told = finish(adapter, event)
    status, output = place.run("run", f"{path}#{variant}" if variant else path)
    if told != status:
        found.append(f"exit status {told}, where responder run has {status}: {output[-400:]}")
    return found


# The other envelope


def envelope(place):
    """With --json-rpc nothing stands beside JSON-RPC's members, and errors have its numbers."""
    document = place.copy("vault.json", "work/envelope")
    found = []
    with JSONRPC(place) as adapter:
        adapter.request("initialize", {"clientID": "raw", "adapterID": "responder"})
        adapter.request("launch", {"program": document, "stopOnEntry": True})
        adapter.request("setExceptionBreakpoints", {"filters": []})
        adapter.request("configurationDone", {})
        adapter.event("stopped")
        for method, params, code in (
            ("nonsense", {}, -32601),
            ("setExpression", {"expression": "panel.isHidden", "value": "maybe"}, -32602),
        ):
            try:
                adapter.request(method, params)
                found.append(f"{method} was not refused")
            except Refused as refusal:
                if adapter.code != code:
                    found.append(f"{method} was refused with {adapter.code}: {refusal}")
        adapter.request("stepIn", {"threadId": 1})
        adapter.event("stopped")
        adapter.request("disconnect", {})
    return found


class JSONRPC(Adapter):
    """The same adapter, spoken to in JSON-RPC."""

    def __init__(self, place):
        super().__init__(place, None, ("--json-rpc",))
        self.code = None

    def send(self, command, arguments=None):
        self.seq += 1
        message = {"jsonrpc": "2.0", "id": self.seq, "method": command, "params": arguments or {}}
        self.waiting[self.seq] = command
        self.process.stdin.write(framed(message))
        return self.seq

    def take(self, message):
        others = set(message) - {"jsonrpc", "id", "method", "params", "result", "error"}
        if others or message.get("jsonrpc") != "2.0":
            raise Failure(f"this is no message of JSON-RPC: {message}")
        if "method" in message:
            if "id" in message:
                raise Failure(f"a request that nobody served: {message}")
            self.events.append({"event": message["method"], "body": message.get("params", {})})
            return
        self.waiting.pop(message["id"])
        error = message.get("error")
        self.code = error["code"] if error else None
        answer = {"success": not error, "body": message.get("result") or {}}
        if error:
            if set(error) - {"code", "message", "data"}:
                raise Failure(f"members beside those of an error: {error}")
            answer = {"success": False, "message": error["message"]}
        self.answers[message["id"]] = (answer, len(self.events))


def run(results, place, schema):
    shared = cases.load()["cases"]
    for index, case in enumerate(shared):
        folder = f"work/raw-{index}"
        results.run(case["name"], lambda c=case, f=folder: run_case(c, place, schema, f))
    results.run("the walk of one document, there and back", lambda: walk(place, schema))
    results.run("the envelope of JSON-RPC", lambda: envelope(place))
    for name, path, variant in scenarios():
        label = f"{name}#{variant}" if variant else name
        results.run(label, lambda p=path, v=variant: walk_scenario(p, v, place, schema))
    check_schema(results, schema)


def check_schema(results, schema):
    """0 messages outside the schema, and a wrong one is caught."""
    print(f"raw: {schema.summary()}", flush=True)
    if not schema.definitions:
        results.skip("messages against the schema", schema.reason)
        return
    outside = [f"{faults[0]}: {json.dumps(message)[:300]}" for faults, message in schema.wrong[:10]]
    results.check("every message fits the schema", outside)
    right = {"seq": 1, "type": "event", "event": "stopped", "body": {"reason": "step", "threadId": 1}}
    wrong = {**right, "body": {"threadId": 1}}
    found = ["a right message was taken for a wrong one"] if schema.faults(right) else []
    if not schema.faults(wrong):
        found.append("a wrong message was not caught")
    results.check("a message that is wrong on purpose is caught", found)
