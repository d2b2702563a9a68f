// The decisions: steps as a list, the current one open. Only what is in sight, and some more, is in
// the document, so that a long run costs no more than a short one.

/** Heights in rem, as in the style sheet. */
const HEIGHTS = { step: 2.25, row: 1.6, ruled: 2.6 };

/** How many rows stand in the document beyond what is in sight. */
const BEYOND = 50;

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
    this.list.addEventListener('click', (event) => {
      const row = event.target.closest('button');
      if (row) onMoment(Number(row.getAttribute('data-moment') ?? row.value));
    });
    this.list.addEventListener('keydown', (event) => this.pressed(event, onMoment));
  }

  draw(run, moment, limit) {
    write(this.heading, say('decisions'));
    const step = run.stepAt(moment);
    const key = `${step} ${limit} ${languagePlace}`;
    const hasFocus = this.list.contains(document.activeElement);
    const isOther = run !== this.run || key !== this.key;
    if (isOther) this.open(run, step, limit);
    Object.assign(this, { run, key, moment, limit });
    if (this.view.isOwn) this.reveal();
    this.fill();
    if (isOther && hasFocus) this.focusRow();
  }

  focusRow() { this.rows.get(this.moment - this.first)?.firstChild.focus({ preventScroll: true }); }

  /** Lays out a step's rows. */
  open(run, step, limit) {
    this.list.replaceChildren();
    this.inner.replaceChildren();
    this.rows.clear();
    this.heads.clear();
    const { first, last } = run.steps[step];
    this.first = first;
    this.step = step;
    this.stepCount = run.stepAt(limit) + 1;
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
    const headFrom = Math.max(0, Math.min(this.step, stepOf(from) - BEYOND));
    const headTo = Math.min(this.stepCount, Math.max(this.step + 1, stepOf(to) + BEYOND));
    this.fillHeads(headFrom, headTo);
    this.fillRows(rowFrom, rowTo);
    this.list.style.paddingTop = `${headFrom * HEIGHTS.step}rem`;
    this.list.style.paddingBottom = `${(this.stepCount - headTo) * HEIGHTS.step}rem`;
    this.inner.style.paddingTop = `${this.tops[rowFrom]}rem`;
    this.inner.style.paddingBottom = `${openHeight - this.tops[rowTo]}rem`;
    this.filledTop = this.view.top;
    if (this.wantedTop !== undefined && this.view.isOwn) this.view.scroller.scrollTop = this.wantedTop;
    this.wantedTop = undefined;
  }

  fillHeads(from, to) {
    keep(this.list, this.heads, from, to, (place) => this.headNode(place));
    for (const [place, node] of this.heads) {
      if (place === this.step && this.inner.parentNode !== node) node.append(this.inner);
      set(node.firstChild, 'aria-expanded', place === this.step ? 'true' : 'false');
    }
  }

  fillRows(from, to) {
    keep(this.inner, this.rows, from, to, (place) => this.rowNode(this.first + place));
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

/** Keeps the nodes of some places in a list, in order; makes those that are missing. */
function keep(list, nodes, from, to, make) {
  for (const [place, node] of nodes) {
    if (place >= from && place < to) continue;
    node.remove();
    nodes.delete(place);
  }
  let next = null;
  for (let place = to - 1; place >= from; place -= 1) {
    let node = nodes.get(place);
    if (!node) {
      node = make(place);
      nodes.set(place, node);
      list.insertBefore(node, next);
    }
    next = node;
  }
}
