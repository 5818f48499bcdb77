import { ball } from '#core/pen';
import { n } from '#core/shapes';
import * as breads from '#glyphs/breads';
import * as dairy from '#glyphs/dairy';
import * as fruit from '#glyphs/fruit';
import { type Glyph, lump, round } from '#glyphs/glyph';
import * as leaves from '#glyphs/leaves';
import * as meat from '#glyphs/meat';
import * as seafood from '#glyphs/seafood';
import * as seeds from '#glyphs/seeds';
import { searedChunk } from '#glyphs/torn';
import * as vegetables from '#glyphs/vegetables';

import { bottle, can, jar } from './containers.ts';
import { group, sheets, single } from './growing.ts';
import type { IconRow } from './icon.ts';
import { noto } from './noto.ts';
import { bag, box, carton, packet } from './packages.ts';

const tomato = vegetables.tomatoSlice;

const coconutHalf: Glyph = (pen, q) =>
  `<circle r="${n(q)}" fill="${ball(pen, '#6b4228')}"/><circle r="${n(q * 0.86)}" fill="#fffdf6"/><circle r="${n(q * 0.56)}" fill="${ball(pen, '#e8e4d8', 0.5)}"/>`;

/** Tins, jars, nuts, seeds, sweets and drinks. */
export const GROCERY_ICONS: readonly IconRow[] = [
  [/^tomato paste/i, can('#a8281c', { picture: tomato }), '#e0948a'],
  [/^marinara/i, jar('#c8381f', { picture: tomato }), '#eea294'],
  [/^coconut milk/i, can('#e2d6bc', { picture: coconutHalf }), '#dcd2bc'],
  [/^coconut water/i, noto('coconut'), '#c9b8aa'],
  [/^chicken broth/i, carton('#e0b03c', meat.drumstick), '#f0dc9c'],
  [/^beef broth/i, carton('#8a4424', searedChunk('#a8583c')), '#d0a894'],
  [/^vegetable broth/i, carton('#86ac44', vegetables.rootCoin('#dd7420', '#f59a3c')), '#c8dca0'],
  [/^canned sweet corn/i, can('#efc23c', { picture: vegetables.cornKernel }), '#f3dc94'],
  [/^canned pumpkin/i, can('#e3832a', { picture: lump('#eb9a3a') }), '#f3c294'],
  [/^black olives/i, can('#3a3038', { picture: seeds.oliveRing('#3a2a36') }), '#a8a0a8'],
  [/^kalamata/i, jar('#5b3450', { inside: seeds.oliveRing('#4a2440') }), '#b09aac'],
  [/^capers/i, jar('#a8b07a', { inside: seeds.caper }), '#c0c898'],
  [/^sun-dried/i, jar('#c0602c', { inside: vegetables.strip('#9c2a16', 0.6) }), '#dca484'],
  [
    /^roasted red peppers/i,
    jar('#cf4a2c', { inside: vegetables.strip('#c8321e', 0.7) }),
    '#eea294',
  ],
  [/^dill pickles/i, jar('#9cae5c', { inside: vegetables.pickleSlice, lid: '#4f8a3c' }), '#bccc90'],
  [/^peanut butter/i, jar('#c08440', { picture: seeds.peanutHalf, lid: '#c0392b' }), '#e0b88c'],
  [/^almond butter/i, jar('#b07c48', { picture: seeds.almond, lid: '#6b4a2a' }), '#d8b894'],
  [/^tahini/i, jar('#dcc498', { picture: seeds.sesame, lid: '#4a7a5a' }), '#e6dac0'],
  [/^sesame seeds/i, bag('#d0b070', { picture: seeds.sesame }), '#e8dab4'],
  [/^chia/i, bag('#5a5a62', { picture: round('#4a4a4e', 0.4) }), '#b4b4ba'],
  [/^flaxseed/i, bag('#8a5a34', { picture: seeds.drop('#8a5228') }), '#cbaa90'],
  [/^sunflower/i, bag('#e8b83c', { picture: seeds.sunflowerSeed }), '#f0d894'],
  [/^pumpkin seeds/i, bag('#6f9a4c', { picture: seeds.pumpkinSeed }), '#b8d0a0'],
  [/^dried cranberries/i, bag('#a8283c', { picture: fruit.cranberry }), '#e09ca8'],
  [/^evaporated milk/i, can('#e8d8a8', { picture: dairy.creamDollop }), '#efe4c4'],
  [/^sweetened condensed/i, can('#6a9ad0', { picture: dairy.creamDollop }), '#c4d8ee'],
  [/^granola/i, bag('#c0843c', { picture: seeds.granolaCluster }), '#e0bc8c'],
  [
    /^graham/i,
    group(
      (pen, size) =>
        `<rect x="${-size}" y="${-size * 0.7}" width="${size * 2}" height="${size * 1.4}" rx="4" fill="#c98f48" stroke="#8f5c24" stroke-width="1.6"/><path d="M0 ${-size * 0.7}L0 ${size * 0.7}" stroke="#8f5c24" stroke-opacity=".7" stroke-width="1.6"/>${Array.from({ length: 10 }, (_, i) => `<circle cx="${(-size * 0.72 + (i % 5) * size * 0.36).toFixed(1)}" cy="${i < 5 ? -size * 0.3 : size * 0.3}" r="${pen.random.between(1.6, 2).toFixed(1)}" fill="#8f5c24" opacity=".7"/>`).join('')}`,
      [
        [-5, 8, 32, -12],
        [6, -6, 32, 8],
      ],
    ),
    '#dcb88c',
  ],
  [/^nori/i, sheets('#234a36'), '#94ac9c'],
  [/^wonton/i, sheets('#f3e4bc'), '#e6d8b0'],
  [/^canned tuna/i, can('#4f86b8', { picture: seafood.tunaFlake, flat: true }), '#b4d0e6'],
  [/^anchovies/i, can('#c9a23c', { picture: seafood.anchovy, flat: true }), '#e8d49c'],
  [
    /^strawberry jam/i,
    jar('#c0243c', { picture: fruit.strawberryHalf, lid: '#f3efe4' }),
    '#eea0ac',
  ],
  [
    /^chocolate hazelnut/i,
    jar('#5a2c16', { picture: seeds.chocolateChip, lid: '#f3efe4' }),
    '#b89c8c',
  ],
  [/^ground coffee/i, noto('hot-beverage'), '#cbb4a4'],
  [/^puff pastry/i, box('#4f7ab8', breads.crouton), '#b8cce6'],
  [/^phyllo/i, box('#6aa88a', dairy.shaving('#fbeecb')), '#bcdccc'],
  [
    /^firm tofu/i,
    group(dairy.tofuCube, [
      [-17, 12, 25],
      [19, 14, 23, 10],
      [1, -14, 26, -6],
    ]),
    '#e6dcc0',
  ],
  [/^silken tofu/i, single(dairy.softTofuCube, 38), '#e8e2d0'],
  [/^tempeh/i, single(dairy.tempehCube, 38), '#d6bc98'],
  [
    /^dry white wine/i,
    noto('wine-glass', {
      swap: {
        '#68040c': '#c9ae4a',
        '#6e050d': '#cdb452',
        '#8a0813': '#d9c264',
        '#9f0b17': '#e3cf78',
        '#ab0c19': '#e8d684',
        '#af0d1a': '#ecdc90',
        '#cc1935': '#f6ecb4',
      },
    }),
    '#e8dfa8',
  ],
  [/^dry red wine/i, noto('wine-glass'), '#d09ca8'],
  [/^beer/i, noto('beer-mug'), '#f3c860'],
  [/^orange juice/i, bottle('small', ['#f59a24', '#e8702a'], fruit.orangeSlice), '#f8c48a'],
  [/^apple juice/i, bottle('small', ['#e3b04a', '#5a9a3c'], fruit.appleSlice), '#eed49c'],
  [/^vanilla ice cream/i, noto('ice-cream'), '#b8d8e2'],
  [/^ice cubes/i, noto('ice'), '#b4dcf0'],
  [
    /^bay leaves/i,
    group(leaves.bayLeaf, [
      [-18, 2, 38, -26],
      [18, 2, 38, 26],
      [0, -2, 40, 0],
    ]),
    '#b4be8c',
  ],
  [/^active dry yeast/i, packet('#d9a83c'), '#ecd49c'],
];
