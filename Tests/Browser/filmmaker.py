"""Makes films by hand, in the shape that `render.film` gives, for tests that need no build.

A `FilmMaker` holds what a film says once; a `RunMaker` fills the columns of one run. Roles, scenes
and fingers are written as the recorder writes them: as differences, all of it anew every 256 moments.
"""

ROLES = ["asked", "declined", "answered", "hit", "passes", "keeps", "waiting"]
EVERY = 256

RULES = {
    "dispatch.queue-is-fifo": (1, "documented", "Events are delivered in the order in which they came."),
    "hit-test.self-is-fallback": (61, "documented", "When no subview answers, the view itself is the answer, as long as the point lies inside it."),
    "hit-test.point-inside-prunes": (58, "documented", "A view in which the point does not lie is not searched, nor are its subviews."),
    "hit-test.first-non-nil-wins": (60, "documented", "The first subview that answers with a view ends the search."),
    "window.frontmost-visible-is-asked-first": (33, "widely observed", "The frontmost window that is visible and takes part is asked first."),
    "delivery.default-forwards-to-next": (92, "documented", "A responder that does not override the method passes the message on to its next responder."),
    "dispatch.unhandled-is-dropped": (8, "documented", "What nobody handles is dropped at the end of the chain."),
    "control.does-not-forward-touches": (140, "documented", "A control keeps its touches and does not pass them on."),
    "gesture.require-to-fail-holds": (171, "documented", "A recognizer that needs another to fail waits until it has."),
    "gesture.require-to-fail-fails": (172, "documented", "A recognizer fails when the one it waited for recognizes."),
    "tap.recognizes-on-up": (201, "widely observed", "A tap is recognized when its finger goes up."),
    "gesture.delays-ended-default-true": (165, "documented", "The end of a touch is held back while a recognizer may still recognize."),
    "gesture.cancels-touches-in-view": (160, "documented", "A recognizer that recognizes cancels the touch in its view."),
    "gesture.action-on-transition": (180, "documented", "A recognizer sends its action when its state changes."),
    "hit-test.minimum-alpha": (55, "documented", "A view with an alpha below 0.01 is not hit."),
}

CHINESE = {
    "hit-test.self-is-fallback": "没有子视图回答时，只要点在里面，视图自己就是答案。",
    "hit-test.point-inside-prunes": "点不在里面的视图不再往下找，它的子视图也不找。",
}


class FilmMaker:
    def __init__(self, scenario, title, summary=("", "")):
        self.json = {
            "film": 1, "scenario": scenario, "build": "test", "level": "route",
            "title": text(*title), "summary": text(*summary), "phrases": [], "objects": [],
            "rules": [], "kinds": [], "roleNames": ROLES, "runs": [],
        }
        self.places = {"phrases": {}, "objects": {}, "rules": {}, "kinds": {}}

    def place(self, name, key, make):
        known = self.places[name]
        if key not in known:
            known[key] = len(self.json[name])
            self.json[name].append(make())
        return known[key]

    def phrase(self, english, chinese=None):
        pair = [english, chinese or english]
        return self.place("phrases", tuple(pair), lambda: pair)

    def object(self, id, class_="UIView", kind="view"):
        return self.place("objects", id, lambda: {"id": id, "class": class_, "kind": kind})

    def rule(self, id):
        number, known, english = RULES.get(id, (999, "inferred", f"What {id} says."))
        return self.place("rules", id, lambda: {
            "id": id, "number": number, "known": known, "text": text(english, CHINESE.get(id)),
        })

    def kind(self, name, direction="none"):
        return self.place("kinds", (name, direction), lambda: [name, direction])

    def run(self, variant=None, **more):
        run = RunMaker(self, len(self.json["runs"]), variant, **more)
        self.json["runs"].append(run.json)
        return run

    def index(self, **more):
        questions = sum("ask" in step for step in self.json["runs"][0]["steps"])
        views = self.json["runs"][0]["scenes"][0]["views"].values()
        frames = [[v["matrix"][4], v["matrix"][5], v["bounds"][2], v["bounds"][3]] for v in views]
        return {
            "scenario": self.json["scenario"], "title": self.json["title"],
            "topic": (self.json["scenario"] or "").split("/")[0], "questions": questions,
            "rules": [rule["id"] for rule in self.json["rules"]], "screen": [390, 844],
            "frames": frames[:12], **more,
        }


