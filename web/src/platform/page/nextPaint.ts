/** The screen's next paint. An object, so that tests say when it comes. */
export const nextPaint = {
  /** Runs `act` once the next paint is on the screen; soon in a hidden tab, which paints nothing. */
  run(act: () => void): void {
    if (document.hidden) setTimeout(act);
    // A frame's callbacks run before its paint, a timer of theirs after it.
    else requestAnimationFrame(() => setTimeout(act));
  },
};
