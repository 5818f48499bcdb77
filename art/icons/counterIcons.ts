import { darken } from '#core/colour';
import { ball, slope } from '#core/pen';
import { n } from '#core/shapes';
import * as dairy from '#glyphs/dairy';
import * as meat from '#glyphs/meat';

import { tub } from './containers.ts';
import { group, single } from './growing.ts';
import type { IconRow } from './icon.ts';
import { noto } from './noto.ts';
import { box, carton } from './packages.ts';
import { chop, clamShell, franks, links, rack, rawSlab, wedge } from './rawShapes.ts';

/** Cheese, meat and fish that look like another one at a glance, and what joined them later. */
export const COUNTER_ICONS: readonly IconRow[] = [
  [/^unsalted butter$/i, noto('butter'), '#f3d878'],
  [/^salted butter$/i, box('#3f6fb0', dairy.butterPat), '#b8cce8'],
  [/^margarine$/i, tub('#f3c83c', dairy.butterPat), '#f6e29c'],
  [/^mascarpone$/i, tub('#a8283c', dairy.creamDollop), '#e8bcc0'],
  [/^creme fraiche$/i, tub('#6a5fa8', dairy.creamDollop), '#cdc8e4'],
  [/^unsweetened oat milk$/i, carton('#4f8f7a', dairy.shaving('#ecd6a4')), '#bcd8cc'],
  [/^pecorino romano$/i, wedge('#f3e8c4', '#2f2b28'), '#d8cfb0'],
  [/^gouda/i, wedge('#f0bc5c', '#b3281e', { holes: 2 }), '#f3cf94'],
  [/^fontina/i, wedge('#ecd28c', '#9a6a34', { holes: 5 }), '#e8d4a4'],
  [/^pepper jack/i, wedge('#f7ecca', '#f0dca4', { flecks: '#3f8a34' }), '#d4e0a8'],
  [
    /^american cheese/i,
    group(
      (pen, size) =>
        `<rect x="${-size}" y="${-size}" width="${size * 2}" height="${size * 2}" rx="4" fill="${slope(pen, '#f5a93c')}" stroke="#c87a1c" stroke-width="1.4"/><path d="M${n(-size * 0.8)} ${n(-size * 0.75)}L${n(size * 0.7)} ${n(-size * 0.75)}" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`,
      [
        [-8, 8, 28, -10],
        [0, 2, 28, 2],
        [8, -5, 28, 12],
      ],
    ),
    '#f8cc8c',
  ],
  [
    /^halloumi$/i,
    group(
      (pen, size) =>
        `<rect x="${-size}" y="${n(-size * 0.6)}" width="${size * 2}" height="${n(size * 1.2)}" rx="6" fill="${slope(pen, '#f6ecd0')}" stroke="#c8b488" stroke-width="1.4"/>${[-0.5, 0, 0.5].map((x) => `<path d="M${n(size * (x - 0.14))} ${n(-size * 0.5)}L${n(size * (x + 0.14))} ${n(size * 0.5)}" stroke="#9a5f24" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"/>`).join('')}`,
      [
        [-5, 13, 34, -8],
        [5, -12, 34, 6],
      ],
    ),
    '#e8d8b0',
  ],
  [
    /^cotija/i,
    group(dairy.crumble('#fbf6e6'), [
      [0, 14, 30],
      [-14, -8, 20],
      [16, -6, 22],
    ]),
    '#e0d4c0',
  ],
  [/^sirloin/i, single(rawSlab('#b5342f', { fat: 0.14 }), 42, -14), '#ee9a94'],
  [
    /^ribeye/i,
    single(
      (pen, size) =>
        `${rawSlab('#c03c38', { fat: 0.18, squash: 0.84 })(pen, size)}<path d="M${n(-size * 0.2)} ${n(-size * 0.5)}Q${n(size * 0.34)} ${n(-size * 0.1)} ${n(size * 0.1)} ${n(size * 0.5)}" stroke="#fbe6dc" stroke-width="${n(size * 0.13)}" fill="none" stroke-linecap="round"/>`,
      40,
    ),
    '#f0a8a8',
  ],
  [
    /^flank/i,
    single(
      (pen, size) =>
        `${rawSlab('#9a2c2c', { fat: 0.04, squash: 0.5 })(pen, size)}${[-0.28, -0.08, 0.12, 0.3].map((y) => `<path d="M${n(-size * 0.75)} ${n(size * y)}Q0 ${n(size * (y - 0.06))} ${n(size * 0.75)} ${n(size * y)}" stroke="#6f1a1e" stroke-opacity=".55" stroke-width="2.4" fill="none"/>`).join('')}`,
      44,
      -18,
    ),
    '#d99a94',
  ],
  [/^beef brisket$/i, single(rawSlab('#8f2c2a', { fat: 0.3, squash: 0.6 }), 44, 8), '#d8948a'],
  [/^pork belly$/i, single(rawSlab('#dc8a80', { layers: true, squash: 0.66 }), 42, -8), '#f0c0b8'],
  [/^pork spareribs$/i, single(rack('#c8685c'), 40, -8), '#ecb4a8'],
  [/^beef short ribs$/i, single(rack('#9a302a'), 36, 84), '#dc9c90'],
  [
    /^lamb loin chops$/i,
    group(chop('#b8483f'), [
      [-12, 12, 28, -6],
      [14, -8, 28, 14],
    ]),
    '#e4b09c',
  ],
  [/^chicken legs$/i, single(meat.drumstickOf('#f0c39c'), 40, -20), '#f3d4b4'],
  [/^turkey breast$/i, single(rawSlab('#eec4ac', { fat: 0.05, squash: 0.72 }), 42, 16), '#ecc8ac'],
  [
    /^clams$/i,
    group(clamShell('#d8cbb8'), [
      [-19, 12, 24, -16],
      [20, 14, 22, 18],
      [0, -14, 25, 2],
    ]),
    '#c4d0d4',
  ],
  [
    /^prosciutto$/i,
    group(meat.foldedSlice('#c4505a'), [
      [-12, 12, 27, -20],
      [14, 8, 27, 24],
      [0, -13, 28, 2],
    ]),
    '#ecb0ac',
  ],
  [
    /^pancetta$/i,
    group(
      (pen, size) =>
        `<circle r="${size}" fill="${ball(pen, '#d8705f')}"/><path d="M0 0m-4 0a4 4 0 0 1 8 0a10 10 0 0 1 -18 2a15 15 0 0 1 28 -4a20 20 0 0 1 -36 10" stroke="#fbe8dc" stroke-width="4.6" fill="none" stroke-linecap="round"/><circle r="${n(size * 0.95)}" fill="none" stroke="#f3d8c8" stroke-width="3"/>`,
      [
        [-11, 10, 26],
        [13, -10, 27, 30],
      ],
    ),
    '#f0bcb0',
  ],
  [
    /^deli turkey/i,
    group(meat.foldedSlice('#f0dcc0'), [
      [-8, 8, 32, -12],
      [10, -8, 32, 14],
    ]),
    '#ecdcc4',
  ],
  [
    /^deli roast beef$/i,
    group(meat.foldedSlice('#94443c'), [
      [-8, 8, 32, -12],
      [10, -8, 32, 14],
    ]),
    '#d4a49c',
  ],
  [/^hot dogs$/i, franks('#c8583c', 3), '#ecb49c'],
  [/^bratwurst$/i, links('#e0c4a4', true), '#e8d4b8'],
  [/^andouille/i, franks('#7a2f22', 2, 22), '#cc9c8c'],
  [
    /^kielbasa/i,
    single(
      (_pen, size) =>
        `<path d="M${n(-size * 0.62)} ${n(size * 0.7)}A${n(size * 0.86)} ${n(size * 0.86)} 0 1 1 ${n(size * 0.62)} ${n(size * 0.7)}" fill="none" stroke="${darken('#a8442c', 0.35)}" stroke-width="20" stroke-linecap="round"/><path d="M${n(-size * 0.62)} ${n(size * 0.7)}A${n(size * 0.86)} ${n(size * 0.86)} 0 1 1 ${n(size * 0.62)} ${n(size * 0.7)}" fill="none" stroke="#b5502f" stroke-width="16" stroke-linecap="round"/><path d="M${n(-size * 0.74)} ${n(size * 0.2)}A${n(size * 0.8)} ${n(size * 0.8)} 0 0 1 ${n(size * 0.3)} ${n(-size * 0.76)}" fill="none" stroke="#f0b48c" stroke-opacity=".7" stroke-width="3.4" stroke-linecap="round"/>`,
      36,
    ),
    '#e0a894',
  ],
  [/^breakfast sausage$/i, franks('#b8806a', 3, 12), '#dcc0ac'],
];
