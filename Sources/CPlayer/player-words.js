// What the player itself says, in both languages. Sentences about moments come with the film.
// A `%` stands for what is filled in, in order.

const WORDS = mapOf({
  answers: ['Answer', '回答'],
  back: ['Back', '后退'],
  belief: ['What this answer overlooks', '这个答案忽略了什么'],
  broken: [
    'This player was cut off or edited: its film cannot be read.',
    '这个播放器被截断或改动过：无法读取其中的影片。',
  ],
  close: ['Close', '关闭'],
  compare: ['Compare', '对比'],
  compareSame: ['the same up to decision %', '在决定 % 之前相同'],
  compareHere: ['here they part, at decision %', '在这里分开：决定 %'],
  compareParted: ['parted at decision %', '已在决定 % 分开'],
  compareNever: ['the same to the end', '直到最后都相同'],
  compareGo: ['Go to where they part', '到分开处'],
  decisions: ['Decisions', '决定'],
  decisionLane: ['decisions', '决定'],
  disabled: ['disabled', '已停用'],
  dispute: ['Profile: %', '配置：%'],
  down: ['who is asked', '问谁'],
  error: ['What stopped the run', '是什么打断了运行'],
  expected: ['expected', '预期'],
  facts: ['About %', '关于 %'],
  find: ['Find', '查找'],
  findHint: ['An object, a rule or words', '对象、规则或文字'],
  findNone: ['Nothing found.', '没有找到。'],
  finger: ['finger %', '手指 %'],
  first: ['first responder', '第一响应者'],
  frame: ['on the screen % × % at %, %', '在屏幕上 % × %，位于 %, %'],
  goto: ['Go to number', '跳到序号'],
  gotoHint: ['A number from 1 to %', '1 到 % 的数字'],
  happened: ['happened', '实际'],
  hidden: ['hidden', '隐藏'],
  isAnswered: ['answered', '给出答案'],
  isAsked: ['asked as number %', '第 % 个被问'],
  isDeclined: ['declined', '拒绝'],
  isHit: ['hit', '命中'],
  isKeeps: ['keeps it', '留下'],
  isPasses: ['passes it on', '传下去'],
  isWaiting: ['waiting', '等待'],
  keyboard: ['keyboard', '键盘'],
  keys: ['Keys', '按键'],
  keysLetters: ['Single letters are keys', '单个字母是按键'],
  known: ['how well it is known', '可靠程度'],
  language: ['中文', 'English'],
  languageName: ['Show in Chinese', '用英文显示'],
  layers: ['Layers', '分层'],
  leftOut: ['% more views are left out', '另有 % 个视图略去'],
  moment: ['Moment', '瞬间'],
  momentOf: ['% of %: %', '第 % 个，共 % 个：%'],
  momentAlone: ['%: %', '第 % 个：%'],
  more: ['% more declined', '另有 % 个拒绝'],
  newer: [
    'This film has a newer format than this player reads.',
    '这个影片的格式比播放器能读的更新。',
  ],
  next: ['On', '前进'],
  none: ['No way yet: nobody has been asked.', '还没有路径：还没有问过谁。'],
  notToScale: ['not to scale', '不按比例'],
  nothing: ['There is no view on the screen.', '屏幕上没有视图。'],
  off: ['interaction off', '交互关闭'],
  overrides: ['overrides %', '重写 %'],
  pause: ['Pause', '暂停'],
  play: ['Play', '播放'],
  predict: ['Predict first', '先预测'],
  question: ['What do you expect?', '你预期什么？'],
  questions: ['questions: %', '% 个问题'],
  recognizers: ['recognizers %', '识别器 %'],
  right: ['Right.', '答对了。'],
  wrong: ['Not this time.', '这次不对。'],
  rightOne: ['right answer', '正确答案'],
  yourOne: ['your answer', '你的答案'],
  screen: ['Screen', '屏幕'],
  search: ['Search titles and rules', '搜索标题和规则'],
  seeWhy: ['See why →', '看原因 →'],
  selected: ['selected', '选中'],
  sentence: ['What happens', '发生了什么'],
  speed: ['speed %', '速度 %'],
  slower: ['Slower', '慢一些'],
  faster: ['Faster', '快一些'],
  start: ['All scenarios', '全部情景'],
  starts: ['Scenarios', '情景'],
  step: ['step %', '第 % 步'],
  launch: ['launch', '启动'],
  steps: ['steps', '步骤'],
  timeline: ['Timeline', '时间线'],
  toldNone: ['There is no %; this is the nearest.', '没有 %；这里是最接近的。'],
  tools: ['Tools', '工具'],
  transport: ['Moving through the run', '在运行中移动'],
  tree: ['Views as a list', '视图列表'],
  up: ['who responds', '谁响应'],
  variants: ['Variants', '变体'],
  waitsFor: ['waits for %', '等 %'],
  way: ['The way', '路径'],
  wayCode: ['its own code says who is next', '由它自己的代码决定下一个'],
  wayOverride: ['overrides next', '重写了 next'],
  wayCycle: ['comes back to %', '又回到 %'],
});

