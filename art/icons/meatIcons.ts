import type { Colour } from '#core/colour';
import { ball } from '#core/pen';
import { blob, n } from '#core/shapes';
import { cube, type Glyph } from '#glyphs/glyph';
import * as meat from '#glyphs/meat';
import * as seafood from '#glyphs/seafood';

import { group, single, trio } from './growing.ts';
import type { IconRow } from './icon.ts';
import { noto } from './noto.ts';
import { tray } from './packages.ts';

/** A raw fillet of poultry: pale, with a sheen and a strip of fat. */
const rawMeat =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="${blob(pen.random, q, { corners: 9, wobble: 0.08, squash: 0.66 })}" fill="${ball(pen, colour, 0.75)}"/>${[-0.2, 0.06, 0.3].map((y) => `<path d="M${n(-q * 0.6)} ${n(q * y)}Q0 ${n(q * (y - 0.16))} ${n(q * 0.62)} ${n(q * (y - 0.06))}" fill="none" stroke="#fff4ea" stroke-opacity=".55" stroke-width="${n(q * 0.045)}" stroke-linecap="round"/>`).join('')}<path d="M${n(-q * 0.6)} ${n(-q * 0.34)}Q${n(-q * 0.1)} ${n(-q * 0.6)} ${n(q * 0.5)} ${n(-q * 0.42)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${n(q * 0.07)}" stroke-linecap="round"/>`;

/** A raw cube of meat with veins of fat. */
const rawCube =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `${cube(colour, 0.3)(pen, q)}<path d="M${n(-q * 0.6)} ${n(-q * 0.36)}Q${n(-q * 0.1)} ${n(-q * 0.3)} ${n(q * 0.1)} ${n(-q * 0.6)}M${n(-q * 0.3)} ${n(q * 0.3)}Q${n(q * 0.1)} ${n(-q * 0.1)} ${n(q * 0.6)} ${n(q * 0.1)}" fill="none" stroke="#fbe3d6" stroke-opacity=".8" stroke-width="${n(q * 0.09)}" stroke-linecap="round"/>`;

/** Meat, fish and eggs. */
export const MEAT_ICONS: readonly IconRow[] = [
  [/^chicken breast/i, single(rawMeat('#f3c8b0'), 42, -18), '#f0c9a8'],
  [
    /^chicken thighs \(boneless/i,
    group(rawMeat('#eebaa4'), [
      [-14, 10, 30, -10],
      [16, -8, 30, 22],
    ]),
    '#f0c9a8',
  ],
  [/^chicken thighs \(bone/i, single(meat.chickenThigh, 40, -10), '#e8b98a'],
  [/^chicken drumsticks/i, noto('poultry-leg'), '#e0a88c'],
  [
    /^whole chicken/i,
    group(meat.chickenThigh, [
      [-22, 20, 19, -30],
      [22, 20, 19, 30],
      [0, -2, 36],
    ]),
    '#e8b98a',
  ],
  [
    /^chicken wings/i,
    group(meat.drumstick, [
      [-8, -16, 26, -24],
      [-4, 18, 26, 14],
    ]),
    '#e8b98a',
  ],
  [/^ground chicken/i, tray('#eebfa6'), '#eec8b4'],
  [/^ground turkey/i, tray('#e2a896'), '#e8bcae'],
  [/^ground beef \(80/i, tray('#b93a30'), '#e0948a'],
  [/^ground beef \(90/i, tray('#a32c28'), '#d98a84'],
  [/^ground pork/i, tray('#dd928a'), '#eebab2'],
  [/^ground lamb/i, tray('#a84a44'), '#d99c94'],
  [
    /^beef stew/i,
    group(rawCube('#b5443c'), [
      [-20, 10, 23, -10],
      [20, 12, 23, 20],
      [0, -15, 25, 60],
    ]),
    '#d99c8c',
  ],
  [/^beef chuck/i, noto('cut-of-meat', { light: 0.86 }), '#e0948a'],
  [/^pork chops/i, noto('cut-of-meat', { turn: 8, saturation: 0.62, light: 1.12 }), '#eebab2'],
  [/^pork tenderloin/i, single(meat.slicedPork, 36), '#e6bfa4'],
  [
    /^pork shoulder/i,
    group(rawCube('#de9684'), [
      [-18, 8, 26, -10],
      [19, -4, 27, 22],
    ]),
    '#e6b8a4',
  ],
  [/^bacon/i, noto('bacon'), '#e8a094'],
  [
    /^italian sausage/i,
    group(
      (pen, size) =>
        `<path d="M${-size} 4Q0 ${-size * 0.9} ${size} 4" fill="none" stroke="#7a3222" stroke-width="${size * 0.62}" stroke-linecap="round"/><path d="M${-size} 3Q0 ${-size * 0.92} ${size} 3" fill="none" stroke="#b0543e" stroke-width="${size * 0.5}" stroke-linecap="round"/><path d="M${-size * 0.8} -6Q0 ${-size * 0.98} ${size * 0.7} -8" fill="none" stroke="#e8a48c" stroke-opacity="${pen.random.between(0.7, 0.8)}" stroke-width="3.4" stroke-linecap="round"/>`,
      [
        [0, -4, 30],
        [0, 22, 30],
      ],
    ),
    '#d9a48c',
  ],
  [
    /^pork chorizo/i,
    group(meat.sausageCoin, [
      [-19, 12, 22],
      [20, 14, 21],
      [0, -16, 23],
    ]),
    '#d9948a',
  ],
  [
    /^deli ham/i,
    group(meat.foldedSlice('#eaa29c'), [
      [-8, 8, 32, -12],
      [10, -8, 32, 14],
    ]),
    '#eebcb4',
  ],
  [
    /^pepperoni/i,
    group(meat.pepperoni, [
      [-19, 12, 23],
      [20, 14, 22],
      [0, -16, 24],
    ]),
    '#e08a7a',
  ],
  [
    /^salami/i,
    group(meat.pepperoni, [
      [-12, 10, 30],
      [12, -8, 31],
    ]),
    '#d98a7c',
  ],
  [/^lamb stew/i, noto('meat-on-bone'), '#d9a48c'],
  [/^salmon fillet/i, single(seafood.fishFillet('#f58a58', '#ffd9bf', false), 43, -16), '#f8bc9c'],
  [/^cod/i, single(seafood.fishFillet('#f6ece0', '#ffffff', false), 43, -16), '#dfe3e4'],
  [/^tilapia/i, single(seafood.fishFillet('#f3d8cc', '#fff4ec', false), 43, -16), '#eed6cc'],
  [/^halibut/i, single(seafood.fishFillet('#f1eadc', '#ffffff', false), 43, 14), '#d9dfdc'],
  [/^tuna steak/i, single(seafood.searedTuna, 36), '#dc98a4'],
  [/^shrimp/i, noto('shrimp'), '#f8ac8c'],
  [/^sea scallops/i, trio(seafood.scallop, 21), '#eed6b0'],
  [
    /^mussels/i,
    group(seafood.mussel, [
      [-20, 4, 32, -22],
      [20, 6, 32, 24],
      [0, -4, 34, 2],
    ]),
    '#a4acbc',
  ],
  [/^squid/i, noto('squid'), '#e0b0d0'],
  [/^crab/i, noto('crab'), '#f8a080'],
  [
    /^smoked salmon/i,
    group(meat.foldedSlice('#f28d5c'), [
      [-8, 8, 32, -12],
      [10, -8, 32, 14],
    ]),
    '#f8bc9c',
  ],
];
