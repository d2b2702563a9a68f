"""A second engine opens a player: Firefox, without a window, draws one moment."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import films
from page import page

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")

try:
    from PIL import Image
except ImportError:
    Image = None


def missing():
    if FIREFOX is None:
        return "there is no firefox: the player is tried in one engine only"
    if Image is None:
        return "there is no pillow for this Python: the player is tried in one engine only"
    return None


class FirefoxTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        reason = missing()
        if reason:
            if os.environ.get("CI"):
                raise AssertionError(reason)
            print(f"\n{cls.__name__}: {reason}", file=sys.stderr)
            raise unittest.SkipTest(reason)

    def colours(self, link):
        """The colours of a window, with how many points have each."""
        with tempfile.TemporaryDirectory(prefix="player-") as name:
            folder = pathlib.Path(name)
            file, shot = folder / "player.html", folder / "shot.png"
            file.write_text(page(films.outside_superview()), encoding="utf-8")
            subprocess.run(
                [FIREFOX, "--headless", "--no-remote", "--profile", name, "--window-size", "1200,800",
                 "--screenshot", str(shot), file.as_uri() + link],
                env={**os.environ, "HOME": name}, capture_output=True, timeout=120, check=True,
            )
            with Image.open(shot) as image:
                return {colour[:3]: count for count, colour in image.convert("RGB").getcolors(1 << 24)}

    def test_a_moment_in_light_and_dark(self):
        for theme, here, down in (("light", (255, 242, 194), (0, 99, 173)), ("dark", (69, 58, 16), (124, 188, 255))):
            with self.subTest(theme):
                colours = self.colours(f"#d=9&t={theme}")
                # The current row, and what is said of who is asked.
                self.assertGreater(colours.get(here, 0), 5000)
                self.assertGreater(colours.get(down, 0), 300)


if __name__ == "__main__":
    unittest.main()
