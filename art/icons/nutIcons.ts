import * as fruit from '#glyphs/fruit';
import { lump } from '#glyphs/glyph';
import * as leaves from '#glyphs/leaves';
import * as seeds from '#glyphs/seeds';
import * as vegetables from '#glyphs/vegetables';

import { group, handful } from './growing.ts';
import type { IconRow } from './icon.ts';
import { noto } from './noto.ts';
import { bag } from './packages.ts';

const { rootCoin } = vegetables;

/** Frozen vegetables and berries, olives, nuts and dried fruit. */
export const NUT_ICONS: readonly IconRow[] = [
  [/^frozen green peas/i, bag('#5a9e44', { picture: seeds.pea, kind: 'frozen' }), '#8fbc7a'],
  [
    /^frozen sweet corn/i,
    bag('#efc23c', { picture: vegetables.cornKernel, kind: 'frozen' }),
    '#efcf6a',
  ],
  [
    /^frozen mixed veg/i,
    bag('#e8923c', { picture: rootCoin('#dd7420', '#f59a3c'), kind: 'frozen' }),
    '#eeb070',
  ],
  [/^frozen chopped/i, bag('#3f8a44', { picture: leaves.spinachLeaf, kind: 'frozen' }), '#84b084'],
  [/^frozen edamame/i, bag('#86b84c', { picture: seeds.edamame, kind: 'frozen' }), '#a8cc7c'],
  [
    /^frozen mixed berries/i,
    bag('#8a3a72', { picture: fruit.blueberry, kind: 'frozen' }),
    '#b088b0',
  ],
  [/^green olives/i, noto('olive'), '#b5c46a'],
  [/^peanuts/i, noto('peanuts'), '#e0b46c'],
  [/^almonds/i, handful(seeds.almond, 12), '#cfa47c'],
  [
    /^walnuts/i,
    group(seeds.walnut('#b07c44'), [
      [-20, 12, 21],
      [20, 14, 20, 40],
      [0, -16, 22, 10],
    ]),
    '#c9a67c',
  ],
  [
    /^pecans/i,
    group(seeds.walnut('#8f4f26'), [
      [-20, 12, 20, 70],
      [20, 14, 20, 110],
      [0, -16, 21, 90],
    ]),
    '#bf947c',
  ],
  [/^cashews/i, handful(seeds.cashew, 11.5), '#e2cc9c'],
  [/^pine nuts/i, handful(seeds.pineNut, 12.5), '#e6d5a4'],
  [/^pistachios/i, handful(seeds.pistachio, 12.5), '#b5c488'],
  [/^semisweet/i, handful(seeds.chocolateChip, 11), '#a88a7a'],
  [/^raisins/i, bag('#6b3a4c', { picture: lump('#5a2a2e') }), '#a88a94'],
];
