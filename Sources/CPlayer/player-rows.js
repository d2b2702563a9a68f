// What the rows of a film tell of a moment: the last row up to it, or all rows added up.

/** The place of the last of some growing numbers that is not above `value`; -1 for none. */
function lastAtMost(numbers, value) {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle] <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Rows of which each begins with a moment. */
class Rows {
  constructor(rows) {
    this.all = rows;
    this.moments = Int32Array.from(rows, (row) => row[0]);
  }

  /** The place of the last row up to a moment. */
  placeAt(moment) { return lastAtMost(this.moments, moment); }

  /** The last row up to a moment. */
  at(moment) { return this.all[this.placeAt(moment)] ?? null; }
}

/** Walks over deltas, so that the next moment costs one and any other few. */
class Walk {
  /**
   * @param rows The deltas, by moments.
   * @param isWhole Whether a delta needs nothing before it.
   * @param empty Makes what stands before the first.
   * @param apply Makes of what stood before what stands after a delta.
   */
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

/** Where fingers are. */
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

  /** The fingers that are on the screen at a moment, each with its way since it came down. */
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

  /** The way back to where a finger came down, without what is too near to be seen. */
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
