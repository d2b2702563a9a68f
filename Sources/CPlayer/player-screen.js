// The screen: views where they are at a moment, their roles, the fingers.

/** The room around the screen in its drawing. */
const AROUND = 14;

/** Who hears of a screen hears of no more views that have a role. */
const MOST_TOLD = 100;

class ScreenPane {
  /**
   * @param name What ids in it begin with; `a` is the one that is always shown.
   * @param onView What happens when a view is clicked.
   */
  constructor(name, onView) {
    this.name = name;
    this.nodes = new Map();
    this.knownClips = new Map();
    this.labels = new Labels();
    this.onView = onView;
    this.title = svg('title', { id: `${name}-title` });
    this.desc = svg('desc', { id: `${name}-desc` });
    this.clips = svg('g');
    this.views = svg('g', { class: 'views' });
    this.parts = svg('g', { class: 'parts' });
    this.marks = svg('g', { class: 'marks' });
    this.trails = svg('g');
    this.fingers = svg('g', { class: 'fingers' });
    this.device = svg('rect', { rx: ROUND, class: 'device' });
    this.edge = svg('rect', { rx: ROUND });
    this.svg = svg(
      'svg',
      { role: 'img', 'aria-labelledby': `${name}-title`, 'aria-describedby': `${name}-desc` },
      this.title, this.desc, this.definitions(), this.device, this.views,
      this.parts, this.marks, this.labels.node, this.trails, this.fingers,
    );
    this.note = el('p', { class: 'note', hidden: true });
    this.runName = el('p', { class: 'runname', hidden: true });
    this.stage = el('div', { class: 'stage' }, this.svg);
    this.node = el('div', { class: 'screen' }, this.runName, this.stage, this.note);
    this.svg.addEventListener('click', (event) => this.clicked(event));
    this.svg.addEventListener('pointerover', (event) => this.hovered(event));
    this.svg.addEventListener('pointerleave', () => this.hovered(null));
  }

  definitions() {
    const screen = svg('clipPath', { id: `${this.name}-s` }, this.edge);
    return svg('defs', {}, ...(this.name === 'a' ? [hatchPattern()] : []), screen, this.clips);
  }

  /** Draws a moment. */
  draw(run, moment, options) {
    const scene = run.scenes.at(moment);
    const roles = run.roles.at(moment);
    this.run = run;
    this.options = options;
    if (scene !== this.scene || this.drawnRun !== run || options.layers !== this.hadLayers) {
      this.drawn = new Drawn(scene, run.screen);
    }
    [this.scene, this.drawnRun, this.hadLayers] = [scene, run, options.layers];
    this.roles = roles;
    this.here = run.column('at', moment);
    const chosen = this.drawn.chosen([this.here, ...byWeight(roles)]);
    this.layers = options.layers ? new Layers(this.drawn, chosen.order) : null;
    this.frame();
    this.runName.hidden = !options.name;
    write(this.runName, options.name ?? '');
    this.drawViews(chosen.order);
    this.drawParts();
    const fingers = run.fingers.at(moment);
    this.drawMarks(fingers);
    this.labels.draw(this, chosen.order);
    this.drawFingers([...fingers, ...(options.coming ?? [])]);
    this.drawNote(chosen.left);
    this.describe(fingers);
  }

  frame() {
    const [width, height] = this.drawn.screen;
    const box = this.layers?.box ?? [-AROUND, -AROUND, width + 2 * AROUND, height + 2 * AROUND];
    set(this.svg, 'viewBox', box.map(rounded).join(' '));
    for (const node of [this.device, this.edge]) {
      set(node, 'width', Math.max(0, width));
      set(node, 'height', Math.max(0, height));
    }
    for (const node of [this.views, this.parts]) {
      set(node, 'clip-path', this.layers ? null : `url(#${this.name}-s)`);
    }
    set(this.device, 'transform', this.layers?.transform(0) ?? null);
  }

  // MARK: Views

  drawViews(order) {
    const kept = new Set(order);
    for (const [place, entry] of this.nodes) {
      if (kept.has(place)) continue;
      entry.wrap.remove();
      this.nodes.delete(place);
    }
    this.usedClips = new Set();
    arrange(this.views, order.map((place) => this.viewNode(place)));
    for (const [place, node] of this.knownClips) {
      if (this.usedClips.has(place)) continue;
      node.remove();
      this.knownClips.delete(place);
    }
  }

  viewNode(place) {
    const drawn = this.drawn.of(place);
    const { view, rect, depth } = drawn;
    const isFirst = this.scene.first === place;
    let entry = this.nodes.get(place);
    if (!entry) {
      const group = svg('g', { 'data-id': this.run.film.name(place) });
      entry = { group, wrap: svg('g', {}, group) };
      this.nodes.set(place, entry);
    }
    const key = `${rect} ${isFirst}`;
    if (entry.view !== view || entry.key !== key) {
      set(entry.group, 'transform', `matrix(${view.matrix.join(' ')})`);
      entry.group.replaceChildren(...looksOf(drawn, isFirst));
      Object.assign(entry, { view, key });
    }
    set(entry.group, 'data-id', this.run.film.name(place));
    set(entry.group, 'class', this.classes(place, view));
    set(entry.wrap, 'transform', this.layers?.transform(depth) ?? null);
    set(entry.wrap, 'clip-path', this.layers ? null : this.clipOf(view.clip));
    return entry.wrap;
  }

