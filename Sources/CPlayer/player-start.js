// The start page of a file with several scenarios.

class StartPage {
  constructor(films, onFilm) {
    Object.assign(this, { films, onFilm });
    this.input = el('input', { type: 'search', id: 'search', autocomplete: 'off' });
    this.label = el('label', { for: 'search' });
    this.groups = el('div');
    this.none = el('p', { class: 'quiet', role: 'status' });
    this.title = el('h1');
    this.node = el('main', { class: 'start', hidden: true }, this.title,
      el('p', { class: 'searchline' }, this.label, this.input), this.none, this.groups);
    this.input.addEventListener('input', () => this.draw());
    onPress(this.groups, (film) => onFilm(Number(film.value)));
  }

  draw() {
    write(this.title, say('starts'));
    write(this.label, say('search'));
    const wanted = this.input.value.toLowerCase().trim();
    const topics = new Map();
    this.films.forEach((film, place) => {
      const text = [film.scenario, textOf(film.title), ...(film.rules ?? [])].join(' ').toLowerCase();
      if (!text.includes(wanted)) return;
      const topic = film.topic ?? '';
      if (!topics.has(topic)) topics.set(topic, []);
      topics.get(topic).push(this.entry(film, place));
    });
    write(this.none, topics.size > 0 ? '' : say('findNone'));
    this.groups.replaceChildren(...[...topics].map(([topic, entries]) => el(
      'section', {}, topic === '' ? null : el('h2', {}, told(topic)), el('ul', { class: 'films' }, ...entries),
    )));
  }

  entry(film, place) {
    const questions = film.questions > 0 ? el('small', {}, say('questions', film.questions)) : null;
    return el('li', {}, el(
      'button', { type: 'button', value: place }, thumbnail(film),
      el('span', {}, told(textOf(film.title)), el('code', {}, cut(film.scenario ?? '')), questions),
    ));
  }
}

/** A small first screen. */
function thumbnail(film) {
  const [width, height] = film.screen ?? [390, 844];
  const frames = (film.frames ?? []).map(([x, y, wide, high]) => svg('rect', {
    x, y, width: Math.max(0, wide), height: Math.max(0, high), class: 'frame',
  }));
  return svg(
    'svg', { viewBox: `-8 -8 ${width + 16} ${height + 16}`, class: 'thumbnail', 'aria-hidden': 'true' },
    svg('rect', { width, height, rx: 28, class: 'device' }), ...frames,
  );
}
