"""Opens players in Debian's Chromium, without a network, and minds what pages complain of."""

import contextlib
import os
import pathlib
import shutil
import sys
import tempfile
import unittest

from page import page as make_page

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")

try:
    from playwright.sync_api import TimeoutError, sync_playwright
except ImportError:
    sync_playwright = None

WIDE, MIDDLE, PHONE = (1440, 900), (900, 800), (390, 844)


def missing():
    """What is missing for tests in a browser; nothing where all is there."""
    if CHROMIUM is None:
        return "there is no chromium: the player is not tried in a browser"
    if sync_playwright is None:
        return "there is no playwright for this Python: the player is not tried in a browser"
    return None


class BrowserCase(unittest.TestCase):
    """A suite with one browser, in which every page has to stay silent."""

    @classmethod
    def setUpClass(cls):
        cls.leave_out(missing())
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="player-"))
        cls.files = {}

    @classmethod
    def leave_out(cls, reason):
        """Leaves the suite out, and says why, where there is a reason to; in CI that is a failure."""
        if not reason:
            return
        if os.environ.get("CI"):
            raise AssertionError(reason)
        print(f"\n{cls.__name__}: {reason}", file=sys.stderr)
        raise unittest.SkipTest(reason)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        shutil.rmtree(cls.folder)

    @classmethod
    def file(cls, *films, **options):
        """The page of some films, made once; or the page that is there already."""
        if len(films) == 1 and isinstance(films[0], pathlib.Path):
            return films[0]
        key = (tuple(id(film) for film in films), tuple(sorted(options.items())))
        if key not in cls.files:
            path = cls.folder / f"{len(cls.files)}.html"
            path.write_text(make_page(*films, **options), encoding="utf-8")
            cls.files[key] = (path, films)
        return cls.files[key][0]

    @contextlib.contextmanager
    def player(self, *films, link="", size=WIDE, page=None, is_loud=False, **options):
        """An open player; whatever it logs, throws or asks the network for fails the test."""
        complaints = []
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, offline=True,
            has_touch=size[0] <= 700, **options,
        )
        tab = context.new_page()
        tab.on("console", lambda message: complaints.append(f"console: {message.text}"))
        tab.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        tab.on("dialog", lambda dialog: complaints.append(f"dialog: {dialog.message}"))
        tab.on("request", lambda request: None if request.url.startswith("file:") else complaints.append(request.url))
        tab.goto(self.file(*films, **(page or {})).as_uri() + link)
        tab.wait_for_selector("html[data-ready]", state="attached", timeout=20_000)
        try:
            yield Player(tab)
            if not is_loud:
                self.assertEqual(complaints, [])
        finally:
            context.close()


class Player:
    """What a test sees of a player, by the hooks that stay."""

    def __init__(self, tab):
        self.tab = tab

    @property
    def moment(self):
        return int(self.tab.input_value("input[type=range]"))

    @property
    def last(self):
        return int(self.tab.get_attribute("input[type=range]", "max"))

    @property
    def said(self):
        return self.tab.text_content("[data-say]")

    def press(self, *keys):
        for key in keys:
            self.tab.keyboard.press(key)

    def do(self, name):
        self.tab.click(f'[data-do="{name}"]')

    def is_on(self, name):
        return self.tab.get_attribute(f'[data-do="{name}"]', "aria-pressed") == "true"

    def wait_for_link(self, link):
        """Waits until the address has a link: it is written some time after what it tells is shown."""
        try:
            self.tab.wait_for_url(lambda url: url.endswith(link), wait_until="commit", timeout=20_000)
        except TimeoutError:
            raise AssertionError(f"{self.tab.url} does not end with {link}") from None

    def wait_for_moment(self, moment):
        """Waits until a moment is shown that nobody has gone to by hand."""
        self.tab.wait_for_selector(f'.now > [data-moment="{moment}"]', state="attached", timeout=20_000)

    def open_tree(self):
        """Opens the list of views, and waits for it: it is filled after the click is done."""
        self.tab.click(".tree summary")
        self.tab.wait_for_selector(".tree button", state="attached", timeout=20_000)

    def wait_for_frame(self):
        """Waits until what has changed is laid out and painted."""
        self.tab.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")

    def seen(self):
        """The views of the screen: id, transform, frame, classes."""
        return dict(self.tab.evaluate("""() =>
            [...document.querySelectorAll('main svg .views [data-id]')].map((node) => {
              const frame = node.querySelector('rect');
              return [node.dataset.id, {
                transform: node.getAttribute('transform'),
                frame: ['x', 'y', 'width', 'height'].map((name) => Number(frame.getAttribute(name))),
                classes: [...node.classList],
              }];
            })"""))

    def all(self):
        """What the methods tell one by one, of one moment and at once."""
        shown = self.tab.evaluate("""() => {
            const all = (selector) => [...document.querySelectorAll(selector)];
            return {
              moment: Number(document.querySelector('input[type=range]').value),
              said: document.querySelector('[data-say]').textContent,
              views: all('main svg .views [data-id]').map((node) => [node.dataset.id, {
                transform: node.getAttribute('transform'), classes: [...node.classList],
              }]),
              fingers: all('[data-finger]').map((node) => [node.dataset.finger, node.getAttribute('transform')]),
              way: all('[data-way]').map((node) => node.dataset.way),
            };
          }""")
        # Pairs, since a name may be `__proto__`.
        return {**shown, "views": dict(shown["views"]), "fingers": dict(shown["fingers"])}

    def fingers(self):
        return self.tab.evaluate("""() => Object.fromEntries(
            [...document.querySelectorAll('[data-finger]')].map(
              (node) => [node.dataset.finger, node.getAttribute('transform')]))""")

    def way(self):
        return self.tab.eval_on_selector_all("[data-way]", "nodes => nodes.map((node) => node.dataset.way)")
