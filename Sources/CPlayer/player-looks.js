// What a view looks like inside of its frame.

/** The size of the texts in views, in points. */
const LOOK_TEXT = 14;

/** The frame of a view, as a node of some class. */
function frameNode({ view, rect, level, isScreen }, name) {
  const [x, y, width, height] = rect;
  const rx = isScreen ? Math.max(0, ROUND - 4 * level) : radius(view, width, height);
  return svg('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), rx, class: name });
}

/** The nodes of a view: its frame, then what its look adds. */
function looksOf(entry, isFirst) {
  const { view, rect } = entry;
  const [, , width, height] = rect;
  const nodes = [frameNode(entry, 'frame')];
  if (width <= 0 || height <= 0) return nodes;
  if (/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(view.colour ?? '')) {
    nodes[0].classList.add('coloured');
    nodes[0].style.setProperty('--own', view.colour);
  }
  if (view.off || view.disabled) nodes.push(frameNode(entry, 'hatched'));
  const draw = LOOKS.get(view.look);
  if (draw) nodes.push(...draw(view, rect, isFirst));
  else if (view.text) nodes.push(textIn(view, rect));
  if (view.scroll) nodes.push(...indicators(view, rect));
  return nodes;
}

const RADII = mapOf({ button: 9, field: 6, switch: 16, stepper: 8, segments: 8 });

function radius(view, width, height) {
  return Math.max(0, Math.min(RADII.get(view.look) ?? 0, width / 2, height / 2));
}

const LOOKS = mapOf({
  button: (view, rect) => [textIn(view, rect, 'middle')],
  field: drawField,
  text: drawField,
  label: (view, rect) => [textIn(view, rect)],
  cell: (view, rect) => [textIn(view, rect), line(rect[0], rect[1] + rect[3], rect[0] + rect[2], rect[1] + rect[3])],
  bar: (view, rect) => [textIn(view, rect, 'middle')],
  image: (view, [x, y, width, height]) => [line(x, y + height, x + width, y)],
  // Its title stands over its rows.
  alert: (view, [x, y, width, height]) => [textIn(view, [x, y, width, Math.min(80, height)], 'middle')],
  slider: drawSlider,
  switch: drawSwitch,
  segments: drawSegments,
  stepper: drawStepper,
});

function line(x1, y1, x2, y2) { return svg('line', { x1, y1, x2, y2, class: 'thin' }); }

/** The text of a view; at the right where its name stands at the left. */
function textIn(view, [x, y, width, height], place = view.slot ? 'end' : 'left') {
  const size = Math.min(LOOK_TEXT, height * 0.8);
  const left = place === 'middle' ? x + width / 2 : place === 'end' ? x + width - 8 : x + 8;
  const node = svg(
    'text', { x: rounded(left), y: rounded(y + height / 2 + size * 0.35), class: `says ${place}` },
    fitted(view.text ?? '', size, width - 12),
  );
  return size < LOOK_TEXT ? sized(node, size) : node;
}

function drawField(view, rect, isFirst) {
  const [x, y, width, height] = rect;
  const nodes = [textIn(view, rect)];
  if (isFirst) {
    const at = view.slot ? x + width - 5 : Math.min(x + 9 + textWidth(view.text ?? '', LOOK_TEXT), x + width - 4);
    const half = Math.min(9, height / 2 - 2);
    nodes.push(svg('line', {
      x1: at, x2: at, y1: y + height / 2 - half, y2: y + height / 2 + half, class: 'caret',
    }));
  }
  return nodes;
}

function drawSlider(view, [x, y, width, height]) {
  const middle = y + height / 2;
  const share = Math.min(1, Math.max(0, Number(view.value ?? 0)));
  const r = Math.min(13, height / 2);
  return [
    line(x + r, middle, x + width - r, middle),
    svg('circle', { cx: rounded(x + r + share * (width - 2 * r)), cy: middle, r, class: 'thumb' }),
  ];
}

function drawSwitch(view, [x, y, width, height]) {
  const r = Math.max(1, height / 2 - 3);
  return [svg('circle', {
    cx: view.on ? x + width - height / 2 : x + height / 2, cy: y + height / 2, r,
    class: view.on ? 'thumb on' : 'thumb',
  })];
}

function drawSegments(view, rect) {
  const [x, y, width, height] = rect;
  const names = (view.text ?? '').split(' | ');
  if (names.length < 2) return [textIn(view, rect, 'middle')];
  const part = width / names.length;
  return names.flatMap((name, place) => {
    const own = [x + place * part, y, part, height];
    const frame = { x: own[0] + 2, y: y + 2, width: Math.max(0, part - 4), height: Math.max(0, height - 4) };
    return [
      svg('rect', { ...frame, rx: 6, class: place === view.value ? 'segment on' : 'segment' }),
      textIn({ text: name }, own, 'middle'),
    ];
  });
}

function drawStepper(view, [x, y, width, height]) {
  const [middle, quarter] = [y + height / 2, width / 4];
  return [
    line(x + width / 2, y + 5, x + width / 2, y + height - 5),
    line(x + quarter - 5, middle, x + quarter + 5, middle),
    line(x + 3 * quarter - 5, middle, x + 3 * quarter + 5, middle),
    line(x + 3 * quarter, middle - 5, x + 3 * quarter, middle + 5),
  ];
}

/** Where a scroll view has got to. */
function indicators({ bounds, scroll }, [x, y, width, height]) {
  return [
    ...indicator(height, scroll[1], bounds[1], (at, length) => [x + width - 6, y + at, 3, length]),
    ...indicator(width, scroll[0], bounds[0], (at, length) => [x + at, y + height - 6, length, 3]),
  ];
}

/** Where it has got to in one direction; nothing where all of it is in sight. */
function indicator(room, content, offset, frame) {
  if (content <= room || room <= 20) return [];
  const length = Math.max(14, room * room / content);
  const share = Math.min(1, Math.max(0, offset / (content - room)));
  const [x, y, width, height] = frame(share * (room - length), length).map(rounded);
  return [svg('rect', { x, y, width, height, rx: 1.5, class: 'indicator' })];
}

/** A keyboard without letters: three rows of keys and a space bar; or what stands in its place. */
function keyboardIn(frame, keys) {
  const [x, y, width, height] = keys ?? frame;
  const name = keys ? 'frame' : 'outline';
  const part = svg('g', { 'data-part': 'keyboard' }, svg('rect', { x, y, width, height, class: name }));
  if (!keys) return part;
  const row = height / 4.4;
  const key = width / 10;
  const add = (left, top, wide) => part.append(svg('rect', {
    x: rounded(x + left + 3), y: rounded(y + top + 5), width: rounded(Math.max(0, wide - 6)),
    height: rounded(Math.max(0, row - 8)), rx: 5, class: 'key',
  }));
  [10, 9, 7].forEach((count, place) => {
    for (let at = 0; at < count; at += 1) add((10 - count) / 2 * key + at * key, place * row, key);
  });
  add(2.5 * key, 3 * row, 5 * key);
  return part;
}

/** What lies over a view that takes no touches. */
function hatchPattern() {
  return svg(
    'pattern',
    { id: 'h', width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    svg('line', { x1: 0, y1: 0, x2: 0, y2: 7, class: 'hatch' }),
  );
}
