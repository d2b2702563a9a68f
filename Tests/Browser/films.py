"""The films with which the player is tested, until `responder player` makes them."""

from filmmaker import FilmMaker, text

LAUNCH = ("launch", "启动")


def plain_app(run):
    run.film.object("application", "UIApplication", "application")
    run.film.object("scene", "UIWindowScene", "scene")
    run.film.object("screen", "UIViewController", "controller")
    run.view("window", (0, 0, 390, 844), class_="UIWindow", kind="window")
    run.view("root", (0, 0, 390, 844), "window")


def outside_superview():
    film = FilmMaker(
        "hit-testing/outside-superview",
        ("A button that sticks out of its card can be seen there and not touched", "按钮伸出卡片：看得见，摸不着"),
        ("clipsToBounds only cuts the drawing.", "clipsToBounds 只影响绘制。"),
    )
    run = film.run()
    plain_app(run)
    run.view("card", (40, 200, 200, 120), "root")
    run.view("buy", (140, 80, 120, 80), "card", class_="UIButton", look="button", text="Buy")
    run.step(-1, *LAUNCH)
    run.step(0, "a question", "提问", ask={
        "prompt": text("The finger comes down on the part of buy that lies outside card. Which view is hit?",
                       "手指落在 buy 伸出 card 的那部分上。命中哪个视图？"),
        "options": [
            {"id": "buy", "text": text("buy"), "belief": text("What can be seen can be touched.", "看得见就摸得着。")},
            {"id": "card", "text": text("card"), "belief": text("A view also gets the touches of its visible subviews.", "视图也会收到它可见子视图上的触摸。")},
            {"id": "root", "text": text("root")},
        ],
        "right": "root", "moment": 6,
    })
    tap_outside(run, 1)
    run.step(2, "set card.clipsToBounds = true", "设置 card.clipsToBounds = true")
    run.change("buy", clip=film.object("card"))
    tap_outside(run, 3)
    run.step(4, "tap buy at 20,10", "点 buy（20,10 处）", outcome=("buy handled it", "buy 处理了"))
    run.event(1, "began", 200, 290)
    hit = run.search(["window", "root", "card", "buy"], 200, 290)
    run.message("touchesBegan", hit, keeps=True)
    run.change("buy", clip=film.object("card"), lit=True)
    run.wait(80_000)
    run.event(1, "ended", 200, 290)
    run.message("touchesEnded", hit, keeps=True)
    run.change("buy", clip=film.object("card"), lit=False)
    run.moment("action-sent", "yes", "buy", "gesture.action-on-transition", "buy sends buy: to screen", "buy: → screen")
    run.json["failure"] = {
        "pointer": "/script/4/expect", "step": 4, "expected": text("hit buy, not card", "命中 buy，不是 card"),
        "actual": text("hit buy"), "moment": run.count,
    }
    run.json["passed"] = False
    return film


def tap_outside(run, index):
    run.step(index, "tap buy at 90,70", "点 buy（90,70 处）", outcome=("nobody handled it", "没有谁处理"))
    run.event(1, "began", 270, 350)
    hit = run.search(["window", "root", "card"], 270, 350)
    run.message("touchesBegan", hit)
    run.wait(80_000)
    run.event(1, "ended", 270, 350)
    run.message("touchesEnded", hit)
    run.wait(20_000)


def single_and_double():
    film = FilmMaker("gestures/single-and-double", ("Single and double tap, two fast taps", "单击与双击，快速点两下"))
    for variant in ("free", "waiting"):
        run = film.run(variant, title=(variant, {"free": "各自识别", "waiting": "单击等双击"}[variant]))
        plain_app(run)
        run.view("card", (95, 300, 200, 200), "root")
        run.recognizer("single", "card", ["double"] if variant == "waiting" else [])
        run.recognizer("double", "card")
        run.step(-1, *LAUNCH)
        run.step(0, "tap card, 2 times", "点 card，2 次", outcome=("double recognized", "double 识别"))
        for count in (1, 2):
            two_taps(run, variant, count)
        run.step(1, "wait 1 s", "等待 1 秒")
        run.wait(1_000_000)
        run.step(2, "expect calls", "预期调用")
    both = [run["count"] for run in film.json["runs"]]
    film.json["compare"] = [{"runs": [0, 1], "parts": 18, "pairs": [[m, m] for m in range(1, 18)]}]
    assert min(both) > 20
    return film


