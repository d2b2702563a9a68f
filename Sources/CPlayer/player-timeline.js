// The timeline: one axis for decisions and time. What is in sight, and a screen more on either side,
// is in the document.

/** How much narrower the axis is drawn, from the widest on. */
const SCALES = [2, 1, 0.5, 0.25, 0.1, 0.04, 0.02, 0.01, 0.004, 0.002];

class TimelinePane {
  constructor(onMoment) {
    this.onMoment = onMoment;
    this.names = el('div', { class: 'names' });
    this.svg = svg('svg', { class: 'lanes', role: 'img' });
    this.canvas = el('canvas', { class: 'density', 'aria-hidden': 'true' });
    this.head = el('div', { class: 'playhead' });
    this.inner = el('div', { class: 'inner' }, this.svg, this.canvas, this.head, this.names);
    this.node = el('div', { class: 'timeline', role: 'region', tabindex: '0' }, this.inner);
    Object.assign(this, { level: 1, left: 0, width: 800, namesWidth: 120, isSmall: false, grow: 1, key: '' });
    this.axes = new WeakMap();
    this.node.addEventListener('scroll', () => {
      this.left = this.node.scrollLeft;
      if (!this.isInWindow()) this.paint();
    }, { passive: true });
    this.svg.addEventListener('pointerdown', (event) => this.pressed(event));
    this.svg.addEventListener('pointermove', (event) => {
      if (this.svg.hasPointerCapture(event.pointerId)) this.seek(event);
    });
  }

  axis(run) {
    if (!this.axes.has(run)) this.axes.set(run, new Axis(run));
    return this.axes.get(run);
  }

  get scale() { return SCALES[this.level]; }

  /** Whether more moments lie on a pixel than can be told apart. */
  get isDense() { return 9 * this.scale < 0.25; }

  measure(isSmall, rem) {
    this.isSmall = isSmall;
    /** How much larger lanes are for larger text. */
    this.grow = rem / 16;
    this.width = this.node.clientWidth;
    this.namesWidth = this.names.offsetWidth;
    this.key = '';
  }

  zoom(step) {
    this.level = Math.max(0, Math.min(SCALES.length - 1, this.level - step));
    this.key = '';
    this.redraw();
  }

  redraw() {
    if (!this.state) return;
    this.draw(this.state);
    this.scroll();
  }

  draw(state) {
    const { run, moment, limit } = state;
    this.state = state;
    this.run = run;
    this.limit = limit;
    const { filmPlace, runPlace, compared } = state;
    const key = [filmPlace, runPlace, compared, limit, languagePlace, this.level, this.width].join(' ');
    const isOther = key !== this.key;
    if (isOther) this.layOut(key);
    const at = this.axis(run).places[moment] * this.scale;
    this.head.style.transform = `translateX(${rounded(at + this.namesWidth - 1)}px)`;
    this.head.style.width = `${Math.max(3, 9 * this.scale)}px`;
    this.follow(at);
    if (isOther || !this.isInWindow()) this.paint();
  }

  layOut(key) {
    const { run, state } = this;
    const { runPlace, compared } = state;
    this.key = key;
    for (const node of [this.node, this.svg]) set(node, 'aria-label', `${say('timeline')}, ${say('notToScale')}`);
    const pairing = state.pairing();
    const other = pairing ? state.film.runs[compared] : null;
    this.other = other && { run: other, axis: this.axis(other), parts: pairing.parts };
    this.lanes = lanesOf(run, this.limit, other, this.isSmall);
    if (other) [runPlace, compared].forEach((place, at) => { this.lanes[at + 1].name = state.runName(place); });
    for (const lane of this.lanes) lane.height *= this.grow;
    this.names.replaceChildren(...this.lanes.map((lane) => {
      const node = el('div', { title: lane.name }, told(lane.name));
      node.style.height = `${lane.height}px`;
      return node;
    }), el('small', {}, say('notToScale')));
    this.height = this.lanes.reduce((sum, lane) => sum + lane.height, 0);
    this.inner.style.width = `${Math.ceil(this.end + this.namesWidth + 40)}px`;
    this.inner.style.height = `${this.height + 18 * this.grow}px`;
    this.head.style.height = `${this.height}px`;
  }

