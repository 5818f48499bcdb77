import { darken } from '#core/colour';
import { ball, slope } from '#core/pen';
import { n, repeat } from '#core/shapes';
import * as breads from '#glyphs/breads';
import * as dairy from '#glyphs/dairy';
import { lump, round } from '#glyphs/glyph';
import * as seeds from '#glyphs/seeds';
import * as pasta from '#glyphs/shortPasta';
import { cornKernel } from '#glyphs/vegetables';

import { bottle, can } from './containers.ts';
import { group, sheets, single } from './growing.ts';
import type { IconRow } from './icon.ts';
import { noto } from './noto.ts';
import { bag, box, packet } from './packages.ts';
import { biscuit, loaf, longRoll } from './rawShapes.ts';

const WHEAT = '#efc24e';
const grain = (colour: string) => lump(colour, { squash: 0.45, wobble: 0.06 });

/** A bundle of long pasta with its band. */
const bundle = (colours: readonly [string, string], width: number, band: string) =>
  single(
    (_pen, size) =>
      `${repeat(Math.round(40 / width), (i) => `<path d="M${n(-20 + i * width)} ${-size}L${n(-22 + i * width * 1.1)} ${size}" stroke="${colours[i % 2]}" stroke-width="${width}" stroke-linecap="round"/>`)}<rect x="-24" y="-7" width="47" height="14" rx="4" fill="${band}"/>`,
    43,
    24,
  );

