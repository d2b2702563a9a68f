"""How fast a player is, by the page's own clock."""

import os

# How many times as long as the bars allow steps may take. No bar holds where nobody says so: how fast
# another machine is, or what else it does, is no fault of the player's. What was measured is told always.
SLOW = float(os.environ.get("BROWSER_SLOW", "inf"))

STEP = """async (moments) => {
  const range = document.querySelector('input[type=range]');
  const took = [];
  for (const moment of moments) {
    const from = performance.now();
    range.value = moment;
    range.dispatchEvent(new Event('input'));
    document.body.getBoundingClientRect();
    took.push(performance.now() - from);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  return took;
}"""


def ready(player):
    """When the page was last painted while it was opened, in milliseconds."""
    return player.tab.evaluate("performance.getEntriesByType('paint').at(-1).startTime")


def nodes(player):
    return player.tab.evaluate("document.querySelectorAll('*').length")


def steps(player, moments, rounds=3):
    """How long it takes to go to each of some moments, with layout: median, p95 and most.

    Whatever else the machine does may disturb a step in one round, seldom in three.
    """
    took = sorted(map(min, zip(*[player.tab.evaluate(STEP, moments) for _ in range(rounds)])))
    return {"median": took[len(took) // 2], "p95": took[len(took) * 95 // 100], "most": took[-1]}


def runs(last, places=10, each=30):
    """Moments one behind the other, from some places of a run."""
    return [last * place // places + step + 1 for place in range(places) for step in range(each)]


def told(times):
    return ", ".join(f"{name} {value:.1f} ms" for name, value in times.items())
