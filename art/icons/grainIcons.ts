import * as breads from '#glyphs/breads';
import * as dairy from '#glyphs/dairy';
import { lump, round } from '#glyphs/glyph';
import * as pasta from '#glyphs/shortPasta';

import { can } from './containers.ts';
import { group, single } from './growing.ts';
import type { IconRow } from './icon.ts';
import { noto } from './noto.ts';
import { bag, box } from './packages.ts';

const grain = (colour: string): ReturnType<typeof lump> =>
  lump(colour, { squash: 0.45, wobble: 0.06 });
const wheatPasta = '#efc24e';

/** Rice, grains, pasta and bread. */
export const GRAIN_ICONS: readonly IconRow[] = [
  [/^honey$/i, noto('honey-pot'), '#f3b850'],
  [/^semisweet/i, noto('chocolate-bar'), '#b58a7a'],
  [/^white rice/i, noto('cooked-rice'), '#b8d2d6'],
  [/^(basmati)/i, bag('#8a3a4c', { picture: grain('#fdf7e6') }), '#d0a0aa'],
  [/^jasmine/i, bag('#4f9a6a', { picture: grain('#fdf7e6') }), '#a8d0b4'],
  [/^brown rice/i, bag('#a8743c', { picture: grain('#c9985c') }), '#d6b68c'],
  [/^arborio/i, box('#3f8a6a', grain('#fbf2d6')), '#a8d0bc'],
  [/^quinoa/i, bag('#d0a850', { picture: round('#ecd9a4', 0.3) }), '#e8d4a0'],
  [/^couscous/i, box('#d98a3c', round('#f3dc98', 0.3)), '#eec898'],
  [/^bulgur/i, bag('#b5803c', { picture: grain('#cf9f56') }), '#dcbc88'],
  [/^rolled oats/i, can('#c9a05c', { picture: dairy.shaving('#ecd6a4') }), '#e4cfa4'],
  [/^pearl barley/i, bag('#c0a060', { picture: grain('#e8d3a4') }), '#e0d0a8'],
  [
    /^spaghetti/i,
    group(
      (_pen, size) =>
        `${Array.from({ length: 13 }, (_, i) => `<path d="M${(i - 6) * 2.6} ${-size}L${(i - 6) * 3.1} ${size}" stroke="${i % 2 ? '#e8b83c' : '#f6d678'}" stroke-width="2.8" stroke-linecap="round"/>`).join('')}<rect x="-20" y="-7" width="40" height="14" rx="4" fill="#c0452f"/><path d="M-20 -3L20 -3" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`,
      [[0, 0, 43, 24]],
    ),
    '#f0d48a',
  ],
  [
    /^penne/i,
    group(pasta.penne(wheatPasta), [
      [-8, -20, 19, -24],
      [10, 0, 20, 18],
      [-8, 20, 19, -10],
    ]),
    '#f0d48a',
  ],
  [
    /^fusilli/i,
    group(pasta.fusilli(wheatPasta), [
      [-4, -20, 22, -18],
      [6, 1, 22, 12],
      [-4, 22, 22, -10],
    ]),
    '#f0d48a',
  ],
  [
    /^elbow/i,
    group(pasta.macaroni(wheatPasta), [
      [-19, 14, 18, -20],
      [19, 16, 18, 24],
      [-2, -16, 20, 180],
      [2, 30, 15, 90],
    ]),
    '#f0d48a',
  ],
  [
    /^fettuccine/i,
    group(
      (_pen, size) =>
        Array.from(
          { length: 7 },
          (_, i) =>
            `<path d="M${-size + i * 3} ${-size * 0.2 + i * 5}C${-size * 0.4} ${-size + i * 5} ${size * 0.4} ${size * 0.7 - i * 4} ${size - i * 3} ${-size * 0.2 + i * 4}" stroke="${i % 2 ? '#f3cf6c' : '#e3b548'}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
        ).join(''),
      [[0, -8, 38]],
    ),
    '#f0d48a',
  ],
  [
    /^lasagna/i,
    group(
      (_pen, size) =>
        [0, 1, 2]
          .map(
            (i) =>
              `<g transform="translate(${(i - 1) * 16} ${(i - 1) * 7})"><path d="M-15 ${-size}q4 4 0 8t0 8t0 8t0 8t0 8t0 8t0 8t0 8t0 8L13 ${size - 8}q4 -4 0 -8t0 -8t0 -8t0 -8t0 -8t0 -8t0 -8t0 -8t0 -8Z" fill="${['#dba83c', '#e8ba50', '#f3cf74'][i]}" stroke="#b5822a" stroke-opacity=".6" stroke-width="1.2"/></g>`,
          )
          .join(''),
      [[0, 0, 38]],
    ),
    '#f0d48a',
  ],
  [/^orzo/i, bag('#4f7ab0', { picture: grain('#f3d98e') }), '#b4c8e0'],
  [/^egg noodles/i, bag('#e0a83c', { picture: pasta.curl('#f6d678') }), '#f0d498'],
  [/^rice noodles/i, bag('#6aa8b0', { picture: pasta.curl('#fbf4e4') }), '#bcd8dc'],
  [/^soba/i, bag('#6b5844', { picture: pasta.curl('#b5987a') }), '#bcac9c'],
  [/^ramen/i, noto('steaming-bowl'), '#eeb09c'],
  [/^dry bread crumbs/i, can('#c08a4c', { picture: lump('#dfb87c') }), '#e0c09c'],
  [/^panko/i, box('#d0583c', lump('#f3dca4')), '#ecb8a8'],
  [/^white bread/i, noto('bread'), '#eec08a'],
  [/^whole wheat bread/i, noto('bread', { light: 0.8 }), '#cfa67c'],
  [/^baguette/i, noto('baguette-bread'), '#eec08a'],
  [
    /^pita/i,
    group(breads.pita, [
      [-8, 8, 32],
      [9, -6, 32],
    ]),
    '#ecd2a4',
  ],
  [/^naan/i, single(breads.naan, 40, -20), '#ecd2a4'],
  [
    /^flour tortillas/i,
    group(breads.flatbread('#f6e6c4', 'round'), [
      [-6, 8, 35],
      [4, -4, 35],
    ]),
    '#eee0c0',
  ],
  [
    /^corn tortillas/i,
    group(breads.flatbread('#f0c862', 'round'), [
      [-6, 8, 34],
      [4, -4, 34],
    ]),
    '#f0d894',
  ],
  [
    /^hamburger buns/i,
    group(breads.bunTop, [
      [-13, 8, 27],
      [15, -6, 27],
    ]),
    '#e8bc88',
  ],
  [
    /^tortilla chips/i,
    group(breads.tortillaChip, [
      [-18, 12, 26, -24],
      [18, 12, 26, 30],
      [0, -12, 27, 4],
    ]),
    '#f0d08c',
  ],
];