  /** Where the last moment that may be seen ends. */
  get end() {
    const own = this.axis(this.run).places[this.limit] + 9;
    const other = this.other ? this.other.axis.places.at(-1) : 0;
    return Math.max(own, other) * this.scale;
  }

  /** Keeps the current moment in sight. */
  follow(at) {
    const room = this.width - this.namesWidth;
    const [near, far] = [this.left + room * 0.12, this.left + room * 0.85];
    if (at >= near && at <= far) return;
    const wanted = Math.max(0, Math.min(at - room * 0.4, this.end + 40 - room));
    if (Math.abs(wanted - this.left) < 1) return;
    this.left = wanted;
    this.isBehind = true;
  }

  /** Scrolls to what is drawn: after all drawing, since what scrolls is laid out at once. */
  scroll() {
    if (this.isBehind) this.node.scrollLeft = this.left;
    this.isBehind = false;
  }

  isInWindow() {
    const room = this.width - this.namesWidth;
    const { window } = this;
    return window && this.left >= window.left - 1 + (window.left > 0 ? room * 0.1 : 0)
      && (this.left + room <= window.right - room * 0.1 || window.right >= this.end);
  }

  /** Draws what is in sight and a screen more. */
  paint() {
    const axis = this.axis(this.run);
    const room = Math.max(100, this.width - this.namesWidth);
    const left = Math.max(0, this.left - room);
    const right = Math.min(this.left + 2 * room, this.end + 40);
    this.window = { left, right };
    const from = Math.min(this.limit, axis.momentAt(left / this.scale));
    const to = Math.min(this.limit, axis.momentAt(right / this.scale));
    const view = {
      run: this.run, axis, other: this.other, limit: this.limit, scale: this.scale, left, right, from, to,
      last: Math.min(this.limit, to + 1), isDense: this.isDense, size: 11 * this.grow,
      x: (moment) => axis.places[Math.min(moment, this.run.count + 1)] * this.scale,
    };
    const width = Math.max(1, Math.ceil(right - left));
    set(this.svg, 'viewBox', `${rounded(left)} 0 ${width} ${this.height}`);
    set(this.svg, 'width', width);
    set(this.svg, 'height', this.height);
    this.svg.style.left = `${rounded(left + this.namesWidth)}px`;
    let top = 0;
    const groups = this.lanes.map((lane) => {
      const group = svg('g', { transform: `translate(0 ${top})`, class: 'lane' }, ...lane.draw(view, lane));
      top += lane.height;
      return group;
    });
    this.svg.replaceChildren(...groups);
    this.paintDensity(view, width);
  }

  /** Far away, decisions are a strip that is darker where there are more. */
  paintDensity(view, width) {
    this.canvas.hidden = !this.isDense;
    if (!this.isDense) return;
    const [wide, high] = [Math.min(width, 8000), 14];
    Object.assign(this.canvas, { width: wide, height: high });
    this.canvas.style.left = `${rounded(view.left + this.namesWidth)}px`;
    this.canvas.style.top = `${this.lanes[0].height + 3}px`;
    const counts = new Uint32Array(wide + 1);
    for (let moment = view.from; moment <= view.to; moment += 1) {
      counts[Math.max(0, Math.min(wide, Math.floor(view.x(moment) - view.left)))] += 1;
    }
    const most = counts.reduce((one, other) => Math.max(one, other), 1);
    const pen = this.canvas.getContext('2d');
    pen.fillStyle = getComputedStyle(this.canvas).color;
    counts.forEach((count, x) => {
      pen.globalAlpha = 0.15 + 0.85 * count / most;
      if (count > 0) pen.fillRect(x, 0, 1, high);
    });
  }

  pressed(event) {
    if (event.button !== 0) return;
    this.svg.setPointerCapture(event.pointerId);
    this.seek(event);
  }

  seek(event) {
    const at = event.clientX - this.svg.getBoundingClientRect().left + this.window.left;
    const moment = Math.min(this.limit, this.axis(this.run).momentAt(at / this.scale));
    if (moment !== this.state.moment) this.onMoment(moment);
  }
}
