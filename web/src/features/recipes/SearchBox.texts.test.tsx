import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SearchBox } from './SearchBox.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is suggested 3 seconds after the text was typed. */
function suggested(text: string): (string | null)[] {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
  act(() => {
    vi.advanceTimersByTime(3000);
  });
  return screen.queryAllByRole('option').map((option) => option.textContent);
}

test('all ten suggestions can be met, in their order', () => {
  render(<SearchBox query="" onSearch={() => undefined} />);
  expect(suggested('p')).toEqual(['Pasta', 'Pizza', 'Soup']);
  expect(suggested('r')).toEqual(['Curry', 'Vegetarian', 'Dessert', 'Breakfast']);
  expect(suggested('la')).toEqual(['Salad']);
  expect(suggested('sm')).toEqual(['Smoothie']);
  expect(suggested('CH')).toEqual(['Chicken']);
});
