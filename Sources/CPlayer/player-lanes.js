// Draws the lanes of the timeline. Each gets the window that is drawn: its moments, where a moment
// stands (`x`), its left and right end, and the lane's own height; and gives nodes.

function drawSteps(view, lane) {
  const { run } = view;
  const nodes = [];
  const last = run.stepAt(view.limit);
  for (let place = run.stepAt(view.from); place <= last; place += 1) {
    const step = run.steps[place];
    const left = Math.max(view.x(step.first) - 2, view.left - 4);
    if (left > view.right) break;
    const end = view.x(Math.min(step.last, view.limit) + 1) - 1;
    const width = Math.min(end, view.right + 4) - left;
    nodes.push(block(left, 2, Math.max(1, width), lane, 'band'));
    const name = step.index < 0 ? '' : `${step.index + 1} `;
    const text = fitted(`${name}${run.film.phrase(step.phrase)}`, view.size, width - 8);
    if (text !== '' && width > 18) {
      nodes.push(svg('text', { x: rounded(left + 5), y: baseline(view, lane) }, text));
    }
  }
  return nodes;
}

/** The decisions as bars, which tell by their place what colours tell: one path for each direction. */
function barPaths(run, from, to, x, scale, height) {
  const paths = new Map();
  const whole = height - 6;
  const part = rounded(whole * 0.6);
  const shapes = mapOf({ up: [3, part], down: [3 + whole - part, part], none: [height / 2 - 2, 4] });
  const width = rounded(Math.max(0.6, 7 * scale));
  for (let moment = from; moment <= to; moment += 1) {
    const name = run.direction(moment);
    const [y, high] = shapes.get(name) ?? [3, whole];
    const outline = `M${rounded(x(moment) + scale)} ${y}h${width}v${high}h-${width}z`;
    paths.set(name, (paths.get(name) ?? '') + outline);
  }
  return [...paths].map(([name, d]) => svg('path', { d, class: `bar ${name}` }));
}

function drawBars(view, lane) {
  if (view.isDense) return [];
  const nodes = barPaths(view.run, view.from, view.to, view.x, view.scale, lane.height);
  for (let moment = view.from; moment <= view.to; moment += 1) {
    const gap = view.axis.gaps.get(moment);
    const width = (gap?.width ?? 0) * view.scale;
    // A time is told where there is room for it.
    if (width < 46) continue;
    const middle = gap.from * view.scale + width / 2;
    nodes.push(svg('text', { x: rounded(middle), y: baseline(view, lane), class: 'middle time' }, gap.text));
  }
  return nodes;
}

/** The decisions of the run that is compared, on its own axis: the same up to where they part. */
function drawOtherBars(view, lane) {
  const { run, axis, parts } = view.other;
  const x = (moment) => axis.places[moment] * view.scale;
  const last = run.count;
  const from = Math.min(last, axis.momentAt(view.left / view.scale));
  const to = Math.min(last, axis.momentAt(view.right / view.scale));
  const nodes = view.isDense ? [] : barPaths(run, from, to, x, view.scale, lane.height);
  if (parts !== null) {
    const at = view.x(parts) - 3;
    nodes.push(svg('line', { x1: at, x2: at, y1: -18, y2: lane.height, class: 'parting' }));
  }
  return nodes;
}

/** Where the letters of a lane stand. */
function baseline(view, lane) { return rounded(lane.height / 2 + view.size * 0.36); }

function block(x, y, width, lane, name) {
  return svg('rect', {
    x: rounded(x), y, width: rounded(width), height: lane.height - 2 * y, rx: 4, class: name,
  });
}

function bar(from, to, y, name) {
  return svg('line', { x1: rounded(from), x2: rounded(Math.max(from + 1, to)), y1: y, y2: y, class: name });
}

