"""Pictures of `responder picture` where people put them: as images of a page."""

import io
import re
import unittest

from program import ProgramCase

try:
    from PIL import Image
except ImportError:
    Image = None

PAGE = """<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A picture</title></head>
<body><img src="picture.svg" alt="a picture"></body></html>"""

PICTURES = {
    "plain": ["hit-testing/outside-superview", "--step", "2"],
    "screen": ["controls/slider-and-pan", "--screen-only"],
    "strip": ["gestures/single-and-double#waiting", "--strip"],
    "timeline": ["gestures/single-and-double#free", "--timeline"],
    "layers": ["hit-testing/figure-a-to-e", "--layers"],
    "keyboard": ["text-input/accessory-bar", "--lang", "zh-Hans"],
}
PAPER = {"light": (250, 249, 246), "dark": (20, 22, 25)}


@unittest.skipIf(Image is None, "there is no pillow for this Python")
class PictureTests(ProgramCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.drawn = {name: cls.program.run("picture", *wanted) for name, wanted in PICTURES.items()}

    def shown(self, scheme):
        """A picture in a page, which neither complains nor asks a network: its size, and a point of its paper."""
        complaints = []
        context = self.browser.new_context(offline=True, color_scheme=scheme)
        try:
            tab = context.new_page()
            tab.on("console", lambda message: complaints.append(message.text))
            tab.on("request", lambda request: None if request.url.startswith("file:") else complaints.append(request.url))
            tab.goto((self.folder / "page.html").as_uri())
            image = tab.locator("img")
            size = image.evaluate("node => node.decode().then(() => [node.naturalWidth, node.naturalHeight])")
            with Image.open(io.BytesIO(image.screenshot())) as pixels:
                paper = pixels.convert("RGB").getpixel((1, 1))
        finally:
            context.close()
        self.assertEqual(complaints, [])
        return size, paper

    def test_an_image_is_as_large_as_it_says_and_follows_the_theme(self):
        (self.folder / "page.html").write_text(PAGE, encoding="utf-8")
        for name, text in self.drawn.items():
            (self.folder / "picture.svg").write_text(text, encoding="utf-8")
            root = re.match(r"<svg[^>]*>", text)[0]
            size = [round(float(re.search(rf' {side}="([\d.]+)"', root)[1])) for side in ("width", "height")]
            for scheme, paper in PAPER.items():
                with self.subTest(name, scheme=scheme):
                    self.assertEqual(self.shown(scheme), (size, paper))


if __name__ == "__main__":
    unittest.main()
