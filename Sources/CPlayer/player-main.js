// Starts the player in the page that is written around it.
//
// The page has, in this order:
//
//   in its head   a policy (`meta http-equiv="Content-Security-Policy"`), first of all, which names
//                 the hashes of style and script; charset, viewport, `title`; one `style`
//   in its body   `noscript`: title, summary, the last picture, the route as text
//                 `div id="player"`: everything is built in here
//                 `script type="application/json" id="film-index"`, then one `id="film-0"` and so on
//                 for each film
//                 `script type="module"`: these files, joined by scripts/player-hashes
//
// No file may have the end of a script element in it, in a comment neither.
//
// The index is
//
//   { "player": 1, "language": "en" | "zh-Hans", "predict": true?, "rules": […]?,
//     "films": [ { "scenario", "title": {en, zh-Hans}, "topic"?, "questions"?, "rules": [ids]?,
//                  "screen": [w, h]?, "frames": [[x, y, w, h], …]? } ] }
//
// in which `rules` are rules that films share (a film then has a number in place of a rule), and a
// film's `topic`, `questions`, `rules`, `screen` and `frames` are what the start page shows of it.
// A film is what `render.film` gives, its pages joined, and beyond that
//
//   "compare": [ { "runs": [0, 1], "parts": 17?, "pairs": [[12, 12], …] } ]
//       the moments that belong together, growing, and the first run's moment at which they part;
//   "ask" of a step: { "prompt": text, "options": [ { "id", "text": text, "belief": text? } ],
//       "right": id, "why": text?, "moment": number? }
//       which is put at the step's last moment; `moment` is where the answer is seen.
//
// In all of it `<`, `>`, `&`, U+2028 and U+2029 are written as \u….

/** Takes an element with a text out of the document: what it tells may be an answer. */
function takenText(id) {
  const node = document.getElementById(id);
  node?.remove();
  return node?.textContent ?? null;
}

function parsed(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw new FilmError('broken');
  }
}

/** Says in every language why there is nothing to be seen. */
function tellBroken(error) {
  const word = error instanceof FilmError ? error.word : 'broken';
  const lines = WORDS.get(word).map((text, place) => el('p', { lang: LANGUAGES[place] }, text));
  const main = el('main', { class: 'broken' }, el('h1', {}, document.title), ...lines);
  document.getElementById('player').replaceChildren(main);
}

function boot() {
  for (const node of document.querySelectorAll('noscript')) node.remove();
  const index = parsed(takenText('film-index'));
  if (!Array.isArray(index?.films) || index.films.length === 0) throw new FilmError('broken');
  const texts = index.films.map((film, place) => takenText(`film-${place}`));
  const films = new Map();
  const read = (place) => {
    if (!films.has(place)) films.set(place, new Film(parsed(texts[place]), index.rules));
    return films.get(place);
  };
  setLanguage(index.language ?? 'en');
  const player = new Player(index, read);
  if (location.hash.length < 2 && index.predict) history.replaceState(null, '', '#p');
  player.readLink();
}

try {
  boot();
} catch (error) {
  tellBroken(error);
}
requestAnimationFrame(() => setTimeout(() => { document.documentElement.dataset.ready = ''; }));
