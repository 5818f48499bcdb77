import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { keptFor } from '#platform/stored/keptFor.ts';
import { openPage } from '#testing/page.tsx';

import { KeptFor } from './KeptFor.tsx';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

function open(count: number) {
  const people = NAMES.slice(0, count).map((name, at) => ({
    id: `0189000${at}`,
    name: `${name} Bell`,
    role: 'user' as const,
    at,
  }));
  for (const { id } of people) localStorage.setItem(`@${id}/carts`, '[]');
  keptFor.set(people);
  return openPage(<KeptFor />);
}

const asked = () =>
  screen.getAllByRole('link', { name: /^Sign in as/ }).map(({ textContent }) => textContent);

test('two people are asked to sign in', () => {
  open(2);
  expect(asked()).toEqual(['Sign in as Ada', 'Sign in as Ben']);
  expect(screen.queryByRole('button', { name: /left something here/ })).toBeNull();
});

test.for([
  [3, '1 more person left something here'],
  [4, '2 more people left something here'],
] as const)('of %i the two who left last, and the others by a press', async ([count, more]) => {
  const { user } = open(count);
  expect(asked()).toEqual(NAMES.slice(count - 2, count).map((name) => `Sign in as ${name}`));
  await user.click(screen.getByRole('button', { name: more }));
  expect(asked()).toHaveLength(count);
  expect(screen.queryByRole('button', { name: /left something here/ })).toBeNull();
});
