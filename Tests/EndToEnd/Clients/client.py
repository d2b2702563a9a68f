"""A session with nothing but Python's standard library: client.py SOCKET SCENARIO."""
import json
import socket
import sys

link = socket.socket(socket.AF_UNIX)
link.settimeout(600)
link.connect(sys.argv[1])
reader = link.makefile("r", encoding="utf-8")
records = 0


def ask(number, method, **params):
    global records
    message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
    link.sendall(json.dumps(message).encode() + b"\n")
    while True:
        answer = json.loads(reader.readline())
        if answer.get("method") == "trace.record":
            records += 1
            print("record", answer["params"]["record"]["kind"])
        elif answer.get("id") == number:
            return answer["result"]


ask(1, "hello", client={"name": "python"})
ask(2, "session.open", path=sys.argv[2])
ask(3, "trace.subscribe", level="route")
shake = ask(4, "motion.shake")
touch = ask(5, "touch.tap", at="card")
print("shake handled by", shake["outcome"]["handledBy"])
print("touch hit", touch["outcome"]["hit"])
print("records", "came" if records else "missing")
