"""Builds a page around films, as the program does: the pattern that player-main.js describes."""

import base64
import hashlib
import html
import json
import pathlib
import re

PLAYER = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "CPlayer"

# `{styles}` and `{scripts}` are constants of a build, and so are their hashes.
PAGE = """<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{styles}</style>
</head>
<body>
<noscript>{noscript}</noscript>
<div id="player"></div>
{films}
<script type="module">{scripts}</script>
</body>
</html>
"""

POLICY = (
    "default-src 'none'; script-src '{script}'; style-src '{style}'; base-uri 'none'; "
    "form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
)


def joined(suffix):
    """The files of a kind as a page holds them, which `make player-hashes` has written."""
    return (PLAYER / f"joined.{suffix}").read_text(encoding="utf-8")


def source_hash(text):
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def element(name, value):
    """A value that no text of it can end."""
    written = json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    for character in "<>&\u2028\u2029":
        written = written.replace(character, f"\\u{ord(character):04x}")
    return f'<script type="application/json" id="{name}">{written}</script>'


def page(*films, predict=False, language="en", raw=None):
    """A page with some films; `raw` replaces the first film's element by a text."""
    styles, scripts = joined("css"), joined("js")
    index = {"player": 1, "language": language, "films": [film.index() for film in films]}
    if predict:
        index["predict"] = True
    elements = [element("film-index", index)]
    elements += [element(f"film-{place}", film.json) for place, film in enumerate(films)]
    if raw is not None:
        elements[1] = f'<script type="application/json" id="film-0">{raw}</script>'
    title = html.escape(films[0].json["title"]["en"])
    return PAGE.format(
        lang=language, title=title, styles=styles, scripts=scripts, films="\n".join(elements),
        policy=POLICY.format(script=source_hash(scripts), style=source_hash(styles)),
        noscript=f"<h1>{title}</h1><p>{html.escape(films[0].json['summary']['en'])}</p>",
    )


if __name__ == "__main__":
    import sys
    import films as made

    names = sys.argv[2:] or ["outside_superview"]
    pathlib.Path(sys.argv[1]).write_text(page(*[getattr(made, name)() for name in names]))
