const GIVE_UP_MS = 5_000;
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the hash's target, which gets the focus, or else to `from` pixels. A page that is still loading
 * may not have the place yet: it tries again when the content's size changes, until the person acts, the
 * signal aborts, or 5 seconds have passed.
 */
export function goTo({
  page,
  hash,
  from,
  signal,
}: {
  page: Element;
  hash: string;
  from: number | undefined;
  signal: AbortSignal;
}): void {
  const end = new AbortController();
  const isOver = AbortSignal.any([signal, end.signal, AbortSignal.timeout(GIVE_UP_MS)]);
  const go = (): void => {
    if (!isOver.aborted && (hash ? showAnchor(hash) : scrollTo(from ?? 0))) end.abort();
  };
  const sizes = new ResizeObserver(go);
  isOver.addEventListener('abort', () => sizes.disconnect());
  for (const act of ACTS) {
    window.addEventListener(act, () => end.abort(), { signal: isOver, passive: true });
  }
  go();
  if (!isOver.aborted) sizes.observe(page);
}

/** Returns whether the content is long enough for it. */
function scrollTo(top: number): boolean {
  window.scrollTo(0, top);
  return Math.abs(window.scrollY - top) < 1;
}

/** Returns whether the target is there; it never is when the hash cannot be decoded. */
function showAnchor(hash: string): boolean {
  const anchor = findAnchor(hash);
  anchor?.scrollIntoView();
  anchor?.focus({ preventScroll: true });
  return anchor !== null;
}

function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
