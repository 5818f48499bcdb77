import { useEffect, useEffectEvent } from 'react';

/** What a key does; a name of two keys, "g d", is one after the other. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const SEQUENCE_MS = 1000;
const TYPING = 'input, textarea, select, [contenteditable]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * Hears single keys anywhere on the page, except while somebody types, a dialog is open, or a key
 * that belongs to the browser is held down.
 */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent, before: string): boolean => {
    const key = nameOf(event);
    const action = shortcuts[`${before} ${key}`] ?? shortcuts[key];
    action?.(event);
    return action !== undefined;
  });

  useEffect(() => {
    if (!isOn) return;
    let before = '';
    let at = 0;
    function hear(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (document.querySelector(DIALOG)) return;
      const done = press(event, event.timeStamp - at < SEQUENCE_MS ? before : '');
      before = done ? '' : nameOf(event);
      at = event.timeStamp;
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isOn]);
}

/** Letters in lower case, so that Caps Lock changes nothing. */
function nameOf({ key }: KeyboardEvent): string {
  return key.length === 1 ? key.toLowerCase() : key;
}
