"""The shared cases: what is done in every client, and what must be on its screen."""
import json
import os
import re
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


def load():
    with open(os.path.join(HERE, "cases.json"), encoding="utf-8") as file:
        return json.load(file)


def prepare(case, place, folder):
    """Puts the documents of a case into a folder of its own; the steps that a client takes."""
    document = place.copy(load()["document"], folder)
    steps = []
    for step in case["steps"]:
        if step["do"] == "write":
            old, new = step["replace"]
            with open(document, encoding="utf-8") as file:
                text = file.read()
            if old not in text:
                raise ValueError(f"{case['name']}: the document has no {old}")
            with open(place.path(folder, step["name"]), "w", encoding="utf-8") as file:
                file.write(text.replace(old, new, 1))
        else:
            steps.append(step)
    return document, steps


def differences(see, screen):
    """What of a screen is not as it must be, one sentence each."""
    found = []

    def same(name, wanted, got):
        if wanted != got:
            found.append(f"{name} is {got!r}, not {wanted!r}")

    def matches(name, pattern, text):
        if not re.search(pattern, text or ""):
            found.append(f"{name} is {text!r}, which has no {pattern}")

    stack = screen.get("stack") or []
    scopes = screen.get("scopes") or []
    console = screen.get("console") or ""
    told = "\n".join(screen.get("told") or [])
    for name, wanted in see.items():
        if name in ("state", "line", "breakpoints"):
            same(name, wanted, screen.get(name))
        elif name == "why":
            matches(name, wanted, screen.get(name))
        elif name == "top":
            matches("the innermost frame", f"^(?:{wanted})$", stack[0] if stack else "")
        elif name == "last":
            matches("the outermost frame", f"^(?:{wanted})$", stack[-1] if stack else "")
        elif name == "stack":
            if len(stack) != len(wanted):
                found.append(f"the stack is {stack}, not {wanted}")
            for pattern, frame in zip(wanted, stack):
                matches("a frame", f"^(?:{pattern})$", frame)
        elif name in ("shows", "hides"):
            for pattern in wanted:
                lines = [line for line in scopes if re.search(pattern, line)]
                if bool(lines) != (name == "shows"):
                    found.append(f"the scopes {'show' if lines else 'lack'} {pattern}: {scopes[:60]}")
        elif name == "says":
            for pattern in wanted:
                matches("the console", pattern, console)
        elif name == "told":
            for pattern in wanted:
                matches("what was told", pattern, told)
        elif name == "tells last":
            matches("what was told last", wanted, (screen.get("told") or [""])[-1])
        elif name == "answers":
            for pattern in wanted:
                matches("what was answered", pattern, console + "\n" + told)
        elif name == "document":
            for pattern in wanted:
                matches("the document", pattern, screen.get("document"))
        else:
            found.append(f"cases.json: nothing is meant by {name}")
    return found


def judge(steps, screens):
    """What differs in the screens of a case."""
    found = []
    for index, step in enumerate(steps):
        if index >= len(screens):
            return found + [f"step {index + 1}, {step['do']}, was not taken"]
        screen = screens[index]
        if screen.get("late"):
            found.append(f"step {index + 1}, {step['do']}: what it waits for did not come: {screen}")
        for difference in differences(step.get("see", {}), screen):
            found.append(f"step {index + 1}, {step['do']}: {difference}")
    return found


def run_in_editor(case, place, command, folder):
    """Takes a case in an editor, which is started for it; what differs."""
    document, steps = prepare(case, place, folder)
    job = place.path(folder, "job.json")
    answer = place.path(folder, "screens.json")
    with open(job, "w", encoding="utf-8") as file:
        json.dump({"document": document, "steps": steps, "answer": answer}, file)
    environment = dict(place.environment, RESPONDER_CASE=job)
    environment["RESPONDER_EDITORS"] = os.path.join(ROOT, "editors")
    with subprocess.Popen(
        command,
        env=environment,
        cwd=place.path(folder),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        try:
            output, _ = process.communicate(timeout=180)
        except subprocess.TimeoutExpired:
            process.kill()
            output, _ = process.communicate()
            return ["the editor did not end", output.decode(errors="replace")[-2000:]]
    said = output.decode(errors="replace").strip()[-2000:]
    if not os.path.exists(answer):
        return [f"the editor ended with {process.returncode} and answered nothing", said]
    with open(answer, encoding="utf-8") as file:
        screens = json.load(file)
    found = judge(steps, screens["screens"])
    if screens.get("error"):
        found.append("the client: " + screens["error"])
    if found and said:
        found.append("it printed: " + said)
    return found


def run(results, place, command):
    """Takes all cases in an editor."""
    for index, case in enumerate(load()["cases"]):
        folder = f"work/{results.client}-{index}"
        results.run(case["name"], lambda c=case, f=folder: run_in_editor(c, place, command, f))
