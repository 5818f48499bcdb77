import type { FocusEvent } from 'react';

/** The page itself, the last resort for the focus. */
export function findPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#main');
}

/**
 * Announces changes made nearby, not those that follow from elsewhere: a part is a live region while the
 * focus is in the element around it. The attribute is set directly, so that moving the focus renders nothing.
 *
 * `const TOTAL = liveInside('total');`, then `<article {...TOTAL.around}>…<p {...TOTAL.part}>$9.00</p></article>`
 */
export function liveInside(name: string) {
  function set(around: Element, live: 'polite' | 'off'): void {
    for (const part of around.querySelectorAll(`[data-live="${name}"]`))
      part.setAttribute('aria-live', live);
  }
  return {
    around: {
      onFocus: ({ currentTarget }: FocusEvent) => set(currentTarget, 'polite'),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) set(currentTarget, 'off');
      },
    },
    part: { 'data-live': name, 'aria-live': 'off' },
  } as const;
}
