// The decisions: steps as a list, the current one open. Only what is in sight, and some more, is in
// the document, so that a long run costs no more than a short one.

/** Heights in rem, as in the style sheet. */
const HEIGHTS = { step: 2.25, row: 1.6, ruled: 2.6 };

/** How many rows, and heads of steps, stand in the document beyond what is in sight. */
const BEYOND = 50;
const HEADS_BEYOND = 16;

class DecisionsPane {
  constructor(onMoment) {
    this.heading = el('h2', { id: 'decisions-title' });
    this.list = el('ol', { class: 'decisions', 'aria-labelledby': 'decisions-title' });
    this.node = el(
      'section', { class: 'decisionpane', 'aria-labelledby': 'decisions-title' }, this.heading, this.list,
    );
    this.rows = new Map();
    this.heads = new Map();
    this.inner = el('ol', { class: 'rows' });
    this.view = { top: 0, height: 800, isOwn: true };
    onPress(this.list, (row) => onMoment(Number(row.getAttribute('data-moment') ?? row.value)));
    this.list.addEventListener('keydown', (event) => this.pressed(event, onMoment));
  }

  draw(run, moment, limit) {
    write(this.heading, say('decisions'));
    const step = run.stepAt(moment);
    const key = `${limit} ${languagePlace}`;
    const hasFocus = this.list.contains(document.activeElement);
    const isOther = run !== this.run || key !== this.key;
    if (isOther) {
      this.list.replaceChildren();
      this.heads.clear();
      this.stepCount = run.stepAt(limit) + 1;
    }
    const isOpened = isOther || step !== this.step;
    if (isOpened) this.open(run, step, limit);
    Object.assign(this, { run, key, moment, limit });
    if (this.view.isOwn) this.reveal();
    this.fill();
    if (isOpened && hasFocus) this.focusRow();
  }

  focusRow() { this.rows.get(this.moment - this.first)?.firstChild.focus({ preventScroll: true }); }

  /** Lays out a step's rows. */
  open(run, step, limit) {
    this.inner.replaceChildren();
    this.rows.clear();
    const { first, last } = run.steps[step];
    this.first = first;
    this.step = step;
    const count = Math.min(last, limit) - first + 1;
    this.tops = new Float64Array(count + 1);
    for (let place = 0; place < count; place += 1) {
      const height = run.column('rule', first + place) < 0 ? HEIGHTS.row : HEIGHTS.ruled;
      this.tops[place + 1] = this.tops[place] + height;
    }
  }

  get rem() { return this.view.rem ?? 16; }

  /** The top of the current row, in pixels from the top of the list. */
  get currentTop() {
    return ((this.step + 1) * HEIGHTS.step + this.tops[this.moment - this.first]) * this.rem;
  }

  /** Moves the current row to 45 % of the height. */
  reveal() {
    const wanted = Math.max(0, this.currentTop - this.view.height * 0.45);
    const whole = (this.stepCount * HEIGHTS.step + this.tops.at(-1)) * this.rem;
    this.view.top = Math.min(wanted, Math.max(0, whole - this.view.height + 60));
    this.wantedTop = this.view.top;
  }

  /** Puts what is in sight into the document. */
  fill() {
    const { rem } = this;
    const [from, to] = [this.view.top / rem, (this.view.top + this.view.height) / rem];
    const openTop = (this.step + 1) * HEIGHTS.step;
    const openHeight = this.tops.at(-1);
    // By parts of 16, so that most steps move no row.
    const rowFrom = Math.max(0, lastAtMost(this.tops, from - openTop) - BEYOND) & ~15;
    const rowTo = Math.min(
      this.tops.length - 1, (Math.max(0, lastAtMost(this.tops, to - openTop)) + BEYOND) | 15,
    );
    const stepOf = (at) => Math.floor((at > openTop ? Math.max(openTop, at - openHeight) : at) / HEIGHTS.step);
    // What is current is there, even where nobody looks at it.
    const heads = placesOf(
      Math.max(0, stepOf(from) - HEADS_BEYOND), Math.min(this.stepCount, stepOf(to) + HEADS_BEYOND), this.step,
    );
    this.fillHeads(heads);
    this.fillRows(placesOf(rowFrom, rowTo, this.moment - this.first));
    this.list.style.paddingBottom = `${(this.stepCount - heads.at(-1) - 1) * HEIGHTS.step}rem`;
    this.filledTop = this.view.top;
    if (this.wantedTop !== undefined && this.view.isOwn) this.view.scroller.scrollTop = this.wantedTop;
    this.wantedTop = undefined;
  }