  classes(place, view) {
    const names = ['view', ...(this.roles.get(place)?.keys() ?? [])];
    if (place === this.here) names.push('here');
    if (place === this.scene.first) names.push('first');
    if (this.drawn.isLarge(place)) names.push('large');
    // Beyond these what adds up would hide what lies in it.
    if (this.drawn.of(place).depth > 12) names.push('deep');
    for (const flag of ['hidden', 'lit', 'selected', 'off', 'disabled']) {
      if (view[flag]) names.push(`is-${flag}`);
    }
    if (view.clip !== undefined && this.layers) names.push('is-cut');
    return names.join(' ');
  }

  /** What cuts a view off; it is itself cut off by what is around it. */
  clipOf(place) {
    const entry = place === undefined ? null : this.drawn.of(place);
    if (!entry) return null;
    const id = `${this.name}-c${place}`;
    if (!this.usedClips.has(place)) {
      this.usedClips.add(place);
      const clip = this.knownClips.get(place)
        ?? this.clips.appendChild(svg('clipPath', { id }, svg('path')));
      this.knownClips.set(place, clip);
      set(clip.firstChild, 'd', pathOf(entry.quad));
      set(clip, 'clip-path', this.clipOf(entry.view.clip));
    }
    return `url(#${id})`;
  }

  // MARK: What stands over the views

  drawParts() {
    const { keyboard, menu, alert } = this.scene;
    this.keys = this.drawn.keysIn(this.run.film);
    const parts = keyboard ? [keyboardIn(keyboard, this.keys)] : [];
    for (const [name, place] of [['menu', menu], ['alert', alert]]) {
      const entry = this.drawn.of(place);
      if (!entry) continue;
      parts.push(svg('path', { d: pathOf(entry.quad), class: 'outline', 'data-part': name }));
    }
    if (this.layers) for (const part of parts) set(part, 'transform', this.layers.transform(0));
    this.parts.replaceChildren(...parts);
  }

  drawMarks(fingers) {
    const marks = [];
    // What happens to a recognizer happens at its view.
    const recognizer = this.run.recognizers.find(({ object }) => object === this.here);
    const at = recognizer ? recognizer.view : this.here;
    if (this.nodes.has(at)) marks.push(this.around(this.drawn.of(at), 'halo'));
    if (this.hover !== undefined && this.nodes.has(this.hover)) {
      marks.push(this.around(this.drawn.of(this.hover), 'hover'));
    }
    if (this.layers && fingers.length > 0) {
      const { x, y } = fingers[0];
      marks.push(this.layers.probe(x, y, this.roles));
    }
    this.marks.replaceChildren(...marks);
  }

  around(entry, name) {
    const node = frameNode(entry, name);
    set(node, 'transform', `matrix(${entry.view.matrix.join(' ')})`);
    return svg('g', { transform: this.layers?.transform(entry.depth) ?? null }, node);
  }

  drawFingers(fingers) {
    for (const group of [this.fingers, this.trails]) {
      set(group, 'transform', this.layers?.transform(0) ?? null);
    }
    replaceFingers(this.fingers, this.trails, fingers);
  }

  drawNote(left) {
    const text = this.scene.order.length === 0 ? say('nothing') : left > 0 ? say('leftOut', left) : '';
    this.note.hidden = text === '';
    write(this.note, text);
  }

  describe(fingers) {
    write(this.title, `${say('screen')}: ${textOf(this.run.film.title)}`);
    const told = byWeight(this.roles).slice(0, MOST_TOLD);
    const parts = [...new Set(told)].map((place) => `${this.run.film.name(place)} ${rolesText(this.roles.get(place))}`);
    if (this.roles.size > parts.length) parts.push(say('leftOut', this.roles.size - parts.length));
    for (const { finger, phase, x, y } of fingers) parts.push(`${say('finger', finger)} ${filmWord(phase)} ${x}, ${y}`);
    if (this.scene.first >= 0) parts.push(`${this.run.film.name(this.scene.first)} ${say('first')}`);
    write(this.desc, parts.join('; '));
  }

  // MARK: Pointing

  placeOf(event) {
    const group = event?.target.closest('[data-id]');
    if (!group) return undefined;
    for (const [place, entry] of this.nodes) if (entry.group === group) return place;
    return this.labels.placeOf(group);
  }

  clicked(event) {
    const place = this.placeOf(event);
    if (place !== undefined) this.onView(place);
  }

  hovered(event) { this.point(event ? this.placeOf(event) : undefined); }

  /** Shows outline and label of a view, as long as it is pointed at. */
  point(place) {
    if (place === this.hover || !this.scene) return;
    this.hover = place;
    this.drawMarks(this.layers ? this.run.fingers.at(this.options.moment) : []);
    this.labels.draw(this, [...this.nodes.keys()]);
  }
}