/** Bread, pasta, flour and what one bakes with, as far as it joined the catalogue later. */
export const BAKERY_ICONS: readonly IconRow[] = [
  [/^self-rising flour$/i, bag('#6f8fc8', { kind: 'sack' }), '#c4d0e8'],
  [/^cake flour$/i, bag('#e8a4b4', { kind: 'sack' }), '#f3ccd6'],
  [/^almond flour$/i, bag('#c89a64', { kind: 'sack', picture: seeds.almond }), '#e4c8a4'],
  [/^rye flour$/i, bag('#8a7656', { kind: 'sack' }), '#c8bca4'],
  [/^semolina/i, bag('#f0cc5c', { kind: 'sack', picture: round('#f3dc8c', 0.3) }), '#f3e2a4'],
  [/^rice flour$/i, bag('#8fc0b0', { kind: 'sack', picture: grain('#fdf7e6') }), '#c8e0d8'],
  [/^masa harina$/i, bag('#d8743c', { kind: 'sack', picture: cornKernel }), '#eec0a0'],
  [/^tapioca/i, bag('#b0a0c8', { picture: round('#fbfaf4', 0.5) }), '#d8d0e4'],
  [/^potato starch$/i, bag('#a8946c', { kind: 'sack', picture: lump('#d8b880') }), '#d8ccb0'],
  [/^buckwheat flour$/i, bag('#6a5f5a', { kind: 'sack' }), '#b8b0a8'],
  [/^linguine$/i, bundle(['#e3b548', '#f3cf6c'], 4.6, '#3f7a4a'), '#f0d48a'],
  [/^angel hair/i, bundle(['#ecc860', '#f8e29a'], 1.8, '#7a4f9a'), '#f3e0a4'],
  [/^whole wheat spaghetti$/i, bundle(['#9a6a34', '#b5844a'], 3, '#d8a84c'), '#d8b88c'],
  [
    /^rigatoni$/i,
    group(
      (pen, size) =>
        `<rect x="${n(-size)}" y="${n(-size * 0.5)}" width="${n(size * 2)}" height="${size}" rx="3" fill="${slope(pen, WHEAT)}" stroke="${darken(WHEAT, 0.35)}" stroke-opacity=".5" stroke-width="1.2"/>${[-0.28, 0, 0.28].map((y) => `<path d="M${n(-size)} ${n(size * y)}L${n(size)} ${n(size * y)}" stroke="#c08f2c" stroke-opacity=".65" stroke-width="1.8"/>`).join('')}<ellipse cx="${n(size)}" rx="${n(size * 0.24)}" ry="${n(size * 0.5)}" fill="#a8741c" stroke="#f6dc90" stroke-width="2"/>`,
      [
        [-8, -22, 20, -14],
        [6, 2, 21, 12],
        [-6, 25, 20, -8],
      ],
    ),
    '#f0d48a',
  ],
  [
    /^farfalle$/i,
    group(
      (pen, size) =>
        `<path d="M${n(-size)} ${n(-size * 0.62)}L${n(-size * 0.16)} ${n(-size * 0.2)}L${n(size * 0.16)} ${n(-size * 0.2)}L${n(size)} ${n(-size * 0.62)}l3 6l-4 6l4 6l-4 6l3 6L${n(size * 0.16)} ${n(size * 0.2)}L${n(-size * 0.16)} ${n(size * 0.2)}L${n(-size)} ${n(size * 0.62)}l-3 -6l4 -6l-4 -6l4 -6Z" fill="${slope(pen, WHEAT)}" stroke="#b5822a" stroke-opacity=".6" stroke-width="1.4" stroke-linejoin="round"/><path d="M0 ${n(-size * 0.24)}L-3 0L0 ${n(size * 0.24)}L3 0Z" fill="#b5822a"/>`,
      [
        [-14, -18, 22, -16],
        [14, 4, 23, 14],
        [-13, 25, 21, 6],
      ],
    ),
    '#f0d48a',
  ],
  [
    /^pasta shells$/i,
    group(
      (pen, size) =>
        `<path d="M${n(-size)} 0Q${n(-size * 0.8)} ${n(-size * 0.8)} 0 ${n(-size * 0.78)}Q${n(size * 0.8)} ${n(-size * 0.8)} ${n(size)} 0Q${n(size * 0.6)} ${n(size * 0.7)} 0 ${n(size * 0.7)}Q${n(-size * 0.6)} ${n(size * 0.7)} ${n(-size)} 0Z" fill="${ball(pen, WHEAT)}"/><path d="M${n(-size * 0.8)} 0Q0 ${n(size * 0.44)} ${n(size * 0.8)} 0Q0 ${n(size * 0.16)} ${n(-size * 0.8)} 0Z" fill="#9a6a1c"/>${[-0.6, -0.3, 0, 0.3, 0.6].map((x) => `<path d="M${n(size * x)} ${n(-size * 0.6)}Q${n(size * x * 1.2)} ${n(-size * 0.3)} ${n(size * x * 1.1)} ${n(-size * 0.04)}" stroke="#c08f2c" stroke-opacity=".7" stroke-width="1.8" fill="none"/>`).join('')}`,
      [
        [-19, 14, 20, -14],
        [20, 15, 20, 16],
        [0, -16, 22, 2],
      ],
    ),
    '#f0d48a',
  ],
  [
    /^potato gnocchi$/i,
    group(pasta.gnocchi('#f3dfa8'), [
      [-20, 13, 21, -16],
      [20, 15, 20, 20],
      [0, -14, 22, 4],
    ]),
    '#ecdcac',
  ],
  [
    /^cheese tortellini$/i,
    group(pasta.dumpling, [
      [-20, 13, 22, -16],
      [20, 15, 21, 20],
      [0, -14, 23, 4],
    ]),
    '#f3dc94',
  ],
  [/^udon/i, bag('#3f5f9a', { picture: pasta.curl('#fbf2da') }), '#b4c0dc'],
  [/^glass noodles$/i, bag('#8aa8a4', { picture: pasta.curl('#e8efec') }), '#c8d8d4'],
  [/^rice paper/i, sheets('#f4f2e6'), '#d0e0d8'],
  [/^sushi rice$/i, bag('#c0303c', { picture: grain('#fdf9ee') }), '#e8b4b4'],
  [/^wild rice$/i, bag('#4a3f38', { picture: grain('#3a2c22') }), '#b4a89c'],
  [/^farro$/i, bag('#8f6a34', { picture: grain('#c49a5c') }), '#d0b890'],
  [/^sourdough/i, loaf('#a8682c', { flour: true }), '#dcb88c'],
  [/^rye bread$/i, loaf('#6a4024', { cuts: 2 }), '#c4a48c'],
  [/^ciabatta$/i, single(longRoll('#e6c080'), 42, -14), '#ecd8b0'],
  [
    /^english muffins$/i,
    group(
      (pen, size) =>
        `<circle r="${size}" fill="${ball(pen, '#e8cf9c')}" stroke="#b58a4c" stroke-width="2"/>${repeat(18, () => `<circle cx="${n(pen.random.between(-size * 0.6, size * 0.6))}" cy="${n(pen.random.between(-size * 0.6, size * 0.6))}" r="${n(pen.random.between(1.2, 3))}" fill="#a87434" opacity=".6"/>`)}`,
      [
        [-12, 9, 28],
        [13, -8, 28],
      ],
    ),
    '#ecd4a8',
  ],
  [/^bagels$/i, noto('bagel'), '#e8c090'],
  [
    /^hot dog buns$/i,
    group(longRoll('#d99a4c'), [
      [0, -16, 40, -10],
      [0, 17, 40, -10],
    ]),
    '#ecc898',
  ],
  [/^croissants$/i, noto('croissant'), '#ecc088'],
  [
    /^pizza dough$/i,
    single(
      (pen, size) =>
        `<ellipse cy="${n(size * 0.3)}" rx="${size}" ry="${n(size * 0.62)}" fill="#d8c090"/><circle r="${n(size * 0.82)}" fill="${ball(pen, '#f6e8c4', 0.7)}"/>${repeat(12, () => `<circle cx="${n(pen.random.between(-size * 0.9, size * 0.9))}" cy="${n(pen.random.between(size * 0.3, size * 0.8))}" r="1.8" fill="#fffdf4"/>`)}`,
      40,
    ),
    '#e8d8b0',
  ],
  [/^pie crust/i, noto('pie'), '#f0d0a0'],
  [
    /^taco shells$/i,
    group(
      (pen, size) =>
        `<path d="M${n(-size)} ${n(size * 0.5)}Q${n(-size)} ${n(-size * 0.8)} 0 ${n(-size * 0.8)}Q${n(size)} ${n(-size * 0.8)} ${n(size)} ${n(size * 0.5)}Z" fill="${slope(pen, '#ecb844')}" stroke="#a87420" stroke-width="1.6" stroke-linejoin="round"/>${breads.charSpots(pen, size * 0.62, { count: 10, squash: 0.6 })}`,
      [
        [-8, 4, 32, -6],
        [8, 12, 32, 6],
      ],
    ),
    '#f3d890',
  ],
  [
    /^ladyfingers$/i,
    group(biscuit('#e6bc74', 'finger'), [
      [0, -21, 36, -12],
      [0, 1, 36, -6],
      [0, 23, 36, -14],
    ]),
    '#f0d4a0',
  ],
  [
    /^saltine/i,
    group(biscuit('#ecd09c', 'cracker'), [
      [-9, 9, 26, -12],
      [11, -8, 26, 10],
    ]),
    '#ecdcb8',
  ],
  [/^white chocolate/i, noto('chocolate-bar', { saturation: 0.3, light: 2.4 }), '#f0e4c8'],
  [/^milk chocolate$/i, noto('chocolate-bar', { light: 1.4, saturation: 1.1 }), '#d8b490'],
  [/^dark chocolate/i, noto('chocolate-bar', { light: 0.62 }), '#a48c80'],
  [/^light corn syrup$/i, bottle('syrup', ['#f3dc90', '#d84a34']), '#f3e6b8'],
  [/^agave/i, bottle('squeeze', ['#c88a2c', '#4f8f5a']), '#e6cc9c'],
  [/^gelatin/i, packet('#7ab0d8'), '#c8e0f0'],
  [/^marshmallows$/i, bag('#f0a8c0', { picture: round('#fffdf8', 0.3) }), '#f8d4e0'],
  [/^vegetable shortening$/i, can('#3f6fb0', { picture: dairy.creamDollop }), '#b8cce8'],
  [/^lard$/i, box('#d04a3c', dairy.creamDollop), '#eeb4ac'],
  [/^corn flakes$/i, box('#e8762c', dairy.shaving('#f3b83c')), '#f3c49c'],
  [/^potato chips$/i, bag('#f0c030', { picture: dairy.shaving('#f3d25c') }), '#f6e09c'],
  [/^popcorn/i, noto('popcorn'), '#f3b8a8'],
];
