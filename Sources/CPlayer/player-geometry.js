// Where views are drawn: the same numbers as in a picture of the same moment.

/** A point of a view's bounds on the screen. */
function onScreen([a, b, c, d, tx, ty], x, y) {
  return [a * x + c * y + tx, b * x + d * y + ty];
}

/** The corners of a view on the screen. */
function quadOf(view) {
  const [x, y, width, height] = view.bounds;
  return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
    .map((corner) => onScreen(view.matrix, ...corner));
}

/** The frame around some points: x, y, width, height. */
function frameOf(points) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

function pathOf(points) {
  return `M${points.map((point) => point.map(rounded).join(' ')).join('L')}z`;
}

/** A number without more digits than a drawing needs. */
function rounded(value) { return Math.round(value * 1000) / 1000; }

function isSameQuad(one, other) {
  return one.every(([x, y], place) =>
    Math.abs(x - other[place][0]) < 0.01 && Math.abs(y - other[place][1]) < 0.01);
}

function isInside([x, y, width, height], [left, top, wide, high]) {
  return x >= left && y >= top && x + width <= left + wide && y + height <= top + high;
}

function isSameFrame([x, y, width, height], screen) {
  return [x, y, width - screen[0], height - screen[1]].every((part) => Math.abs(part) < 0.01);
}

/** How round the corners of the screen are, and of a view that fills it. */
const ROUND = 28;

/** No screen shows more views than these. */
const MOST = 2000;

/** The views of a scene as they are drawn: frames, depths, and which of them is drawn at all. */
class Drawn {
  constructor(scene, screen) {
    this.scene = scene;
    this.known = new Map();
    // Before there is a window a scene has no screen, which yet is there.
    this.screen = scene.screen?.every((side) => side > 0) ? scene.screen : screen;
  }

  /** What is known of a view of the scene. */
  of(place) {
    if (this.known.has(place)) return this.known.get(place);
    const view = this.scene.views.get(place);
    if (!view) return null;
    // A film that was edited may have views in a circle.
    this.known.set(place, null);
    const quad = quadOf(view);
    const above = this.of(view.in);
    const level = above && isSameQuad(above.quad, quad) ? above.level + 1 : 0;
    const entry = {
      view, quad, level, frame: frameOf(quad), depth: above ? above.depth + 1 : 0,
      rect: insetRect(view.bounds, level), isScreen: isSameFrame(frameOf(quad), this.screen),
    };
    this.known.set(place, entry);
    return entry;
  }

  /** Whether something of a view is on the screen. */
  isInSight(place) {
    const [x, y, width, height] = this.of(place).frame;
    return !this.scene.views.get(place).hidden && x < this.screen[0] && y < this.screen[1]
      && x + width > 0 && y + height > 0;
  }

  /** Where keys are drawn: the system's own keyboard is a view of its window's class. */
  keysIn(film) {
    const { keyboard, order, views } = this.scene;
    const place = keyboard === null ? undefined : order.find((at) => views.get(at)?.in >= 0
      && film.objects[at]?.class === 'UITextEffectsWindow');
    return place === undefined ? null : this.of(place).frame;
  }

  /** Whether a view is so large that a fill would cover the screen. */
  isLarge(place) {
    const [, , width, height] = this.of(place).frame;
    return width * height > 0.45 * this.screen[0] * this.screen[1];
  }

  /** The views that are drawn, in order, and how many are left out since there are too many. */
  chosen(kept) {
    const order = this.scene.order.filter((place) => this.scene.views.has(place));
    const inSight = order.filter((place) => this.isInSight(place));
    if (inSight.length <= MOST) return { order, left: 0 };
    const wanted = new Set();
    for (let place of kept) {
      if (wanted.size >= MOST) break;
      for (; this.scene.views.has(place) && !wanted.has(place);) {
        wanted.add(place);
        place = this.scene.views.get(place).in;
      }
    }
    return { order: order.filter((place) => wanted.has(place)), left: inSight.length - wanted.size };
  }
}

/** Bounds, drawn smaller by 4 for each view above on the same place: else all were one line. */
function insetRect([x, y, width, height], level) {
  const inset = Math.min(4 * level, width / 4, height / 4);
  return [x + inset, y + inset, width - 2 * inset, height - 2 * inset].map(rounded);
}
