const PRESSED = 'a, button, summary, label, [role="button"]';
const TYPED = 'input, textarea, select, [contenteditable]';

/**
 * Lets no press of a double click mark text when the first one pressed a control: after Place order the second lies on
 * a word of the next page. Returns the function that ends it.
 */
export function markNothing(): () => void {
  let isPressed = false;
  function onDown(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : undefined;
    if (event.detail <= 1) isPressed = Boolean(target?.closest(PRESSED));
    else if (isPressed && !target?.closest(TYPED)) event.preventDefault();
  }
  document.addEventListener('mousedown', onDown, true);
  return () => document.removeEventListener('mousedown', onDown, true);
}
