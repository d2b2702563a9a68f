"""Where a test runs: folders and a daemon of its own, and nothing left behind afterwards."""
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time

# What tells the processes of a place from all others, whoever started them.
MARK = "RESPONDER_EDITORS_PLACE"


class Failure(Exception):
    """Something is not as it has to be."""


def until(condition, seconds=10.0, pause=0.01):
    """Waits until the condition holds, and says whether it does."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return bool(condition())
        time.sleep(pause)
    return True


class Place:
    """Temporary folders, an environment that knows no others, and a daemon."""

    def __init__(self, programs):
        self.programs = programs
        self.folder = None
        self.daemon = None

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="responder-editors-")
        for name in ("run", "home", "work"):
            os.mkdir(self.path(name), 0o700)
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("RESPONDER_", "XDG_", "LC_", "LANG", "NVIM", "VIM", "EMACS"))
        }
        self.environment.update(
            {
                MARK: self.folder,
                "PATH": self.programs + os.pathsep + os.environ.get("PATH", os.defpath),
                "HOME": self.path("home"),
                "XDG_RUNTIME_DIR": self.path("run"),
                "LC_ALL": "C.UTF-8",
                "NO_COLOR": "1",
                "TERM": "dumb",
            }
        )
        for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
            self.environment[f"XDG_{kind}_HOME"] = self.path("home", kind.lower())
        return self

    def __exit__(self, *_):
        try:
            self.end_daemon()
            left = self.processes()
            for pid, _name in left:
                os.kill(pid, signal.SIGKILL)
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
        if left:
            raise Failure("processes were left: " + ", ".join(f"{pid} {name}" for pid, name in left))

    def path(self, *parts):
        return os.path.join(self.folder, *parts)

    def copy(self, document, folder="work"):
        """A copy of a document of the tests; its path."""
        os.makedirs(self.path(folder), exist_ok=True)
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), document)
        return shutil.copy(source, self.path(folder, os.path.basename(document)))

    def start_daemon(self):
        """Starts a daemon and waits until it answers."""
        ready, ready_end = os.pipe()
        try:
            self.daemon = subprocess.Popen(
                [os.path.join(self.programs, "responderd"), "--ready-fd", str(ready_end)],
                env=self.environment,
                pass_fds=(ready_end,),
                cwd=self.path("work"),
                stdin=subprocess.DEVNULL,
            )
            os.close(ready_end)
            ready_end = None
            with os.fdopen(ready, "rb") as pipe:
                ready = None
                said = pipe.read()
        finally:
            for descriptor in (ready, ready_end):
                if descriptor is not None:
                    os.close(descriptor)
        if said != b"ready\n":
            raise Failure(f"the daemon did not start: {said.decode(errors='replace').strip()}")

    def end_daemon(self):
        """Ends the daemon, and those that commands started, as a service manager would."""
        if self.daemon:
            self.daemon.terminate()
            try:
                self.daemon.wait(20)
            except subprocess.TimeoutExpired:
                self.daemon.kill()
                self.daemon.wait()
            self.daemon = None
        for pid, name in self.processes():
            if name == "responderd":
                os.kill(pid, signal.SIGTERM)
        until(lambda: not self.processes(), 5)

    def processes(self):
        """The processes of this place that run: their numbers and names."""
        mark = f"{MARK}={self.folder}".encode()
        found = []
        for entry in os.listdir("/proc"):
            if not entry.isdigit():
                continue
            try:
                with open(f"/proc/{entry}/environ", "rb") as file:
                    if mark not in file.read().split(b"\0"):
                        continue
                with open(f"/proc/{entry}/comm", encoding="utf-8", errors="replace") as file:
                    found.append((int(entry), file.read().strip()))
            except OSError:
                # It ended meanwhile, or is somebody else's.
                continue
        return found

    def stats(self):
        """What the daemon says of itself."""
        with socket.socket(socket.AF_UNIX) as link:
            link.settimeout(20)
            link.connect(self.path("run", "responder", "socket"))
            link.sendall(b'{"jsonrpc":"2.0","id":1,"method":"stats"}\n')
            with link.makefile("rb") as reader:
                return json.loads(reader.readline())["result"]

    def run(self, *words, seconds=120):
        """Runs the command line; its status and what it printed."""
        done = subprocess.run(
            [os.path.join(self.programs, "responder"), *words],
            env=self.environment,
            cwd=self.path("work"),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=seconds,
            check=False,
        )
        return done.returncode, done.stdout.decode(errors="replace")
