// The sentence of a moment: when, what, and by which rule.

class SentencePane {
  constructor(name) {
    this.heading = el('h2', { id: `${name}-say`, class: 'unseen' });
    this.when = el('p', { class: 'when' });
    this.said = el('p', { class: 'said', 'data-say': '' });
    this.rule = el('div', { class: 'rule' });
    this.cards = el('div');
    this.node = el(
      'section', { class: 'sentence', 'aria-labelledby': `${name}-say` },
      this.heading, this.when, this.said, this.rule, this.cards,
    );
  }

  draw(run, moment, question, name = '') {
    write(this.heading, name ? `${say('sentence')}: ${name}` : say('sentence'));
    // Of two sentences each tells whose it is.
    this.when.replaceChildren(...(name ? [el('strong', {}, told(name)), ' · '] : []), ...this.whenParts(run, moment));
    if (question) return this.ask(question);
    const rule = run.rule(moment);
    this.said.replaceChildren(told(run.sentence(moment), {}, WHOLE));
    set(this.said, 'data-rule', rule?.id ?? null);
    this.rule.replaceChildren(...(rule ? ruleNodes(rule) : []));
    this.cards.replaceChildren(...this.cardsOf(run, moment));
  }

  whenParts(run, moment) {
    const step = run.steps[run.stepAt(moment)];
    const name = step.index < 0 ? say('launch') : say('step', step.index + 1);
    const phrase = run.film.phrase(step.phrase);
    const parts = [el('time', {}, timeText(run.time(moment))), ' · ', el('span', {}, name)];
    return phrase === name ? parts : [...parts, ' · ', told(phrase)];
  }

  /** A question stands where the sentence stands. */
  ask(question) {
    set(this.said, 'data-rule', null);
    this.said.replaceChildren(told(textOf(question.ask.prompt), {}, WHOLE));
    this.rule.replaceChildren();
    this.cards.replaceChildren(...questionNodes(question));
  }

  cardsOf(run, moment) {
    const cards = [];
    if (run.failure?.moment === moment) {
      const { expected, actual } = run.failure;
      cards.push(card('failure', [say('expected'), textOf(expected)], [say('happened'), textOf(actual)]));
    }
    if (run.error && moment === run.count) {
      cards.push(card('failure', [say('error'), `${run.error.type}: ${textOf(run.error.message)}`]));
    }
    return cards;
  }
}

function card(name, ...rows) {
  return el('dl', { class: `card ${name}` }, ...rows.flatMap(([term, text]) => [
    el('dt', {}, term), el('dd', {}, told(text, {}, WHOLE)),
  ]));
}

function ruleNodes(rule) {
  const facts = el(
    'p', { class: 'facts' }, el('span', { title: say('known') }, filmWord(rule.known)), ` · #${rule.number}`,
  );
  if (rule.profile !== undefined) {
    const value = typeof rule.profile === 'string' ? rule.profile : JSON.stringify(rule.profile);
    facts.append(' · ', say('dispute', cut(value)));
  }
  const text = textOf(rule.text);
  const isOther = languagePlace > 0 && text === rule.text.en;
  return [
    el('code', {}, told(rule.id)),
    el('p', { class: 'ruletext', lang: isOther ? 'en' : null }, told(text, {}, WHOLE)), facts,
  ];
}
