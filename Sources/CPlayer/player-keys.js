// The keys. None with Ctrl, Alt or Meta, and none where text is being typed.

/** What letters do: deeds that buttons do, or that stand here. */
const LETTER_KEYS = mapOf({
  b: (player) => player.goStep(-1),
  n: (player) => player.goStep(1),
  g: (player) => openNumber(player),
  v: (player) => player.nextRun(),
  c: 'compare',
  p: 'predict',
  x: 'layers',
  l: 'language',
  t: (player) => player.toggleTheme(),
  '[': 'slower',
  ']': 'faster',
  '/': (player) => openFind(player),
  '+': 'wider',
  '=': 'wider',
  '-': 'narrower',
  '−': 'narrower',
  '?': 'keys',
});

const NAMED_KEYS = mapOf({
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: (player) => player.go(1),
  End: (player) => player.go(player.state.limit),
  ' ': 'play',
});

function isTyping(target) {
  return target instanceof HTMLInputElement && !['range', 'checkbox', 'button'].includes(target.type);
}

/** Whether a key does something of its own on what has the focus. */
function isOwnKey(event) {
  const { target, key } = event;
  if (target instanceof HTMLInputElement && target.type === 'range') {
    return ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key) && !event.shiftKey;
  }
  const isPressable = target instanceof HTMLButtonElement || target.localName === 'summary';
  return key === ' ' && (isPressable || target.type === 'checkbox');
}

/** What a key does; nothing where it has no meaning. */
function keyAction(event, hasLetters) {
  const { key } = event;
  if (event.shiftKey && key === 'ArrowLeft') return (player) => player.goStep(-1);
  if (event.shiftKey && key === 'ArrowRight') return (player) => player.goStep(1);
  if (/^[1-9]$/.test(key)) return hasLetters ? (player) => player.goToStep(Number(key)) : null;
  const act = NAMED_KEYS.get(key) ?? (hasLetters ? LETTER_KEYS.get(key) : null);
  return DEEDS.get(act) ?? act;
}

function listenToKeys(player) {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (document.querySelector('dialog[open]') || isTyping(event.target) || isOwnKey(event)) return;
    if (event.key === 'Escape') return player.leave();
    if (!player.state.film || player.isAtStart) return;
    const act = keyAction(event, player.hasLetters);
    if (!act) return;
    event.preventDefault();
    if (event.key !== ' ') player.transport.stop();
    act(player);
  });
}
