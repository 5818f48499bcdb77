import { afterEach, beforeEach, expect, test } from 'vitest';

import { applyTheme, setTheme } from '#state/theme';

const root = document.documentElement;
let stop: () => void;
beforeEach(() => {
  stop = applyTheme();
});
afterEach(() => {
  stop();
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

test('any other stored value counts as light', () => {
  stop();
  localStorage.setItem('theme', 'purple');
  stop = applyTheme();
  expect(root.dataset['theme']).toBe('light');
});
