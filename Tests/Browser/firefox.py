"""Firefox without a window, driven over its own protocol (Marionette): keys in, what is shown out."""

import base64
import json
import os
import shutil
import socket
import subprocess
import tempfile

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")

KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "ArrowLeft": "\ue012", "ArrowRight": "\ue014", "End": "\ue010"}

READY = """const [done] = arguments;
  const root = document.documentElement;
  const look = () => { if (root.hasAttribute('data-ready')) done(); };
  new MutationObserver(look).observe(root, { attributes: true });
  look();"""


class Firefox:
    """One Firefox with a profile of its own; `theme` is what the system is said to prefer."""

    def __init__(self, theme="light"):
        self.profile = tempfile.mkdtemp(prefix="player-")
        preferences = {
            "layout.css.prefers-color-scheme.content-override": 0 if theme == "dark" else 1,
            "marionette.port": 0,
            # No network is asked for anything.
            "network.proxy.type": 1, "network.proxy.socks": "127.0.0.1", "network.proxy.socks_port": 9,
        }
        with open(os.path.join(self.profile, "user.js"), "w", encoding="utf-8") as file:
            for name, value in preferences.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        self.process = subprocess.Popen(
            [FIREFOX, "--headless", "--no-remote", "--marionette", "--profile", self.profile],
            env={**os.environ, "HOME": self.profile}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        for line in self.process.stdout:
            if "Listening on port" in line:
                break
        else:
            raise AssertionError("Firefox has ended before it listened")
        self.connection = socket.create_connection(("127.0.0.1", int(line.split()[-1])), timeout=120)
        self.answers = self.connection.makefile("rb")
        self.read()
        self.count = 0
        self.do("WebDriver:NewSession", capabilities={})

    def read(self):
        length = b""
        while (digit := self.answers.read(1)) != b":":
            length += digit
        return json.loads(self.answers.read(int(length)))

    def do(self, command, **parameters):
        """Has Firefox do something, and waits until it is done."""
        self.count += 1
        message = json.dumps([0, self.count, command, parameters]).encode()
        self.connection.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, result = self.read()
        if error:
            raise AssertionError(f"{command}: {error['message']}")
        return result

    def open(self, url):
        """Opens a player, and waits until it is painted."""
        # Another link into the same page would not load it anew.
        self.do("WebDriver:Navigate", url="about:blank")
        self.do("WebDriver:Navigate", url=url)
        self.do("WebDriver:ExecuteAsyncScript", script=READY, args=[])

    def size(self, width, height):
        """Makes the inside of the window so large, or as near to it as windows get."""
        inside = self.tell("[innerWidth, innerHeight]")
        frame = self.do("WebDriver:GetWindowRect")
        self.do(
            "WebDriver:SetWindowRect", width=frame["width"] + width - inside[0],
            height=frame["height"] + height - inside[1],
        )

    def press(self, *keys):
        values = [KEYS.get(key, key) for key in keys]
        actions = [{"type": kind, "value": value} for value in values for kind in ("keyDown", "keyUp")]
        self.do("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def tell(self, expression):
        """What an expression is in the page."""
        return self.do("WebDriver:ExecuteScript", script=f"return {expression}", args=[])["value"]

    def texts(self, selector):
        return self.tell(f"[...document.querySelectorAll({json.dumps(selector)})].map((node) => node.textContent)")

    def picture(self):
        """The window as a PNG."""
        return base64.b64decode(self.do("WebDriver:TakeScreenshot", full=False)["value"])

    def close(self):
        self.do("Marionette:Quit", flags=["eForceQuit"])
        self.connection.close()
        self.process.wait(60)
        self.process.stdout.close()
        shutil.rmtree(self.profile, ignore_errors=True)
