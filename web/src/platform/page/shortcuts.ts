import { useEffect, useEffectEvent } from 'react';

import { DIALOG } from './keepFocus.ts';

/** Handlers by key; "g d" is one key after the other. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const SEQUENCE_MS = 1000;
const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * Handles single keys on the page, except while typing, with an open dialog, or with a browser modifier
 * held.
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
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (document.querySelector(DIALOG)) return;
      const done = press(event, event.timeStamp - at < SEQUENCE_MS ? before : '');
      before = done ? '' : nameOf(event);
      at = event.timeStamp;
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

/** Lower case, because of Caps Lock. */
function nameOf({ key }: KeyboardEvent): string {
  return key.length === 1 ? key.toLowerCase() : key;
}
