// Two runs side by side: which moments belong together stands in the film.

class Pairing {
  constructor(film, one, other) {
    const found = film.pairs.find(({ runs }) => runs.includes(one) && runs.includes(other));
    /** Whether the film says what belongs together. */
    this.isKnown = found !== undefined;
    // It may do so from the other run's side.
    const isTurned = found?.runs[0] === other;
    const [own, others] = isTurned ? [1, 0] : [0, 1];
    this.firsts = Int32Array.from(found?.pairs ?? [], (pair) => pair[own]);
    this.seconds = Int32Array.from(found?.pairs ?? [], (pair) => pair[others]);
    this.count = film.runs[other].count;
    /** The moment of `one` at which the runs part; nothing where they never do. */
    this.parts = found?.parts ?? null;
    // The film tells the first run's moment.
    if (isTurned && this.parts !== null) this.parts = new Pairing(film, other, one).moment(this.parts);
  }

  /** The moment of the other run that belongs to one of this run. */
  moment(moment) {
    const place = lastAtMost(this.firsts, moment);
    if (place < 0) return Math.min(moment, this.count);
    const next = this.seconds[place + 1] ?? this.count + 1;
    const wanted = this.seconds[place] + moment - this.firsts[place];
    return Math.max(1, Math.min(wanted, next > this.seconds[place] ? next - 1 : next, this.count));
  }
}

class ComparePane {
  constructor() {
    this.title = el('h2', { id: 'compare-title' });
    this.names = el('p', { class: 'quiet' });
    this.go = button('parting', {});
    this.node = el(
      'section', { class: 'compare', 'aria-labelledby': 'compare-title', hidden: true },
      this.title, this.names, this.go,
    );
  }

  draw(state) {
    const pairing = state.pairing();
    this.node.hidden = pairing === null;
    if (!pairing) return;
    const { parts } = pairing;
    const word = !pairing.isKnown ? 'compare'
      : parts === null ? 'compareNever'
      : state.moment < parts ? 'compareSame' : state.moment === parts ? 'compareHere' : 'compareParted';
    write(this.title, say(word, word === 'compareSame' ? parts - 1 : parts ?? ''));
    this.names.replaceChildren(told(state.runName(state.runPlace)), ' · ', told(state.runName(state.compared)));
    write(this.go, say('compareGo'));
    this.go.hidden = parts === null || state.moment === parts;
  }
}
