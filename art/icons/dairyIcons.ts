import * as dairy from '#glyphs/dairy';
import { cube } from '#glyphs/glyph';
import * as seeds from '#glyphs/seeds';

import { can, jar, shaker, tub } from './containers.ts';
import { group, single } from './growing.ts';
import type { IconRow } from './icon.ts';
import { noto } from './noto.ts';
import { bag, box, carton } from './packages.ts';
import { wedge } from './rawShapes.ts';

/** Milk, butter, cheese and eggs. */
export const DAIRY_ICONS: readonly IconRow[] = [
  [/^whole milk/i, noto('glass-of-milk'), '#c9d8e0'],
  [/^reduced fat milk/i, carton('#4f8fc0'), '#bcd4e6'],
  [/^fat free milk/i, carton('#e08aa4'), '#f0ccd6'],
  [/^buttermilk/i, carton('#e8c850'), '#f0e2a8'],
  [/^heavy cream/i, carton('#c0504a', dairy.creamDollop), '#ecd0c4'],
  [/^half and half/i, carton('#8a6ab0'), '#d6cbe2'],
  [/soy milk/i, carton('#b59a58', seeds.edamame), '#e0d4b0'],
  [/almond milk/i, carton('#c08a4c', seeds.almond), '#e6cfa8'],
  [/^sour cream/i, tub('#3f7ab0', dairy.creamDollop), '#c4d4e2'],
  [/^plain yogurt/i, tub('#5fa0d0'), '#cfe0ee'],
  [/^greek yogurt/i, tub('#2f5fa8', dairy.creamDollop), '#c4cfe6'],
  [/^ricotta/i, tub('#5a9a5a', dairy.creamDollop), '#cbe0cb'],
  [/^cottage/i, tub('#d08a3c', dairy.crumble('#fffdf4')), '#ecd8b8'],
  [/^ghee/i, jar('#f0c44c', { lid: '#c9a227' }), '#f3dc94'],
  [
    /^eggs$/i,
    group(
      (pen, size) => `<g transform="scale(${(size / 42).toFixed(2)})">${noto('egg')(pen)}</g>`,
      [
        [-18, 6, 30, -8],
        [18, 8, 30, 10],
      ],
    ),
    '#f0c49c',
  ],
  [/^cheddar/i, noto('cheese-wedge', { turn: -8 }), '#f5b04a'],
  [/^parmesan/i, wedge('#f0d48c', '#b5823a', { flecks: '#fbeec4' }), '#eed9a0'],
  [/^monterey/i, single(cube('#f6e6b4', 0.2), 38), '#efe0b4'],
  [/^swiss cheese/i, noto('cheese-wedge'), '#f5cf6a'],
  [
    /^provolone/i,
    group(
      (_pen, size) =>
        `<ellipse rx="${size}" ry="${size * 0.94}" fill="#d9b45c"/><ellipse rx="${size * 0.93}" ry="${size * 0.87}" cx="-1" cy="-2" fill="#f6e6b0"/><path d="M${-size * 0.5} ${-size * 0.4}Q0 ${-size * 0.8} ${size * 0.5} ${-size * 0.4}" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none" stroke-linecap="round"/>`,
      [
        [-9, 9, 29],
        [9, -7, 29],
      ],
    ),
    '#efdc9c',
  ],
  [/^gruyere/i, noto('cheese-wedge', { saturation: 0.75, light: 0.9 }), '#dcbf7c'],
  [
    /^brie/i,
    group(
      (_pen, size) =>
        `<path d="M${-size} ${size * 0.2}L${size * 0.9} ${-size * 0.6}Q${size * 1.1} 0 ${size * 0.9} ${size * 0.2}L${-size} ${size * 0.7}Z" fill="#f7e2a0"/><path d="M${-size} ${size * 0.2}L${size * 0.9} ${-size * 0.6}Q${size * 0.2} ${-size} ${-size} ${size * 0.2}Z" fill="#fdfaf0" stroke="#e0d6bc" stroke-width="1.6"/><path d="M${-size} ${size * 0.7}L${size * 0.9} ${size * 0.2}L${size * 0.9} ${size * 0.34}L${-size} ${size * 0.84}Z" fill="#f2ecda"/>`,
      [[0, 0, 42]],
    ),
    '#e8dfc4',
  ],
  [/^shredded mozzarella/i, bag('#4f8fc0', { picture: dairy.gratedShred('#fbf0cf') }), '#bcd4e6'],
  [
    /^fresh mozzarella/i,
    group(dairy.mozzarella, [
      [-15, 6, 28],
      [20, 10, 24],
    ]),
    '#e0e2dc',
  ],
  [/^grated parmesan/i, shaker('#3f8a4a', dairy.parmesanShaving), '#a8cca8'],
  [
    /^feta/i,
    group(dairy.fetaCube, [
      [-17, 12, 25],
      [19, 14, 23, 10],
      [1, -14, 26, -6],
    ]),
    '#d6dfe2',
  ],
  [
    /^goat cheese/i,
    group(
      (pen, size) =>
        `<path d="M${-size} ${-size * 0.4}L${size * 0.7} ${-size * 0.4}L${size * 0.7} ${size * 0.5}L${-size} ${size * 0.5}Q${-size * 1.3} 0 ${-size} ${-size * 0.4}Z" fill="#f6efdf" stroke="#d9cfb8" stroke-width="1.4"/><ellipse cx="${size * 0.7}" cy="${size * 0.05}" rx="${size * 0.24}" ry="${size * 0.45}" fill="#fffdf6" stroke="#d9cfb8" stroke-width="1.4"/>${Array.from({ length: 16 }, () => `<circle cx="${pen.random.between(-size, size * 0.5).toFixed(1)}" cy="${pen.random.between(-size * 0.3, size * 0.4).toFixed(1)}" r="1.6" fill="#7a9a4a"/>`).join('')}`,
      [[2, 0, 36, -14]],
    ),
    '#dfe2d0',
  ],
  [/^cream cheese/i, box('#5a8fc8', dairy.creamDollop), '#c4d6ea'],
  [
    /^blue cheese/i,
    group(
      (pen, size) =>
        `${dairy.blueCheeseCube(pen, size)}${Array.from({ length: 9 }, () => `<path d="M${pen.random.between(-size * 0.6, size * 0.4).toFixed(1)} ${pen.random.between(-size * 0.5, size * 0.2).toFixed(1)}q5 3 3 8" stroke="#5a7a9a" stroke-width="3" fill="none" stroke-linecap="round"/>`).join('')}`,
      [[0, 0, 38]],
    ),
    '#c4ccd8',
  ],
  [
    /^paneer/i,
    group(dairy.paneerCube, [
      [-17, 12, 25],
      [19, 14, 23, 10],
      [1, -14, 26, -6],
    ]),
    '#ecdcb8',
  ],
  [
    /^queso fresco/i,
    group(dairy.crumble('#fffdf4'), [
      [-16, 10, 26],
      [18, 12, 24],
      [0, -14, 26],
    ]),
    '#dfe2d8',
  ],
  [/^whipped cream/i, can('#5aa0d8', { picture: dairy.creamDollop }), '#cfe2f0'],
];
