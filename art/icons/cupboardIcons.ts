import { ball } from '#core/pen';
import { n, repeat } from '#core/shapes';
import * as dairy from '#glyphs/dairy';
import * as fruit from '#glyphs/fruit';
import { cube, type Glyph, lump, round } from '#glyphs/glyph';
import * as leaves from '#glyphs/leaves';
import * as seafood from '#glyphs/seafood';
import * as seeds from '#glyphs/seeds';
import * as vegetables from '#glyphs/vegetables';

import { bottle, can, jar, shaker, tub } from './containers.ts';
import { group, handful, single } from './growing.ts';
import type { IconRow } from './icon.ts';
import { noto } from './noto.ts';
import { bag, box, packet } from './packages.ts';

const { wholeChilli } = vegetables;

/** A star of salt crystals. */
const crystal: Glyph = (pen, q) =>
  `<path d="M0 ${n(-q)}L${n(q * 0.7)} 0L0 ${n(q)}L${n(-q * 0.7)} 0Z" fill="${ball(pen, '#eef4f8')}" stroke="#9ab0bf" stroke-width="1.4"/>`;

/** A swirl of sauce. */
const swirl =
  (colour: string): Glyph =>
  (pen, q) =>
    `<circle r="${n(q)}" fill="${ball(pen, colour)}"/><path d="M${n(-q * 0.6)} 0Q0 ${n(-q * 0.8)} ${n(q * 0.5)} ${n(-q * 0.1)}Q0 ${n(q * 0.6)} ${n(-q * 0.24)} ${n(q * 0.06)}" stroke="#ffd8c0" stroke-width="${n(q * 0.16)}" stroke-linecap="round" fill="none"/>`;

/** A dried chilli: dark, wrinkled, with its stem. */
const driedChilli =
  (colour: string): Glyph =>
  (pen, q) =>
    `<path d="M0 ${n(-q)}Q${n(q * 0.62)} ${n(-q * 0.7)} ${n(q * 0.44)} ${n(q * 0.1)}Q${n(q * 0.3)} ${n(q * 0.8)} 0 ${n(q * 1.1)}Q${n(-q * 0.34)} ${n(q * 0.7)} ${n(-q * 0.44)} ${n(q * 0.1)}Q${n(-q * 0.6)} ${n(-q * 0.7)} 0 ${n(-q)}Z" fill="${ball(pen, colour)}"/><path d="M${n(-q * 0.2)} ${n(-q * 0.6)}Q${n(-q * 0.06)} 0 ${n(-q * 0.14)} ${n(q * 0.6)}M${n(q * 0.16)} ${n(-q * 0.6)}Q${n(q * 0.06)} 0 ${n(q * 0.14)} ${n(q * 0.6)}" stroke="#ffb49c" stroke-opacity=".4" stroke-width="2" fill="none"/><path d="M0 ${n(-q * 0.95)}L${n(q * 0.1)} ${n(-q * 1.35)}" stroke="#7a6a3c" stroke-width="4" stroke-linecap="round"/>`;