def two_taps(run, variant, count):
    run.event(1, "began", 195, 400)
    hit = run.search(["window", "root", "card"], 195, 400)
    run.message("touchesBegan", hit)
    run.wait(80_000)
    run.event(1, "ended", 195, 400)
    if variant == "waiting" and count == 1:
        run.moment("recognizer-waiting", "none", "single", "gesture.require-to-fail-holds",
                   "single waits until double fails", "single waits for double", ("single 等 double 失败", None))
        run.changed("single", "waiting", "double")
        run.give("single", "waiting")
        run.moment("touch-held", "none", "card", "gesture.delays-ended-default-true",
                   "card's touch 1 is held back by double", "touch 1 held for double")
        run.touch(1, "ended", 195, 400, held=1)
    elif count == 1:
        run.moment("recognizer-changed", "yes", "single", "tap.recognizes-on-up", "single recognizes: ended",
                   "single ended", ("single 识别：ended", None))
        run.changed("single", "ended")
        run.message("touchesEnded", hit)
    else:
        run.moment("recognizer-changed", "yes", "double", "tap.recognizes-on-up", "double recognizes: ended",
                   "double ended", ("double 识别：ended", None))
        run.changed("double", "ended")
        run.moment("recognizer-changed", "no", "single", "gesture.require-to-fail-fails",
                   "single fails, since double recognized", "single failed", ("single 失败：double 已识别", None))
        run.changed("single", "failed", "double")
        run.moment("touch-cancelled", "up", "card", "gesture.cancels-touches-in-view", "card's touch 1 is cancelled by double",
                   "touch 1 cancelled")
        run.touch(1, "ended", 195, 400, held=0)
    run.wait(70_000)


def looks():
    """A form with every look, two fingers, a drag, a keyboard, an alert."""
    film = FilmMaker("controls/form", ("A form in which everything can be touched", "一张什么都能碰的表单"))
    run = film.run()
    plain_app(run)
    run.view("bar", (0, 0, 390, 88), "root", class_="UINavigationBar", look="bar", text="Order")
    run.view("name", (20, 110, 350, 40), "root", class_="UITextField", look="field", text="Ada")
    run.view("amount", (20, 170, 350, 40), "root", class_="UISlider", look="slider", value=0.3)
    run.view("gift", (20, 230, 52, 32), "root", class_="UISwitch", look="switch", on=True)
    run.view("count", (120, 230, 94, 32), "root", class_="UIStepper", look="stepper", value=2)
    run.view("size", (230, 230, 140, 32), "root", class_="UISegmentedControl", look="segments", text="S | M | L", value=1)
    run.view("photo", (20, 280, 110, 110), "root", class_="UIImageView", look="image", off=True, colour="#ff8800")
    run.view("note", (150, 280, 220, 30), "root", class_="UILabel", look="label", text="Delivered tomorrow")
    run.view("list", (20, 410, 350, 180), "root", class_="UITableView", scroll=[350, 600], bounds=[0, 40, 350, 180])
    for row in range(3):
        run.view(f"list.cell[0,{row}]", (0, 44 * row, 350, 44), "list", class_="UITableViewCell", look="cell",
                 text=f"Row {row}", clip=film.object("list"), **({"selected": True} if row == 1 else {}))
    run.view("gone", (250, 600, 90, 40), "root", hidden=True, colour="#00ff0080")
    run.view("turned", (60, 620, 100, 60), "root", matrix=[0.866, 0.5, -0.5, 0.866, 100, 610], over=["hitTest", "next"])
    run.view("send", (220, 660, 150, 44), "root", class_="UIButton", look="button", text="Send", disabled=True)
    run.view("effects", (0, 554, 390, 290), class_="UITextEffectsWindow", kind="window")
    run.view("effects.subviews[0]", (0, 34, 390, 256), "effects", class_="UITextEffectsWindow")
    run.step(-1, *LAUNCH)
    run.step(0, "drag amount to 0.8", "把 amount 拖到 0.8", outcome=("amount handled it", "amount 处理了"))
    run.event(1, "began", 128, 190)
    hit = run.search(["window", "root", "amount"], 128, 190)
    run.message("touchesBegan", hit, keeps=True)
    for place in range(1, 13):
        run.wait(16_000)
        run.change("amount", value=round(0.3 + place * 0.04, 3))
        run.event(1, "moved", 128 + 12 * place, 190 - place % 3)
    run.wait(16_000)
    run.event(1, "ended", 272, 190)
    run.step(1, "tap name", "点 name")
    run.wait(400_000)
    run.event(1, "began", 100, 130)
    run.event(2, "began", 300, 130)
    hit = run.search(["window", "root", "name"], 100, 130)
    run.surround(first=film.object("name"), keyboard=[0, 554, 390, 290])
    run.moment("first-responder-changed", "down", "name", None, "name is first responder", "name: first responder")
    run.moment("keyboard", "none", None, None, "the keyboard is shown", "keyboard shown", ("键盘出现", None))
    run.event(2, "cancelled", 300, 130)
    run.step(2, "press play", "按播放键")
    run.surround(alert=film.object("note"), keyboard=None)
    run.moment("event-queued", "none", None, "dispatch.queue-is-fifo", "a remote command: play", "remote play")
    run.leave([])
    run.moment("error", "no", "send", None, "send raised an exception", "send raised")
    run.json["error"] = {"type": "raised", "message": text("index 3 beyond bounds", "下标 3 越界")}
    return film


NASTY = "</script><!--<img src=x onerror=alert(1)>\"'&\u2028\u2029\u202e]]>{{x}}<b>"