/** What stands under names, of which a film may have `constructor` for one. */
function mapOf(named) { return new Map(Object.entries(named)); }

/** What a film calls by words of its own: how well a rule is known, what a finger does. */
const FILM_WORDS = mapOf({
  documented: ['documented', '有文档'],
  'header comment': ['header comment', '头文件注释'],
  'widely observed': ['widely observed', '普遍观察到'],
  'single observation': ['single observation', '单次观察'],
  'private constant': ['private constant', '私有常量'],
  inferred: ['inferred', '推断'],
  'author knowledge': ['author knowledge', '作者所知'],
  disputed: ['disputed', '有争议'],
  began: ['began at', '开始于'],
  moved: ['moved to', '移到'],
  stationary: ['stays at', '停在'],
  ended: ['ended at', '结束于'],
  cancelled: ['was cancelled at', '被取消于'],
});

/** The keys, as the dialog lists them. */
const KEY_WORDS = [
  [['←', '→'], ['a moment back, on', '后退、前进一个瞬间']],
  [['⇧←', '⇧→', 'b', 'n'], ['a step back, on', '后退、前进一步']],
  [['Home', 'End'], ['to the beginning, the end', '到开头、结尾']],
  [['Space'], ['play, pause', '播放、暂停']],
  [['[', ']'], ['slower, faster', '慢一些、快一些']],
  [['1', '…', '9'], ['to that step', '到那一步']],
  [['g'], ['go to a number', '跳到序号']],
  [['/'], ['find an object, a rule, words', '查找对象、规则、文字']],
  [['v'], ['next variant', '下一个变体']],
  [['c'], ['compare two runs; Return: where they part', '对比两次运行；回车：到分开处']],
  [['p'], ['predict first', '先预测']],
  [['x'], ['layers', '分层']],
  [['+', '−'], ['timeline wider, narrower', '时间线放宽、收窄']],
  [['l'], ['language', '语言']],
  [['t'], ['light, dark', '浅色、深色']],
  [['?'], ['these keys', '这些按键']],
  [['Esc'], ['close; all scenarios', '关闭；全部情景']],
];

const LANGUAGES = ['en', 'zh-Hans'];

/** The place of the language that is shown. */
let languagePlace = 0;

function setLanguage(language) {
  languagePlace = Math.max(0, LANGUAGES.indexOf(language));
}

/** What the player says, with `values` in place of the `%` signs. */
function say(name, ...values) {
  let place = 0;
  return WORDS.get(name)[languagePlace].replace(/%/g, () => String(values[place++] ?? ''));
}

/** A text of the film, in the language that is shown, else in English. */
function textOf(text) {
  if (text === null || typeof text !== 'object') return String(text ?? '');
  return String(text[LANGUAGES[languagePlace]] ?? text.en ?? '');
}

/** What a film calls by a word of its own. */
function filmWord(word) {
  return FILM_WORDS.get(word)?.[languagePlace] ?? word;
}

/** A time as people read it, of microseconds. */
function timeText(microseconds) {
  if (microseconds > 0 && microseconds < 1e6) return `${Math.round(microseconds / 100) / 10} ms`;
  return `${Math.round(microseconds / 1e4) / 100} s`;
}

/** A text that is at most so many characters long; the whole of it belongs in a title. */
function cut(text, most = 120) {
  const characters = Array.from(text.slice(0, 2 * most + 20));
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}
