// What can be done with a player: going from moment to moment, and switching how it is shown.

class Moves {
  /** Goes to a moment by hand. */
  go(moment) {
    this.transport.stop();
    this.show(moment);
    this.transport.speak(this.state);
  }

  show(moment) {
    const { state } = this;
    const wanted = Math.max(1, Math.min(state.limit, moment));
    this.notice.hidden = true;
    if (wanted === state.moment) return;
    state.moment = wanted;
    this.draw();
  }

  goStep(direction) {
    const { run, moment } = this.state;
    const place = run.stepAt(moment);
    const isInside = direction < 0 && moment > run.steps[place].first;
    const step = run.steps[isInside ? place : place + direction];
    if (step) this.go(step.first);
  }

  /** Goes to the step that a document calls by a number from 1. */
  goToStep(number) {
    const step = this.state.run.steps.find((entry) => entry.index === number - 1);
    if (step) this.go(step.first);
  }

  /** A view's first moment in this step, else what is known of it. */
  showView(place) {
    const { run, moment, limit } = this.state;
    const step = run.steps[run.stepAt(moment)];
    const column = run.columns.at;
    const found = column.indexOf(place, step.first - 1) + 1;
    if (found > 0 && found <= Math.min(step.last, limit) && found !== moment) {
      this.facts.place = null;
      return this.go(found);
    }
    return this.facts.show(place);
  }

  showObject(id) {
    const place = this.placeOf(id);
    if (place >= 0) this.showView(place);
  }

  /** Outlines a view on the screen that is pointed at elsewhere. */
  pointAt(id) { this.screens[0].point(id === null ? undefined : this.placeOf(id)); }

  placeOf(id) { return this.state.film.objects.findIndex((object) => object.id === id); }

  // MARK: What is shown how

  nextRun() { this.setRun((this.state.runPlace + 1) % this.state.film.runs.length); }

  setRun(place) {
    const { state } = this;
    if (place === state.runPlace) return;
    const pairing = state.isPredicting ? null : new Pairing(state.film, state.runPlace, place);
    const moment = pairing ? pairing.moment(state.moment) : 1;
    state.compared = state.compared === null ? null : state.runPlace;
    state.runPlace = place;
    state.moment = Math.max(1, Math.min(moment, state.limit));
    this.update();
  }

  toggleCompare() {
    const { state } = this;
    if (state.film.runs.length < 2) return;
    state.isPredicting = false;
    state.compared = state.compared === null ? this.otherRun() : null;
    this.update();
    // Who came by a key is one key from where the runs part.
    if (document.activeElement === document.body) this.compared.go.focus();
  }

  /** The run that the film compares with the one that is shown, else the next. */
  otherRun() {
    const { film, runPlace } = this.state;
    const pair = film.pairs.find(({ runs }) => runs.includes(runPlace));
    return pair ? pair.runs.find((place) => place !== runPlace) : (runPlace + 1) % film.runs.length;
  }

  togglePredict() {
    const { state } = this;
    if (!state.hasQuestions) return;
    state.isPredicting = !state.isPredicting;
    state.compared = null;
    if (state.isPredicting) state.moment = state.limit;
    this.update();
  }

  answer(id) {
    const { question } = this.state;
    if (!question || question.chosen !== null) return;
    this.state.answers.set(this.state.answerKey(question.step), id);
    this.update();
    this.sentences[0].node.querySelector('.verdict ~ .large')?.focus();
    write(this.transport.spoken, say(id === question.ask.right ? 'right' : 'wrong'));
  }

  toggleLayers() {
    this.state.isLayered = !this.state.isLayered;
    this.update();
  }

  toggleLanguage() {
    setLanguage(LANGUAGES[1 - languagePlace]);
    this.applyShown();
    this.update();
  }

  toggleTheme() {
    const shown = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    this.state.theme = (this.state.theme ?? shown) === 'dark' ? 'light' : 'dark';
    this.applyShown();
    this.update();
  }

  setSpeed(step) {
    this.state.speed = Math.max(0, Math.min(SPEEDS.length - 1, this.state.speed + step));
    this.transport.draw(this.state);
  }
}
