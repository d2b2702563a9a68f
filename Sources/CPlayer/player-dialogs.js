// Dialogs: the keys, finding, going to a number.

/** A dialog with a heading and a button that closes it. */
function openDialog(name, ...children) {
  const heading = el('h2', { id: 'dialog-title' }, say(name));
  const close = button('close', { 'aria-label': say('close') }, mark('cross'));
  const dialog = el(
    'dialog', { 'aria-labelledby': 'dialog-title', class: name }, el('header', {}, heading, close), ...children,
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function openKeys(player) {
  const rows = KEY_WORDS.flatMap(([keys, words]) => [
    el('dt', {}, ...keys.map((key) => el('kbd', {}, key))), el('dd', {}, words[languagePlace]),
  ]);
  const box = el('input', { type: 'checkbox', id: 'letters' });
  box.checked = player.hasLetters;
  box.addEventListener('change', () => { player.hasLetters = box.checked; });
  openDialog(
    'keys', el('dl', { class: 'keylist' }, ...rows),
    el('p', { class: 'check' }, box, el('label', { for: 'letters' }, say('keysLetters'))),
  );
}

function openNumber(player) {
  const { limit, run } = player.state;
  const hint = limit === run.count ? say('gotoHint', limit) : say('goto');
  const input = el('input', { type: 'text', inputmode: 'numeric', autocomplete: 'off', 'aria-label': hint });
  const dialog = openDialog('goto', el('p', { class: 'quiet' }, hint), input);
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !/^\s*\d+\s*$/.test(input.value)) return;
    dialog.close();
    player.go(Number(input.value));
  });
  input.focus();
}

/** The moments, up to one, whose object, rule or sentence has some words in it. */
function momentsWith(state, words) {
  const { run, film, limit } = state;
  const wanted = words.toLowerCase().trim();
  if (wanted === '') return [];
  const has = (text) => text.toLowerCase().includes(wanted);
  const objects = new Set(film.objects.flatMap((object, place) => (has(object.id) ? [place] : [])));
  const rules = new Set(film.rules.flatMap((rule, place) => (has(`${rule.id} ${textOf(rule.text)}`) ? [place] : [])));
  const phrases = new Set(film.phrases.flatMap((phrase, place) => (has(phrase[languagePlace] ?? '') ? [place] : [])));
  const { at, rule, say: sentences } = run.columns;
  const found = [];
  for (let place = 0; place < limit && found.length < 50; place += 1) {
    if (objects.has(at[place]) || rules.has(rule[place]) || phrases.has(sentences[place])) found.push(place + 1);
  }
  return found;
}

function openFind(player) {
  const { state } = player;
  const input = el('input', { type: 'text', autocomplete: 'off', 'aria-label': say('findHint') });
  const results = el('ol', { class: 'results' });
  const none = el('p', { class: 'quiet', role: 'status' });
  const dialog = openDialog('find', input, none, results);
  input.addEventListener('input', () => {
    const found = momentsWith(state, input.value);
    write(none, found.length > 0 || input.value.trim() === '' ? '' : say('findNone'));
    results.replaceChildren(...found.map((moment) => el('li', {}, el(
      'button', { type: 'button', value: moment },
      el('span', { class: 'number' }, String(moment)), told(state.run.sentence(moment)),
      el('code', {}, state.run.rule(moment)?.id ?? ''),
    ))));
  });
  const go = (row) => {
    dialog.close();
    player.go(Number(row.value));
  };
  onPress(results, go);
  input.addEventListener('keydown', (event) => {
    const row = results.querySelector('button');
    if (event.key === 'Enter' && row) go(row);
  });
  input.focus();
}
