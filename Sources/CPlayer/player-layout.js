// How much room there is, and what scrolls: asked when it changes, never while a moment is drawn.

class Layout {
  constructor(player) {
    this.player = player;
    this.labels = 19;
    this.onScroll = () => this.scrolled();
    const again = () => this.changed();
    for (const query of ['(max-width: 43.75em)', '(max-width: 67.5em)', '(max-height: 32.5em)']) {
      matchMedia(query).addEventListener('change', again);
    }
    // The buttons are as large as the text is.
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
    // Where a point is drawn this small, names of the usual size could not be read: they get as many
    // pixels as they need, as far as the film has room for them.
    const [width, height] = player.state.run.screen;
    const { clientWidth, clientHeight } = player.screens[0].stage;
    const scale = Math.min(clientWidth / (width + 2 * AROUND), clientHeight / (height + 2 * AROUND));
    this.labels = scale < 0.71 ? Math.min(48, Math.round(17 / scale)) : 19;
    const { decisions } = player;
    const scroller = this.scrollerOf(decisions.node);
    const isOwn = scroller === decisions.node;
    decisions.view = { ...decisions.view, height: scroller.clientHeight, isOwn, rem, scroller };
    const watched = scroller === document.scrollingElement ? document : scroller;
    // Who is told already is told once.
    watched.addEventListener('scroll', this.onScroll, { passive: true });
  }

  /** What scrolls a pane: itself, the side in which it stands, or the page. */
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

  /** A swipe over the screen goes a moment on or back. */
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
