import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { markNothing } from './markNothing.ts';

let end = (): void => undefined;
beforeEach(() => {
  document.body.innerHTML =
    '<button type="button"><b>Place order</b></button><a href="/x">See</a><p>Words</p><input />';
  end = markNothing();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** Whether the second press, on `second`, may mark text. */
function marks(first: string, second: string): boolean {
  const at = (selector: string) => document.querySelector(selector) ?? document.body;
  fireEvent.mouseDown(at(first), { detail: 1 });
  return fireEvent.mouseDown(at(second), { detail: 2 });
}

test.for([
  ['b', 'p', false, 'what comes after a button was pressed'],
  ['a', 'p', false, 'or a link'],
  ['b', 'b', false, 'nor the button itself'],
  ['p', 'p', true, 'a double click on words marks them'],
  ['b', 'input', true, 'a box takes the press'],
] as const)('a press on %s, then on %s marks text: %s, %s', ([first, second, expected]) => {
  expect(marks(first, second)).toBe(expected);
});

test('the third press of a triple click is as the second; a new press begins anew', () => {
  expect(marks('b', 'p')).toBe(false);
  expect(fireEvent.mouseDown(document.querySelector('p') ?? document.body, { detail: 3 })).toBe(
    false,
  );
  expect(marks('p', 'p')).toBe(true);
});
