import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SearchBox } from './SearchBox.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(query = '') {
  const searched: string[] = [];
  const { rerender } = render(<SearchBox query={query} onSearch={(text) => searched.push(text)} />);
  return {
    searched,
    rerender: (next: string) => rerender(<SearchBox query={next} onSearch={() => undefined} />),
  };
}
const box = () => screen.getByRole('combobox', { name: 'Search recipes' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('suggestions show 3 seconds after the last key, the hint at once', () => {
  open();
  type('p');
  expect(screen.getByText('Press Enter to search')).toBeVisible();
  pass(2000);
  type('pa');
  pass(2999);
  expect(options()).toEqual([]);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  pass(1);
  expect(options()).toEqual(['Pasta']);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
});

test('every key restarts the delay, even if the text ends up the same', () => {
  open();
  type('pa');
  pass(3000);
  expect(options()).toEqual(['Pasta']);
  type('pas');
  pass(1000);
  type('pa');
  expect(options()).toEqual([]);
  pass(2999);
  expect(options()).toEqual([]);
  pass(1);
  expect(options()).toEqual(['Pasta']);
});

test('suggests at most five matches, and none for an empty text', () => {
  open();
  type('S');
  pass(3000);
  expect(options()).toEqual(['Pasta', 'Salad', 'Smoothie', 'Soup', 'Dessert']);
  type('');
  pass(3000);
  expect(options()).toEqual([]);
});

test('all ten suggestions can appear, in order', () => {
  open();
  for (const [text, found] of [
    ['p', ['Pasta', 'Pizza', 'Soup']],
    ['r', ['Curry', 'Vegetarian', 'Dessert', 'Breakfast']],
    ['la', ['Salad']],
    ['sm', ['Smoothie']],
    ['CH', ['Chicken']],
  ] as const) {
    type(text);
    pass(3000);
    expect(options()).toEqual(found);
  }
});

test('the arrow keys move through the list and the box, Enter picks', () => {
  const { searched } = open();
  type('piz');
  pass(3000);
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  press('ArrowDown');
  const pizza = screen.getByRole('option', { name: 'Pizza', selected: true });
  expect(box()).toHaveAttribute('aria-activedescendant', pizza.id);
  press('ArrowDown');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  press('ArrowUp');
  press('Enter');
  expect(searched).toEqual(['Pizza']);
  expect(box()).toHaveValue('Pizza');
  expect(options()).toEqual([]);
});

test('a press picks a suggestion', () => {
  const { searched } = open();
  type('sou');
  pass(3000);
  fireEvent.click(screen.getByRole('option', { name: 'Soup' }));
  expect(searched).toEqual(['Soup']);
});

test('Escape closes the list, then clears the box', () => {
  open();
  type('sou');
  pass(3000);
  press('Escape');
  expect(options()).toEqual([]);
  expect(box()).toHaveValue('sou');
  press('Escape');
  expect(box()).toHaveValue('');
});

test('Enter and the button search for the trimmed text', async () => {
  vi.useRealTimers();
  const { searched } = open();
  await userEvent.type(box(), '  miso soup {Enter}');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(searched).toEqual(['miso soup', 'miso soup']);
});

test('an empty search does nothing', async () => {
  vi.useRealTimers();
  const { searched } = open();
  await userEvent.type(box(), '   {Enter}');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(searched).toEqual([]);
});

test('shows the search of the address', () => {
  const { rerender } = open('curry');
  expect(box()).toHaveValue('curry');
  rerender('');
  expect(box()).toHaveValue('');
});
