// Names on the screen, where the film has room for them, and the view of the layers.

class Labels {
  constructor() {
    this.node = svg('g', { class: 'labels' });
    this.known = new Map();
  }

  /** Draws the labels of the views that a screen shows. */
  draw(screen, order) {
    const nodes = [];
    for (const place of order) {
      const wanted = this.wanted(screen, place);
      if (!wanted) continue;
      const key = wanted.join('\u0000');
      let entry = this.known.get(place);
      if (entry?.key !== key) {
        entry = { key, node: labelNode(...wanted) };
        this.known.set(place, entry);
      }
      nodes.push(entry.node);
    }
    arrange(this.node, nodes);
  }

  /** What is in a view's label, and where; nothing where it has none. */
  wanted(screen, place) {
    const { view, frame, depth } = screen.drawn.of(place);
    const size = screen.options.labels;
    const roles = screen.roles.get(place);
    // A label is never wider than most of the screen.
    const name = fitted(screen.run.film.name(place), 12 * size / 19, screen.drawn.screen[0] * 0.8);
    const isPointed = screen.hover === place;
    const slot = size > 19 ? view.slot2 : view.slot;
    // What has only a path for a name speaks up when it has something to say.
    const { alert, menu } = screen.scene;
    const isQuiet = view.hidden || (name.includes('.') && !roles && ![screen.here, alert, menu].includes(place));
    const isUnderKeys = screen.keys && !screen.layers && slot && isInside([...slot, 0, 0], screen.keys);
    if (!isPointed && (isQuiet || isUnderKeys || (!slot && !screen.layers))) return null;
    const width = labelWidth(name, roles, size);
    let [x, y] = slot ?? [frame[0], frame[1]];
    if (screen.layers) [x, y] = screen.layers.point(frame[0], frame[1], depth);
    else if (!slot) {
      x = Math.max(0, Math.min(x, screen.drawn.screen[0] - width));
      y = Math.max(0, Math.min(y, screen.drawn.screen[1] - size));
    }
    const names = ['label', ...(roles?.keys() ?? [])];
    if (place === screen.here) names.push('here');
    return [name, rounded(x), rounded(y), width, size, names.join(' '), roles?.get('asked') ?? '', roleMark(roles)];
  }

  placeOf(node) {
    for (const [place, entry] of this.known) if (entry.node === node) return place;
    return undefined;
  }
}

/** The mark of what somebody is; nothing where a number says it all. */
function roleMark(roles) {
  if (!roles) return '';
  if (roles.has('waiting')) return 'pause';
  if (roles.has('keeps')) return 'star';
  if (roles.has('passes')) return 'up';
  if (roles.has('hit')) return 'star';
  return roles.has('declined') ? 'cross' : '';
}

/** Who has a role, those before all others that were not only asked in vain. */
function byWeight(roles) {
  const isMore = ([, own]) => [...own.keys()].some((role) => role !== 'asked' && role !== 'declined');
  return [...[...roles].filter(isMore).map(([place]) => place), ...roles.keys()];
}

/** Roles in words. */
function rolesText(roles) {
  return [...roles].map(([role, number]) => {
    const name = `is${role.charAt(0).toUpperCase()}${role.slice(1)}`;
    return WORDS.has(name) ? say(name, number ?? '') : role;
  }).join(', ');
}

function labelWidth(name, roles, height) {
  const text = textWidth(name, 12 * height / 19);
  return rounded(text + height * (0.7 + (roles?.get('asked') ? 0.85 : 0) + (roleMark(roles) ? 0.75 : 0)));
}

function labelNode(name, x, y, width, height, names, number, mark) {
  const size = 12 * height / 19;
  const node = svg(
    'g', { class: names, transform: `translate(${x} ${y})`, 'aria-hidden': 'true' },
    svg('rect', { y: 1, width, height: height - 2, rx: height / 3, class: 'plate' }),
  );
  let left = height * 0.35;
  if (number !== '') {
    const r = height * 0.36;
    const x = left + r - 3;
    const text = svg('text', { x, y: rounded(height / 2 + size * 0.33), class: 'number' }, String(number));
    const share = number > 9 ? 0.7 : 0.88;
    // Narrower where it has more digits than fit.
    if (number > 99) fill(text, { textLength: rounded(1.6 * r), lengthAdjust: 'spacingAndGlyphs' }, []);
    node.append(svg('circle', { cx: x, cy: height / 2, r, class: 'disc' }), sized(text, size * share));
    left += height * 0.85 - 3;
  }
  const text = svg('text', { x: rounded(left), y: rounded(height / 2 + size * 0.35) }, name);
  node.append(sized(text, size));
  if (mark !== '') {
    const scale = rounded(height / 22);
    const place = `${rounded(width - height * 0.95)} ${rounded(height / 2 - 8 * scale)}`;
    node.append(svg('g', { transform: `translate(${place}) scale(${scale})` }, markPath(mark)));
  }
  return node;
}

function sized(node, size) {
  node.style.fontSize = `${rounded(size)}px`;
  return node;
}

/** The views one behind the other, seen from the side. */
class Layers {
  constructor(drawn, order) {
    this.drawn = drawn;
    const depths = order.map((place) => drawn.of(place).depth);
    const deepest = Math.max(1, ...depths);
    const [width, height] = drawn.screen;
    // Many layers lie closer together, so that all fit.
    const share = Math.min(1, 6 / deepest);
    this.step = [46 * share, -19 * share];
    const [right, top] = [deepest * this.step[0], deepest * this.step[1] - 0.12 * width];
    this.box = [-AROUND, top - AROUND, width + right + 2 * AROUND, height - top + 2 * AROUND];
  }

  transform(depth) {
    const [x, y] = this.step.map((part) => rounded(part * depth));
    return `matrix(1 -0.12 0 1 ${x} ${y})`;
  }

  point(x, y, depth) {
    return [x + this.step[0] * depth, y - 0.12 * x + this.step[1] * depth];
  }

  /** The search for the view under a finger, from layer to layer. */
  probe(x, y, roles) {
    const asked = [...roles].filter(([place, own]) => own.has('asked') && this.drawn.of(place))
      .sort((one, other) => one[1].get('asked') - other[1].get('asked'));
    const node = svg('g', { class: 'probe' });
    let last = this.point(x, y, 0);
    for (const [place, own] of asked) {
      const next = this.point(x, y, this.drawn.of(place).depth);
      const isNo = own.has('declined');
      const [[x1, y1], [x2, y2]] = [last, next];
      node.append(
        svg('line', { x1, y1, x2, y2, class: isNo ? 'no' : 'yes' }),
        svg('circle', { cx: x2, cy: y2, r: isNo ? 7 : 4, class: isNo ? 'no' : 'yes' }),
      );
      if (!isNo) last = next;
    }
    return node;
  }
}