def text(english, chinese=None):
    return {"en": english, "zh-Hans": chinese} if chinese else {"en": english}


class RunMaker:
    """One run: a tree of views, and the moments of what happens to it."""

    def __init__(self, film, place, variant, title=None, screen=(390, 844)):
        self.film = film
        self.json = {
            "run": place, "variant": variant, "profile": {"ios": 18}, "passed": True,
            "screen": list(screen), "count": 0, "steps": [],
            "moments": {name: [] for name in "record time depth kind at rule say short".split()},
            "scenes": [], "touches": [], "roles": [], "ways": [], "recognizers": [],
        }
        if title:
            self.json["title"] = text(*title)
        self.views, self.order, self.parent = {}, [], {}
        self.around = {"screen": list(screen), "keyboard": None, "menu": -1, "alert": -1, "first": -1}
        self.now = {}
        self.time, self.last_time, self.record = 0, 0, 0
        self.delta, self.delta_moment = None, None

    @property
    def count(self):
        return len(self.json["moments"]["say"])

    # Views

    def view(self, id, frame, parent=None, class_="UIView", kind="view", **look):
        place = self.film.object(id, class_, kind)
        above = self.views.get(self.film.object(parent)) if parent else None
        x, y, width, height = frame
        a, b, c, d, tx, ty = above["matrix"] if above else (1, 0, 0, 1, 0, 0)
        matrix = [a, b, c, d, round(a * x + c * y + tx, 3), round(b * x + d * y + ty, 3)]
        bounds = look.pop("bounds", [0, 0, width, height])
        matrix = look.pop("matrix", matrix)
        self.views[place] = {
            "matrix": matrix, "bounds": bounds, "in": self.film.object(parent) if parent else -1, **look,
        }
        self.order.append(place)
        return place

    def change(self, id, **values):
        """Changes what is drawn of a view, from the next moment on."""
        place = self.film.object(id)
        self.views[place] = {**self.views[place], **values}
        self.pending().setdefault("views", {})[str(place)] = self.views[place]

    def surround(self, **values):
        self.around.update(values)
        self.pending().update(values)

    def pending(self):
        if self.delta is None:
            self.delta = {}
        return self.delta

    def slots(self):
        """Gives labels their places: inside top left, one below the other where views share it."""
        taken = []
        for place in sorted(self.order, key=lambda p: area(self.views[p])):
            view = self.views[place]
            for name, height in (("slot", 19), ("slot2", 48)):
                view.pop(name, None)
                y = view["matrix"][5]
                while y + height <= view["matrix"][5] + max(height, view["bounds"][3]):
                    slot = [view["matrix"][4], y]
                    if all(n != name or abs(slot[0] - s[0]) > 90 or abs(slot[1] - s[1]) >= height for n, s in taken):
                        view[name] = slot
                        taken.append((name, slot))
                        break
                    y += height

    # Moments

    def step(self, index, english, chinese=None, outcome=None, ask=None):
        """Begins a step; -1 is the launch, before which all views are made."""
        kind = "launch" if index < 0 else "step"
        phrase = self.film.phrase(english, chinese)
        step = {
            "index": index, "pointer": "/app" if index < 0 else f"/script/{index}", "phrase": phrase,
            "first": self.count + 1, "last": self.count + 1,
            "outcome": self.film.phrase(*outcome) if outcome else -1,
        }
        if ask:
            step["ask"] = ask
        self.json["steps"].append(step)
        self.moment(kind, "none", None, None, english, english, (chinese, chinese), depth=0, record=False)

    def moment(self, kind, direction, at, rule, say, short, chinese=(None, None), depth=1, record=True):
        film, columns = self.film, self.json["moments"]
        if record:
            self.record += 1
        columns["record"].append(1 if record else -1)
        columns["time"].append(self.time - self.last_time)
        self.last_time = self.time
        columns["depth"].append(depth)
        columns["kind"].append(film.kind(kind, direction))
        columns["at"].append(film.object(at) if at else -1)
        columns["rule"].append(film.rule(rule) if rule else -1)
        columns["say"].append(film.phrase(say, chinese[0]))
        columns["short"].append(film.phrase(short, chinese[1]))
        self.json["count"] = self.count
        self.json["steps"][-1]["last"] = self.count
        self.write_scene()
        self.write_roles([])

    def wait(self, microseconds):
        self.time += microseconds

    def write_scene(self):
        moment = self.count
        if (moment - 1) % EVERY == 0:
            self.slots()
            views = {str(place): dict(self.views[place]) for place in self.order}
            self.json["scenes"].append({
                "moment": moment, "whole": True, "views": views, "order": list(self.order), **self.around,
            })
        elif self.delta is not None:
            self.json["scenes"].append({"moment": moment, "views": {}, **self.delta})
        self.delta = None

    def write_roles(self, changes):
        """Writes changes of the moment that was made last."""
        moment = self.count
        for change in changes:
            if not change:
                self.now = {}
            elif len(change) == 1:
                self.now.pop(change[0], None)
            else:
                self.now.setdefault(change[0], {})[change[1]] = change[2:] or []
        if (moment - 1) % EVERY == 0:
            changes = [[]] + [
                [place, role, *number] for place, roles in sorted(self.now.items())
                for role, number in sorted(roles.items())
            ]
        if not changes:
            return
        rows = self.json["roles"]
        if rows and rows[-1][0] == moment:
            rows.pop() if (moment - 1) % EVERY == 0 else None
        rows.append([moment, *changes])

    def give(self, id, role, number=None):
        place = self.film.object(id)
        change = [place, ROLES.index(role)] + ([number] if number else [])
        self.write_roles([change])

    def way(self, *ids):
        places = [self.film.object(id) for id in ids]
        if not self.json["ways"] or self.json["ways"][-1][1] != places:
            self.json["ways"].append([self.count, places])

    def leave(self, fingers):
        """Lets those go that left before the event of the last moment; who is in it is back."""
        last = {row[1]: row for row in self.json["touches"]}
        for finger, row in sorted(last.items()):
            if row[2] in ("ended", "cancelled") and finger not in fingers and row[0] < self.count:
                self.json["touches"].append([self.count, finger, "gone", row[3], row[4]])

    def touch(self, finger, phase, x, y, held=None):
        row = [self.count, finger, phase, x, y]
        self.json["touches"].append(row if held is None else row + [held])

    def recognizer(self, id, view, needs=()):
        film = self.film
        self.json["recognizers"].append({
            "object": film.object(id, "UITapGestureRecognizer", "recognizer"), "view": film.object(view),
            "needs": [film.object(name) for name in needs], "changes": [],
        })

    def changed(self, id, state, by=None):
        place = self.film.object(id)
        entry = next(r for r in self.json["recognizers"] if r["object"] == place)
        entry["changes"].append([self.count, state] + ([self.film.object(by)] if by else []))

    # What usually happens

    def event(self, finger, phase, x, y):
        words = {"began": "开始", "moved": "移动", "ended": "结束", "cancelled": "被取消"}
        self.moment(
            "event-queued", "none", None, "dispatch.queue-is-fifo",
            f"touch {finger} {phase} at {x}, {y}", f"touch {finger} {phase}",
            (f"触摸 {finger} {words[phase]}（{x}, {y} 处）", f"触摸 {finger} {words[phase]}"),
        )
        self.leave([finger])
        self.touch(finger, phase, x, y)

    def search(self, ids, x, y):
        """Asks views of a point, each in the one before; the last declines if the point misses it."""
        number, depth, chain = 0, 1, []
        self.write_roles([[]] if self.now else [])
        first = self.count + 1
        for id in ids:
            number += 1
            has_point = self.contains(id, x, y)
            is_last = id == ids[-1]
            if is_last or not has_point:
                self.leaf(id, has_point, number, depth)
            else:
                self.moment("asked", "down", id, None, f"{id} is asked for {x}, {y}", f"{id} is asked",
                            (f"询问 {id}：{x}, {y} 处是谁", f"询问 {id}"), depth)
                if self.count == first:
                    self.write_roles([[]])
                self.give(id, "asked", number)
                depth += 1
            self.way(*self.chain(id))
            if has_point:
                chain.append(id)
        hit = chain[-1]
        for id in reversed(chain if hit != ids[-1] else chain[:-1]):
            depth -= 1
            how = "itself" if id == hit else hit
            rule = "hit-test.self-is-fallback" if id == hit else "hit-test.first-non-nil-wins"
            self.moment("answered", "down", id, rule, f"{id} answers with {how}", f"{id} → {how}",
                        (f"{id} 回答{'自己' if id == hit else ' ' + hit}", f"{id} → {'自己' if id == hit else hit}"), depth)
            self.give(id, "answered")
            if id == hit:
                self.give(hit, "hit")
            self.way(*self.chain(hit))
        self.moment("window-chosen", "down", ids[0], "window.frontmost-visible-is-asked-first",
                    f"{ids[0]} is chosen, with {hit}", f"{ids[0]} → {hit}", (f"选中 {ids[0]}，视图是 {hit}", None))
        return hit

    def leaf(self, id, has_point, number, depth):
        if has_point:
            self.moment("answered", "down", id, "hit-test.self-is-fallback",
                        f"{id} answers with itself", f"{id} → itself", (f"{id} 回答自己", f"{id} → 自己"), depth)
            self.give(id, "asked", number)
            self.give(id, "answered")
            self.give(id, "hit")
        else:
            self.moment("declined", "no", id, "hit-test.point-inside-prunes",
                        f"{id} declines: the point lies outside", f"{id} → nil", (f"{id} 不接受：点在外面", None), depth)
            self.give(id, "asked", number)
            self.give(id, "declined")

    def contains(self, id, x, y):
        view = self.views[self.film.object(id)]
        left, top = view["matrix"][4:6]
        return left <= x < left + view["bounds"][2] and top <= y < top + view["bounds"][3]

    def chain(self, id):
        ids, film = [], self.film
        place = film.object(id)
        while place >= 0:
            ids.append(film.json["objects"][place]["id"])
            place = self.views[place]["in"]
        ids.insert(len(ids) - 1, "screen")
        return ids + ["scene", "application"]

    def message(self, method, hit, keeps=False):
        """Carries a message from the hit view up the chain, or lets the first keep it."""
        chain = self.chain(hit)
        for depth, id in enumerate(chain, 1):
            way = "keeps" if keeps else "passes"
            tells = "keeps it" if keeps else "passes it on"
            chinese = "留下" if keeps else "往下传"
            rule = "control.does-not-forward-touches" if keeps else "delivery.default-forwards-to-next"
            said = f"{id} keeps {method}" if keeps else f"{id} passes {method} on"
            short = f"{method} → {id}, {tells}" if depth == 1 else f"{id} {tells}"
            self.moment(way, "yes" if keeps else "up", id, rule, said, short,
                        (f"{id} {'留下' if keeps else '把'} {method}{'' if keeps else ' 往下传'}", f"{id} {chinese}"), depth)
            if depth == 1:
                self.clear("passes", "keeps")
            self.give(id, way)
            if keeps:
                return
        self.moment("discarded", "no", chain[-1], "dispatch.unhandled-is-dropped",
                    f"nobody handles {method}: it is dropped", "nobody: dropped",
                    (f"没有谁处理 {method}：丢弃", "没有谁：丢弃"), len(chain) + 1)

    def clear(self, *roles):
        """Takes roles from everybody, as when a message begins."""
        numbers = {ROLES.index(role) for role in roles}
        changes = []
        for place, own in sorted(self.now.items()):
            if not numbers & own.keys():
                continue
            kept = {role: number for role, number in own.items() if role not in numbers}
            changes.append([place])
            changes += [[place, role, *number] for role, number in sorted(kept.items())]
        self.write_roles(changes)


def area(view):
    return view["bounds"][2] * view["bounds"][3]