def hostile():
    """Every text that a stranger writes is markup, every id one of JavaScript's own names."""
    film = FilmMaker(f"a/{NASTY}", (NASTY, NASTY), (NASTY * 40, NASTY))
    run = film.run("__proto__", title=(NASTY, NASTY))
    film.object("application", NASTY, "application")
    film.object("scene", NASTY, "scene")
    film.object("screen", NASTY, "controller")
    run.view("window", (0, 0, 390, 844), class_=NASTY, kind="window")
    run.view("constructor", (0, 0, 390, 844), "window", look="label", text=NASTY)
    run.view("__proto__", (40, 200, 200, 120), "constructor", look="constructor", text=NASTY * 300, over=[NASTY], colour="url(x)")
    run.view(NASTY, (40, 400, 200, 120), "constructor", look="button", text=NASTY)
    run.view("toString", (1e9, 0, 0, 0), "constructor")
    run.view("nowhere", (0, 0, 10, 10), "constructor", matrix=[0, 0, 0, 0, 0, 0])
    run.step(-1, NASTY)
    run.step(0, NASTY, ask={
        "prompt": text(NASTY), "right": "__proto__", "why": text(NASTY),
        "options": [{"id": "__proto__", "text": text(NASTY), "belief": text(NASTY)}, {"id": NASTY, "text": text(NASTY), "belief": text(NASTY)}],
    })
    run.step(1, NASTY, outcome=(NASTY, NASTY))
    run.event(1, "began", 60, 420)
    hit = run.search(["window", "constructor", NASTY], 60, 420)
    run.message("touchesBegan", hit)
    run.recognizer("valueOf", NASTY)
    run.moment("__proto__", "none", "__proto__", NASTY, NASTY, NASTY)
    run.changed("valueOf", "constructor")
    run.json["failure"] = {"pointer": NASTY, "step": 1, "expected": text(NASTY), "actual": text(NASTY), "moment": run.count}
    other = film.run("constructor")
    other.json.update({key: run.json[key] for key in run.json if key not in ("run", "variant", "title")})
    return film


def many_views(count=2500):
    film = FilmMaker("limits/many-views", ("Very many views", "很多视图"))
    run = film.run()
    plain_app(run)
    for number in range(count):
        run.view(f"v{number}", (number % 60 * 6, number // 60 * 15, 5, 12), "root")
    run.step(-1, *LAUNCH)
    run.step(0, "tap v0")
    run.event(1, "began", 2, 3)
    run.search(["window", "root", "v0"], 2, 3)
    return film


def deep(count=200):
    """Views in one another, all of which are asked."""
    film = FilmMaker("limits/deep", ("Very deep views", "很深的视图"))
    run = film.run()
    plain_app(run)
    names = ["root", *(f"v{number}" for number in range(count))]
    for number, (above, name) in enumerate(zip(names, names[1:]), 1):
        run.view(name, (0.5, 0.5, 390 - number, 844 - number), above)
    run.change(names[-1], text="at the bottom")
    run.step(-1, *LAUNCH)
    run.step(0, f"tap {names[-1]}")
    run.event(1, "began", 195, 422)
    hit = run.search(["window", *names], 195, 422)
    run.message("touchesBegan", hit)
    return film


def siblings(count):
    """Views beside the one that is hit, all of which decline."""
    film = FilmMaker("limits/siblings", ("Views side by side", "并排的视图"))
    run = film.run()
    plain_app(run)
    for number in range(count):
        run.view(f"no{number}", (10, 100 + 50 * number, 80, 40), "root")
    run.view("card", (200, 200, 100, 100), "root", over=["next"])
    run.step(-1, *LAUNCH)
    run.step(0, "tap card")
    run.event(1, "began", 210, 210)
    run.search(["window", "root", "card"], 210, 210)
    for number in range(count):
        run.give(f"no{number}", "asked", 4 + number)
        run.give(f"no{number}", "declined")
    return film


def empty():
    film = FilmMaker("limits/no-window", ("No window", "没有窗口"))
    film.run().step(-1, *LAUNCH)
    return film


def long_film(moments=100_000):
    """A day of taps, for speed."""
    film = FilmMaker("limits/long", ("A very long run", "很长的一次运行"))
    run = film.run()
    plain_app(run)
    run.view("card", (40, 200, 200, 120), "root")
    for number in range(24):
        run.view(f"v{number}", (number % 4 * 95 + 8, number // 4 * 80 + 340, 80, 60), "root", class_="UIButton", look="button", text=str(number))
    run.recognizer("tap", "card")
    run.step(-1, *LAUNCH)
    index = 0
    while run.count < moments:
        x, y = 50 + index * 7 % 180, 210 + index * 11 % 100
        run.step(index, f"tap card at {x}, {y}", f"点 card（{x}, {y} 处）")
        run.event(1, "began", x, y)
        hit = run.search(["window", "root", "card"], x, y)
        run.message("touchesBegan", hit)
        for move in range(10):
            run.wait(16_000)
            run.change("v1", text=str(move))
            run.event(1, "moved", x + move, y)
        run.event(1, "ended", x, y)
        run.moment("recognizer-changed", "yes", "tap", "tap.recognizes-on-up", "tap recognizes", "tap ended")
        run.changed("tap", "ended")
        run.wait(300_000)
        index += 1
    return film
