import { describe, expect, test } from 'vitest';

import { readFacts } from './facts.ts';
import { LABELLED_SETS, readLabelled } from './labelled.ts';

const names = readFacts().map(({ name }) => name);
const known = new Set(names);
const sets = LABELLED_SETS.map((set) => ({ set, lines: readLabelled(set, names) })).filter(
  ({ lines }) => lines.length > 0,
);

test('the sets that were seen are there', () => {
  expect(sets.map(({ set }) => set).slice(0, 3)).toEqual(['seen', 'seen2', 'seen3']);
});

describe.for(sets)('the lines of $set', ({ set, lines }) => {
  test('are at least 300, or 200 whole ones, at least 40 of them without a match', () => {
    expect(lines.length).toBeGreaterThanOrEqual(set === 'lines' ? 200 : 300);
    expect(lines.filter(({ right }) => right.length === 0).length).toBeGreaterThanOrEqual(40);
  });

  test('expect what is in the catalogue, or none', () => {
    expect(lines.flatMap(({ right }) => right.filter((name) => !known.has(name)))).toEqual([]);
    expect(lines.filter(({ right, noneIsRight }) => right.length === 0 && !noneIsRight)).toEqual(
      [],
    );
  });

  test('are there once and say something', () => {
    expect(new Set(lines.map(({ name }) => name.toLowerCase())).size).toBe(lines.length);
    const isTidy = (name: string) => name !== '' && (set === 'lines' || name.trim() === name);
    expect(lines.filter(({ name }) => !isTidy(name))).toEqual([]);
  });

  test('are seldom the catalogue names themselves: those would prove nothing', () => {
    const same = lines.filter(({ name, right }) =>
      right.some((one) => one.toLowerCase() === name.toLowerCase()),
    );
    expect(same.length).toBeLessThan(lines.length * 0.1);
  });
});

test('most of the catalogue is asked for', () => {
  const asked = new Set(sets.flatMap(({ lines }) => lines.flatMap(({ right }) => right)));
  expect(asked.size).toBeGreaterThan(known.size * 0.65);
});

test('no name is in two sets; whole lines may be names', () => {
  const ofNames = sets.filter(({ set }) => set !== 'lines');
  const all = ofNames.flatMap(({ lines }) => lines.map(({ name }) => name.toLowerCase()));
  expect(new Set(all).size).toBe(all.length);
});

test('a food that the catalogue lacks is the right one once it has it', () => {
  const line = (all: readonly string[]) =>
    readLabelled('seen2', all).find(({ name }) => name === 'coconut yogurt');
  expect(line(names)).toEqual({ name: 'coconut yogurt', right: [], noneIsRight: true });
  expect(line([...names, 'Coconut yogurt (plain)'])).toEqual({
    name: 'coconut yogurt',
    right: ['Coconut yogurt (plain)'],
    noneIsRight: false,
  });
});
