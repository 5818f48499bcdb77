import { ball } from '#core/pen';
import { n, repeat } from '#core/shapes';
import * as fruit from '#glyphs/fruit';
import { lump } from '#glyphs/glyph';
import * as leaves from '#glyphs/leaves';
import * as seeds from '#glyphs/seeds';
import { floret } from '#glyphs/vegetables';

import { group, handful, pods, root, single, trio } from './growing.ts';
import { curlyBunch, fanBunch, fanMushrooms, paired, toothedLeaf } from './herbShapes.ts';
import type { IconRow } from './icon.ts';
import { noto } from './noto.ts';
import { bag } from './packages.ts';

const smallLeaf = leaves.pointedLeaf(['#5f8f4c', '#6f9f58'], 0.72);

/** Fruit, vegetables and herbs that look like another one at a glance, and what joined them later. */
export const FRESH_ICONS: readonly IconRow[] = [
  [/^fresh cilantro$/i, fanBunch('#62ad3e'), '#b4d894'],
  [/^fresh parsley$/i, curlyBunch('#2f7a34'), '#7fb08a'],
  [/^fresh mint$/i, paired(toothedLeaf(['#3fa067', '#57b57a']), [3, 17], '#6f9a5c'), '#a4dcc0'],
  [
    /^thai basil$/i,
    paired(leaves.pointedLeaf(['#3f7a34', '#4f8a3c'], 0.5), [3, 19, 52], '#6f2f5c'),
    '#c4a4c4',
  ],
  [/^fresh oregano$/i, paired(smallLeaf, [5, 10, 74], '#8a7a54'), '#b4cc94'],
  [
    /^fresh sage$/i,
    group(leaves.pointedLeaf(['#93a68c', '#a3b49a', '#84987e'], 0.46), [
      [-20, 4, 38, -34],
      [20, 4, 38, 34],
      [0, -4, 42, 0],
    ]),
    '#c0ccb8',
  ],
  [
    /^curry leaves$/i,
    paired(leaves.pointedLeaf(['#3f7a35', '#33692c'], 0.44), [6, 12, 66], '#7a8a4c'),
    '#a8cc84',
  ],
  [/^sugar snap/i, pods(seeds.pod('#5fae3c'), 29), '#a4d884'],
  [/^daikon/i, root('#f4f2e4', 'long'), '#cfe0c4'],
  [/^rutabaga/i, root('#c99a5c', 'round'), '#e0c8a0'],
  [
    /^celery root/i,
    group(
      (pen, size) =>
        `${[-20, 0, 20].map((x) => `<path d="M${x * 0.5} -22L${x} -46" stroke="#8fb35a" stroke-width="6" stroke-linecap="round"/>`).join('')}${repeat(9, (i) => `<path d="M${n(-20 + i * 5)} 26q${n((i - 4) * 2)} 8 ${n((i - 4) * 3)} 18" stroke="#b09a70" stroke-width="2.4" fill="none" stroke-linecap="round"/>`)}${lump('#d8c8a0', { wobble: 0.12, squash: 0.94, shine: 0.2 })(pen, size)}`,
      [[0, 2, 33]],
    ),
    '#d8d0b0',
  ],
  [
    /^jicama/i,
    group(
      (pen, size) =>
        `<path d="M-4 ${n(-size * 0.8)}L0 ${n(-size * 1.2)}L5 ${n(-size * 0.8)}Z" fill="#8a6a3c"/>${lump('#c9a878', { wobble: 0.06, squash: 0.82, shine: 0.3 })(pen, size)}`,
      [
        [-8, 4, 34],
        [22, 20, 17],
      ],
    ),
    '#e0cca4',
  ],
  [/^plantain/i, noto('banana', { turn: 38, saturation: 0.9, light: 0.86 }), '#b8cc7a'],
  [
    /^grapefruit/i,
    group(
      (pen, size) =>
        size > 28
          ? `<circle r="${size}" fill="${ball(pen, '#f0a04c')}"/>`
          : `<circle r="${size}" fill="#f3b45c"/><circle r="${n(size * 0.88)}" fill="#fdf0dc"/>${repeat(9, (i) => `<path d="M0 0L${n(size * 0.26)} ${n(-size * 0.78)}Q0 ${n(-size * 0.9)} ${n(-size * 0.26)} ${n(-size * 0.78)}Z" transform="rotate(${i * 40})" fill="#e8604c" stroke="#fdf0dc" stroke-width="1.6"/>`)}`,
      [
        [-12, -8, 32],
        [16, 16, 27],
      ],
    ),
    '#f4b49c',
  ],
  [
    /^mandarin/i,
    group(
      (pen, size) =>
        `<g transform="scale(${(size / 42).toFixed(2)})">${noto('tangerine')(pen)}</g>`,
      [
        [-19, 12, 27, -8],
        [20, 14, 25, 12],
        [2, -17, 27, 4],
      ],
    ),
    '#f8c480',
  ],
  [/^nectarine/i, noto('peach', { turn: -18, saturation: 1.25, light: 0.86 }), '#f08a6c'],
  [/^fresh cranberries/i, handful(fruit.cranberry, 12), '#e88a9a'],
  [
    /^tomatillos/i,
    group(
      (pen, size) =>
        `<circle r="${n(size * 0.9)}" fill="${ball(pen, '#93b848')}"/><path d="M${n(-size * 1.05)} ${n(-size * 0.1)}Q${n(-size * 0.7)} ${n(-size * 0.9)} 0 ${n(-size * 1.3)}Q${n(size * 0.7)} ${n(-size * 0.9)} ${n(size * 1.05)} ${n(-size * 0.1)}Q${n(size * 0.6)} ${n(size * 0.34)} ${n(size * 0.3)} ${n(-size * 0.2)}Q0 ${n(size * 0.4)} ${n(-size * 0.34)} ${n(-size * 0.2)}Q${n(-size * 0.6)} ${n(size * 0.34)} ${n(-size * 1.05)} ${n(-size * 0.1)}Z" fill="#d9cf9a" fill-opacity=".92" stroke="#a89a5c" stroke-width="1.4"/><path d="M0 ${n(-size * 1.3)}L0 ${n(-size * 0.1)}M0 ${n(-size * 1.2)}Q${n(-size * 0.6)} ${n(-size * 0.7)} ${n(-size * 0.7)} 0M0 ${n(-size * 1.2)}Q${n(size * 0.6)} ${n(-size * 0.7)} ${n(size * 0.7)} 0" stroke="#a89a5c" stroke-opacity=".7" stroke-width="1.4" fill="none"/>`,
      [
        [-16, 10, 26, -10],
        [20, 14, 21, 12],
      ],
    ),
    '#c8d48a',
  ],
  [/^oyster mushrooms/i, fanMushrooms, '#d8d0c0'],
  [/^frozen french fries/i, noto('french-fries'), '#f3c49c'],
  [
    /^frozen broccoli/i,
    bag('#4f8f5a', { picture: floret('#4f9a3f', '#a8c878'), kind: 'frozen' }),
    '#9cc4a4',
  ],
  [/^dried apricots/i, trio(lump('#ee8f34', { squash: 0.7, shine: 0.4 }), 24), '#f6c48c'],
  [
    /^prunes/i,
    group(lump('#3a2238', { squash: 0.76, shine: 0.3 }), [
      [-18, 10, 24, -14],
      [20, 12, 22, 20],
      [0, -15, 24, 4],
    ]),
    '#b09ab0',
  ],
  [/^hazelnuts/i, noto('chestnut', { light: 1.12 }), '#dcb48c'],
  [
    /^poppy seeds/i,
    single(
      (pen, size) =>
        repeat(
          110,
          () =>
            `<circle cx="${n(pen.random.between(-size, size))}" cy="${n(pen.random.between(-size * 0.62, size * 0.62))}" r="${n(pen.random.between(1.6, 2.5))}" fill="${pen.random.pick(['#3f4656', '#525a6c', '#2c313e'])}"/>`,
        ),
      40,
    ),
    '#b0b6c4',
  ],
];
