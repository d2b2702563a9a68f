#!/usr/bin/env python3
"""Looks in the player for what must not be there: whatever could make markup or code of a stranger's
text, reach a network, or look a name up where `constructor` is one. Prints each place; exits with 1.
"""

import pathlib
import re
import sys

PLAYER = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "CPlayer"

SCRIPT = {
    "markup from a text": r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|setHTML|srcdoc",
    "code from a text": r"\beval\b|\bFunction\s*\(|setTimeout\(\s*['\"`]|setInterval\(\s*['\"`]|\bimport\s*\(|javascript:",
    "a request": r"\bfetch\b|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts|\bWorker\(|https?://(?!www\.w3\.org/2000/svg)",
    "a link made of data": r"\.(href|src|action|formAction)\s*=|location\.(assign|replace)|window\.open",
    "an attribute whose name is no constant": r"\.setAttribute(NS)?\(\s*(?!'|name, text\))",
    "an attribute that styles or acts": r"setAttribute\(\s*'(style|on\w+)'|cssText",
    "a dialog or a store of the browser's": r"\b(alert|confirm|prompt)\(|localStorage|sessionStorage|document\.cookie",
    "a look-up in an object by a name": r"\}\s*\[[a-z]",
    "something logged": r"\bconsole\.",
    "the end of the element that it stands in": r"</script|<!--",
    "a comment behind code, or a text of several lines, which joining would not know": r"\S.*\s//\s|^[^`]*`[^`]*(`[^`]*`[^`]*)*$|\S.*/\*",
    "handlers as properties": r"\.on[a-z]+\s*=[^=]",
}

STYLE = {
    "something from elsewhere": r"@import|url\((?!#)|expression\(|https?://|</style|<!--",
}


def findings():
    for path in sorted(PLAYER.glob("player*")):
        rules = {".js": SCRIPT, ".css": STYLE}.get(path.suffix)
        if rules is None:
            continue
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        if len(lines) > 250:
            yield f"{path.name}: {len(lines)} lines; 250 are the most"
        for number, line in enumerate(lines, 1):
            for what, pattern in rules.items():
                if re.search(pattern, line):
                    yield f"{path.name}:{number}: {what}: {line.strip()}"
    for suffix in ("css", "js"):
        text = (PLAYER / f"joined.{suffix}").read_text(encoding="utf-8")
        for path in sorted(PLAYER.glob(f"player*.{suffix}")):
            if path.read_text(encoding="utf-8").splitlines()[-1].strip() not in text:
                yield f"{path.name}: is not joined by scripts/player-hashes"


def main():
    found = list(findings())
    print("\n".join(found) if found else "The player has nothing that it must not have.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
