"""Has the built program write players, with a daemon of its own."""

import json
import os
import pathlib
import re
import subprocess
import tempfile

from support import BrowserCase

ROOT = pathlib.Path(__file__).resolve().parents[2]
BIN = pathlib.Path(os.environ.get("RESPONDER_BIN", ROOT / ".build" / "debug"))


def missing():
    """What is missing for players that the program writes; nothing where all is there."""
    for name in ("responder", "responderd"):
        if not (BIN / name).exists():
            return f"{BIN / name} is not built: real films are not tried in a browser"
    return None


class Program:
    """The program in a folder of its own, until it is closed."""

    def __init__(self):
        self.place = tempfile.TemporaryDirectory(prefix="player-")
        self.folder = pathlib.Path(self.place.name)
        self.environment = {
            **os.environ, "RESPONDER_SOCKET": str(self.folder / "socket"), "HOME": str(self.folder),
            "RESPONDER_LANG": "en", "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": "", "XDG_STATE_HOME": "",
        }

    def run(self, *arguments, status=0):
        ended = subprocess.run(
            [BIN / "responder", *arguments], cwd=ROOT, env=self.environment, capture_output=True,
            text=True, timeout=900, check=False,
        )
        if ended.returncode != status:
            raise AssertionError(f"responder {' '.join(arguments)}: {ended.returncode}\n{ended.stderr}")
        return ended.stdout

    def player(self, *arguments, status=0):
        """The path of a player, made anew."""
        path = self.folder / f"{len(list(self.folder.glob('*.html')))}.html"
        self.run("player", *arguments, "--to", str(path), status=status)
        return path

    def close(self):
        self.run("daemon", "stop")
        self.place.cleanup()


class ProgramCase(BrowserCase):
    """A suite with one browser, and the program with a daemon of its own."""

    @classmethod
    def setUpClass(cls):
        # Before the browser is there, which nobody would end.
        cls.leave_out(missing())
        super().setUpClass()
        cls.program = Program()

    @classmethod
    def tearDownClass(cls):
        cls.program.close()
        super().tearDownClass()


def data(path, name):
    """What stands in a data element of a page."""
    text = path.read_text(encoding="utf-8")
    return json.loads(re.search(rf'id="{name}">(.*?)</script>', text, re.S).group(1))
