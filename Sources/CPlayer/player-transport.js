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
    // No `output`, which would speak of every moment, while playing, too.
    this.place = el('span', { class: 'place' });
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
    const { run, moment, limit } = state;
    for (const [node, word] of [
      [this.node, 'transport'], [this.back, 'back'], [this.on, 'next'], [this.play, this.playing],
      [this.slower, 'slower'], [this.faster, 'faster'], [this.range, 'moment'],
    ]) set(node, 'aria-label', say(word));
    this.back.disabled = moment <= 1;
    this.on.disabled = moment >= limit;
    set(this.range, 'max', limit);
    if (this.range.value !== String(moment)) this.range.value = String(moment);
    const told = this.told(state);
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
    const rule = state.question ? null : state.run.rule(state.moment);
    write(this.spoken, [this.told(state), rule?.id].filter(Boolean).join(' · '));
  }

  told({ question, run, moment }) { return question ? textOf(question.ask.prompt) : run.sentence(moment); }

  /** What a press on the button would do. */
  get playing() { return this.timer ? 'pause' : 'play'; }

  toggle() {
    if (this.timer) this.stop();
    else this.start();
  }

  start() {
    const { state } = this.player;
    if (state.moment >= state.limit) return;
    this.wait();
    this.show();
  }

  wait() { this.timer = setTimeout(() => this.tick(), 900 / SPEEDS[this.player.state.speed]); }

  tick() {
    const { player } = this;
    const { state } = player;
    player.show(state.moment + 1);
    if (state.moment >= state.limit) {
      this.stop();
      this.speak(state);
    } else this.wait();
  }

  stop() {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.show();
  }

  show() {
    this.play.replaceChildren(mark(this.playing));
    this.draw(this.player.state);
  }
}