  fillHeads(places) {
    keep(this.list, this.heads, places, (place) => place * HEIGHTS.step, (place) => this.headNode(place));
    for (const [place, node] of this.heads) {
      if (place === this.step && this.inner.parentNode !== node) node.append(this.inner);
      set(node.firstChild, 'aria-expanded', place === this.step ? 'true' : 'false');
    }
  }

  fillRows(places) {
    keep(this.inner, this.rows, places, (place) => this.tops[place], (place) => this.rowNode(this.first + place));
    this.inner.style.paddingBottom = `${this.tops.at(-1) - this.tops[places.at(-1) + 1]}rem`;
    for (const [place, node] of this.rows) {
      const isCurrent = this.first + place === this.moment;
      node.classList.toggle('now', isCurrent);
      node.classList.toggle('later', this.first + place > this.moment);
      set(node.firstChild, 'aria-current', isCurrent ? 'step' : null);
      set(node.firstChild, 'tabindex', isCurrent ? '0' : '-1');
    }
  }

  headNode(place) {
    const { run } = this;
    const step = run.steps[place];
    const phrase = run.film.phrase(step.phrase);
    const isOver = step.last <= this.limit;
    const outcome = step.outcome >= 0 && isOver ? told(run.film.phrase(step.outcome), { class: 'outcome' }) : null;
    return el(
      'li', { class: 'step', 'aria-setsize': this.stepCount, 'aria-posinset': place + 1 },
      el(
        'button',
        { type: 'button', class: 'stephead', value: step.first, 'data-step': step.index + 1, tabindex: '-1' },
        el('span', { class: 'number' }, step.index < 0 ? '' : String(step.index + 1)),
        told(step.label ? `${phrase} (${step.label})` : phrase, { class: 'phrase' }), outcome,
      ),
    );
  }

  rowNode(moment) {
    const { run } = this;
    const rule = run.rule(moment);
    const short = run.short(moment);
    const depth = Math.min(12, run.column('depth', moment));
    const text = el('span', { class: 'short' }, el('span', { class: 'what' }, told(short)));
    if (rule) text.append(el('code', {}, cut(rule.id)));
    const row = el(
      'button', { type: 'button', class: 'row', 'data-moment': moment, 'data-direction': run.direction(moment) },
      el('span', { class: 'number' }, String(moment)),
      el('span', { class: 'guides' }), mark(momentMark(run, moment)), text,
    );
    row.children[1].style.width = `${Math.max(0, depth - 1) * 0.7}rem`;
    return el('li', {
      class: rule ? 'ruled' : null, 'aria-posinset': moment - this.first + 1,
      'aria-setsize': this.tops.length - 1,
    }, row);
  }

  /** Up and down move within the list, which is one stop of the tab key. */
  pressed(event, onMoment) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onMoment(this.moment + step);
    this.focusRow();
  }
}

/** The places from one to before another, and one more that may lie elsewhere; in order. */
function placesOf(from, to, own) {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
  if (own < from) places.unshift(own);
  else if (own >= to) places.push(own);
  return places;
}

/**
 * Keeps the nodes of some places in a list, in order, and makes those that are missing. Where places
 * are left out, their room is: `topOf` gives the height of all before a place.
 */
function keep(list, nodes, places, topOf, make) {
  const wanted = new Set(places);
  for (const [place, node] of nodes) {
    if (wanted.has(place)) continue;
    node.remove();
    nodes.delete(place);
  }
  let next = null;
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const place = places[at];
    let node = nodes.get(place);
    if (!node) {
      node = make(place);
      nodes.set(place, node);
      list.insertBefore(node, next);
    }
    const room = topOf(place) - topOf((places[at - 1] ?? -1) + 1);
    const margin = room > 0 ? `${rounded(room)}rem` : '';
    if (node.style.marginTop !== margin) node.style.marginTop = margin;
    next = node;
  }
}
