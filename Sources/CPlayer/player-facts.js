// What is known of a view: as a card beside the screen, and of all views as a list.

/** What is known of a view at a moment, and of what happens to it up to another. */
function viewFacts([run, moment, drawn, limit], place) {
  const { view, frame } = drawn.of(place);
  const [x, y, width, height] = frame.map(rounded);
  const roles = run.roles.at(moment).get(place);
  const recognizers = run.recognizers
    .filter(({ view, changes }) => view === place && changes[0]?.[0] <= limit)
    .map((recognizer) => run.film.name(recognizer.object));
  return [
    say('frame', width, height, x, y),
    ...['hidden', 'off', 'disabled', 'selected'].filter((flag) => view[flag]).map((flag) => say(flag)),
    view.over?.length > 0 ? say('overrides', view.over.join(', ')) : '',
    recognizers.length > 0 ? say('recognizers', recognizers.join(', ')) : '',
    view.text ? `“${cut(view.text)}”` : '',
    roles ? rolesText(roles) : '',
    run.scenes.at(moment).first === place ? say('first') : '',
  ].filter((fact) => fact !== '');
}

/** The list of views has no more of them. */
const MOST_LISTED = 400;

class FactsPane {
  constructor(onView) {
    this.title = el('h3');
    this.close = button('facts', {}, mark('cross'));
    this.list = el('ul');
    this.card = el('div', { class: 'card factcard', hidden: true }, this.close, this.title, this.list);
    this.summary = el('summary');
    this.tree = el('div');
    this.details = el('details', { class: 'tree' }, this.summary, this.tree);
    this.node = el('div', { class: 'facts' }, this.card, this.details);
    this.place = null;
    this.details.addEventListener('toggle', () => this.redraw());
    this.close.addEventListener('click', () => this.show(null));
    onPress(this.tree, (row) => onView(Number(row.value)));
  }

  show(place) {
    this.place = place;
    this.redraw();
  }

  redraw() { if (this.last) this.draw(...this.last); }

  draw(run, moment, drawn, limit) {
    this.last = [run, moment, drawn, limit];
    write(this.summary, say('tree'));
    set(this.close, 'aria-label', say('close'));
    const entry = this.place === null ? null : drawn.of(this.place);
    this.card.hidden = !entry;
    if (entry) {
      this.title.replaceChildren(told(say('facts', run.film.name(this.place))));
      this.list.replaceChildren(...viewFacts(this.last, this.place).map((fact) => el('li', {}, fact)));
    }
    if (!this.details.open) this.tree.replaceChildren();
    else keepFocus(this.tree, 'value', () => this.drawTree(drawn.scene));
  }

  drawTree(scene) {
    const left = scene.order.length - MOST_LISTED;
    this.tree.replaceChildren(
      this.listOf(this.children(scene), -1), ...(left > 0 ? [el('p', { class: 'quiet' }, say('leftOut', left))] : []),
    );
  }

  children(scene) {
    const found = new Map();
    for (const place of scene.order.slice(0, MOST_LISTED)) {
      const view = scene.views.get(place);
      if (!view) continue;
      if (!found.has(view.in)) found.set(view.in, []);
      found.get(view.in).push(place);
    }
    return found;
  }

  listOf(children, above, depth = 0) {
    const [run] = this.last;
    // What lies deeper begins no further to the right: there would be no room for it.
    return el('ul', { class: depth > 10 ? 'flat' : null }, ...(children.get(above) ?? []).map((place) => el(
      'li', {}, el('button', { type: 'button', value: place }, told(run.film.name(place))), ' ',
      el('bdi', {}, viewFacts(this.last, place).join('; ')),
      children.has(place) ? this.listOf(children, place, depth + 1) : null,
    )));
  }
}
