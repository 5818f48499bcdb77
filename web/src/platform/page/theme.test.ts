import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { applyTheme, setTheme } from './theme.ts';

const root = document.documentElement;
let stop: () => void;
beforeEach(() => {
  stop = applyTheme();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** A device with dark pages at night. Shape: `turn` is what its owner, or the evening, does. */
function system(isDark: boolean) {
  const listeners = new Set<() => void>();
  const list = {
    matches: isDark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => list);
  const turn = (to: boolean): void => {
    list.matches = to;
    for (const listener of listeners) listener();
  };
  return { listeners, turn };
}

test('the system is followed until somebody chooses', () => {
  stop();
  const { turn, listeners } = system(true);
  stop = applyTheme();
  expect(root).toHaveClass('dark-theme');
  turn(false);
  expect(root.dataset['theme']).toBe('light');
  turn(true);
  expect(root.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBeNull();
  setTheme('light');
  expect(root.dataset['theme']).toBe('light');
  turn(true);
  expect(root.dataset['theme']).toBe('light');
  stop();
  expect(listeners.size).toBe(0);
});

test('light by default', () => {
  expect(root.dataset['theme']).toBe('light');
  expect(root).not.toHaveClass('dark-theme');
});

test('dark sets the class and the attribute on the root and is stored as a plain word', () => {
  setTheme('dark');
  expect(root.dataset['theme']).toBe('dark');
  expect(root).toHaveClass('dark-theme');
  expect(localStorage.getItem('theme')).toBe('dark');
  setTheme('light');
  expect(root).not.toHaveClass('dark-theme');
});

test('any other stored value counts as none', () => {
  stop();
  localStorage.setItem('theme', 'purple');
  stop = applyTheme();
  expect(root.dataset['theme']).toBe('light');
});
