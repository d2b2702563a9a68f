// The player: one moment, which every pane shows and every pane moves.

class Player extends Moves {
  /**
   * @param index What the file tells of its films before they are opened.
   * @param read Reads the film of a place.
   */
  constructor(index, read) {
    super();
    Object.assign(this, { index, read, state: new State(), hasLetters: true, isAtStart: false });
    this.bar = new ToolBar();
    const onView = (place) => this.showView(place);
    this.screens = [new ScreenPane('a', onView), new ScreenPane('b', () => {})];
    this.sentences = [new SentencePane('a'), new SentencePane('b')];
    this.facts = new FactsPane(onView);
    this.way = new WayPane((id) => this.showObject(id), (id) => this.pointAt(id));
    this.decisions = new DecisionsPane((moment) => this.go(moment));
    this.compared = new ComparePane();
    this.transport = new Transport(this);
    this.timeline = new TimelinePane((moment) => this.go(moment));
    this.start = new StartPage(index.films, (place) => this.enter(place));
    this.build();
    this.layout = new Layout(this);
    document.addEventListener('click', (event) => this.clicked(event));
    addEventListener('hashchange', () => this.readLink());
    listenToKeys(this);
  }

  build() {
    this.notice = el('p', { class: 'notice', role: 'status', hidden: true });
    this.screenBox = el('div', { class: 'screens' }, ...this.screens.map((screen) => screen.node));
    this.screenHeading = el('h2', { id: 'screen-title', class: 'unseen' });
    this.screenPane = el(
      'section', { class: 'screenpane', 'aria-labelledby': 'screen-title' },
      this.screenHeading, this.screenBox, this.facts.node,
    );
    this.told = el(
      'div', { class: 'told' }, this.compared.node, ...this.sentences.map((pane) => pane.node), this.way.node,
    );
    this.side = el('div', { class: 'side' }, this.told, this.decisions.node);
    this.main = el('main', {}, this.screenPane, this.side);
    this.foot = el('footer', { class: 'foot' }, this.transport.node, this.timeline.node);
    document.getElementById('player').replaceChildren(
      this.start.node, this.bar.node, this.notice, this.main, this.foot,
    );
  }

  // MARK: Films and links

  readLink() {
    if (location.hash === this.written) return;
    this.transport.stop();
    const link = new URLSearchParams(location.hash.slice(1));
    const place = this.state.readShown(link, this.index.films);
    if (this.state.language) setLanguage(this.state.language === 'en' ? 'en' : 'zh-Hans');
    this.applyShown();
    if (place < 0) return this.showStart();
    this.open(place);
    this.state.readPlace(link);
    this.update();
    this.tellMissing();
  }

  open(place) {
    if (this.state.filmPlace !== place) this.state.open(this.read(place), place);
    this.isAtStart = false;
    this.showParts();
  }

  enter(place) {
    try {
      this.open(place);
    } catch (error) {
      return tellBroken(error);
    }
    this.update();
    return this.transport.range.focus();
  }

  showStart() {
    this.isAtStart = true;
    document.title = say('starts');
    this.start.draw();
    this.showParts();
    this.writeLink();
  }

  /** Goes back to the start page, where there is one. */
  leave() {
    if (this.facts.place !== null) return this.facts.show(null);
    if (this.index.films.length < 2) return undefined;
    this.transport.stop();
    return this.showStart();
  }

  showParts() {
    this.start.node.hidden = !this.isAtStart;
    for (const node of [this.main, this.foot]) node.hidden = this.isAtStart;
    this.bar.node.hidden = this.isAtStart || this.state.isEmbedded;
    document.documentElement.classList.toggle('at-start', this.isAtStart);
  }

  /** Tells once what a link asked for in vain. */
  tellMissing() {
    const { missing } = this.state;
    this.notice.hidden = missing.length === 0;
    this.notice.replaceChildren(...missing.map((name) => el('span', {}, told(say('toldNone', name)), ' ')));
    this.state.missing = [];
  }

  /** Writes the link to what is shown: not at every step, which browsers refuse. */
  writeLink() {
    clearTimeout(this.linkTimer);
    this.linkTimer = setTimeout(() => {
      this.written = this.state.link(this.index.films, this.isAtStart);
      history.replaceState(null, '', this.written);
    }, 250);
  }

  applyShown() {
    set(document.documentElement, 'lang', LANGUAGES[languagePlace]);
    for (const name of ['light', 'dark']) document.documentElement.classList.toggle(name, this.state.theme === name);
    document.documentElement.classList.toggle('embedded', this.state.isEmbedded);
  }

  clicked(event) {
    const node = event.target.closest?.('[data-do]');
    if (!node) return;
    const [name, ...rest] = node.getAttribute('data-do').split(':');
    const act = DEEDS.get(name);
    if (act) act(this, rest.join(':'), node);
  }

  // MARK: Drawing

  /** Draws everything, after something else than the moment has changed. */
  update() {
    const { state } = this;
    document.title = textOf(state.film.title);
    write(this.screenHeading, say('screen'));
    this.bar.draw(state, this.index.films);
    const isCompared = state.compared !== null;
    document.documentElement.classList.toggle('comparing', isCompared);
    this.screens[1].node.hidden = !isCompared;
    this.sentences[1].node.hidden = !isCompared;
    this.layout.measure();
    this.draw();
  }

  draw() {
    const { state } = this;
    const { run, moment, limit, question } = state;
    const options = {
      layers: state.isLayered, labels: this.layout.labels, coming: state.coming, moment,
    };
    if (state.compared !== null) options.name = state.runName(state.runPlace);
    this.screens[0].draw(run, moment, options);
    this.sentences[0].draw(run, moment, question, options.name);
    this.compared.draw(state);
    if (state.compared !== null) this.drawOther(options);
    this.way.draw(run, moment);
    this.facts.draw(run, moment, this.screens[0].drawn, limit);
    this.transport.draw(state);
    this.timeline.draw(state);
    this.decisions.draw(run, moment, limit);
    this.timeline.scroll();
    this.way.scroll();
    this.writeLink();
  }

  drawOther(options) {
    const { state } = this;
    const run = state.film.runs[state.compared];
    const moment = state.pairing().moment(state.moment);
    const name = state.runName(state.compared);
    this.screens[1].draw(run, moment, { ...options, coming: [], moment, name });
    this.sentences[1].draw(run, moment, null, name);
  }
}

/** What buttons do, by their `data-do`, and keys. */
const DEEDS = mapOf({
  back: (player) => player.go(player.state.moment - 1),
  on: (player) => player.go(player.state.moment + 1),
  play: (player) => player.transport.toggle(),
  slower: (player) => player.setSpeed(-1),
  faster: (player) => player.setSpeed(1),
  wider: (player) => player.timeline.zoom(1),
  narrower: (player) => player.timeline.zoom(-1),
  start: (player) => player.leave(),
  variant: (player, name, node) => player.setRun(Number(node.value)),
  compare: (player) => player.toggleCompare(),
  predict: (player) => player.togglePredict(),
  layers: (player) => player.toggleLayers(),
  language: (player) => player.toggleLanguage(),
  keys: (player) => openKeys(player),
  parting: (player) => player.go(player.state.pairing().parts),
  answer: (player, id) => player.answer(id),
  why: (player) => {
    player.go(player.state.question.ask.moment ?? player.state.moment + 1);
    player.transport.range.focus();
  },
});
