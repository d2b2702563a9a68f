// Moving through a run: buttons, a slider, playing by itself, and the line that is spoken.

/** How many moments pass in 0.9 seconds. */
const SPEEDS = [0.25, 0.5, 1, 2, 4, 8];
const SPEED_WORDS = ['¼', '½', '1', '2', '4', '8'];

class Transport {
  constructor(player) {
    this.player = player;
    this.back = button('back', {}, mark('back'));
    this.play = button('play', {}, mark('play'));
    this.on = button('on', {}, mark('on'));
    this.range = el('input', { type: 'range', min: 1, max: 1, step: 1, value: 1 });
    this.place = el('output', { class: 'place' });
    this.slower = button('slower', {}, '−');
    this.speed = el('span', { class: 'speed' });
    this.faster = button('faster', {}, '+');
    this.spoken = el('p', { class: 'unseen', 'aria-live': 'polite' });
    this.node = el(
      'section', { class: 'transport' }, this.back, this.play, this.on, this.range, this.place,
      el('span', { class: 'speeds' }, this.slower, this.speed, this.faster), this.spoken,
    );
    this.range.addEventListener('input', () => player.go(Number(this.range.value)));
    this.timer = null;
  }

  draw(state) {
    const { run, moment, limit, question } = state;
    set(this.node, 'aria-label', say('transport'));
    set(this.back, 'aria-label', say('back'));
    set(this.on, 'aria-label', say('next'));
    set(this.play, 'aria-label', say(this.timer ? 'pause' : 'play'));
    set(this.slower, 'aria-label', say('slower'));
    set(this.faster, 'aria-label', say('faster'));
    set(this.range, 'aria-label', say('moment'));
    this.back.disabled = moment <= 1;
    this.on.disabled = moment >= limit;
    set(this.range, 'max', limit);
    if (this.range.value !== String(moment)) this.range.value = String(moment);
    const told = question ? textOf(question.ask.prompt) : run.sentence(moment);
    // Before a question is answered nothing tells how much is to come.
    const isWhole = limit === run.count;
    const valueText = isWhole ? say('momentOf', moment, limit, told) : say('momentAlone', moment, told);
    set(this.range, 'aria-valuetext', valueText);
    write(this.place, isWhole ? `${moment} / ${limit}` : String(moment));
    write(this.speed, `${SPEED_WORDS[state.speed]}×`);
    set(this.speed, 'title', say('speed', SPEEDS[state.speed]));
  }

  /** Speaks what a move by hand has come to. */
  speak(state) {
    const { run, moment, question } = state;
    const told = question ? textOf(question.ask.prompt) : run.sentence(moment);
    write(this.spoken, [told, question ? '' : run.rule(moment)?.id ?? ''].filter(Boolean).join(' · '));
  }

  toggle() {
    if (this.timer) this.stop();
    else this.start();
  }

  start() {
    const { state } = this.player;
    if (state.moment >= state.limit) return;
    this.timer = setTimeout(() => this.tick(), 900 / SPEEDS[state.speed]);
    this.show();
  }

  tick() {
    const { player } = this;
    const { state } = player;
    player.show(state.moment + 1);
    if (state.moment >= state.limit) {
      this.stop();
      this.speak(state);
    } else {
      this.timer = setTimeout(() => this.tick(), 900 / SPEEDS[state.speed]);
    }
  }

  stop() {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.show();
  }

  show() {
    this.play.replaceChildren(mark(this.timer ? 'pause' : 'play'));
    set(this.play, 'aria-label', say(this.timer ? 'pause' : 'play'));
  }
}
