import { expect, test } from 'vitest';

import { readFacts } from './facts.ts';
import { readLabelled } from './labelled.ts';

const labelled = readLabelled();
const names = new Set(readFacts().map(({ name }) => name));

test('there are at least 320 names, at least 40 of them without a match', () => {
  expect(labelled.length).toBeGreaterThanOrEqual(320);
  expect(labelled.filter(({ expected }) => expected === null).length).toBeGreaterThanOrEqual(40);
});

test('every expected match is in the catalogue', () => {
  const unknown = labelled.filter(({ expected }) => expected !== null && !names.has(expected));
  expect(unknown).toEqual([]);
});

test('every name is there once and says something', () => {
  expect(new Set(labelled.map(({ name }) => name.toLowerCase())).size).toBe(labelled.length);
  expect(labelled.filter(({ name }) => name.trim() !== name || name === '')).toEqual([]);
});

test('most of the catalogue is asked for', () => {
  const asked = new Set(labelled.flatMap(({ expected }) => expected ?? []));
  expect(asked.size).toBeGreaterThan(names.size * 0.65);
});

test('few are the catalogue names themselves: those would prove nothing', () => {
  const same = labelled.filter(
    ({ name, expected }) => name.toLowerCase() === expected?.toLowerCase(),
  );
  expect(same.length).toBeLessThan(labelled.length * 0.06);
});
