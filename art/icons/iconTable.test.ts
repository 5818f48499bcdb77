import { readFacts } from '@larder/data/catalogue/facts';
import { expect, test } from 'vitest';

import { createPen } from '#core/pen';
import { createRandom } from '#core/random';

import { iconRowOf } from './iconTable.ts';

const names = readFacts().map(({ name }) => name);

/** The icon with the same chance for every name, and the tint of its tile. */
function lookOf(name: string): string {
  const row = iconRowOf(name);
  if (!row?.[1]) return 'none';
  const pen = createPen(createRandom(1));
  return `${row[1](pen)} ${pen.definitions()} ${row[2]}`;
}

test('every ingredient has an icon', () => {
  expect(names.filter((name) => lookOf(name) === 'none')).toEqual([]);
});

test('no two ingredients have the same icon', () => {
  const same = [...Map.groupBy(names, lookOf).values()].filter((group) => group.length > 1);
  expect(same).toEqual([]);
});
