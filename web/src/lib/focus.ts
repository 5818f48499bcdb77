import { type FocusEvent, useState } from 'react';

/** The page itself, the last resort for the focus. */
export function findPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#main');
}

/**
 * Whether the focus is inside an element, with the handlers that track it. Use it for `aria-live={inside ?
 * 'polite' : 'off'}`: changes are announced to who made them there, not when they follow from elsewhere.
 */
export function useFocusInside() {
  const [inside, setInside] = useState(false);
  return {
    inside,
    handlers: {
      onFocus: () => setInside(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setInside(currentTarget.contains(relatedTarget)),
    },
  };
}
