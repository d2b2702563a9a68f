// Questions: the options of one that is open, and what became of one that is answered.
// Which answer is right stands in the film: feedback, not proof.

function questionNodes({ ask, chosen }) {
  const nodes = [el('p', { class: 'quiet' }, say('question')), optionList(ask, chosen)];
  if (chosen === null) return nodes;
  const isRight = chosen === ask.right;
  const verdict = el('p', { class: isRight ? 'verdict right' : 'verdict wrong' },
    mark(isRight ? 'star' : 'cross'), say(isRight ? 'right' : 'wrong'));
  const nodesAfter = [verdict];
  const option = ask.options.find(({ id }) => id === chosen);
  if (!isRight && option?.belief) {
    nodesAfter.push(card('belief', [say('belief'), textOf(option.belief)]));
  }
  if (ask.why) nodesAfter.push(el('p', {}, told(textOf(ask.why), {}, WHOLE)));
  nodesAfter.push(button('why', { class: 'large' }, say('seeWhy')));
  return [...nodes, ...nodesAfter];
}

function optionList(ask, chosen) {
  return el('ul', { class: 'options', 'aria-label': say('answers') }, ...ask.options.map((option) => {
    const names = ['large'];
    let which = '';
    if (chosen !== null && option.id === ask.right) {
      names.push('right');
      which = say('rightOne');
    } else if (chosen === option.id) {
      names.push('wrong');
      which = say('yourOne');
    }
    return el('li', {}, button(
      `answer:${option.id}`,
      { class: names.join(' '), disabled: chosen !== null, 'aria-pressed': chosen === option.id ? 'true' : 'false' },
      told(textOf(option.text), {}, WHOLE),
      which === '' ? null : el('small', {}, which),
    ));
  }));
}
