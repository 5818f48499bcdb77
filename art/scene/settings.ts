import type { Colour } from '#core/colour';
import type { Random } from '#core/random';

import type { SurfaceKind } from './surfaces.ts';

/** A table: what it is made of and its colour. */
type Table = readonly [kind: SurfaceKind, colour: Colour];

const SOFT: readonly Table[] = [
  ['plaster', '#e9b9a6'],
  ['linen', '#f1e3c6'],
  ['plaster', '#b9cfc4'],
  ['marble', '#f0ebe4'],
  ['linen', '#c7d3df'],
  ['planks', '#e8d8bd'],
  ['plaster', '#f0d9d0'],
  ['gingham', '#8fa9c9'],
];

const TABLES: Readonly<Record<string, readonly Table[]>> = {
  italian: [
    ['linen', '#e9dcc5'],
    ['planks', '#b98a58'],
    ['gingham', '#c8412f'],
    ['marble', '#ece6dc'],
    ['plaster', '#9fae95'],
    ['plaster', '#d9b48f'],
    ['slate', '#4b5450'],
    ['tiles', '#cf8a64'],
  ],
  indian: [
    ['plaster', '#d9a441'],
    ['plaster', '#2f6b6d'],
    ['planks', '#7a4a2c'],
    ['linen', '#d8bd8f'],
    ['plaster', '#8c3f4d'],
    ['tiles', '#c9774a'],
    ['slate', '#40474c'],
    ['plaster', '#cdbfae'],
  ],
  mediterranean: [
    ['plaster', '#8fb0c6'],
    ['planks', '#dcd6ca'],
    ['tiles', '#5f93b3'],
    ['linen', '#e6dbc6'],
    ['marble', '#eceae6'],
    ['plaster', '#e2b79c'],
    ['planks', '#9ab3b8'],
    ['plaster', '#a9b79a'],
  ],
  mexican: [
    ['plaster', '#d98a5f'],
    ['tiles', '#3f8f93'],
    ['planks', '#a06a3f'],
    ['plaster', '#d9a648'],
    ['linen', '#ead7bd'],
    ['plaster', '#c66a72'],
    ['tiles', '#c8713f'],
    ['plaster', '#6f9a95'],
  ],
  asian: [
    ['slate', '#3d4448'],
    ['mat', '#d2b27a'],
    ['planks', '#5a3a28'],
    ['plaster', '#8e3b2e'],
    ['plaster', '#3f5a66'],
    ['linen', '#d9d2c4'],
    ['plaster', '#c9b79a'],
    ['planks', '#c39a68'],
  ],
  other: [
    ['planks', '#b58f66'],
    ['linen', '#dfd6c8'],
    ['plaster', '#a7b3a0'],
    ['gingham', '#5f7fae'],
    ['marble', '#eee9e1'],
    ['planks', '#8fa6a0'],
    ['slate', '#545a5c'],
    ['plaster', '#d8b9a0'],
  ],
};

/** Dishes that look best on light, sweet colours. */
const SOFT_DISHES = new Set(['pancakes', 'cake', 'smoothie', 'porridge']);

/** The table for a dish: by cuisine, or a pastel for sweet ones; an unknown cuisine gets the last list. */
export function chooseTable(random: Random, cuisine: string, dish: string): Table {
  const tables = SOFT_DISHES.has(dish) ? SOFT : (TABLES[cuisine] ?? TABLES['other'] ?? SOFT);
  return random.pick(tables);
}

/** Colours of napkins that go with a table. */
export const CLOTHS: readonly Colour[] = [
  '#f1ebdf',
  '#d9e0d2',
  '#b8452f',
  '#5f7a5c',
  '#5d7795',
  '#e3c27c',
  '#8a5a6a',
  '#3f5560',
  '#dfb8a4',
];