function drawFingerLane(view, lane) {
  const track = view.run.fingers.all.get(lane.finger);
  const nodes = [];
  const y = lane.height / 2;
  let dots = '';
  const start = Math.max(0, lastAtMost(track.moments, view.from));
  let down = isDown(track[start]) ? view.left : null;
  let held = null;
  for (let place = start; place < track.length && track[place].moment <= view.last; place += 1) {
    const { moment, phase, held: holds } = track[place];
    const at = view.x(moment) + 4.5 * view.scale;
    if (holds !== undefined) {
      if (holds === 0 && held !== null) nodes.push(bar(held, at, y + 6, 'held'));
      held = holds === 1 ? at : null;
    } else if (phase === 'began') {
      down = at;
      nodes.push(svg('circle', { cx: rounded(at), cy: y, r: 4, class: 'began' }));
    } else if (phase === 'ended' || phase === 'cancelled') {
      if (down !== null) nodes.push(bar(down, at, y, 'down'));
      down = null;
      nodes.push(svg('circle', { cx: rounded(at), cy: y, r: 4, class: phase }));
    } else if (phase !== 'gone') {
      dots += `M${rounded(at - 1.5)} ${y}h3`;
    }
  }
  if (down !== null) nodes.push(bar(down, Math.min(view.x(view.limit + 1), view.right), y, 'down'));
  if (held !== null) nodes.push(bar(held, Math.min(view.x(view.limit + 1), view.right), y + 6, 'held'));
  if (dots !== '') nodes.push(svg('path', { d: dots, class: 'moves' }));
  return nodes;
}

function isDown(row) { return !['began', 'ended', 'cancelled', 'gone'].includes(row.phase); }

function drawRecognizer(view, lane) {
  const { changes } = lane.recognizer;
  const nodes = [];
  const y = lane.height / 2;
  const end = Math.min(view.x(view.limit + 1), view.right);
  changes.forEach(([moment, state, by], place) => {
    if (moment > view.last) return;
    const next = changes[place + 1];
    const at = view.x(moment) + 4.5 * view.scale;
    const until = next && next[0] <= view.limit ? view.x(next[0]) + 4.5 * view.scale : end;
    if (until < view.left || at > view.right) return;
    if (state === 'began' || state === 'changed') nodes.push(bar(at, until, y, 'going'));
    if (state === 'waiting') nodes.push(bar(at, until, y, 'waits'));
    nodes.push(...stateMark(state, at, y));
    if (state !== 'waiting' || by === undefined) return;
    const text = fitted(say('waitsFor', view.run.film.name(by)), view.size, until - at - 16);
    nodes.push(svg('text', { x: rounded(at + 10), y: y - 1, class: 'waitsfor' }, text));
  });
  return nodes;
}

function stateMark(state, at, y) {
  const diamond = `M${rounded(at)} ${y - 5}l5 5-5 5-5-5z`;
  switch (state) {
    case 'began': return [svg('path', { d: diamond, class: 'hollow' })];
    case 'ended': case 'recognized': return [svg('path', { d: diamond, class: 'filled' })];
    case 'failed': case 'cancelled': case 'prevented':
      return [svg('path', { d: `M${rounded(at - 4)} ${y - 4}l8 8m0-8l-8 8`, class: 'crossed' })];
    case 'waiting': return [svg('path', { d: `M${rounded(at - 2)} ${y - 4}v8m4-8v8`, class: 'pause' })];
    default: return [];
  }
}

function drawLasting(view, lane) {
  const nodes = [];
  lane.changes.forEach(([moment, value], place) => {
    if (value < 0 || moment > view.last) return;
    const next = lane.changes[place + 1];
    const from = Math.max(view.x(moment), view.left - 4);
    const until = next && next[0] <= view.limit ? view.x(next[0]) : view.x(view.limit + 1);
    const width = Math.min(until, view.right + 4) - from;
    if (width <= 0) return;
    nodes.push(block(from, 3, width, lane, 'lasting'));
    const text = fitted(lane.tell(value), view.size, width - 8);
    if (text !== '') nodes.push(svg('text', { x: rounded(from + 5), y: baseline(view, lane) }, text));
  });
  return nodes;
}
