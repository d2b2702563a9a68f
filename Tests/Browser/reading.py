"""Reads films in another way than the player does: from the beginning, one moment after the other."""


def states(film, run):
    """What is true at each moment, in order."""
    views, around, roles, fingers, way = {}, {}, {}, {}, []
    rows = {
        "scenes": by_moment(run["scenes"], lambda row: row["moment"]),
        "roles": by_moment(run["roles"], lambda row: row[0]),
        "touches": by_moment(run["touches"], lambda row: row[0]),
        "ways": by_moment(run["ways"], lambda row: row[0]),
    }
    name = lambda place: film["objects"][place]["id"]
    for moment in range(1, run["count"] + 1):
        for scene in rows["scenes"].get(moment, []):
            if scene.get("whole"):
                views = {}
            views.update({int(place): view for place, view in scene["views"].items()})
            around.update({key: scene[key] for key in ("order", "first", "keyboard", "alert", "menu") if key in scene})
        for row in rows["roles"].get(moment, []):
            play(roles, row[1:], film["roleNames"])
        for _, finger, phase, x, y, *held in rows["touches"].get(moment, []):
            fingers[finger] = (x, y, phase)
        for _, places in rows["ways"].get(moment, []):
            # Below 0 the app's own code says who is next.
            way = [name(place) for place in places if place >= 0]
        say = film["phrases"][run["moments"]["say"][moment - 1]]
        at = run["moments"]["at"][moment - 1]
        yield {
            "moment": moment, "say": say, "views": {name(place): view for place, view in views.items() if view},
            "roles": {name(place): set(own) for place, own in roles.items()}, "fingers": dict(fingers),
            "way": way, "at": name(at) if at >= 0 else None,
            "first": name(around["first"]) if around.get("first", -1) >= 0 else None,
        }


def by_moment(rows, moment):
    found = {}
    for row in rows:
        found.setdefault(moment(row), []).append(row)
    return found


def play(roles, changes, names):
    for change in changes:
        if not change:
            roles.clear()
        elif len(change) == 1:
            roles.pop(change[0], None)
        else:
            roles.setdefault(change[0], set()).add(names[change[1]])
