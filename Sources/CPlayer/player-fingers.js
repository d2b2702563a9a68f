// Fingers: where they are, and the way since they came down.

/** Draws fingers into a group, and their ways into another. */
function replaceFingers(group, trails, fingers) {
  const ways = fingers.flatMap(trailNodes);
  if (ways.length > 0 || trails.firstChild) trails.replaceChildren(...ways);
  const old = new Map([...group.children].map((node) => [node.getAttribute('data-finger'), node]));
  for (const finger of fingers) {
    const name = String(finger.finger);
    // A finger that stays the same node can glide.
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
