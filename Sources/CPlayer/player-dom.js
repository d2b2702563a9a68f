// Makes nodes. Texts are set as texts, and the names of attributes are constants: nothing of a film
// becomes markup.

const SVG = 'http://www.w3.org/2000/svg';

/** Sets an attribute, or takes it away where the value is `null`; nothing happens if it is so. */
function set(node, name, value) {
  // A name that acts, styles or leads somewhere is none of the player's.
  if (/^(on|style|href|src|action)/.test(name)) throw new TypeError(`no attribute of the player: ${name}`);
  if (value === null || value === undefined || value === false) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
    return;
  }
  const text = value === true ? '' : String(value);
  if (node.getAttribute(name) !== text) node.setAttribute(name, text);
}

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) set(node, name, value);
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** An HTML element; children are nodes and texts. */
function el(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** An SVG element. */
function svg(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

/** Sets a text; nothing happens if it is so. */
function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Gives a node its children, in order; those that it has stay where they are. */
function arrange(node, children) {
  const kept = new Set(children);
  for (const child of [...node.childNodes]) if (!kept.has(child)) child.remove();
  let next = node.firstChild;
  for (const child of children) {
    if (child === next) next = next.nextSibling;
    else node.insertBefore(child, next);
  }
}

/** Redraws a list, after which what had the focus in it has it again, by an attribute of its own. */
function keepFocus(list, name, redraw) {
  const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute(name) : null;
  redraw();
  if (focused === null) return;
  const same = [...list.querySelectorAll('button')].find((node) => node.getAttribute(name) === focused);
  same?.focus({ preventScroll: true });
}

/** What is read as a whole is cut later than what stands in a list. */
const WHOLE = 800;

/** A text of a document, which keeps its direction to itself; cut where it is very long. */
function told(text, attributes = {}, most = 120) {
  const short = cut(text, most);
  return el('bdi', { ...attributes, title: short === text ? null : text }, short);
}

/** A button; `name` is what `data-do` says that it does. */
function button(name, attributes, ...children) {
  return el('button', { type: 'button', 'data-do': name, ...attributes }, ...children);
}

/** Acts on the button of a list that is pressed. */
function onPress(list, act) {
  list.addEventListener('click', (event) => {
    const pressed = event.target.closest('button');
    if (pressed) act(pressed);
  });
}

// Marks are drawn: no font has all of them. Each lies in a square of 16.
const MARKS = mapOf({
  down: 'M8 3v9M4.5 8.5 8 12l3.5-3.5',
  up: 'M8 13V4M4.5 7.5 8 4l3.5 3.5',
  right: 'M3 8h9M8.5 4.5 12 8l-3.5 3.5',
  cross: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
  pause: 'M5.5 4v8M10.5 4v8',
  caret: 'M6 3h4M8 3v10M6 13h4',
  back: 'M10 4 6 8l4 4',
  on: 'M6 4l4 4-4 4',
});

const SOLID_MARKS = mapOf({
  star: 'M8 1.8 9.9 5.8 14.2 6.3 11 9.3 11.9 13.6 8 11.5 4.1 13.6 5 9.3 1.8 6.3 6.1 5.8z',
  diamond: 'M8 3l5 5-5 5-5-5z',
  disc: 'M8 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  dot: 'M8 6.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
  play: 'M5 3.5v9l7.5-4.5z',
});

/** A mark as a path of a drawing. */
function markPath(name) {
  const solid = SOLID_MARKS.get(name);
  return svg('path', { d: solid ?? MARKS.get(name), class: solid ? 'mark solid' : 'mark' });
}

/** A mark in a text; it has no name, since the text beside it says the same. */
function mark(name, extra = '') {
  return svg(
    'svg', { class: `icon ${extra}`, viewBox: '0 0 16 16', 'aria-hidden': 'true' }, markPath(name),
  );
}

const DIRECTION_MARKS = mapOf({ down: 'down', up: 'up', yes: 'star', no: 'cross' });

/** The mark of a moment, by which way it points. */
function momentMark(run, moment) {
  const kind = run.kind(moment);
  if (kind === 'event-queued') return 'disc';
  if (kind === 'answered') return 'right';
  if (kind === 'recognizer-changed') return run.direction(moment) === 'no' ? 'cross' : 'diamond';
  return DIRECTION_MARKS.get(run.direction(moment)) ?? 'dot';
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** How wide a text of some size is, without a font: by the table that labels are laid out with. */
function textWidth(text, size) {
  let ems = 0;
  for (const character of text) {
    if (WIDE.test(character)) ems += 1;
    else if ('mwMW@'.includes(character)) ems += 0.85;
    else if ('iljtfrI.1'.includes(character)) ems += 0.38;
    else ems += 0.6;
  }
  return ems * size;
}

/** A text that is not wider than `width`. */
function fitted(text, size, width) {
  const characters = Array.from(text.slice(0, 240));
  if (characters.length <= 120 && textWidth(text, size) <= width) return text;
  let room = width - size;
  let kept = '';
  for (const character of characters.slice(0, 119)) {
    room -= textWidth(character, size);
    if (room < 0) break;
    kept += character;
  }
  return kept === '' ? '' : `${kept}…`;
}