/** Cans, jars, bottles and spices that look like another one at a glance, and what joined them later. */
export const CUPBOARD_ICONS: readonly IconRow[] = [
  [/^canned diced tomatoes/i, can('#d8482c', { picture: cube('#d8402c', 0.3) }), '#f0ac98'],
  [/^canned crushed tomatoes/i, can('#a8281c', { picture: swirl('#c8321e') }), '#e09c90'],
  [/^canned whole peeled/i, can('#e0a02c', { picture: vegetables.cherryTomato }), '#f0cc94'],
  [/^tomato sauce/i, can('#7a1f2a', { picture: dairy.dollop('#c8321e') }), '#d09ca0'],
  [/^shredded coconut/i, bag('#6aa0b8', { picture: dairy.gratedShred('#fffdf6') }), '#c4dce6'],
  [/^table salt$/i, noto('salt'), '#cfdade'],
  [/^kosher salt$/i, box('#2f5f9a', crystal), '#b8c8dc'],
  [/^sea salt$/i, jar('#e8eef0', { inside: crystal, lid: '#6a9ab0' }), '#b8d8e0'],
  [/^chipotle peppers/i, can('#8a2f1c', { picture: wholeChilli('#6f1f14') }), '#d0a090'],
  [/^canned green chiles/i, can('#4f9a3f', { picture: wholeChilli('#5fae3c') }), '#b4d8a4'],
  [/^canned artichoke/i, can('#7c9a55', { picture: lump('#b8c488') }), '#c8d4ac'],
  [/^canned pineapple/i, can('#f0c02c', { picture: fruit.pineappleChunk }), '#f6e09c'],
  [/^canned peaches/i, can('#f0944a', { picture: fruit.peachSlice }), '#f8c8a4'],
  [/^canned salmon/i, can('#e8785a', { picture: seafood.tunaFlake, flat: true }), '#f4bca8'],
  [/^canned sardines/i, can('#5a7a9a', { picture: seafood.anchovy, flat: true }), '#b4c8d8'],
  [/^canned great northern/i, can('#3f6f9a', { picture: seeds.whiteBean }), '#b0c8dc'],
  [/^canned lentils/i, can('#8a6a3c', { picture: seeds.lentil('#8a6a3c') }), '#ccb898'],
  [/^canned baked beans/i, can('#c07a2c', { picture: seeds.pintoBean }), '#e4c094'],
  [/^canned hominy/i, can('#d8b84c', { picture: round('#fbf2d4', 0.4) }), '#ecdca4'],
  [/^canned water chestnuts/i, can('#9a7a4c', { picture: round('#fbf6e8', 0.5) }), '#d0c0a4'],
  [/^canned bamboo/i, can('#7a9a3c', { picture: vegetables.strip('#ecd890', 0.5) }), '#c4d49c'],
  [/^coconut cream/i, can('#2f6f8a', { picture: dairy.creamDollop }), '#a8ccd8'],
  [/^enchilada sauce/i, can('#b83a1c', { picture: swirl('#b8381c') }), '#e8a890'],
  [/^cream of mushroom/i, can('#a89078', { picture: vegetables.mushroomSlice }), '#d8ccbc'],
  [/^pinto beans/i, bag('#b5805c', { picture: seeds.pintoBean }), '#dcc0a8'],
  [/^kidney beans/i, bag('#9a302a', { picture: seeds.kidneyBean }), '#d8a49c'],
  [/^green lentils/i, bag('#6f7f3c', { picture: seeds.lentil('#6a7a34') }), '#bcc498'],
  [/^mung beans/i, bag('#4f8a3c', { picture: seeds.lentil('#5f9a3c') }), '#a8cc98'],
  [/^chana dal/i, bag('#e0a02c', { picture: seeds.lentil('#f0c048') }), '#f0d490'],
  [/^coriander seeds$/i, handful(round('#c8a868', 0.4), 8), '#e0d0a4'],
  [
    /^cinnamon sticks$/i,
    group(
      (pen, size) =>
        `<rect x="${n(-size)}" y="-7" width="${n(size * 2)}" height="14" rx="5" fill="${ball(pen, '#a8602c', 0.8)}" stroke="#5f3014" stroke-opacity=".6" stroke-width="1.4"/><path d="M${n(size * 0.98)} 0m-4 -4a5 5 0 1 1 -1 8" stroke="#5f3014" stroke-width="2.6" fill="none"/><path d="M${n(-size * 0.8)} -2L${n(size * 0.7)} -2" stroke="#dca468" stroke-opacity=".8" stroke-width="2"/>`,
      [
        [-2, -17, 38, -20],
        [2, 0, 38, -14],
        [0, 18, 38, -22],
      ],
    ),
    '#d8b090',
  ],
  [/^cardamom pods$/i, handful(seeds.drop('#a8b878', 0.5), 12), '#ccd8ac'],
  [
    /^whole cloves$/i,
    group(
      (_pen, size) =>
        `<path d="M0 ${n(-size * 0.3)}L0 ${size}" stroke="#5c3420" stroke-width="${n(size * 0.26)}" stroke-linecap="round"/><circle cy="${n(-size * 0.62)}" r="${n(size * 0.3)}" fill="#8a5a38"/><path d="M${n(-size * 0.4)} ${n(-size * 0.5)}L0 ${n(-size * 0.2)}L${n(size * 0.4)} ${n(-size * 0.5)}" stroke="#4a2816" stroke-width="${n(size * 0.2)}" fill="none" stroke-linecap="round"/>`,
      [
        [-22, -4, 24, -30],
        [0, -14, 24, 6],
        [22, -2, 24, 34],
        [-6, 20, 20, 70],
      ],
    ),
    '#b8a090',
  ],
  [
    /^ancho chiles/i,
    group(driedChilli('#5a1f1c'), [
      [-16, 4, 34, -12],
      [18, 8, 30, 16],
    ]),
    '#c09c94',
  ],
  [
    /^guajillo/i,
    group(
      (pen, size) => `<g transform="scale(.6 1.1)">${driedChilli('#9a2a1c')(pen, size)}</g>`,
      [
        [-22, 4, 36, -10],
        [0, 0, 36, 2],
        [22, 5, 36, 12],
      ],
    ),
    '#dca494',
  ],
  [/^taco seasoning$/i, packet('#d8622a'), '#f0bc9c'],
  [/^nutritional yeast$/i, shaker('#e0b43c', dairy.shaving('#f3d870')), '#f0dc9c'],
  [/^chicken bouillon/i, box('#e0a82c', cube('#d8a23c', 0.3)), '#f0d498'],
  [/^tamari$/i, bottle('vinegar', ['#24120c', '#3f7a4a'], seeds.edamame), '#a0a898'],
  [/^sweet chili sauce$/i, bottle('sauce', ['#e0562c', '#c8281e']), '#f4b49c'],
  [/^gochujang$/i, tub('#c82a1e', dairy.dollop('#b3261a')), '#eea498'],
  [
    /^red curry paste$/i,
    jar('#b8341c', { lid: '#2f2b28', picture: wholeChilli('#d0331e') }),
    '#e4a894',
  ],
  [
    /^green curry paste$/i,
    jar('#6f8a34', { lid: '#2f2b28', picture: wholeChilli('#5fae3c') }),
    '#c0d0a0',
  ],
  [/^tamarind/i, jar('#5a3018', { lid: '#d8a02c', picture: lump('#6a3a1c') }), '#b8a090'],
  [/^harissa$/i, jar('#a82c1a', { lid: '#d9a441', picture: swirl('#a82c1a') }), '#dca090'],
  [/^basil pesto$/i, jar('#5f8a34', { lid: '#d9a441', picture: leaves.basilLeaf }), '#b8d09c'],
  [/^alfredo/i, jar('#f6eed8', { lid: '#3f7a4a', picture: dairy.creamDollop }), '#dce0cc'],
  [/^hummus$/i, tub('#d0a45c', seeds.chickpea), '#e8d4ac'],
  [
    /^sauerkraut$/i,
    jar('#e6dfb0', { lid: '#c0392b', inside: dairy.gratedShred('#f6f0cc') }),
    '#e0dcbc',
  ],
  [
    /^kimchi$/i,
    jar('#cf5430', { lid: '#c8281e', inside: vegetables.strip('#e8a070', 0.6) }),
    '#eeb49c',
  ],
  [
    /^pickled jalapenos$/i,
    jar('#a8b85c', { lid: '#d84a34', inside: vegetables.pepperRing('#7f9f34') }),
    '#ccd8a0',
  ],
  [
    /^sweet pickle relish$/i,
    jar('#8a9f34', { lid: '#f3efe4', picture: vegetables.pickleSlice }),
    '#c8d094',
  ],
  [
    /^whole grain mustard$/i,
    jar('#b58a34', { lid: '#7a4f24', inside: round('#8f6420', 0.3) }),
    '#d8c094',
  ],
  [/^mirin$/i, bottle('vinegar', ['#e3b64c', '#c8281e']), '#f0d8a0'],
  [/^shaoxing/i, bottle('wine', ['#8f4f1c', '#b3281e']), '#d0ac8c'],
  [/^sherry vinegar$/i, bottle('vinegar', ['#a8602c', '#2f2b28'], fruit.grape), '#dcb898'],
  [
    /^white wine vinegar$/i,
    bottle('vinegar', ['#efe2a8', '#6f8a3c'], round('#c8d078', 0.5)),
    '#e6e2bc',
  ],
  [
    /^pomegranate molasses$/i,
    bottle('sauce', ['#5a1420', '#d8a02c'], fruit.pomegranateAril),
    '#c098a0',
  ],
  [
    /^italian dressing$/i,
    bottle('squeeze', ['#dcc05c', '#c0392b'], leaves.parsleySprig),
    '#ecdca4',
  ],
  [/^peanut oil$/i, bottle('oil', ['#ecbc4c', '#8a5a2c'], seeds.peanutHalf), '#f0d8a0'],
  [/^sunflower oil$/i, bottle('oil', ['#f6dc50', '#e8a020'], seeds.sunflowerSeed), '#f8e8a4'],
  [/^grapeseed oil$/i, bottle('oil', ['#c8d868', '#5a3a6a'], fruit.grape), '#dce4ac'],
  [
    /^cooking spray$/i,
    single(
      (pen, size) =>
        `<rect x="${n(-size * 0.4)}" y="${n(-size * 0.5)}" width="${n(size * 0.8)}" height="${n(size * 1.5)}" rx="6" fill="${ball(pen, '#e6b820')}"/><path d="M${n(-size * 0.4)} ${n(-size * 0.46)}Q0 ${n(-size * 0.8)} ${n(size * 0.4)} ${n(-size * 0.46)}Z" fill="#c9ced1"/><rect x="${n(-size * 0.16)}" y="${n(-size * 1.02)}" width="${n(size * 0.32)}" height="${n(size * 0.34)}" rx="4" fill="#d8402c"/>${repeat(9, (i) => `<circle cx="${n(size * (0.3 + (i % 3) * 0.22))}" cy="${n(-size * (1.06 - Math.floor(i / 3) * 0.14))}" r="2" fill="#e6c85c"/>`)}<rect x="${n(-size * 0.4)}" y="${n(size * 0.02)}" width="${n(size * 0.8)}" height="${n(size * 0.5)}" fill="#fffaf0"/>${round('#e6c030', 0.4)(pen, size * 0.16)}`,
      43,
    ),
    '#f3dc90',
  ],
  [/^marsala/i, bottle('wine', ['#7a3a1c', '#2f2b28'], fruit.grape), '#c8a494'],
  [/^black tea/i, noto('teacup-without-handle', { turn: -40 }), '#d8c0a8'],
  [/^sparkling water$/i, bottle('oil', ['#a8dcec', '#2f7ab8'], round('#d8f2fa', 0.9)), '#b8e0ee'],
];
