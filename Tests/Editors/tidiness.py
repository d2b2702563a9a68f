"""What a front end's own tools say of it: compiled without warnings, linted, its own tests."""
import glob
import os
import shutil
import subprocess

from cases import ROOT

EDITORS = os.path.join(ROOT, "editors")


def said(command, place, folder=None):
    """What a command printed when it failed, as a list; nothing when it did not."""
    done = subprocess.run(
        command,
        env=place.environment,
        cwd=folder or place.path("work"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=300,
        check=False,
    )
    return [] if done.returncode == 0 else [done.stdout.decode(errors="replace")[-3000:]]


def run(results, place, environment, program):
    """The checks of a client; `program` is its editor."""
    if results.client in ("neovim", "neovim-0.11"):
        results.run("its Lua can be read", lambda: lua(place, program))
    elif results.client == "emacs":
        results.run("it is compiled without warnings", lambda: compiled(place))
    elif results.client == "vscode":
        command = ["node", "--test", os.path.join(EDITORS, "vscode", "test", "extension.test.js")]
        results.run("its own tests", lambda: said(command, place))
    elif results.client == "vim":
        vint = os.path.join(environment, "bin", "vint")
        if os.path.exists(vint):
            folder = os.path.join(EDITORS, "vim")
            results.run("vint has nothing to say", lambda: said([vint, folder], place, folder))
        else:
            results.skip("vint", "it is not installed; run --environment does it")


def lua(place, program):
    files = glob.glob(os.path.join(EDITORS, "neovim", "**", "*.lua"), recursive=True)
    if not files:
        return ["there are no files"]
    words = "{" + ",".join(f"[[{file}]]" for file in files) + "}"
    # An error in a command does not change the exit status; :cquit does.
    script = f"lua for _, f in ipairs({words}) do if not loadfile(f) then print(f) vim.cmd('cq') end end"
    return said([program, "--headless", "--clean", "-c", script, "-c", "qall!"], place)


def compiled(place):
    shutil.copy(os.path.join(EDITORS, "emacs", "responder.el"), place.path("work"))
    strict = "(setq byte-compile-error-on-warn t)"
    command = ["emacs", "--batch", "-Q", "--eval", strict, "-f", "batch-byte-compile", "responder.el"]
    return said(command, place)
