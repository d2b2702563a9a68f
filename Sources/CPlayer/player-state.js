// What is shown: which film, which run, which moment, and how; and the links that tell it.

class State {
  constructor() {
    Object.assign(this, {
      film: null, filmPlace: -1, runPlace: 0, moment: 1, compared: null, isPredicting: false,
      isLayered: false, theme: null, isEmbedded: false, speed: 2, zoom: 0,
    });
    this.answers = new Map();
    /** What a link asked for and the film does not have. */
    this.missing = [];
  }

  open(film, place) {
    Object.assign(this, { film, filmPlace: place, runPlace: 0, moment: 1, compared: null });
    if (!this.hasQuestions) this.isPredicting = false;
  }

  get run() { return this.film.runs[this.runPlace]; }

  get hasQuestions() { return this.film.runs.some((run) => run.steps.some((step) => step.ask)); }

  // MARK: Questions

  answerKey(step) { return `${this.filmPlace}/${this.runPlace}/${step.index}`; }

  /** The question of the moment, with the answer that was chosen. */
  get question() {
    if (!this.isPredicting) return null;
    const step = this.run.steps[this.run.stepAt(this.moment)];
    if (!step?.ask || this.moment !== step.last) return null;
    return { step, ask: step.ask, chosen: this.answers.get(this.answerKey(step)) ?? null };
  }

  /** The last moment that may be seen: nothing beyond a question that is open. */
  get limit() {
    if (!this.isPredicting) return this.run.count;
    const open = this.run.steps.find((step) => step.ask && !this.answers.has(this.answerKey(step)));
    return open ? open.last : this.run.count;
  }

  /** The fingers of the step after an open question: where they come down is no answer. */
  get coming() {
    const question = this.question;
    if (!question || question.chosen !== null) return [];
    const from = question.step.last;
    const steps = this.run.steps;
    const next = steps.slice(steps.indexOf(question.step) + 1).find((step) => step.last > step.first);
    const found = [];
    for (const [finger, track] of this.run.fingers.all) {
      const row = track.slice(lastAtMost(track.moments, from) + 1).find(({ phase }) => phase !== 'gone');
      if (next && row && row.moment <= next.last) found.push({ finger, x: row.x, y: row.y, isComing: true });
    }
    return found;
  }

  // MARK: Runs

  runName(place) {
    const run = this.film.runs[place];
    if (run.title) return textOf(run.title);
    const isTwice = this.film.runs.some((other, at) => at !== place && other.variant === run.variant);
    const profile = isTwice && run.profile.ios !== undefined ? `iOS ${run.profile.ios}` : null;
    return [run.variant, profile].filter((part) => part !== null).join(' ') || `${place + 1}`;
  }

  /** The place of the run that a link means, by its variant or its number. */
  runPlaceOf(name) {
    const place = this.film.runs.findIndex((run) => run.variant === name);
    if (place >= 0) return place;
    const number = Number(name);
    return this.film.runs.length >= number && number >= 1 && Number.isInteger(number) ? number - 1 : -1;
  }

  linkName(place) {
    const { variant } = this.film.runs[place];
    const first = this.film.runs.findIndex((run) => run.variant === variant);
    return variant !== null && first === place ? variant : String(place + 1);
  }

  pairing() {
    if (this.compared === null) return null;
    return new Pairing(this.film, this.runPlace, this.compared);
  }

  // MARK: Links

  /** Takes what a link says about how things are shown, and in which film. */
  readShown(link, films) {
    if (link.has('l')) this.language = this.nearest(link.get('l'), ['en', 'zh', 'zh-Hans']);
    if (link.has('t')) this.theme = this.nearest(link.get('t'), ['light', 'dark']);
    this.isEmbedded = link.has('embed');
    if (!link.has('f') && !link.has('s')) return films.length > 1 ? -1 : 0;
    const wanted = link.get('s') ?? link.get('f');
    const byName = films.findIndex((film) => film.scenario === wanted);
    const number = link.has('s') ? byName : Number(link.get('f')) - 1;
    if (films[number]) return number;
    this.missing.push(`${link.has('s') ? 's' : 'f'}=${wanted}`);
    return number >= films.length ? films.length - 1 : 0;
  }

  nearest(value, right) {
    if (right.includes(value)) return value;
    this.missing.push(value);
    return right[0];
  }

  /** Takes what a link says about the film that is open. */
  readPlace(link) {
    this.runPlace = 0;
    if (link.has('v')) this.runPlace = this.readRun(link.get('v'), `v=${link.get('v')}`);
    this.compared = null;
    if (link.has('c')) {
      const place = this.readRun(link.get('c'), `c=${link.get('c')}`);
      if (place !== this.runPlace) this.compared = place;
    }
    this.isPredicting = link.has('p') && this.hasQuestions && this.compared === null;
    if (link.has('p') && !this.hasQuestions) this.missing.push('p');
    this.isLayered = link.has('x');
    const hasPlace = ['d', 'r', 'rule'].some((name) => link.has(name));
    // Who is to predict begins at the question.
    const moment = hasPlace || !this.isPredicting ? this.readMoment(link) : this.limit;
    this.moment = Math.min(moment, this.limit);
  }

  readRun(name, told) {
    const place = this.runPlaceOf(name);
    if (place < 0) this.missing.push(told);
    return Math.max(0, place);
  }

  readMoment(link) {
    if (link.has('rule')) {
      const rule = this.film.rules.findIndex((entry) => entry.id === link.get('rule'));
      const place = rule < 0 ? -1 : this.run.columns.rule.indexOf(rule);
      if (place < 0) this.missing.push(`rule=${link.get('rule')}`);
      return place + 1 || 1;
    }
    const name = link.has('r') ? 'r' : 'd';
    if (!link.has(name)) return 1;
    const number = Number(link.get(name));
    const last = name === 'r' ? this.run.records.at(-1) : this.run.count;
    const highest = name === 'r' ? Math.max(...this.run.records.slice(-512), last) : last;
    if (!Number.isInteger(number) || number < 1 || number > highest) {
      this.missing.push(`${name}=${link.get(name)}`);
    }
    const near = Math.min(Math.max(1, Math.round(number) || 1), highest);
    return name === 'r' ? this.run.momentOfRecord(near) : near;
  }

  /** The link to what is shown. */
  link(films, isAtStart) {
    const link = new URLSearchParams();
    const flags = [];
    if (!isAtStart) {
      link.set('d', String(this.moment));
      if (films.length > 1) link.set(...this.filmLink(films));
      if (this.runPlace > 0) link.set('v', this.linkName(this.runPlace));
      if (this.compared !== null) link.set('c', this.linkName(this.compared));
      if (this.isPredicting) flags.push('p');
      if (this.isLayered) flags.push('x');
    }
    if (languagePlace > 0) link.set('l', 'zh');
    if (this.theme) link.set('t', this.theme);
    if (this.isEmbedded) flags.push('embed');
    const parts = [link.toString().replaceAll('%2F', '/'), ...flags];
    return `#${parts.filter((part) => part !== '').join('&')}`;
  }

  filmLink(films) {
    const { scenario } = films[this.filmPlace];
    return scenario ? ['s', scenario] : ['f', String(this.filmPlace + 1)];
  }
}
