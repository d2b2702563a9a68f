"""Messages against the schema that the Debug Adapter Protocol publishes.

debugpy carries it; without debugpy or jsonschema nothing is checked, which is said aloud.
"""
import glob
import json
import os
import sys


class Schema:
    def __init__(self, environment=None):
        self.definitions = None
        self.reason = None
        self.checked = 0
        self.wrong = []
        self.validators = {}
        self.known = set()
        for folder in glob.glob(os.path.join(environment or "", "lib", "python3*", "site-packages")):
            if environment and folder not in sys.path:
                sys.path.append(folder)
        try:
            import debugpy
            from jsonschema import Draft4Validator
        except ImportError as error:
            self.reason = f"{error.name} is not installed; Tests/Editors/run --environment does it"
            return
        folder = os.path.dirname(debugpy.__file__)
        found = glob.glob(os.path.join(folder, "**", "debugProtocol.json"), recursive=True)
        if not found:
            self.reason = f"there is no debugProtocol.json below {folder}"
            return
        with open(found[0], encoding="utf-8") as file:
            self.definitions = json.load(file)["definitions"]
        self.make = Draft4Validator

    def name_of(self, message):
        """The definition that a message has to fit; a known one's, else the general one's."""
        kind = message.get("type")
        if kind == "response" and not message.get("success"):
            return "ErrorResponse"
        word = {"request": "command", "response": "command", "event": "event"}.get(kind)
        if not word:
            return "ProtocolMessage"
        name = str(message.get(word))
        name = name[:1].upper() + name[1:] + kind.capitalize()
        return name if name in self.definitions else kind.capitalize()

    def faults(self, message):
        """What of a message does not fit, one sentence each."""
        if not self.definitions:
            return []
        name = self.name_of(message)
        if name not in self.validators:
            schema = {"$ref": f"#/definitions/{name}", "definitions": self.definitions}
            self.validators[name] = self.make(schema)
        faults = []
        for error in self.validators[name].iter_errors(message):
            place = "/".join(str(part) for part in error.absolute_path)
            faults.append(f"{name} at /{place}: {error.message[:300]}")
        return faults

    def check(self, message):
        """Counts a message; one that does not fit is kept."""
        if not self.definitions:
            return
        self.checked += 1
        # What differs only in its numbers fits when the one before did.
        numbers = {"seq", "request_seq"}
        key = json.dumps({k: v for k, v in message.items() if k not in numbers}, sort_keys=True)
        are_numbers = all(type(message.get(name, 0)) is int for name in numbers)
        if key in self.known and are_numbers:
            return
        faults = self.faults(message)
        if faults:
            self.wrong.append((faults, message))
        elif len(self.known) < 200_000:
            self.known.add(key)

    def summary(self):
        if not self.definitions:
            return f"no message was held against the schema: {self.reason}"
        return f"{self.checked} messages, {len(self.wrong)} outside the schema"
