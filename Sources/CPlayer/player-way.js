// The way: finding goes down on the left, responding goes up on the right.

class WayPane {
  /**
   * @param onObject What happens when an object is clicked.
   * @param onPoint What happens while one is pointed at or has the focus; `null` for none.
   */
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

  /** Brings the row of *here* into sight: after all drawing, since what scrolls is laid out at once. */
  scroll() {
    const row = this.list.querySelector('.here');
    if (!row) return;
    const { scrollTop, clientHeight } = this.list;
    const isAbove = row.offsetTop < scrollTop;
    if (isAbove || row.offsetTop + row.offsetHeight > scrollTop + clientHeight) {
      this.list.scrollTop = row.offsetTop - clientHeight * 0.45;
    }
  }

  /** The rows from the application down: the chain, and beside it who was asked off it. */
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

  /** The views asked off the chain, by their nearest ancestor on it. */
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

  /** Marks between which rows each lane is drawn. */
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

  /** The node of a row; that of the moment before, where nothing about it is another. */
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

/** One lane of a row: the line through it and the disc on it. */
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
