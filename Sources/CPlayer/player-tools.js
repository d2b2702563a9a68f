// The head of the page: the title, the runs, and what can be switched.

class ToolBar {
  constructor() {
    this.title = el('h1');
    this.id = el('p', { class: 'scenario' });
    this.start = button('start', {});
    this.runs = el('div', { class: 'runs', role: 'group' });
    this.switches = ['compare', 'predict', 'layers'].map((name) => button(name, {}));
    this.language = button('language', {});
    this.keys = button('keys', {});
    this.tools = el(
      'nav', { class: 'tools' }, this.start, this.runs, ...this.switches, this.language, this.keys,
    );
    this.node = el('header', { class: 'head' }, el('div', { class: 'titles' }, this.title, this.id), this.tools);
  }

  draw(state, films) {
    const { film } = state;
    this.title.replaceChildren(told(textOf(film.title)));
    this.id.replaceChildren(told(film.id));
    this.id.hidden = film.id === '';
    set(this.title, 'title', textOf(film.summary) || null);
    set(this.tools, 'aria-label', say('tools'));
    write(this.start, say('start'));
    this.start.hidden = films.length < 2;
    this.drawRuns(state);
    const [compare, predict, layers] = this.switches;
    this.toggle(compare, 'compare', state.compared !== null, film.runs.length < 2);
    this.toggle(predict, 'predict', state.isPredicting, !state.hasQuestions);
    this.toggle(layers, 'layers', state.isLayered, false);
    write(this.language, say('language'));
    set(this.language, 'aria-label', `${say('language')}: ${say('languageName')}`);
    set(this.language, 'lang', LANGUAGES[1 - languagePlace]);
    write(this.keys, say('keys'));
  }

  drawRuns(state) {
    const { runs } = state.film;
    this.runs.hidden = runs.length < 2;
    set(this.runs, 'aria-label', say('variants'));
    const old = new Map([...this.runs.children].map((node, place) => [place, node]));
    const nodes = runs.map((run, place) => {
      const node = old.get(place) ?? button('', {});
      set(node, 'data-do', `variant:${run.variant ?? state.linkName(place)}`);
      set(node, 'value', place);
      set(node, 'aria-pressed', place === state.runPlace ? 'true' : 'false');
      write(node, cut(state.runName(place)));
      return node;
    });
    arrange(this.runs, nodes);
  }

  toggle(node, name, isOn, isHidden) {
    write(node, say(name));
    set(node, 'aria-pressed', isOn ? 'true' : 'false');
    node.hidden = isHidden;
  }
}
