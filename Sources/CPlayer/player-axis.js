// The axis of the timeline: moments, and the time between them, on one line. Not to scale.

class Axis {
  constructor(run) {
    /** Where each moment begins; the moment 1 stands at the place 1. */
    this.places = new Float64Array(run.count + 2);
    /** What stands before a moment: how long it took, where that is worth telling. */
    this.gaps = new Map();
    const firsts = new Set(run.firsts);
    let at = 4;
    for (let moment = 1; moment <= run.count; moment += 1) {
      const seconds = moment > 1 ? (run.time(moment) - run.time(moment - 1)) / 1e6 : 0;
      if (moment > 1 && firsts.has(moment)) at += 8;
      if (seconds > 0) {
        const width = 8 + Math.min(120, 70 * Math.sqrt(seconds));
        this.gaps.set(moment, { from: at, width, text: timeText(seconds * 1e6) });
        at += width;
      }
      this.places[moment] = at;
      at += 9;
    }
    this.places[run.count + 1] = at;
  }

  /** The moment that stands at a place. */
  momentAt(place) { return Math.max(1, lastAtMost(this.places, place)); }
}

/** What a run tells of things that last, as changes: what is first responder, and the keyboard. */
function lastingOf(run) {
  const found = { first: [], keyboard: [] };
  for (const [moment, scene] of run.scenes.rows.all) {
    const { first, keyboard } = scene;
    if (first !== undefined && (found.first.at(-1)?.[1] ?? -1) !== first) found.first.push([moment, first]);
    if (keyboard !== undefined) {
      const isUp = keyboard !== null ? 1 : -1;
      if ((found.keyboard.at(-1)?.[1] ?? -1) !== isUp) found.keyboard.push([moment, isUp]);
    }
  }
  return found;
}

/** The lanes of a run up to a moment, from top to bottom: what comes later has none yet. */
function lanesOf(run, limit, other, isSmall) {
  const lanes = [
    { draw: drawSteps, name: say('steps'), height: 22 },
    { draw: drawBars, name: say('decisionLane'), height: 20 },
  ];
  if (other) lanes.push({ draw: drawOtherBars, name: '', height: 20 });
  if (isSmall) return lanes;
  for (const [finger, track] of run.fingers.all) {
    if (track[0].moment > limit) continue;
    lanes.push({ draw: drawFingerLane, name: say('finger', finger), height: 18, finger });
  }
  for (const recognizer of run.recognizers) {
    if (!(recognizer.changes[0]?.[0] <= limit)) continue;
    lanes.push({ draw: drawRecognizer, name: run.film.name(recognizer.object), height: 18, recognizer });
  }
  const lasting = lastingOf(run);
  if (lasting.first[0]?.[0] <= limit) {
    lanes.push({
      draw: drawLasting, name: say('first'), height: 18, changes: lasting.first,
      tell: (place) => run.film.name(place),
    });
  }
  if (lasting.keyboard[0]?.[0] <= limit) {
    lanes.push({ draw: drawLasting, name: say('keyboard'), height: 18, changes: lasting.keyboard, tell: () => '' });
  }
  return lanes;
}
