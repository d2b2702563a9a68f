// player-words.js
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
function mapOf(named) { return new Map(Object.entries(named)); }
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
let languagePlace = 0;
function setLanguage(language) {
	languagePlace = Math.max(0, LANGUAGES.indexOf(language));
}
function say(name, ...values) {
	let place = 0;
	return WORDS.get(name)[languagePlace].replace(/%/g, () => String(values[place++] ?? ''));
}
function textOf(text) {
	if (text === null || typeof text !== 'object') return String(text ?? '');
	return String(text[LANGUAGES[languagePlace]] ?? text.en ?? '');
}
function filmWord(word) {
	return FILM_WORDS.get(word)?.[languagePlace] ?? word;
}
function timeText(microseconds) {
	if (microseconds > 0 && microseconds < 1e6) return `${Math.round(microseconds / 100) / 10} ms`;
	return `${Math.round(microseconds / 1e4) / 100} s`;
}
function cut(text, most = 120) {
	const characters = Array.from(text.slice(0, 2 * most + 20));
	return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}
// player-dom.js
const SVG = 'http://www.w3.org/2000/svg';
function set(node, name, value) {
	if (/^(on|style|href|src|action)/.test(name)) throw new TypeError(`no attribute of the player: ${name}`);
	if (value === null || value === undefined || value === false) {
		if (node.hasAttribute(name)) node.removeAttribute(name);
		return;
	}
	const text = value === true ? '' : String(value);
	if (node.getAttribute(name) !== text) node.setAttribute(name, text);
}
function fill(node, attributes, children) {
	for (const [name, value] of Object.entries(attributes)) set(node, name, value);
	node.append(...children.filter((child) => child !== null && child !== undefined));
	return node;
}
function el(tag, attributes = {}, ...children) {
	return fill(document.createElement(tag), attributes, children);
}
function svg(tag, attributes = {}, ...children) {
	return fill(document.createElementNS(SVG, tag), attributes, children);
}
function write(node, text) {
	if (node.textContent !== text) node.textContent = text;
}
function arrange(node, children) {
	const kept = new Set(children);
	for (const child of [...node.childNodes]) if (!kept.has(child)) child.remove();
	let next = node.firstChild;
	for (const child of children) {
		if (child === next) next = next.nextSibling;
		else node.insertBefore(child, next);
	}
}
function keepFocus(list, name, redraw) {
	const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute(name) : null;
	redraw();
	if (focused === null) return;
	const same = [...list.querySelectorAll('button')].find((node) => node.getAttribute(name) === focused);
	same?.focus({ preventScroll: true });
}
const WHOLE = 800;
function told(text, attributes = {}, most = 120) {
	const short = cut(text, most);
	return el('bdi', { ...attributes, title: short === text ? null : text }, short);
}
function button(name, attributes, ...children) {
	return el('button', { type: 'button', 'data-do': name, ...attributes }, ...children);
}
function onPress(list, act) {
	list.addEventListener('click', (event) => {
		const pressed = event.target.closest('button');
		if (pressed) act(pressed);
	});
}
const MARKS = mapOf({
	down: 'M8 3v9M4.5 8.5 8 12l3.5-3.5',
	up: 'M8 13V4M4.5 7.5 8 4l3.5 3.5',
	right: 'M3 8h9M8.5 4.5 12 8l-3.5 3.5',
	cross: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
	pause: 'M5.5 4v8M10.5 4v8',
	caret: 'M6 3h4M8 3v10M6 13h4',
	back: 'M10 4 6 8l4 4',
	on: 'M6 4l4 4-4 4',
});
const SOLID_MARKS = mapOf({
	star: 'M8 1.8 9.9 5.8 14.2 6.3 11 9.3 11.9 13.6 8 11.5 4.1 13.6 5 9.3 1.8 6.3 6.1 5.8z',
	diamond: 'M8 3l5 5-5 5-5-5z',
	disc: 'M8 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
	dot: 'M8 6.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
	play: 'M5 3.5v9l7.5-4.5z',
});
function markPath(name) {
	const solid = SOLID_MARKS.get(name);
	return svg('path', { d: solid ?? MARKS.get(name), class: solid ? 'mark solid' : 'mark' });
}
function mark(name, extra = '') {
	return svg(
		'svg', { class: `icon ${extra}`, viewBox: '0 0 16 16', 'aria-hidden': 'true' }, markPath(name),
	);
}
const DIRECTION_MARKS = mapOf({ down: 'down', up: 'up', yes: 'star', no: 'cross' });
function momentMark(run, moment) {
	const kind = run.kind(moment);
	if (kind === 'event-queued') return 'disc';
	if (kind === 'answered') return 'right';
	if (kind === 'recognizer-changed') return run.direction(moment) === 'no' ? 'cross' : 'diamond';
	return DIRECTION_MARKS.get(run.direction(moment)) ?? 'dot';
}
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
function textWidth(text, size) {
	let ems = 0;
	for (const character of text) {
		if (WIDE.test(character)) ems += 1;
		else if ('mwMW@'.includes(character)) ems += 0.85;
		else if ('iljtfrI.1'.includes(character)) ems += 0.38;
		else ems += 0.6;
	}
	return ems * size;
}
function fitted(text, size, width) {
	const characters = Array.from(text.slice(0, 240));
	if (characters.length <= 120 && textWidth(text, size) <= width) return text;
	let room = width - size;
	let kept = '';
	for (const character of characters.slice(0, 119)) {
		room -= textWidth(character, size);
		if (room < 0) break;
		kept += character;
	}
	return kept === '' ? '' : `${kept}…`;
}
// player-rows.js
function lastAtMost(numbers, value) {
	let [low, high] = [0, numbers.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (numbers[middle] <= value) low = middle + 1;
		else high = middle;
	}
	return low - 1;
}
class Rows {
	constructor(rows) {
		this.all = rows;
		this.moments = Int32Array.from(rows, (row) => row[0]);
	}
	placeAt(moment) { return lastAtMost(this.moments, moment); }
	at(moment) { return this.all[this.placeAt(moment)] ?? null; }
}
class Walk {
	constructor(rows, isWhole, empty, apply) {
		Object.assign(this, { rows, isWhole, empty, apply });
		this.place = -1;
		this.value = empty();
	}
	at(moment) {
		const wanted = this.rows.placeAt(moment);
		let from = this.place + 1;
		if (wanted < this.place || wanted > this.place + 64) {
			from = wanted;
			while (from > 0 && !this.isWhole(this.rows.all[from])) from -= 1;
			if (wanted < this.place || from > this.place) this.value = this.empty();
			else from = this.place + 1;
		}
		for (let place = Math.max(0, from); place <= wanted; place += 1) {
			this.value = this.apply(this.value, this.rows.all[place]);
		}
		this.place = wanted;
		return this.value;
	}
}
class Fingers {
	constructor(rows) {
		this.all = new Map();
		for (const [moment, finger, phase, x, y, held] of rows) {
			if (!this.all.has(finger)) this.all.set(finger, []);
			this.all.get(finger).push({ moment, phase, x, y, held });
		}
		for (const track of this.all.values()) {
			track.moments = Int32Array.from(track, (row) => row.moment);
		}
	}
	at(moment) {
		const found = [];
		for (const [finger, track] of this.all) {
			const place = lastAtMost(track.moments, moment);
			if (place < 0 || track[place].phase === 'gone') continue;
			const { phase, x, y } = track[place];
			const isUp = phase === 'ended' || phase === 'cancelled';
			found.push({ finger, phase, x, y, isUp, ...this.since(track, place) });
		}
		return found;
	}
	since(track, place) {
		const way = [];
		let isHeld = null;
		for (let back = place; back >= 0 && place - back < 2000; back -= 1) {
			const row = track[back];
			if (row.held !== undefined) {
				isHeld ??= row.held === 1;
				continue;
			}
			const last = way.at(-1);
			const isFar = !last || Math.abs(last[0] - row.x) + Math.abs(last[1] - row.y) >= 3;
			if (isFar || row.phase === 'began') way.push([row.x, row.y]);
			if (row.phase === 'began') break;
		}
		return { way: way.reverse(), isHeld: isHeld ?? false };
	}
}
// player-film.js
class FilmError extends Error {
	constructor(word) {
		super(word);
		this.word = word;
	}
}
function emptyScene() {
	return { views: new Map(), order: [], screen: null, keyboard: null, menu: -1, alert: -1, first: -1 };
}
function applyScene(scene, delta) {
	const views = delta.whole ? new Map() : scene.views;
	for (const [name, view] of Object.entries(delta.views)) {
		const place = Number(name);
		if (view === null) views.delete(place);
		else views.set(place, view);
	}
	const next = { ...scene, views };
	if (delta.order) next.order = delta.order;
	if (delta.screen) next.screen = delta.screen;
	if (delta.keyboard !== undefined) next.keyboard = delta.keyboard;
	if (delta.menu !== undefined) next.menu = delta.menu;
	if (delta.alert !== undefined) next.alert = delta.alert;
	if (delta.first !== undefined) next.first = delta.first;
	return next;
}
class Run {
	constructor(film, json) {
		const { moments } = json;
		Object.assign(this, {
			film,
			variant: json.variant ?? null,
			title: json.title ?? null,
			profile: json.profile ?? {},
			failure: json.failure ?? null,
			error: json.error ?? null,
			screen: json.screen ?? [390, 844],
			steps: json.steps,
			recognizers: json.recognizers,
			columns: moments,
			count: moments.say.length,
		});
		this.firsts = Int32Array.from(this.steps, (step) => step.first);
		this.readTimes();
		const scenes = new Rows(json.scenes.map((scene) => [scene.moment, scene]));
		this.scenes = new Walk(
			scenes, (row) => row[1].whole === true, emptyScene, (scene, row) => applyScene(scene, row[1]),
		);
		this.roles = new Walk(
			new Rows(json.roles), (row) => row[1].length === 0, () => new Map(),
			(roles, row) => this.applyRoles(roles, row),
		);
		this.ways = new Rows(json.ways);
		this.fingers = new Fingers(json.touches);
	}
	readTimes() {
		const { record, time } = this.columns;
		this.times = new Float64Array(this.count);
		this.records = new Int32Array(this.count);
		let [sum, last] = [0, 0];
		for (let place = 0; place < this.count; place += 1) {
			sum += time[place];
			this.times[place] = sum;
			if (record[place] >= 0) last += record[place];
			this.records[place] = record[place] < 0 ? -1 : last;
		}
	}
	applyRoles(roles, row) {
		for (const [object, role, number] of row.slice(1)) {
			if (object === undefined) roles.clear();
			else if (role === undefined) roles.delete(object);
			else {
				if (!roles.has(object)) roles.set(object, new Map());
				roles.get(object).set(this.film.roleNames[role], number ?? null);
			}
		}
		return roles;
	}
	column(name, moment) { return this.columns[name][moment - 1]; }
	time(moment) { return this.times[moment - 1]; }
	direction(moment) { return this.film.kinds[this.column('kind', moment)][1]; }
	kind(moment) { return this.film.kinds[this.column('kind', moment)][0]; }
	rule(moment) { return this.film.rules[this.column('rule', moment)] ?? null; }
	sentence(moment) { return this.film.phrase(this.column('say', moment)); }
	short(moment) { return this.film.phrase(this.column('short', moment)); }
	stepAt(moment) { return Math.max(0, lastAtMost(this.firsts, moment)); }
	momentOfRecord(record) {
		const place = this.records.findIndex((value) => value >= record);
		return place < 0 ? this.count : place + 1;
	}
	wayAt(moment) { return this.ways.at(moment)?.[1] ?? []; }
}
class Film {
	constructor(json, shared = []) {
		if (!(json?.film >= 1)) throw new FilmError('broken');
		if (json.film > 1) throw new FilmError('newer');
		Object.assign(this, {
			id: json.scenario ?? '', title: json.title ?? '', summary: json.summary ?? '',
			build: json.build ?? '', phrases: json.phrases, objects: json.objects, kinds: json.kinds,
			roleNames: json.roleNames, pairs: json.compare ?? [],
		});
		this.rules = json.rules.map((rule) => (typeof rule === 'number' ? shared[rule] : rule));
		this.runs = json.runs.map((run) => new Run(this, run));
		if (this.runs.length === 0 || this.runs.some((run) => run.count === 0)) {
			throw new FilmError('broken');
		}
	}
	phrase(place) { return this.phrases[place]?.[languagePlace] ?? ''; }
	name(place) { return this.objects[place]?.id ?? ''; }
}
// player-geometry.js
function onScreen([a, b, c, d, tx, ty], x, y) {
	return [a * x + c * y + tx, b * x + d * y + ty];
}
function quadOf(view) {
	const [x, y, width, height] = view.bounds;
	return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
		.map((corner) => onScreen(view.matrix, ...corner));
}
function frameOf(points) {
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}
function pathOf(points) {
	return `M${points.map((point) => point.map(rounded).join(' ')).join('L')}z`;
}
function rounded(value) { return Math.round(value * 1000) / 1000; }
function isSameQuad(one, other) {
	return one.every(([x, y], place) =>
		Math.abs(x - other[place][0]) < 0.01 && Math.abs(y - other[place][1]) < 0.01);
}
function isInside([x, y, width, height], [left, top, wide, high]) {
	return x >= left && y >= top && x + width <= left + wide && y + height <= top + high;
}
function isSameFrame([x, y, width, height], screen) {
	return [x, y, width - screen[0], height - screen[1]].every((part) => Math.abs(part) < 0.01);
}
const ROUND = 28;
const MOST = 2000;
class Drawn {
	constructor(scene, screen) {
		this.scene = scene;
		this.known = new Map();
		this.screen = scene.screen?.every((side) => side > 0) ? scene.screen : screen;
	}
	of(place) {
		if (this.known.has(place)) return this.known.get(place);
		const view = this.scene.views.get(place);
		if (!view) return null;
		this.known.set(place, null);
		const quad = quadOf(view);
		const above = this.of(view.in);
		const level = above && isSameQuad(above.quad, quad) ? above.level + 1 : 0;
		const entry = {
			view, quad, level, frame: frameOf(quad), depth: above ? above.depth + 1 : 0,
			rect: insetRect(view.bounds, level), isScreen: isSameFrame(frameOf(quad), this.screen),
		};
		this.known.set(place, entry);
		return entry;
	}
	isInSight(place) {
		const [x, y, width, height] = this.of(place).frame;
		return !this.scene.views.get(place).hidden && x < this.screen[0] && y < this.screen[1]
			&& x + width > 0 && y + height > 0;
	}
	keysIn(film) {
		const { keyboard, order, views } = this.scene;
		const place = keyboard === null ? undefined : order.find((at) => views.get(at)?.in >= 0
			&& film.objects[at]?.class === 'UITextEffectsWindow');
		return place === undefined ? null : this.of(place).frame;
	}
	isLarge(place) {
		const [, , width, height] = this.of(place).frame;
		return width * height > 0.45 * this.screen[0] * this.screen[1];
	}
	chosen(kept) {
		const order = this.scene.order.filter((place) => this.scene.views.has(place));
		const inSight = order.filter((place) => this.isInSight(place));
		if (inSight.length <= MOST) return { order, left: 0 };
		const wanted = new Set();
		for (let place of kept) {
			if (wanted.size >= MOST) break;
			for (; this.scene.views.has(place) && !wanted.has(place);) {
				wanted.add(place);
				place = this.scene.views.get(place).in;
			}
		}
		return { order: order.filter((place) => wanted.has(place)), left: inSight.length - wanted.size };
	}
}
function insetRect([x, y, width, height], level) {
	const inset = Math.min(4 * level, width / 4, height / 4);
	return [x + inset, y + inset, width - 2 * inset, height - 2 * inset].map(rounded);
}
// player-looks.js
const LOOK_TEXT = 14;
function frameNode({ view, rect, level, isScreen }, name) {
	const [x, y, width, height] = rect;
	const rx = isScreen ? Math.max(0, ROUND - 4 * level) : radius(view, width, height);
	return svg('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), rx, class: name });
}
function looksOf(entry, isFirst) {
	const { view, rect } = entry;
	const [, , width, height] = rect;
	const nodes = [frameNode(entry, 'frame')];
	if (width <= 0 || height <= 0) return nodes;
	if (/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(view.colour ?? '')) {
		nodes[0].classList.add('coloured');
		nodes[0].style.setProperty('--own', view.colour);
	}
	if (view.off || view.disabled) nodes.push(frameNode(entry, 'hatched'));
	const draw = LOOKS.get(view.look);
	if (draw) nodes.push(...draw(view, rect, isFirst));
	else if (view.text) nodes.push(textIn(view, rect));
	if (view.scroll) nodes.push(...indicators(view, rect));
	return nodes;
}
const RADII = mapOf({ button: 9, field: 6, switch: 16, stepper: 8, segments: 8 });
function radius(view, width, height) {
	return Math.max(0, Math.min(RADII.get(view.look) ?? 0, width / 2, height / 2));
}
const LOOKS = mapOf({
	button: (view, rect) => [textIn(view, rect, 'middle')],
	field: drawField,
	text: drawField,
	label: (view, rect) => [textIn(view, rect)],
	cell: (view, rect) => [textIn(view, rect), line(rect[0], rect[1] + rect[3], rect[0] + rect[2], rect[1] + rect[3])],
	bar: (view, rect) => [textIn(view, rect, 'middle')],
	image: (view, [x, y, width, height]) => [line(x, y + height, x + width, y)],
	alert: (view, [x, y, width, height]) => [textIn(view, [x, y, width, Math.min(80, height)], 'middle')],
	slider: drawSlider,
	switch: drawSwitch,
	segments: drawSegments,
	stepper: drawStepper,
});
function line(x1, y1, x2, y2) { return svg('line', { x1, y1, x2, y2, class: 'thin' }); }
function textIn(view, [x, y, width, height], place = view.slot ? 'end' : 'left') {
	const size = Math.min(LOOK_TEXT, height * 0.8);
	const left = place === 'middle' ? x + width / 2 : place === 'end' ? x + width - 8 : x + 8;
	const node = svg(
		'text', { x: rounded(left), y: rounded(y + height / 2 + size * 0.35), class: `says ${place}` },
		fitted(view.text ?? '', size, width - 12),
	);
	return size < LOOK_TEXT ? sized(node, size) : node;
}
function drawField(view, rect, isFirst) {
	const [x, y, width, height] = rect;
	const nodes = [textIn(view, rect)];
	if (isFirst) {
		const at = view.slot ? x + width - 5 : Math.min(x + 9 + textWidth(view.text ?? '', LOOK_TEXT), x + width - 4);
		const half = Math.min(9, height / 2 - 2);
		nodes.push(svg('line', {
			x1: at, x2: at, y1: y + height / 2 - half, y2: y + height / 2 + half, class: 'caret',
		}));
	}
	return nodes;
}
function drawSlider(view, [x, y, width, height]) {
	const middle = y + height / 2;
	const share = Math.min(1, Math.max(0, Number(view.value ?? 0)));
	const r = Math.min(13, height / 2);
	return [
		line(x + r, middle, x + width - r, middle),
		svg('circle', { cx: rounded(x + r + share * (width - 2 * r)), cy: middle, r, class: 'thumb' }),
	];
}
function drawSwitch(view, [x, y, width, height]) {
	const r = Math.max(1, height / 2 - 3);
	return [svg('circle', {
		cx: view.on ? x + width - height / 2 : x + height / 2, cy: y + height / 2, r,
		class: view.on ? 'thumb on' : 'thumb',
	})];
}
function drawSegments(view, rect) {
	const [x, y, width, height] = rect;
	const names = (view.text ?? '').split(' | ');
	if (names.length < 2) return [textIn(view, rect, 'middle')];
	const part = width / names.length;
	return names.flatMap((name, place) => {
		const own = [x + place * part, y, part, height];
		const frame = { x: own[0] + 2, y: y + 2, width: Math.max(0, part - 4), height: Math.max(0, height - 4) };
		return [
			svg('rect', { ...frame, rx: 6, class: place === view.value ? 'segment on' : 'segment' }),
			textIn({ text: name }, own, 'middle'),
		];
	});
}
function drawStepper(view, [x, y, width, height]) {
	const [middle, quarter] = [y + height / 2, width / 4];
	return [
		line(x + width / 2, y + 5, x + width / 2, y + height - 5),
		line(x + quarter - 5, middle, x + quarter + 5, middle),
		line(x + 3 * quarter - 5, middle, x + 3 * quarter + 5, middle),
		line(x + 3 * quarter, middle - 5, x + 3 * quarter, middle + 5),
	];
}
function indicators({ bounds, scroll }, [x, y, width, height]) {
	return [
		...indicator(height, scroll[1], bounds[1], (at, length) => [x + width - 6, y + at, 3, length]),
		...indicator(width, scroll[0], bounds[0], (at, length) => [x + at, y + height - 6, length, 3]),
	];
}
function indicator(room, content, offset, frame) {
	if (content <= room || room <= 20) return [];
	const length = Math.max(14, room * room / content);
	const share = Math.min(1, Math.max(0, offset / (content - room)));
	const [x, y, width, height] = frame(share * (room - length), length).map(rounded);
	return [svg('rect', { x, y, width, height, rx: 1.5, class: 'indicator' })];
}
function keyboardIn(frame, keys) {
	const [x, y, width, height] = keys ?? frame;
	const name = keys ? 'frame' : 'outline';
	const part = svg('g', { 'data-part': 'keyboard' }, svg('rect', { x, y, width, height, class: name }));
	if (!keys) return part;
	const row = height / 4.4;
	const key = width / 10;
	const add = (left, top, wide) => part.append(svg('rect', {
		x: rounded(x + left + 3), y: rounded(y + top + 5), width: rounded(Math.max(0, wide - 6)),
		height: rounded(Math.max(0, row - 8)), rx: 5, class: 'key',
	}));
	[10, 9, 7].forEach((count, place) => {
		for (let at = 0; at < count; at += 1) add((10 - count) / 2 * key + at * key, place * row, key);
	});
	add(2.5 * key, 3 * row, 5 * key);
	return part;
}
function hatchPattern() {
	return svg(
		'pattern',
		{ id: 'h', width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
		svg('line', { x1: 0, y1: 0, x2: 0, y2: 7, class: 'hatch' }),
	);
}
// player-fingers.js
function replaceFingers(group, trails, fingers) {
	const ways = fingers.flatMap(trailNodes);
	if (ways.length > 0 || trails.firstChild) trails.replaceChildren(...ways);
	const old = new Map([...group.children].map((node) => [node.getAttribute('data-finger'), node]));
	for (const finger of fingers) {
		const name = String(finger.finger);
		const node = old.get(name) ?? group.appendChild(svg('g', { 'data-finger': name }));
		old.delete(name);
		drawFinger(node, finger, fingers.length > 1);
	}
	for (const node of old.values()) node.remove();
}
function trailNodes({ way }) {
	if (!(way?.length > 1)) return [];
	const points = way.map((point) => point.map(rounded).join(' '));
	return [
		svg('path', { d: `M${points.join('L')}`, class: 'trail' }),
		svg('circle', { cx: way[0][0], cy: way[0][1], r: 5, class: 'trail' }),
	];
}
function drawFinger(node, { finger, phase, x, y, isUp, isHeld, isComing }, isNumbered) {
	const state = isComing ? 'coming' : phase === 'cancelled' ? 'cancelled' : isUp ? 'lifted' : 'down';
	set(node, 'transform', `translate(${x} ${y})`);
	const key = `finger ${state} ${isHeld ? 'held' : ''} ${isNumbered ? 'numbered' : ''}`;
	if (node.getAttribute('class') === key) return;
	set(node, 'class', key);
	node.replaceChildren(svg('circle', { r: 22, class: 'tip' }), svg('circle', { r: 3, class: 'core' }));
	if (isHeld) node.append(svg('path', { d: 'M-5 -15v8M5 -15v8', class: 'held' }));
	if (isNumbered) node.append(svg('text', { y: -26, class: 'says middle' }, String(finger)));
}
// player-labels.js
class Labels {
	constructor() {
		this.node = svg('g', { class: 'labels' });
		this.known = new Map();
	}
	draw(screen, order) {
		const nodes = [];
		for (const place of order) {
			const wanted = this.wanted(screen, place);
			if (!wanted) continue;
			const key = wanted.join('\u0000');
			let entry = this.known.get(place);
			if (entry?.key !== key) {
				entry = { key, node: labelNode(...wanted) };
				this.known.set(place, entry);
			}
			nodes.push(entry.node);
		}
		arrange(this.node, nodes);
	}
	wanted(screen, place) {
		const { view, frame, depth } = screen.drawn.of(place);
		const size = screen.options.labels;
		const roles = screen.roles.get(place);
		const name = fitted(screen.run.film.name(place), 12 * size / 19, screen.drawn.screen[0] * 0.8);
		const isPointed = screen.hover === place;
		const slot = size > 19 ? view.slot2 : view.slot;
		const { alert, menu } = screen.scene;
		const isQuiet = view.hidden || (name.includes('.') && !roles && ![screen.here, alert, menu].includes(place));
		const isUnderKeys = screen.keys && !screen.layers && slot && isInside([...slot, 0, 0], screen.keys);
		if (!isPointed && (isQuiet || isUnderKeys || (!slot && !screen.layers))) return null;
		const width = labelWidth(name, roles, size);
		let [x, y] = slot ?? [frame[0], frame[1]];
		if (screen.layers) [x, y] = screen.layers.point(frame[0], frame[1], depth);
		else if (!slot) {
			x = Math.max(0, Math.min(x, screen.drawn.screen[0] - width));
			y = Math.max(0, Math.min(y, screen.drawn.screen[1] - size));
		}
		const names = ['label', ...(roles?.keys() ?? [])];
		if (place === screen.here) names.push('here');
		return [name, rounded(x), rounded(y), width, size, names.join(' '), roles?.get('asked') ?? '', roleMark(roles)];
	}
	placeOf(node) {
		for (const [place, entry] of this.known) if (entry.node === node) return place;
		return undefined;
	}
}
function roleMark(roles) {
	if (!roles) return '';
	if (roles.has('waiting')) return 'pause';
	if (roles.has('keeps')) return 'star';
	if (roles.has('passes')) return 'up';
	if (roles.has('hit')) return 'star';
	return roles.has('declined') ? 'cross' : '';
}
function byWeight(roles) {
	const isMore = ([, own]) => [...own.keys()].some((role) => role !== 'asked' && role !== 'declined');
	return [...[...roles].filter(isMore).map(([place]) => place), ...roles.keys()];
}
function rolesText(roles) {
	return [...roles].map(([role, number]) => {
		const name = `is${role.charAt(0).toUpperCase()}${role.slice(1)}`;
		return WORDS.has(name) ? say(name, number ?? '') : role;
	}).join(', ');
}
function labelWidth(name, roles, height) {
	const text = textWidth(name, 12 * height / 19);
	return rounded(text + height * (0.7 + (roles?.get('asked') ? 0.85 : 0) + (roleMark(roles) ? 0.75 : 0)));
}
function labelNode(name, x, y, width, height, names, number, mark) {
	const size = 12 * height / 19;
	const node = svg(
		'g', { class: names, transform: `translate(${x} ${y})`, 'aria-hidden': 'true' },
		svg('rect', { y: 1, width, height: height - 2, rx: height / 3, class: 'plate' }),
	);
	let left = height * 0.35;
	if (number !== '') {
		const r = height * 0.36;
		const x = left + r - 3;
		const text = svg('text', { x, y: rounded(height / 2 + size * 0.33), class: 'number' }, String(number));
		const share = number > 9 ? 0.7 : 0.88;
		if (number > 99) fill(text, { textLength: rounded(1.6 * r), lengthAdjust: 'spacingAndGlyphs' }, []);
		node.append(svg('circle', { cx: x, cy: height / 2, r, class: 'disc' }), sized(text, size * share));
		left += height * 0.85 - 3;
	}
	const text = svg('text', { x: rounded(left), y: rounded(height / 2 + size * 0.35) }, name);
	node.append(sized(text, size));
	if (mark !== '') {
		const scale = rounded(height / 22);
		const place = `${rounded(width - height * 0.95)} ${rounded(height / 2 - 8 * scale)}`;
		node.append(svg('g', { transform: `translate(${place}) scale(${scale})` }, markPath(mark)));
	}
	return node;
}
function sized(node, size) {
	node.style.fontSize = `${rounded(size)}px`;
	return node;
}
class Layers {
	constructor(drawn, order) {
		this.drawn = drawn;
		const depths = order.map((place) => drawn.of(place).depth);
		const deepest = Math.max(1, ...depths);
		const [width, height] = drawn.screen;
		const share = Math.min(1, 6 / deepest);
		this.step = [46 * share, -19 * share];
		const [right, top] = [deepest * this.step[0], deepest * this.step[1] - 0.12 * width];
		this.box = [-AROUND, top - AROUND, width + right + 2 * AROUND, height - top + 2 * AROUND];
	}
	transform(depth) {
		const [x, y] = this.step.map((part) => rounded(part * depth));
		return `matrix(1 -0.12 0 1 ${x} ${y})`;
	}
	point(x, y, depth) {
		return [x + this.step[0] * depth, y - 0.12 * x + this.step[1] * depth];
	}
	probe(x, y, roles) {
		const asked = [...roles].filter(([place, own]) => own.has('asked') && this.drawn.of(place))
			.sort((one, other) => one[1].get('asked') - other[1].get('asked'));
		const node = svg('g', { class: 'probe' });
		let last = this.point(x, y, 0);
		for (const [place, own] of asked) {
			const next = this.point(x, y, this.drawn.of(place).depth);
			const isNo = own.has('declined');
			const [[x1, y1], [x2, y2]] = [last, next];
			node.append(
				svg('line', { x1, y1, x2, y2, class: isNo ? 'no' : 'yes' }),
				svg('circle', { cx: x2, cy: y2, r: isNo ? 7 : 4, class: isNo ? 'no' : 'yes' }),
			);
			if (!isNo) last = next;
		}
		return node;
	}
}
// player-screen.js
const AROUND = 14;
const MOST_TOLD = 100;
class ScreenPane {
	constructor(name, onView) {
		this.name = name;
		this.nodes = new Map();
		this.knownClips = new Map();
		this.labels = new Labels();
		this.onView = onView;
		this.title = svg('title', { id: `${name}-title` });
		this.desc = svg('desc', { id: `${name}-desc` });
		this.clips = svg('g');
		this.views = svg('g', { class: 'views' });
		this.parts = svg('g', { class: 'parts' });
		this.marks = svg('g', { class: 'marks' });
		this.trails = svg('g');
		this.fingers = svg('g', { class: 'fingers' });
		this.device = svg('rect', { rx: ROUND, class: 'device' });
		this.edge = svg('rect', { rx: ROUND });
		this.svg = svg(
			'svg',
			{ role: 'img', 'aria-labelledby': `${name}-title`, 'aria-describedby': `${name}-desc` },
			this.title, this.desc, this.definitions(), this.device, this.views,
			this.parts, this.marks, this.labels.node, this.trails, this.fingers,
		);
		this.note = el('p', { class: 'note', hidden: true });
		this.runName = el('p', { class: 'runname', hidden: true });
		this.stage = el('div', { class: 'stage' }, this.svg);
		this.node = el('div', { class: 'screen' }, this.runName, this.stage, this.note);
		this.svg.addEventListener('click', (event) => this.clicked(event));
		this.svg.addEventListener('pointerover', (event) => this.hovered(event));
		this.svg.addEventListener('pointerleave', () => this.hovered(null));
	}
	definitions() {
		const screen = svg('clipPath', { id: `${this.name}-s` }, this.edge);
		return svg('defs', {}, ...(this.name === 'a' ? [hatchPattern()] : []), screen, this.clips);
	}
	draw(run, moment, options) {
		const scene = run.scenes.at(moment);
		const roles = run.roles.at(moment);
		this.run = run;
		this.options = options;
		if (scene !== this.scene || this.drawnRun !== run || options.layers !== this.hadLayers) {
			this.drawn = new Drawn(scene, run.screen);
		}
		[this.scene, this.drawnRun, this.hadLayers] = [scene, run, options.layers];
		this.roles = roles;
		this.here = run.column('at', moment);
		const chosen = this.drawn.chosen([this.here, ...byWeight(roles)]);
		this.layers = options.layers ? new Layers(this.drawn, chosen.order) : null;
		this.frame();
		this.runName.hidden = !options.name;
		write(this.runName, options.name ?? '');
		this.drawViews(chosen.order);
		this.drawParts();
		const fingers = run.fingers.at(moment);
		this.drawMarks(fingers);
		this.labels.draw(this, chosen.order);
		this.drawFingers([...fingers, ...(options.coming ?? [])]);
		this.drawNote(chosen.left);
		this.describe(fingers);
	}
	frame() {
		const [width, height] = this.drawn.screen;
		const box = this.layers?.box ?? [-AROUND, -AROUND, width + 2 * AROUND, height + 2 * AROUND];
		set(this.svg, 'viewBox', box.map(rounded).join(' '));
		for (const node of [this.device, this.edge]) {
			set(node, 'width', Math.max(0, width));
			set(node, 'height', Math.max(0, height));
		}
		for (const node of [this.views, this.parts]) {
			set(node, 'clip-path', this.layers ? null : `url(#${this.name}-s)`);
		}
		set(this.device, 'transform', this.layers?.transform(0) ?? null);
	}
	drawViews(order) {
		const kept = new Set(order);
		for (const [place, entry] of this.nodes) {
			if (kept.has(place)) continue;
			entry.wrap.remove();
			this.nodes.delete(place);
		}
		this.usedClips = new Set();
		arrange(this.views, order.map((place) => this.viewNode(place)));
		for (const [place, node] of this.knownClips) {
			if (this.usedClips.has(place)) continue;
			node.remove();
			this.knownClips.delete(place);
		}
	}
	viewNode(place) {
		const drawn = this.drawn.of(place);
		const { view, rect, depth } = drawn;
		const isFirst = this.scene.first === place;
		let entry = this.nodes.get(place);
		if (!entry) {
			const group = svg('g', { 'data-id': this.run.film.name(place) });
			entry = { group, wrap: svg('g', {}, group) };
			this.nodes.set(place, entry);
		}
		const key = `${rect} ${isFirst}`;
		if (entry.view !== view || entry.key !== key) {
			set(entry.group, 'transform', `matrix(${view.matrix.join(' ')})`);
			entry.group.replaceChildren(...looksOf(drawn, isFirst));
			Object.assign(entry, { view, key });
		}
		set(entry.group, 'data-id', this.run.film.name(place));
		set(entry.group, 'class', this.classes(place, view));
		set(entry.wrap, 'transform', this.layers?.transform(depth) ?? null);
		set(entry.wrap, 'clip-path', this.layers ? null : this.clipOf(view.clip));
		return entry.wrap;
	}
	classes(place, view) {
		const names = ['view', ...(this.roles.get(place)?.keys() ?? [])];
		if (place === this.here) names.push('here');
		if (place === this.scene.first) names.push('first');
		if (this.drawn.isLarge(place)) names.push('large');
		if (this.drawn.of(place).depth > 12) names.push('deep');
		for (const flag of ['hidden', 'lit', 'selected', 'off', 'disabled']) {
			if (view[flag]) names.push(`is-${flag}`);
		}
		if (view.clip !== undefined && this.layers) names.push('is-cut');
		return names.join(' ');
	}
	clipOf(place) {
		const entry = place === undefined ? null : this.drawn.of(place);
		if (!entry) return null;
		const id = `${this.name}-c${place}`;
		if (!this.usedClips.has(place)) {
			this.usedClips.add(place);
			const clip = this.knownClips.get(place)
				?? this.clips.appendChild(svg('clipPath', { id }, svg('path')));
			this.knownClips.set(place, clip);
			set(clip.firstChild, 'd', pathOf(entry.quad));
			set(clip, 'clip-path', this.clipOf(entry.view.clip));
		}
		return `url(#${id})`;
	}
	drawParts() {
		const { keyboard, menu, alert } = this.scene;
		this.keys = this.drawn.keysIn(this.run.film);
		const parts = keyboard ? [keyboardIn(keyboard, this.keys)] : [];
		for (const [name, place] of [['menu', menu], ['alert', alert]]) {
			const entry = this.drawn.of(place);
			if (!entry) continue;
			parts.push(svg('path', { d: pathOf(entry.quad), class: 'outline', 'data-part': name }));
		}
		if (this.layers) for (const part of parts) set(part, 'transform', this.layers.transform(0));
		this.parts.replaceChildren(...parts);
	}
	drawMarks(fingers) {
		const marks = [];
		const recognizer = this.run.recognizers.find(({ object }) => object === this.here);
		const at = recognizer ? recognizer.view : this.here;
		if (this.nodes.has(at)) marks.push(this.around(this.drawn.of(at), 'halo'));
		if (this.hover !== undefined && this.nodes.has(this.hover)) {
			marks.push(this.around(this.drawn.of(this.hover), 'hover'));
		}
		if (this.layers && fingers.length > 0) {
			const { x, y } = fingers[0];
			marks.push(this.layers.probe(x, y, this.roles));
		}
		this.marks.replaceChildren(...marks);
	}
	around(entry, name) {
		const node = frameNode(entry, name);
		set(node, 'transform', `matrix(${entry.view.matrix.join(' ')})`);
		return svg('g', { transform: this.layers?.transform(entry.depth) ?? null }, node);
	}
	drawFingers(fingers) {
		for (const group of [this.fingers, this.trails]) {
			set(group, 'transform', this.layers?.transform(0) ?? null);
		}
		replaceFingers(this.fingers, this.trails, fingers);
	}
	drawNote(left) {
		const text = this.scene.order.length === 0 ? say('nothing') : left > 0 ? say('leftOut', left) : '';
		this.note.hidden = text === '';
		write(this.note, text);
	}
	describe(fingers) {
		write(this.title, `${say('screen')}: ${textOf(this.run.film.title)}`);
		const told = byWeight(this.roles).slice(0, MOST_TOLD);
		const parts = [...new Set(told)].map((place) => `${this.run.film.name(place)} ${rolesText(this.roles.get(place))}`);
		if (this.roles.size > parts.length) parts.push(say('leftOut', this.roles.size - parts.length));
		for (const { finger, phase, x, y } of fingers) parts.push(`${say('finger', finger)} ${filmWord(phase)} ${x}, ${y}`);
		if (this.scene.first >= 0) parts.push(`${this.run.film.name(this.scene.first)} ${say('first')}`);
		write(this.desc, parts.join('; '));
	}
	placeOf(event) {
		const group = event?.target.closest('[data-id]');
		if (!group) return undefined;
		for (const [place, entry] of this.nodes) if (entry.group === group) return place;
		return this.labels.placeOf(group);
	}
	clicked(event) {
		const place = this.placeOf(event);
		if (place !== undefined) this.onView(place);
	}
	hovered(event) { this.point(event ? this.placeOf(event) : undefined); }
	point(place) {
		if (place === this.hover || !this.scene) return;
		this.hover = place;
		this.drawMarks(this.layers ? this.run.fingers.at(this.options.moment) : []);
		this.labels.draw(this, [...this.nodes.keys()]);
	}
}
// player-sentence.js
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
// player-predict.js
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
// player-way.js
class WayPane {
	constructor(onObject, onPoint) {
		this.rows = new Map();
		this.list = el('ol', { class: 'way', 'aria-labelledby': 'way-title' });
		this.none = el('p', { class: 'quiet' });
		this.heading = el('h2', { id: 'way-title' });
		this.down = el('span', { class: 'down' });
		this.up = el('span', { class: 'up' });
		this.node = el(
			'section', { class: 'waypane', 'aria-labelledby': 'way-title' },
			el('div', { class: 'wayhead' }, this.heading, this.down, this.up), this.none, this.list,
		);
		this.isOpen = new Set();
		const point = (event) => onPoint(event.target.closest('[data-way]')?.getAttribute('data-way') ?? null);
		for (const name of ['pointerover', 'focusin']) this.list.addEventListener(name, point);
		for (const name of ['pointerleave', 'focusout']) this.list.addEventListener(name, () => onPoint(null));
		onPress(this.list, (row) => {
			if (row.hasAttribute('data-way')) onObject(row.getAttribute('data-way'));
			else this.open(Number(row.value));
		});
	}
	open(place) {
		this.isOpen.add(place);
		this.draw(this.run, this.moment);
	}
	draw(run, moment) {
		Object.assign(this, { run, moment });
		write(this.heading, say('way'));
		this.down.replaceChildren(say('down'), mark('down'));
		this.up.replaceChildren(say('up'), mark('up'));
		this.scene = run.scenes.at(moment);
		this.roles = run.roles.at(moment);
		this.here = run.column('at', moment);
		const entries = this.entries();
		this.none.hidden = entries.length > 0;
		write(this.none, entries.length > 0 ? '' : say('none'));
		this.join(entries);
		[this.old, this.rows] = [this.rows, new Map()];
		keepFocus(this.list, 'data-way', () => {
			arrange(this.list, entries.map((entry) => this.keptRow(entry)));
		});
	}
	scroll() {
		const row = this.list.querySelector('.here');
		if (!row) return;
		const { scrollTop, clientHeight } = this.list;
		const isAbove = row.offsetTop < scrollTop;
		if (isAbove || row.offsetTop + row.offsetHeight > scrollTop + clientHeight) {
			this.list.scrollTop = row.offsetTop - clientHeight * 0.45;
		}
	}
	entries() {
		const chain = [...this.run.wayAt(this.moment)];
		const isCut = chain.at(-1) === -1;
		if (isCut) chain.pop();
		const cycle = chain.length > 1 && chain.indexOf(chain.at(-1)) < chain.length - 1 ? chain.pop() : -1;
		const off = this.offChain(chain);
		const entries = [];
		if (isCut) entries.push({ note: say('wayCode') });
		if (cycle >= 0) entries.push({ note: say('wayCycle', this.run.film.name(cycle)) });
		for (const place of chain.reverse()) {
			entries.push({ place });
			entries.push(...this.beside(place, off.get(place) ?? []));
		}
		entries.push(...this.beside(-1, off.get(-1) ?? []));
		return entries;
	}
	offChain(chain) {
		const own = new Set(chain);
		const found = new Map();
		for (const [place, roles] of this.roles) {
			if (own.has(place) || !(roles.has('asked') || roles.has('declined'))) continue;
			let above = this.scene.views.get(place)?.in ?? -1;
			for (let steps = 0; steps < 300 && above >= 0 && !own.has(above); steps += 1) {
				above = this.scene.views.get(above)?.in ?? -1;
			}
			if (!own.has(above)) above = -1;
			if (!found.has(above)) found.set(above, []);
			found.get(above).push(place);
		}
		return found;
	}
	beside(above, places) {
		const declined = places.filter((place) => this.roles.get(place).has('declined'));
		if (declined.length <= 5 || this.isOpen.has(above)) {
			return places.map((place) => ({ place, isBeside: true }));
		}
		const kept = places.filter((place) => !declined.includes(place));
		return [...kept.map((place) => ({ place, isBeside: true })), { above, more: declined.length }];
	}
	join(entries) {
		const has = (entry, ...names) => names.some((name) => this.roles.get(entry.place)?.has(name));
		const spans = [['down', 'asked'], ['up', 'passes', 'keeps']];
		for (const [lane, ...names] of spans) {
			const places = entries.flatMap((entry, at) => (!entry.isBeside && has(entry, ...names) ? [at] : []));
			const [first, last] = [places[0], places.at(-1)];
			entries.forEach((entry, at) => {
				if (at > first && at <= last) entry[`${lane}Above`] = true;
				if (at >= first && at < last) entry[`${lane}Below`] = true;
			});
		}
	}
	keptRow(entry) {
		const roles = [...(this.roles.get(entry.place) ?? [])].join(' ');
		const isHere = entry.place === this.here;
		const isFirst = entry.place === this.scene.first;
		const key = JSON.stringify([entry, roles, isHere, isFirst, this.run.film.id, languagePlace]);
		const node = this.old.get(key) ?? this.rowNode(entry);
		this.rows.set(key, node);
		return node;
	}
	rowNode(entry) {
		if (entry.note) return el('li', { class: 'waynote' }, lane(entry, 'down'), el('span', {}, entry.note));
		if (entry.more) {
			const text = say('more', entry.more);
			return el('li', { class: 'beside' }, lane(entry, 'down'),
				el('button', { type: 'button', value: entry.above, class: 'wayrow' }, mark('cross'), text),
				lane(entry, 'up'));
		}
		const { film } = this.run;
		const { place } = entry;
		const roles = this.roles.get(place) ?? new Map();
		const names = [entry.isBeside ? 'beside' : '', ...roles.keys(), place === this.here ? 'here' : ''];
		const isFirst = this.scene.first === place;
		const overrides = this.scene.views.get(place)?.over ?? [];
		const answer = roles.has('declined') ? 'nil' : '';
		const row = el(
			'button',
			{
				type: 'button', class: 'wayrow', 'data-way': film.name(place),
				'aria-current': place === this.here ? 'true' : null,
			},
			entry.isBeside && roles.has('declined') ? mark('cross') : null,
			told(film.name(place), { class: 'id' }),
			roles.has('hit') ? mark('star', 'found') : null,
			isFirst ? mark('caret', 'caret') : null,
			overrides.includes('next') ? el('em', {}, say('wayOverride')) : null,
			el('bdi', { class: 'class' }, answer || cut(film.objects[place].class)),
			el('span', { class: 'unseen' }, this.spoken(roles, isFirst)),
		);
		return el('li', { class: names.filter(Boolean).join(' ') },
			lane(entry, 'down', roles), row, lane(entry, 'up', roles));
	}
	spoken(roles, isFirst) {
		const told = [rolesText(roles), isFirst ? say('first') : ''].filter(Boolean);
		return told.length > 0 ? `: ${told.join(', ')}` : '';
	}
}
function lane(entry, name, roles = new Map()) {
	const node = el('span', { class: `lane ${name}`, 'aria-hidden': 'true' });
	if (entry[`${name}Above`]) node.append(el('i', { class: 'above' }));
	if (entry[`${name}Below`]) node.append(el('i', { class: 'below' }));
	if (name === 'down' && roles.has('asked')) {
		const isHollow = roles.has('declined');
		node.append(el('b', { class: isHollow ? 'disc hollow' : 'disc' }, String(roles.get('asked') ?? '')));
	}
	if (name === 'up' && roles.has('passes')) node.append(el('b', { class: 'disc' }, mark('up')));
	else if (name === 'up' && roles.has('keeps')) node.append(el('b', { class: 'disc kept' }, mark('star')));
	return node;
}
// player-decisions.js
const HEIGHTS = { step: 2.25, row: 1.6, ruled: 2.6 };
const BEYOND = 50;
const HEADS_BEYOND = 16;
class DecisionsPane {
	constructor(onMoment) {
		this.heading = el('h2', { id: 'decisions-title' });
		this.list = el('ol', { class: 'decisions', 'aria-labelledby': 'decisions-title' });
		this.node = el(
			'section', { class: 'decisionpane', 'aria-labelledby': 'decisions-title' }, this.heading, this.list,
		);
		this.rows = new Map();
		this.heads = new Map();
		this.inner = el('ol', { class: 'rows' });
		this.view = { top: 0, height: 800, isOwn: true };
		onPress(this.list, (row) => onMoment(Number(row.getAttribute('data-moment') ?? row.value)));
		this.list.addEventListener('keydown', (event) => this.pressed(event, onMoment));
	}
	draw(run, moment, limit) {
		write(this.heading, say('decisions'));
		const step = run.stepAt(moment);
		const key = `${limit} ${languagePlace}`;
		const hasFocus = this.list.contains(document.activeElement);
		const isOther = run !== this.run || key !== this.key;
		if (isOther) {
			this.list.replaceChildren();
			this.heads.clear();
			this.stepCount = run.stepAt(limit) + 1;
		}
		const isOpened = isOther || step !== this.step;
		if (isOpened) this.open(run, step, limit);
		Object.assign(this, { run, key, moment, limit });
		if (this.view.isOwn) this.reveal();
		this.fill();
		if (isOpened && hasFocus) this.focusRow();
	}
	focusRow() { this.rows.get(this.moment - this.first)?.firstChild.focus({ preventScroll: true }); }
	open(run, step, limit) {
		this.inner.replaceChildren();
		this.rows.clear();
		const { first, last } = run.steps[step];
		this.first = first;
		this.step = step;
		const count = Math.min(last, limit) - first + 1;
		this.tops = new Float64Array(count + 1);
		for (let place = 0; place < count; place += 1) {
			const height = run.column('rule', first + place) < 0 ? HEIGHTS.row : HEIGHTS.ruled;
			this.tops[place + 1] = this.tops[place] + height;
		}
	}
	get rem() { return this.view.rem ?? 16; }
	get currentTop() {
		return ((this.step + 1) * HEIGHTS.step + this.tops[this.moment - this.first]) * this.rem;
	}
	reveal() {
		const wanted = Math.max(0, this.currentTop - this.view.height * 0.45);
		const whole = (this.stepCount * HEIGHTS.step + this.tops.at(-1)) * this.rem;
		this.view.top = Math.min(wanted, Math.max(0, whole - this.view.height + 60));
		this.wantedTop = this.view.top;
	}
	fill() {
		const { rem } = this;
		const [from, to] = [this.view.top / rem, (this.view.top + this.view.height) / rem];
		const openTop = (this.step + 1) * HEIGHTS.step;
		const openHeight = this.tops.at(-1);
		const rowFrom = Math.max(0, lastAtMost(this.tops, from - openTop) - BEYOND) & ~15;
		const rowTo = Math.min(
			this.tops.length - 1, (Math.max(0, lastAtMost(this.tops, to - openTop)) + BEYOND) | 15,
		);
		const stepOf = (at) => Math.floor((at > openTop ? Math.max(openTop, at - openHeight) : at) / HEIGHTS.step);
		const heads = placesOf(
			Math.max(0, stepOf(from) - HEADS_BEYOND), Math.min(this.stepCount, stepOf(to) + HEADS_BEYOND), this.step,
		);
		this.fillHeads(heads);
		this.fillRows(placesOf(rowFrom, rowTo, this.moment - this.first));
		this.list.style.paddingBottom = `${(this.stepCount - heads.at(-1) - 1) * HEIGHTS.step}rem`;
		this.filledTop = this.view.top;
		if (this.wantedTop !== undefined && this.view.isOwn) this.view.scroller.scrollTop = this.wantedTop;
		this.wantedTop = undefined;
	}
	fillHeads(places) {
		keep(this.list, this.heads, places, (place) => place * HEIGHTS.step, (place) => this.headNode(place));
		for (const [place, node] of this.heads) {
			if (place === this.step && this.inner.parentNode !== node) node.append(this.inner);
			set(node.firstChild, 'aria-expanded', place === this.step ? 'true' : 'false');
		}
	}
	fillRows(places) {
		keep(this.inner, this.rows, places, (place) => this.tops[place], (place) => this.rowNode(this.first + place));
		this.inner.style.paddingBottom = `${this.tops.at(-1) - this.tops[places.at(-1) + 1]}rem`;
		for (const [place, node] of this.rows) {
			const isCurrent = this.first + place === this.moment;
			node.classList.toggle('now', isCurrent);
			node.classList.toggle('later', this.first + place > this.moment);
			set(node.firstChild, 'aria-current', isCurrent ? 'step' : null);
			set(node.firstChild, 'tabindex', isCurrent ? '0' : '-1');
		}
	}
	headNode(place) {
		const { run } = this;
		const step = run.steps[place];
		const phrase = run.film.phrase(step.phrase);
		const isOver = step.last <= this.limit;
		const outcome = step.outcome >= 0 && isOver ? told(run.film.phrase(step.outcome), { class: 'outcome' }) : null;
		return el(
			'li', { class: 'step', 'aria-setsize': this.stepCount, 'aria-posinset': place + 1 },
			el(
				'button',
				{ type: 'button', class: 'stephead', value: step.first, 'data-step': step.index + 1, tabindex: '-1' },
				el('span', { class: 'number' }, step.index < 0 ? '' : String(step.index + 1)),
				told(step.label ? `${phrase} (${step.label})` : phrase, { class: 'phrase' }), outcome,
			),
		);
	}
	rowNode(moment) {
		const { run } = this;
		const rule = run.rule(moment);
		const short = run.short(moment);
		const depth = Math.min(12, run.column('depth', moment));
		const text = el('span', { class: 'short' }, el('span', { class: 'what' }, told(short)));
		if (rule) text.append(el('code', {}, cut(rule.id)));
		const row = el(
			'button', { type: 'button', class: 'row', 'data-moment': moment, 'data-direction': run.direction(moment) },
			el('span', { class: 'number' }, String(moment)),
			el('span', { class: 'guides' }), mark(momentMark(run, moment)), text,
		);
		row.children[1].style.width = `${Math.max(0, depth - 1) * 0.7}rem`;
		return el('li', {
			class: rule ? 'ruled' : null, 'aria-posinset': moment - this.first + 1,
			'aria-setsize': this.tops.length - 1,
		}, row);
	}
	pressed(event, onMoment) {
		const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
		if (step === 0 || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		onMoment(this.moment + step);
		this.focusRow();
	}
}
function placesOf(from, to, own) {
	const places = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
	if (own < from) places.unshift(own);
	else if (own >= to) places.push(own);
	return places;
}
function keep(list, nodes, places, topOf, make) {
	const wanted = new Set(places);
	for (const [place, node] of nodes) {
		if (wanted.has(place)) continue;
		node.remove();
		nodes.delete(place);
	}
	let next = null;
	for (let at = places.length - 1; at >= 0; at -= 1) {
		const place = places[at];
		let node = nodes.get(place);
		if (!node) {
			node = make(place);
			nodes.set(place, node);
			list.insertBefore(node, next);
		}
		const room = topOf(place) - topOf((places[at - 1] ?? -1) + 1);
		const margin = room > 0 ? `${rounded(room)}rem` : '';
		if (node.style.marginTop !== margin) node.style.marginTop = margin;
		next = node;
	}
}
// player-axis.js
class Axis {
	constructor(run) {
		this.places = new Float64Array(run.count + 2);
		this.gaps = new Map();
		const firsts = new Set(run.firsts);
		let at = 4;
		for (let moment = 1; moment <= run.count; moment += 1) {
			const seconds = moment > 1 ? (run.time(moment) - run.time(moment - 1)) / 1e6 : 0;
			if (moment > 1 && firsts.has(moment)) at += 8;
			if (seconds > 0) {
				const width = 8 + Math.min(120, 70 * Math.sqrt(seconds));
				this.gaps.set(moment, { from: at, width, text: timeText(seconds * 1e6) });
				at += width;
			}
			this.places[moment] = at;
			at += 9;
		}
		this.places[run.count + 1] = at;
	}
	momentAt(place) { return Math.max(1, lastAtMost(this.places, place)); }
}
function lastingOf(run) {
	const found = { first: [], keyboard: [] };
	for (const [moment, scene] of run.scenes.rows.all) {
		const { first, keyboard } = scene;
		if (first !== undefined && (found.first.at(-1)?.[1] ?? -1) !== first) found.first.push([moment, first]);
		if (keyboard !== undefined) {
			const isUp = keyboard !== null ? 1 : -1;
			if ((found.keyboard.at(-1)?.[1] ?? -1) !== isUp) found.keyboard.push([moment, isUp]);
		}
	}
	return found;
}
function lanesOf(run, limit, other, isSmall) {
	const lanes = [
		{ draw: drawSteps, name: say('steps'), height: 22 },
		{ draw: drawBars, name: say('decisionLane'), height: 20 },
	];
	if (other) lanes.push({ draw: drawOtherBars, name: '', height: 20 });
	if (isSmall) return lanes;
	for (const [finger, track] of run.fingers.all) {
		if (track[0].moment > limit) continue;
		lanes.push({ draw: drawFingerLane, name: say('finger', finger), height: 18, finger });
	}
	for (const recognizer of run.recognizers) {
		if (!(recognizer.changes[0]?.[0] <= limit)) continue;
		lanes.push({ draw: drawRecognizer, name: run.film.name(recognizer.object), height: 18, recognizer });
	}
	const lasting = lastingOf(run);
	if (lasting.first[0]?.[0] <= limit) {
		lanes.push({
			draw: drawLasting, name: say('first'), height: 18, changes: lasting.first,
			tell: (place) => run.film.name(place),
		});
	}
	if (lasting.keyboard[0]?.[0] <= limit) {
		lanes.push({ draw: drawLasting, name: say('keyboard'), height: 18, changes: lasting.keyboard, tell: () => '' });
	}
	return lanes;
}
// player-lanes.js
function drawSteps(view, lane) {
	const { run } = view;
	const nodes = [];
	const last = run.stepAt(view.limit);
	for (let place = run.stepAt(view.from); place <= last; place += 1) {
		const step = run.steps[place];
		const left = Math.max(view.x(step.first) - 2, view.left - 4);
		if (left > view.right) break;
		const end = view.x(Math.min(step.last, view.limit) + 1) - 1;
		const width = Math.min(end, view.right + 4) - left;
		nodes.push(block(left, 2, Math.max(1, width), lane, 'band'));
		const name = step.index < 0 ? '' : `${step.index + 1} `;
		const text = fitted(`${name}${run.film.phrase(step.phrase)}`, view.size, width - 8);
		if (text !== '' && width > 18) {
			nodes.push(svg('text', { x: rounded(left + 5), y: baseline(view, lane) }, text));
		}
	}
	return nodes;
}
function barPaths(run, from, to, x, scale, height) {
	const paths = new Map();
	const whole = height - 6;
	const part = rounded(whole * 0.6);
	const shapes = mapOf({ up: [3, part], down: [3 + whole - part, part], none: [height / 2 - 2, 4] });
	const width = rounded(Math.max(0.6, 7 * scale));
	for (let moment = from; moment <= to; moment += 1) {
		const name = run.direction(moment);
		const [y, high] = shapes.get(name) ?? [3, whole];
		const outline = `M${rounded(x(moment) + scale)} ${y}h${width}v${high}h-${width}z`;
		paths.set(name, (paths.get(name) ?? '') + outline);
	}
	return [...paths].map(([name, d]) => svg('path', { d, class: `bar ${name}` }));
}
function drawBars(view, lane) {
	if (view.isDense) return [];
	const nodes = barPaths(view.run, view.from, view.to, view.x, view.scale, lane.height);
	for (let moment = view.from; moment <= view.to; moment += 1) {
		const gap = view.axis.gaps.get(moment);
		const width = (gap?.width ?? 0) * view.scale;
		if (width < 46) continue;
		const middle = gap.from * view.scale + width / 2;
		nodes.push(svg('text', { x: rounded(middle), y: baseline(view, lane), class: 'middle time' }, gap.text));
	}
	return nodes;
}
function drawOtherBars(view, lane) {
	const { run, axis, parts } = view.other;
	const x = (moment) => axis.places[moment] * view.scale;
	const last = run.count;
	const from = Math.min(last, axis.momentAt(view.left / view.scale));
	const to = Math.min(last, axis.momentAt(view.right / view.scale));
	const nodes = view.isDense ? [] : barPaths(run, from, to, x, view.scale, lane.height);
	if (parts !== null) {
		const at = view.x(parts) - 3;
		nodes.push(svg('line', { x1: at, x2: at, y1: -18, y2: lane.height, class: 'parting' }));
	}
	return nodes;
}
function baseline(view, lane) { return rounded(lane.height / 2 + view.size * 0.36); }
function block(x, y, width, lane, name) {
	return svg('rect', {
		x: rounded(x), y, width: rounded(width), height: lane.height - 2 * y, rx: 4, class: name,
	});
}
function bar(from, to, y, name) {
	return svg('line', { x1: rounded(from), x2: rounded(Math.max(from + 1, to)), y1: y, y2: y, class: name });
}
function drawFingerLane(view, lane) {
	const track = view.run.fingers.all.get(lane.finger);
	const nodes = [];
	const y = lane.height / 2;
	let dots = '';
	const start = Math.max(0, lastAtMost(track.moments, view.from));
	let down = isDown(track[start]) ? view.left : null;
	let held = null;
	for (let place = start; place < track.length && track[place].moment <= view.last; place += 1) {
		const { moment, phase, held: holds } = track[place];
		const at = view.x(moment) + 4.5 * view.scale;
		if (holds !== undefined) {
			if (holds === 0 && held !== null) nodes.push(bar(held, at, y + 6, 'held'));
			held = holds === 1 ? at : null;
		} else if (phase === 'began') {
			down = at;
			nodes.push(svg('circle', { cx: rounded(at), cy: y, r: 4, class: 'began' }));
		} else if (phase === 'ended' || phase === 'cancelled') {
			if (down !== null) nodes.push(bar(down, at, y, 'down'));
			down = null;
			nodes.push(svg('circle', { cx: rounded(at), cy: y, r: 4, class: phase }));
		} else if (phase !== 'gone') {
			dots += `M${rounded(at - 1.5)} ${y}h3`;
		}
	}
	if (down !== null) nodes.push(bar(down, Math.min(view.x(view.limit + 1), view.right), y, 'down'));
	if (held !== null) nodes.push(bar(held, Math.min(view.x(view.limit + 1), view.right), y + 6, 'held'));
	if (dots !== '') nodes.push(svg('path', { d: dots, class: 'moves' }));
	return nodes;
}
function isDown(row) { return !['began', 'ended', 'cancelled', 'gone'].includes(row.phase); }
function drawRecognizer(view, lane) {
	const { changes } = lane.recognizer;
	const nodes = [];
	const y = lane.height / 2;
	const end = Math.min(view.x(view.limit + 1), view.right);
	changes.forEach(([moment, state, by], place) => {
		if (moment > view.last) return;
		const next = changes[place + 1];
		const at = view.x(moment) + 4.5 * view.scale;
		const until = next && next[0] <= view.limit ? view.x(next[0]) + 4.5 * view.scale : end;
		if (until < view.left || at > view.right) return;
		if (state === 'began' || state === 'changed') nodes.push(bar(at, until, y, 'going'));
		if (state === 'waiting') nodes.push(bar(at, until, y, 'waits'));
		nodes.push(...stateMark(state, at, y));
		if (state !== 'waiting' || by === undefined) return;
		const text = fitted(say('waitsFor', view.run.film.name(by)), view.size, until - at - 16);
		nodes.push(svg('text', { x: rounded(at + 10), y: y - 1, class: 'waitsfor' }, text));
	});
	return nodes;
}
function stateMark(state, at, y) {
	const diamond = `M${rounded(at)} ${y - 5}l5 5-5 5-5-5z`;
	switch (state) {
		case 'began': return [svg('path', { d: diamond, class: 'hollow' })];
		case 'ended': case 'recognized': return [svg('path', { d: diamond, class: 'filled' })];
		case 'failed': case 'cancelled': case 'prevented':
			return [svg('path', { d: `M${rounded(at - 4)} ${y - 4}l8 8m0-8l-8 8`, class: 'crossed' })];
		case 'waiting': return [svg('path', { d: `M${rounded(at - 2)} ${y - 4}v8m4-8v8`, class: 'pause' })];
		default: return [];
	}
}
function drawLasting(view, lane) {
	const nodes = [];
	lane.changes.forEach(([moment, value], place) => {
		if (value < 0 || moment > view.last) return;
		const next = lane.changes[place + 1];
		const from = Math.max(view.x(moment), view.left - 4);
		const until = next && next[0] <= view.limit ? view.x(next[0]) : view.x(view.limit + 1);
		const width = Math.min(until, view.right + 4) - from;
		if (width <= 0) return;
		nodes.push(block(from, 3, width, lane, 'lasting'));
		const text = fitted(lane.tell(value), view.size, width - 8);
		if (text !== '') nodes.push(svg('text', { x: rounded(from + 5), y: baseline(view, lane) }, text));
	});
	return nodes;
}
// player-timeline.js
const SCALES = [2, 1, 0.5, 0.25, 0.1, 0.04, 0.02, 0.01, 0.004, 0.002];
class TimelinePane {
	constructor(onMoment) {
		this.onMoment = onMoment;
		this.names = el('div', { class: 'names' });
		this.svg = svg('svg', { class: 'lanes', role: 'img' });
		this.canvas = el('canvas', { class: 'density', 'aria-hidden': 'true' });
		this.head = el('div', { class: 'playhead' });
		this.inner = el('div', { class: 'inner' }, this.svg, this.canvas, this.head, this.names);
		this.node = el('div', { class: 'timeline', role: 'region', tabindex: '0' }, this.inner);
		Object.assign(this, { level: 1, left: 0, width: 800, namesWidth: 120, isSmall: false, grow: 1, key: '' });
		this.axes = new WeakMap();
		this.node.addEventListener('scroll', () => {
			this.left = this.node.scrollLeft;
			if (!this.isInWindow()) this.paint();
		}, { passive: true });
		this.svg.addEventListener('pointerdown', (event) => this.pressed(event));
		this.svg.addEventListener('pointermove', (event) => {
			if (this.svg.hasPointerCapture(event.pointerId)) this.seek(event);
		});
	}
	axis(run) {
		if (!this.axes.has(run)) this.axes.set(run, new Axis(run));
		return this.axes.get(run);
	}
	get scale() { return SCALES[this.level]; }
	get isDense() { return 9 * this.scale < 0.25; }
	measure(isSmall, rem) {
		this.isSmall = isSmall;
		this.grow = rem / 16;
		this.width = this.node.clientWidth;
		this.namesWidth = this.names.offsetWidth;
		this.key = '';
	}
	zoom(step) {
		this.level = Math.max(0, Math.min(SCALES.length - 1, this.level - step));
		this.key = '';
		this.redraw();
	}
	redraw() {
		if (!this.state) return;
		this.draw(this.state);
		this.scroll();
	}
	draw(state) {
		const { run, moment, limit } = state;
		this.state = state;
		this.run = run;
		this.limit = limit;
		const { filmPlace, runPlace, compared } = state;
		const key = [filmPlace, runPlace, compared, limit, languagePlace, this.level, this.width].join(' ');
		const isOther = key !== this.key;
		if (isOther) this.layOut(key);
		const at = this.axis(run).places[moment] * this.scale;
		this.head.style.transform = `translateX(${rounded(at + this.namesWidth - 1)}px)`;
		this.head.style.width = `${Math.max(3, 9 * this.scale)}px`;
		this.follow(at);
		if (isOther || !this.isInWindow()) this.paint();
	}
	layOut(key) {
		const { run, state } = this;
		const { runPlace, compared } = state;
		this.key = key;
		for (const node of [this.node, this.svg]) set(node, 'aria-label', `${say('timeline')}, ${say('notToScale')}`);
		const pairing = state.pairing();
		const other = pairing ? state.film.runs[compared] : null;
		this.other = other && { run: other, axis: this.axis(other), parts: pairing.parts };
		this.lanes = lanesOf(run, this.limit, other, this.isSmall);
		if (other) [runPlace, compared].forEach((place, at) => { this.lanes[at + 1].name = state.runName(place); });
		for (const lane of this.lanes) lane.height *= this.grow;
		this.names.replaceChildren(...this.lanes.map((lane) => {
			const node = el('div', { title: lane.name }, told(lane.name));
			node.style.height = `${lane.height}px`;
			return node;
		}), el('small', {}, say('notToScale')));
		this.height = this.lanes.reduce((sum, lane) => sum + lane.height, 0);
		this.inner.style.width = `${Math.ceil(this.end + this.namesWidth + 40)}px`;
		this.inner.style.height = `${this.height + 18 * this.grow}px`;
		this.head.style.height = `${this.height}px`;
	}
	get end() {
		const own = this.axis(this.run).places[this.limit] + 9;
		const other = this.other ? this.other.axis.places.at(-1) : 0;
		return Math.max(own, other) * this.scale;
	}
	follow(at) {
		const room = this.width - this.namesWidth;
		const [near, far] = [this.left + room * 0.12, this.left + room * 0.85];
		if (at >= near && at <= far) return;
		const wanted = Math.max(0, Math.min(at - room * 0.4, this.end + 40 - room));
		if (Math.abs(wanted - this.left) < 1) return;
		this.left = wanted;
		this.isBehind = true;
	}
	scroll() {
		if (this.isBehind) this.node.scrollLeft = this.left;
		this.isBehind = false;
	}
	isInWindow() {
		const room = this.width - this.namesWidth;
		const { window } = this;
		return window && this.left >= window.left - 1 + (window.left > 0 ? room * 0.1 : 0)
			&& (this.left + room <= window.right - room * 0.1 || window.right >= this.end);
	}
	paint() {
		const axis = this.axis(this.run);
		const room = Math.max(100, this.width - this.namesWidth);
		const left = Math.max(0, this.left - room);
		const right = Math.min(this.left + 2 * room, this.end + 40);
		this.window = { left, right };
		const from = Math.min(this.limit, axis.momentAt(left / this.scale));
		const to = Math.min(this.limit, axis.momentAt(right / this.scale));
		const view = {
			run: this.run, axis, other: this.other, limit: this.limit, scale: this.scale, left, right, from, to,
			last: Math.min(this.limit, to + 1), isDense: this.isDense, size: 11 * this.grow,
			x: (moment) => axis.places[Math.min(moment, this.run.count + 1)] * this.scale,
		};
		const width = Math.max(1, Math.ceil(right - left));
		set(this.svg, 'viewBox', `${rounded(left)} 0 ${width} ${this.height}`);
		set(this.svg, 'width', width);
		set(this.svg, 'height', this.height);
		this.svg.style.left = `${rounded(left + this.namesWidth)}px`;
		let top = 0;
		const groups = this.lanes.map((lane) => {
			const group = svg('g', { transform: `translate(0 ${top})`, class: 'lane' }, ...lane.draw(view, lane));
			top += lane.height;
			return group;
		});
		this.svg.replaceChildren(...groups);
		this.paintDensity(view, width);
	}
	paintDensity(view, width) {
		this.canvas.hidden = !this.isDense;
		if (!this.isDense) return;
		const [wide, high] = [Math.min(width, 8000), 14];
		Object.assign(this.canvas, { width: wide, height: high });
		this.canvas.style.left = `${rounded(view.left + this.namesWidth)}px`;
		this.canvas.style.top = `${this.lanes[0].height + 3}px`;
		const counts = new Uint32Array(wide + 1);
		for (let moment = view.from; moment <= view.to; moment += 1) {
			counts[Math.max(0, Math.min(wide, Math.floor(view.x(moment) - view.left)))] += 1;
		}
		const most = counts.reduce((one, other) => Math.max(one, other), 1);
		const pen = this.canvas.getContext('2d');
		pen.fillStyle = getComputedStyle(this.canvas).color;
		counts.forEach((count, x) => {
			pen.globalAlpha = 0.15 + 0.85 * count / most;
			if (count > 0) pen.fillRect(x, 0, 1, high);
		});
	}
	pressed(event) {
		if (event.button !== 0) return;
		this.svg.setPointerCapture(event.pointerId);
		this.seek(event);
	}
	seek(event) {
		const at = event.clientX - this.svg.getBoundingClientRect().left + this.window.left;
		const moment = Math.min(this.limit, this.axis(this.run).momentAt(at / this.scale));
		if (moment !== this.state.moment) this.onMoment(moment);
	}
}
// player-compare.js
class Pairing {
	constructor(film, one, other) {
		const found = film.pairs.find(({ runs }) => runs.includes(one) && runs.includes(other));
		this.isKnown = found !== undefined;
		const isTurned = found?.runs[0] === other;
		const [own, others] = isTurned ? [1, 0] : [0, 1];
		this.firsts = Int32Array.from(found?.pairs ?? [], (pair) => pair[own]);
		this.seconds = Int32Array.from(found?.pairs ?? [], (pair) => pair[others]);
		this.count = film.runs[other].count;
		this.parts = found?.parts ?? null;
		if (isTurned && this.parts !== null) this.parts = new Pairing(film, other, one).moment(this.parts);
	}
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
// player-transport.js
const SPEEDS = [0.25, 0.5, 1, 2, 4, 8];
const SPEED_WORDS = ['¼', '½', '1', '2', '4', '8'];
class Transport {
	constructor(player) {
		this.player = player;
		this.back = button('back', {}, mark('back'));
		this.play = button('play', {}, mark('play'));
		this.on = button('on', {}, mark('on'));
		this.range = el('input', { type: 'range', min: 1, max: 1, step: 1, value: 1 });
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
		const isWhole = limit === run.count;
		const valueText = isWhole ? say('momentOf', moment, limit, told) : say('momentAlone', moment, told);
		set(this.range, 'aria-valuetext', valueText);
		write(this.place, isWhole ? `${moment} / ${limit}` : String(moment));
		write(this.speed, `${SPEED_WORDS[state.speed]}×`);
		set(this.speed, 'title', say('speed', SPEEDS[state.speed]));
	}
	speak(state) {
		const rule = state.question ? null : state.run.rule(state.moment);
		write(this.spoken, [this.told(state), rule?.id].filter(Boolean).join(' · '));
	}
	told({ question, run, moment }) { return question ? textOf(question.ask.prompt) : run.sentence(moment); }
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
// player-tools.js
class ToolBar {
	constructor() {
		this.title = el('h1');
		this.id = el('p', { class: 'scenario' });
		this.start = button('start', {});
		this.runs = el('div', { class: 'runs', role: 'group' });
		this.switches = ['compare', 'predict', 'layers'].map((name) => button(name, {}));
		this.language = button('language', {});
		this.keys = button('keys', {});
		this.tools = el(
			'nav', { class: 'tools' }, this.start, this.runs, ...this.switches, this.language, this.keys,
		);
		this.node = el('header', { class: 'head' }, el('div', { class: 'titles' }, this.title, this.id), this.tools);
	}
	draw(state, films) {
		const { film } = state;
		this.title.replaceChildren(told(textOf(film.title)));
		this.id.replaceChildren(told(film.id));
		this.id.hidden = film.id === '';
		set(this.title, 'title', textOf(film.summary) || null);
		set(this.tools, 'aria-label', say('tools'));
		write(this.start, say('start'));
		this.start.hidden = films.length < 2;
		this.drawRuns(state);
		const [compare, predict, layers] = this.switches;
		this.toggle(compare, 'compare', state.compared !== null, film.runs.length < 2);
		this.toggle(predict, 'predict', state.isPredicting, !state.hasQuestions);
		this.toggle(layers, 'layers', state.isLayered, false);
		write(this.language, say('language'));
		set(this.language, 'aria-label', `${say('language')}: ${say('languageName')}`);
		set(this.language, 'lang', LANGUAGES[1 - languagePlace]);
		write(this.keys, say('keys'));
	}
	drawRuns(state) {
		const { runs } = state.film;
		this.runs.hidden = runs.length < 2;
		set(this.runs, 'aria-label', say('variants'));
		const old = new Map([...this.runs.children].map((node, place) => [place, node]));
		const nodes = runs.map((run, place) => {
			const node = old.get(place) ?? button('', {});
			set(node, 'data-do', `variant:${run.variant ?? state.linkName(place)}`);
			set(node, 'value', place);
			set(node, 'aria-pressed', place === state.runPlace ? 'true' : 'false');
			write(node, cut(state.runName(place)));
			return node;
		});
		arrange(this.runs, nodes);
	}
	toggle(node, name, isOn, isHidden) {
		write(node, say(name));
		set(node, 'aria-pressed', isOn ? 'true' : 'false');
		node.hidden = isHidden;
	}
}
// player-dialogs.js
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
// player-start.js
class StartPage {
	constructor(films, onFilm) {
		Object.assign(this, { films, onFilm });
		this.input = el('input', { type: 'search', id: 'search', autocomplete: 'off' });
		this.label = el('label', { for: 'search' });
		this.groups = el('div');
		this.none = el('p', { class: 'quiet', role: 'status' });
		this.title = el('h1');
		this.node = el('main', { class: 'start', hidden: true }, this.title,
			el('p', { class: 'searchline' }, this.label, this.input), this.none, this.groups);
		this.input.addEventListener('input', () => this.draw());
		onPress(this.groups, (film) => onFilm(Number(film.value)));
	}
	draw() {
		write(this.title, say('starts'));
		write(this.label, say('search'));
		const wanted = this.input.value.toLowerCase().trim();
		const topics = new Map();
		this.films.forEach((film, place) => {
			const text = [film.scenario, textOf(film.title), ...(film.rules ?? [])].join(' ').toLowerCase();
			if (!text.includes(wanted)) return;
			const topic = film.topic ?? '';
			if (!topics.has(topic)) topics.set(topic, []);
			topics.get(topic).push(this.entry(film, place));
		});
		write(this.none, topics.size > 0 ? '' : say('findNone'));
		this.groups.replaceChildren(...[...topics].map(([topic, entries]) => el(
			'section', {}, topic === '' ? null : el('h2', {}, told(topic)), el('ul', { class: 'films' }, ...entries),
		)));
	}
	entry(film, place) {
		const questions = film.questions > 0 ? el('small', {}, say('questions', film.questions)) : null;
		return el('li', {}, el(
			'button', { type: 'button', value: place }, thumbnail(film),
			el('span', {}, told(textOf(film.title)), el('code', {}, cut(film.scenario ?? '')), questions),
		));
	}
}
function thumbnail(film) {
	const [width, height] = film.screen ?? [390, 844];
	const frames = (film.frames ?? []).map(([x, y, wide, high]) => svg('rect', {
		x, y, width: Math.max(0, wide), height: Math.max(0, high), class: 'frame',
	}));
	return svg(
		'svg', { viewBox: `-8 -8 ${width + 16} ${height + 16}`, class: 'thumbnail', 'aria-hidden': 'true' },
		svg('rect', { width, height, rx: 28, class: 'device' }), ...frames,
	);
}
// player-facts.js
function viewFacts([run, moment, drawn, limit], place) {
	const { view, frame } = drawn.of(place);
	const [x, y, width, height] = frame.map(rounded);
	const roles = run.roles.at(moment).get(place);
	const recognizers = run.recognizers
		.filter(({ view, changes }) => view === place && changes[0]?.[0] <= limit)
		.map((recognizer) => run.film.name(recognizer.object));
	return [
		say('frame', width, height, x, y),
		...['hidden', 'off', 'disabled', 'selected'].filter((flag) => view[flag]).map((flag) => say(flag)),
		view.over?.length > 0 ? say('overrides', view.over.join(', ')) : '',
		recognizers.length > 0 ? say('recognizers', recognizers.join(', ')) : '',
		view.text ? `“${cut(view.text)}”` : '',
		roles ? rolesText(roles) : '',
		run.scenes.at(moment).first === place ? say('first') : '',
	].filter((fact) => fact !== '');
}
const MOST_LISTED = 400;
class FactsPane {
	constructor(onView) {
		this.title = el('h3');
		this.close = button('facts', {}, mark('cross'));
		this.list = el('ul');
		this.card = el('div', { class: 'card factcard', hidden: true }, this.close, this.title, this.list);
		this.summary = el('summary');
		this.tree = el('div');
		this.details = el('details', { class: 'tree' }, this.summary, this.tree);
		this.node = el('div', { class: 'facts' }, this.card, this.details);
		this.place = null;
		this.details.addEventListener('toggle', () => this.redraw());
		this.close.addEventListener('click', () => this.show(null));
		onPress(this.tree, (row) => onView(Number(row.value)));
	}
	show(place) {
		this.place = place;
		this.redraw();
	}
	redraw() { if (this.last) this.draw(...this.last); }
	draw(run, moment, drawn, limit) {
		this.last = [run, moment, drawn, limit];
		write(this.summary, say('tree'));
		set(this.close, 'aria-label', say('close'));
		const entry = this.place === null ? null : drawn.of(this.place);
		this.card.hidden = !entry;
		if (entry) {
			this.title.replaceChildren(told(say('facts', run.film.name(this.place))));
			this.list.replaceChildren(...viewFacts(this.last, this.place).map((fact) => el('li', {}, fact)));
		}
		if (!this.details.open) this.tree.replaceChildren();
		else keepFocus(this.tree, 'value', () => this.drawTree(drawn.scene));
	}
	drawTree(scene) {
		const left = scene.order.length - MOST_LISTED;
		this.tree.replaceChildren(
			this.listOf(this.children(scene), -1), ...(left > 0 ? [el('p', { class: 'quiet' }, say('leftOut', left))] : []),
		);
	}
	children(scene) {
		const found = new Map();
		for (const place of scene.order.slice(0, MOST_LISTED)) {
			const view = scene.views.get(place);
			if (!view) continue;
			if (!found.has(view.in)) found.set(view.in, []);
			found.get(view.in).push(place);
		}
		return found;
	}
	listOf(children, above, depth = 0) {
		const [run] = this.last;
		return el('ul', { class: depth > 10 ? 'flat' : null }, ...(children.get(above) ?? []).map((place) => el(
			'li', {}, el('button', { type: 'button', value: place }, told(run.film.name(place))), ' ',
			el('bdi', {}, viewFacts(this.last, place).join('; ')),
			children.has(place) ? this.listOf(children, place, depth + 1) : null,
		)));
	}
}
// player-state.js
class State {
	constructor() {
		Object.assign(this, {
			film: null, filmPlace: -1, runPlace: 0, moment: 1, compared: null, isPredicting: false,
			isLayered: false, theme: null, isEmbedded: false, speed: 2, zoom: 0,
		});
		this.answers = new Map();
		this.missing = [];
	}
	open(film, place) {
		Object.assign(this, { film, filmPlace: place, runPlace: 0, moment: 1, compared: null });
		if (!this.hasQuestions) this.isPredicting = false;
	}
	get run() { return this.film.runs[this.runPlace]; }
	get hasQuestions() { return this.film.runs.some((run) => run.steps.some((step) => step.ask)); }
	answerKey(step) { return `${this.filmPlace}/${this.runPlace}/${step.index}`; }
	get question() {
		if (!this.isPredicting) return null;
		const step = this.run.steps[this.run.stepAt(this.moment)];
		if (!step?.ask || this.moment !== step.last) return null;
		return { step, ask: step.ask, chosen: this.answers.get(this.answerKey(step)) ?? null };
	}
	get limit() {
		if (!this.isPredicting) return this.run.count;
		const open = this.run.steps.find((step) => step.ask && !this.answers.has(this.answerKey(step)));
		return open ? open.last : this.run.count;
	}
	get coming() {
		const question = this.question;
		if (!question || question.chosen !== null) return [];
		const from = question.step.last;
		const steps = this.run.steps;
		const next = steps.slice(steps.indexOf(question.step) + 1).find((step) => step.last > step.first);
		const found = [];
		for (const [finger, track] of this.run.fingers.all) {
			const row = track.slice(lastAtMost(track.moments, from) + 1).find(({ phase }) => phase !== 'gone');
			if (next && row && row.moment <= next.last) found.push({ finger, x: row.x, y: row.y, isComing: true });
		}
		return found;
	}
	runName(place) {
		const run = this.film.runs[place];
		if (run.title) return textOf(run.title);
		const isTwice = this.film.runs.some((other, at) => at !== place && other.variant === run.variant);
		const profile = isTwice && run.profile.ios !== undefined ? `iOS ${run.profile.ios}` : null;
		return [run.variant, profile].filter((part) => part !== null).join(' ') || `${place + 1}`;
	}
	runPlaceOf(name) {
		const place = this.film.runs.findIndex((run) => run.variant === name);
		if (place >= 0) return place;
		const number = Number(name);
		return this.film.runs.length >= number && number >= 1 && Number.isInteger(number) ? number - 1 : -1;
	}
	linkName(place) {
		const { variant } = this.film.runs[place];
		const first = this.film.runs.findIndex((run) => run.variant === variant);
		return variant !== null && first === place ? variant : String(place + 1);
	}
	pairing() {
		if (this.compared === null) return null;
		return new Pairing(this.film, this.runPlace, this.compared);
	}
	readShown(link, films) {
		if (link.has('l')) this.language = this.nearest(link.get('l'), ['en', 'zh', 'zh-Hans']);
		if (link.has('t')) this.theme = this.nearest(link.get('t'), ['light', 'dark']);
		this.isEmbedded = link.has('embed');
		if (!link.has('f') && !link.has('s')) return films.length > 1 ? -1 : 0;
		const wanted = link.get('s') ?? link.get('f');
		const byName = films.findIndex((film) => film.scenario === wanted);
		const number = link.has('s') ? byName : Number(link.get('f')) - 1;
		if (films[number]) return number;
		this.missing.push(`${link.has('s') ? 's' : 'f'}=${wanted}`);
		return number >= films.length ? films.length - 1 : 0;
	}
	nearest(value, right) {
		if (right.includes(value)) return value;
		this.missing.push(value);
		return right[0];
	}
	readPlace(link) {
		this.runPlace = 0;
		if (link.has('v')) this.runPlace = this.readRun(link.get('v'), `v=${link.get('v')}`);
		this.compared = null;
		if (link.has('c')) {
			const place = this.readRun(link.get('c'), `c=${link.get('c')}`);
			if (place !== this.runPlace) this.compared = place;
		}
		this.isPredicting = link.has('p') && this.hasQuestions && this.compared === null;
		if (link.has('p') && !this.hasQuestions) this.missing.push('p');
		this.isLayered = link.has('x');
		const hasPlace = ['d', 'r', 'rule'].some((name) => link.has(name));
		const moment = hasPlace || !this.isPredicting ? this.readMoment(link) : this.limit;
		this.moment = Math.min(moment, this.limit);
	}
	readRun(name, told) {
		const place = this.runPlaceOf(name);
		if (place < 0) this.missing.push(told);
		return Math.max(0, place);
	}
	readMoment(link) {
		if (link.has('rule')) {
			const rule = this.film.rules.findIndex((entry) => entry.id === link.get('rule'));
			const place = rule < 0 ? -1 : this.run.columns.rule.indexOf(rule);
			if (place < 0) this.missing.push(`rule=${link.get('rule')}`);
			return place + 1 || 1;
		}
		const name = link.has('r') ? 'r' : 'd';
		if (!link.has(name)) return 1;
		const number = Number(link.get(name));
		const last = name === 'r' ? this.run.records.at(-1) : this.run.count;
		const highest = name === 'r' ? Math.max(...this.run.records.slice(-512), last) : last;
		if (!Number.isInteger(number) || number < 1 || number > highest) {
			this.missing.push(`${name}=${link.get(name)}`);
		}
		const near = Math.min(Math.max(1, Math.round(number) || 1), highest);
		return name === 'r' ? this.run.momentOfRecord(near) : near;
	}
	link(films, isAtStart) {
		const link = new URLSearchParams();
		const flags = [];
		if (!isAtStart) {
			link.set('d', String(this.moment));
			if (films.length > 1) link.set(...this.filmLink(films));
			if (this.runPlace > 0) link.set('v', this.linkName(this.runPlace));
			if (this.compared !== null) link.set('c', this.linkName(this.compared));
			if (this.isPredicting) flags.push('p');
			if (this.isLayered) flags.push('x');
		}
		if (languagePlace > 0) link.set('l', 'zh');
		if (this.theme) link.set('t', this.theme);
		if (this.isEmbedded) flags.push('embed');
		const parts = [link.toString().replaceAll('%2F', '/'), ...flags];
		return `#${parts.filter((part) => part !== '').join('&')}`;
	}
	filmLink(films) {
		const { scenario } = films[this.filmPlace];
		return scenario ? ['s', scenario] : ['f', String(this.filmPlace + 1)];
	}
}
// player-keys.js
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
function isOwnKey(event) {
	const { target, key } = event;
	if (target instanceof HTMLInputElement && target.type === 'range') {
		return ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key) && !event.shiftKey;
	}
	const isPressable = target instanceof HTMLButtonElement || target.localName === 'summary';
	return key === ' ' && (isPressable || target.type === 'checkbox');
}
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
// player-layout.js
class Layout {
	constructor(player) {
		this.player = player;
		this.labels = 19;
		this.onScroll = () => this.scrolled();
		const again = () => this.changed();
		for (const query of ['(max-width: 43.75em)', '(max-width: 67.5em)', '(max-height: 32.5em)']) {
			matchMedia(query).addEventListener('change', again);
		}
		const observer = new ResizeObserver(again);
		for (const node of [document.documentElement, player.transport.node]) observer.observe(node);
		this.swipe(player.screenBox);
	}
	changed() {
		if (!this.player.state.film || this.player.isAtStart) return;
		this.measure();
		this.player.draw();
	}
	measure() {
		const { player } = this;
		const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
		player.timeline.measure(matchMedia('(max-width: 43.75em)').matches, rem);
		const [width, height] = player.state.run.screen;
		const { clientWidth, clientHeight } = player.screens[0].stage;
		const scale = Math.min(clientWidth / (width + 2 * AROUND), clientHeight / (height + 2 * AROUND));
		this.labels = scale < 0.71 ? Math.min(48, Math.round(17 / scale)) : 19;
		const { decisions } = player;
		const scroller = this.scrollerOf(decisions.node);
		const isOwn = scroller === decisions.node;
		decisions.view = { ...decisions.view, height: scroller.clientHeight, isOwn, rem, scroller };
		const watched = scroller === document.scrollingElement ? document : scroller;
		watched.addEventListener('scroll', this.onScroll, { passive: true });
	}
	scrollerOf(pane) {
		for (let node = pane; node && node !== document.body; node = node.parentElement) {
			if (['auto', 'scroll'].includes(getComputedStyle(node).overflowY)) return node;
		}
		return document.scrollingElement;
	}
	scrolled() {
		const { decisions } = this.player;
		const { scroller, isOwn } = decisions.view;
		const above = isOwn
			? scroller.scrollTop
			: (scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top)
				- decisions.list.getBoundingClientRect().top;
		if (Math.abs(above - decisions.filledTop) < 200) return;
		decisions.view.top = Math.max(0, above);
		decisions.fill();
	}
	swipe(node) {
		let from = null;
		node.addEventListener('pointerdown', (event) => {
			from = event.pointerType === 'touch' ? [event.clientX, event.clientY] : null;
		});
		node.addEventListener('pointerup', (event) => {
			if (!from) return;
			const [x, y] = [event.clientX - from[0], event.clientY - from[1]];
			from = null;
			if (Math.abs(x) < 40 || Math.abs(x) < 2 * Math.abs(y)) return;
			this.player.go(this.player.state.moment + (x < 0 ? 1 : -1));
		});
	}
}
// player-moves.js
class Moves {
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
	goToStep(number) {
		const step = this.state.run.steps.find((entry) => entry.index === number - 1);
		if (step) this.go(step.first);
	}
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
	pointAt(id) { this.screens[0].point(id === null ? undefined : this.placeOf(id)); }
	placeOf(id) { return this.state.film.objects.findIndex((object) => object.id === id); }
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
		if (document.activeElement === document.body) this.compared.go.focus();
	}
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
// player-player.js
class Player extends Moves {
	constructor(index, read) {
		super();
		Object.assign(this, { index, read, state: new State(), hasLetters: true, isAtStart: false });
		this.bar = new ToolBar();
		const onView = (place) => this.showView(place);
		this.screens = [new ScreenPane('a', onView), new ScreenPane('b', () => {})];
		this.sentences = [new SentencePane('a'), new SentencePane('b')];
		this.facts = new FactsPane(onView);
		this.way = new WayPane((id) => this.showObject(id), (id) => this.pointAt(id));
		this.decisions = new DecisionsPane((moment) => this.go(moment));
		this.compared = new ComparePane();
		this.transport = new Transport(this);
		this.timeline = new TimelinePane((moment) => this.go(moment));
		this.start = new StartPage(index.films, (place) => this.enter(place));
		this.build();
		this.layout = new Layout(this);
		document.addEventListener('click', (event) => this.clicked(event));
		addEventListener('hashchange', () => this.readLink());
		listenToKeys(this);
	}
	build() {
		this.notice = el('p', { class: 'notice', role: 'status', hidden: true });
		this.screenBox = el('div', { class: 'screens' }, ...this.screens.map((screen) => screen.node));
		this.screenHeading = el('h2', { id: 'screen-title', class: 'unseen' });
		this.screenPane = el(
			'section', { class: 'screenpane', 'aria-labelledby': 'screen-title' },
			this.screenHeading, this.screenBox, this.facts.node,
		);
		this.told = el(
			'div', { class: 'told' }, this.compared.node, ...this.sentences.map((pane) => pane.node), this.way.node,
		);
		this.side = el('div', { class: 'side' }, this.told, this.decisions.node);
		this.main = el('main', {}, this.screenPane, this.side);
		this.foot = el('footer', { class: 'foot' }, this.transport.node, this.timeline.node);
		document.getElementById('player').replaceChildren(
			this.start.node, this.bar.node, this.notice, this.main, this.foot,
		);
	}
	readLink() {
		if (location.hash === this.written) return;
		this.transport.stop();
		const link = new URLSearchParams(location.hash.slice(1));
		const place = this.state.readShown(link, this.index.films);
		if (this.state.language) setLanguage(this.state.language === 'en' ? 'en' : 'zh-Hans');
		this.applyShown();
		if (place < 0) return this.showStart();
		this.open(place);
		this.state.readPlace(link);
		this.update();
		this.tellMissing();
	}
	open(place) {
		if (this.state.filmPlace !== place) this.state.open(this.read(place), place);
		this.isAtStart = false;
		this.showParts();
	}
	enter(place) {
		try {
			this.open(place);
		} catch (error) {
			return tellBroken(error);
		}
		this.update();
		return this.transport.range.focus();
	}
	showStart() {
		this.isAtStart = true;
		document.title = say('starts');
		this.start.draw();
		this.showParts();
		this.writeLink();
	}
	leave() {
		if (this.facts.place !== null) return this.facts.show(null);
		if (this.index.films.length < 2) return undefined;
		this.transport.stop();
		return this.showStart();
	}
	showParts() {
		this.start.node.hidden = !this.isAtStart;
		for (const node of [this.main, this.foot]) node.hidden = this.isAtStart;
		this.bar.node.hidden = this.isAtStart || this.state.isEmbedded;
		document.documentElement.classList.toggle('at-start', this.isAtStart);
	}
	tellMissing() {
		const { missing } = this.state;
		this.notice.hidden = missing.length === 0;
		this.notice.replaceChildren(...missing.map((name) => el('span', {}, told(say('toldNone', name)), ' ')));
		this.state.missing = [];
	}
	writeLink() {
		clearTimeout(this.linkTimer);
		this.linkTimer = setTimeout(() => {
			this.written = this.state.link(this.index.films, this.isAtStart);
			history.replaceState(null, '', this.written);
		}, 250);
	}
	applyShown() {
		set(document.documentElement, 'lang', LANGUAGES[languagePlace]);
		for (const name of ['light', 'dark']) document.documentElement.classList.toggle(name, this.state.theme === name);
		document.documentElement.classList.toggle('embedded', this.state.isEmbedded);
	}
	clicked(event) {
		const node = event.target.closest?.('[data-do]');
		if (!node) return;
		const [name, ...rest] = node.getAttribute('data-do').split(':');
		const act = DEEDS.get(name);
		if (act) act(this, rest.join(':'), node);
	}
	update() {
		const { state } = this;
		document.title = textOf(state.film.title);
		write(this.screenHeading, say('screen'));
		this.bar.draw(state, this.index.films);
		const isCompared = state.compared !== null;
		document.documentElement.classList.toggle('comparing', isCompared);
		this.screens[1].node.hidden = !isCompared;
		this.sentences[1].node.hidden = !isCompared;
		this.layout.measure();
		this.draw();
	}
	draw() {
		const { state } = this;
		const { run, moment, limit, question } = state;
		const options = {
			layers: state.isLayered, labels: this.layout.labels, coming: state.coming, moment,
		};
		if (state.compared !== null) options.name = state.runName(state.runPlace);
		this.screens[0].draw(run, moment, options);
		this.sentences[0].draw(run, moment, question, options.name);
		this.compared.draw(state);
		if (state.compared !== null) this.drawOther(options);
		this.way.draw(run, moment);
		this.facts.draw(run, moment, this.screens[0].drawn, limit);
		this.transport.draw(state);
		this.timeline.draw(state);
		this.decisions.draw(run, moment, limit);
		this.timeline.scroll();
		this.way.scroll();
		this.writeLink();
	}
	drawOther(options) {
		const { state } = this;
		const run = state.film.runs[state.compared];
		const moment = state.pairing().moment(state.moment);
		const name = state.runName(state.compared);
		this.screens[1].draw(run, moment, { ...options, coming: [], moment, name });
		this.sentences[1].draw(run, moment, null, name);
	}
}
const DEEDS = mapOf({
	back: (player) => player.go(player.state.moment - 1),
	on: (player) => player.go(player.state.moment + 1),
	play: (player) => player.transport.toggle(),
	slower: (player) => player.setSpeed(-1),
	faster: (player) => player.setSpeed(1),
	wider: (player) => player.timeline.zoom(1),
	narrower: (player) => player.timeline.zoom(-1),
	start: (player) => player.leave(),
	variant: (player, name, node) => player.setRun(Number(node.value)),
	compare: (player) => player.toggleCompare(),
	predict: (player) => player.togglePredict(),
	layers: (player) => player.toggleLayers(),
	language: (player) => player.toggleLanguage(),
	keys: (player) => openKeys(player),
	parting: (player) => player.go(player.state.pairing().parts),
	answer: (player, id) => player.answer(id),
	why: (player) => {
		player.go(player.state.question.ask.moment ?? player.state.moment + 1);
		player.transport.range.focus();
	},
});
// player-main.js
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
