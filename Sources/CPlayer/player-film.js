// Reads a film: what is true at a moment stands in it, and is only looked up here.

/** A film that cannot be read; `word` names the sentence that says why. */
class FilmError extends Error {
  constructor(word) {
    super(word);
    this.word = word;
  }
}

// A scene keeps the film's own view objects: who draws knows by identity what is another.
function emptyScene() {
  return { views: new Map(), order: [], screen: null, keyboard: null, menu: -1, alert: -1, first: -1 };
}

function applyScene(scene, delta) {
  const views = delta.whole ? new Map() : scene.views;
  for (const [name, view] of Object.entries(delta.views)) {
    const place = Number(name);
    if (view === null) views.delete(place);
    else views.set(place, view);
  }
  const next = { ...scene, views };
  if (delta.order) next.order = delta.order;
  if (delta.screen) next.screen = delta.screen;
  if (delta.keyboard !== undefined) next.keyboard = delta.keyboard;
  if (delta.menu !== undefined) next.menu = delta.menu;
  if (delta.alert !== undefined) next.alert = delta.alert;
  if (delta.first !== undefined) next.first = delta.first;
  return next;
}

/** One run of a film. */
class Run {
  constructor(film, json) {
    const { moments } = json;
    Object.assign(this, {
      film,
      variant: json.variant ?? null,
      title: json.title ?? null,
      profile: json.profile ?? {},
      failure: json.failure ?? null,
      error: json.error ?? null,
      screen: json.screen ?? [390, 844],
      steps: json.steps,
      recognizers: json.recognizers,
      columns: moments,
      count: moments.say.length,
    });
    this.firsts = Int32Array.from(this.steps, (step) => step.first);
    this.readTimes();
    const scenes = new Rows(json.scenes.map((scene) => [scene.moment, scene]));
    this.scenes = new Walk(
      scenes, (row) => row[1].whole === true, emptyScene, (scene, row) => applyScene(scene, row[1]),
    );
    this.roles = new Walk(
      new Rows(json.roles), (row) => row[1].length === 0, () => new Map(),
      (roles, row) => this.applyRoles(roles, row),
    );
    this.ways = new Rows(json.ways);
    this.fingers = new Fingers(json.touches);
  }

  /** Adds up what the columns tell as differences. */
  readTimes() {
    const { record, time } = this.columns;
    this.times = new Float64Array(this.count);
    this.records = new Int32Array(this.count);
    let [sum, last] = [0, 0];
    for (let place = 0; place < this.count; place += 1) {
      sum += time[place];
      this.times[place] = sum;
      if (record[place] >= 0) last += record[place];
      this.records[place] = record[place] < 0 ? -1 : last;
    }
  }

  applyRoles(roles, row) {
    for (const [object, role, number] of row.slice(1)) {
      if (object === undefined) roles.clear();
      else if (role === undefined) roles.delete(object);
      else {
        if (!roles.has(object)) roles.set(object, new Map());
        roles.get(object).set(this.film.roleNames[role], number ?? null);
      }
    }
    return roles;
  }

  /** What a column tells of a moment. */
  column(name, moment) { return this.columns[name][moment - 1]; }

  time(moment) { return this.times[moment - 1]; }

  direction(moment) { return this.film.kinds[this.column('kind', moment)][1]; }

  kind(moment) { return this.film.kinds[this.column('kind', moment)][0]; }

  rule(moment) { return this.film.rules[this.column('rule', moment)] ?? null; }

  sentence(moment) { return this.film.phrase(this.column('say', moment)); }

  short(moment) { return this.film.phrase(this.column('short', moment)); }

  /** The place of the step in which a moment lies. */
  stepAt(moment) { return Math.max(0, lastAtMost(this.firsts, moment)); }

  /** The last moment up to which a record has come. */
  momentOfRecord(record) {
    const place = this.records.findIndex((value) => value >= record);
    return place < 0 ? this.count : place + 1;
  }

  /** The chain at a moment, from its start to its end. */
  wayAt(moment) { return this.ways.at(moment)?.[1] ?? []; }
}

/** A film with all of its runs. */
class Film {
  /**
   * @param json The film as it is written.
   * @param shared Rules that several films have, to which a film's numbers refer.
   */
  constructor(json, shared = []) {
    if (!(json?.film >= 1)) throw new FilmError('broken');
    if (json.film > 1) throw new FilmError('newer');
    Object.assign(this, {
      id: json.scenario ?? '', title: json.title ?? '', summary: json.summary ?? '',
      build: json.build ?? '', phrases: json.phrases, objects: json.objects, kinds: json.kinds,
      roleNames: json.roleNames, pairs: json.compare ?? [],
    });
    this.rules = json.rules.map((rule) => (typeof rule === 'number' ? shared[rule] : rule));
    this.runs = json.runs.map((run) => new Run(this, run));
    if (this.runs.length === 0 || this.runs.some((run) => run.count === 0)) {
      throw new FilmError('broken');
    }
  }

  phrase(place) { return this.phrases[place]?.[languagePlace] ?? ''; }

  /** What an object is called. */
  name(place) { return this.objects[place]?.id ?? ''; }
}
