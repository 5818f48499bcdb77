import { ball } from '#core/pen';
import { blob, n } from '#core/shapes';
import * as fruit from '#glyphs/fruit';
import type { Glyph } from '#glyphs/glyph';
import * as leaves from '#glyphs/leaves';
import * as seeds from '#glyphs/seeds';
import * as vegetables from '#glyphs/vegetables';

import * as growing from './growing.ts';
import type { IconRow } from './icon.ts';
import { noto } from './noto.ts';

const { bunch, group, head, marrow, root, single, stalks, trio } = growing;
const { spear, floret } = vegetables;

const GREEN_CHILLI = {
  '#ff5117': '#4f9a38',
  '#dc0d28': '#2f7328',
  '#ffcb88': '#b5e094',
  '#98b71e': '#8fae3c',
};

/** A pod of okra: ribbed, tapering from its cap. */
const okraPod: Glyph = (pen, q) =>
  `<path d="M${n(-q * 1.1)} ${n(-q * 0.36)}Q${n(q * 0.2)} ${n(-q * 0.5)} ${n(q * 1.5)} 0Q${n(q * 0.2)} ${n(q * 0.5)} ${n(-q * 1.1)} ${n(q * 0.36)}Z" fill="${ball(pen, '#6f9f3a')}"/><path d="M${n(-q)} ${n(-q * 0.12)}Q${n(q * 0.2)} ${n(-q * 0.18)} ${n(q * 1.3)} 0M${n(-q)} ${n(q * 0.14)}Q${n(q * 0.2)} ${n(q * 0.18)} ${n(q * 1.3)} 0" fill="none" stroke="#3f6a20" stroke-opacity=".7" stroke-width="1.6"/><path d="M${n(-q * 1.1)} ${n(-q * 0.44)}Q${n(-q * 1.5)} 0 ${n(-q * 1.1)} ${n(q * 0.44)}Z" fill="#8fb85a"/><path d="M${n(-q * 1.3)} 0L${n(-q * 1.66)} 0" stroke="#8fb85a" stroke-width="5" stroke-linecap="round"/>`;

/** Fruit, vegetables and herbs; the first match wins. */
export const PRODUCE_ICONS: readonly IconRow[] = [
  [/^red onion/i, noto('onion', { turn: -62, saturation: 0.9, light: 0.72 }), '#8e3b6f'],
  [/^white onion/i, noto('onion', { saturation: 0.22, light: 1.16 }), '#d9cfb8'],
  [/^yellow onion/i, noto('onion'), '#e0a860'],
  [
    /^shallot/i,
    group(
      (pen, size) =>
        `<g transform="scale(${(size / 42).toFixed(2)})">${noto('onion', { turn: -30, light: 0.86 })(pen)}</g>`,
      [
        [-18, 6, 27, -14],
        [20, 10, 24, 20],
      ],
    ),
    '#c98a74',
  ],
  [/^scallion/i, stalks('#6aa63e', 'blades'), '#8fb86a'],
  [/^leek/i, stalks('#8bb558', 'blades', '#f4f4dc'), '#a9c47c'],
  [/^garlic$/i, noto('garlic'), '#d9cbd6'],
  [/^ginger root/i, noto('ginger-root'), '#d9b27a'],
  [/^tomato$/i, noto('tomato'), '#e8694a'],
  [
    /^roma tomato/i,
    group(
      (pen, size) =>
        `<g transform="scale(${(size * 0.0185).toFixed(3)} ${(size * 0.0255).toFixed(3)})">${noto('tomato')(pen)}</g>`,
      [
        [-17, 2, 36, -10],
        [19, 6, 34, 14],
      ],
    ),
    '#e8694a',
  ],
  [
    /^cherry tomatoes/i,
    group(
      (pen, size) => `<g transform="scale(${(size / 40).toFixed(2)})">${noto('tomato')(pen)}</g>`,
      [
        [-19, 15, 22, -12],
        [20, 13, 22, 14],
        [0, -15, 23, 4],
      ],
    ),
    '#e8694a',
  ],
  [/^russet potato/i, noto('potato'), '#c9a27a'],
  [
    /^red potato/i,
    trio(
      (pen, size) =>
        `<path d="${blob(pen.random, size, { corners: 9, wobble: 0.06 })}" fill="${ball(pen, '#b5503f')}"/>${[-0.4, 0.1, 0.5].map((x) => `<ellipse cx="${n(size * x)}" cy="${n(size * (0.3 - x * x))}" rx="2.4" ry="1.4" fill="#6f2418" opacity=".6"/>`).join('')}`,
      22,
    ),
    '#c9827a',
  ],
  [/^sweet potato/i, noto('roasted-sweet-potato', { turn: 34, saturation: 0.85 }), '#e0935c'],
  [/^carrot/i, noto('carrot'), '#ee9a4a'],
  [/^celery/i, stalks('#a9cf6a', 'fronds', '#e6f0c0'), '#bcd88c'],
  [/^green bell/i, noto('bell-pepper'), '#8cb860'],
  [
    /^red bell/i,
    noto('bell-pepper', {
      swap: {
        '#7cb342': '#d8342a',
        '#558b2f': '#b3221e',
        '#33691e': '#8a1616',
        '#bbe68b': '#ff9a86',
        '#c4c451': '#7f9a3c',
        '#e0e080': '#a8c45c',
      },
    }),
    '#e0705c',
  ],
  [
    /^yellow bell/i,
    noto('bell-pepper', {
      swap: {
        '#7cb342': '#f7c02c',
        '#558b2f': '#dd9a14',
        '#33691e': '#b57a0c',
        '#bbe68b': '#fff0a8',
        '#c4c451': '#7f9a3c',
        '#e0e080': '#a8c45c',
      },
    }),
    '#eec85a',
  ],
  [
    /^poblano/i,
    noto('bell-pepper', {
      swap: {
        '#7cb342': '#356b30',
        '#558b2f': '#244f22',
        '#33691e': '#183a18',
        '#bbe68b': '#7fae6c',
        '#c4c451': '#7f9a3c',
        '#e0e080': '#a8c45c',
      },
    }),
    '#5f8a54',
  ],
  [/^jalapeno/i, noto('hot-pepper', { swap: GREEN_CHILLI }), '#7fae5c'],
  [
    /^serrano/i,
    group(
      (pen, size) =>
        `<g transform="scale(${(size / 42).toFixed(2)})">${noto('hot-pepper', { swap: GREEN_CHILLI })(pen)}</g>`,
      [
        [-12, -4, 34, 18],
        [16, 10, 30, -10],
      ],
    ),
    '#7fae5c',
  ],
  [/^red chili/i, noto('hot-pepper'), '#e8694a'],
  [/^cucumber/i, noto('cucumber'), '#8fb860'],
  [/^zucchini/i, marrow('#4f8236', vegetables.zucchiniSlice), '#8fae6a'],
  [/^yellow squash/i, marrow('#edc23c', vegetables.yellowSquashSlice), '#eed27a'],
  [/^eggplant/i, noto('eggplant', { light: 0.72 }), '#9a7aa8'],
  [/^broccoli/i, noto('broccoli'), '#8fb860'],
  [/^cauliflower/i, single(floret('#f7ecd0', '#d9dba4'), 40), '#e2d8b4'],
  [/^green cabbage/i, head('#a8cf70'), '#b5d08a'],
  [/^red cabbage/i, head('#7d3a78'), '#a86aa2'],
  [/^napa/i, noto('leafy-green', { turn: -8, saturation: 0.6, light: 1.14 }), '#c3d79a'],
  [/^bok choy/i, single(vegetables.bokChoyHalf, 40), '#9cc486'],
  [
    /^brussels/i,
    group(
      (pen, size) => `<g transform="scale(${(size / 40).toFixed(2)})">${head('#7fae48')(pen)}</g>`,
      [
        [-19, 14, 21],
        [20, 12, 20, 30],
        [0, -16, 22, -20],
      ],
    ),
    '#a3c47c',
  ],
  [/^spinach/i, bunch(leaves.spinachLeaf, 30), '#7fae70'],
  [/^kale/i, growing.kaleBunch, '#7a9e74'],
  [/^romaine/i, noto('leafy-green'), '#9ac46a'],
  [/^iceberg/i, head('#c3e094', true), '#c9dfa4'],
  [
    /^mixed salad/i,
    group(leaves.lettuceLeaf, [
      [-20, 4, 28, -50],
      [20, 6, 28, 48],
      [0, -8, 32, 0],
      [2, 22, 22, 170],
    ]),
    '#a8cc78',
  ],
  [/^arugula/i, bunch(leaves.arugulaLeaf, 32), '#8fb87a'],
  [/^swiss chard/i, bunch(leaves.salad(['#3f7f38', '#4f9146'], 0.66), 30), '#c98a8a'],
  [/^collard/i, bunch(leaves.pointedLeaf(['#3f7a42', '#356b3a'], 0.95), 31), '#7fa47c'],
  [/^asparagus/i, stalks('#74aa48', 'tips', '#c6dc9a'), '#9cc07a'],
  [/^green beans/i, growing.pods(spear('#5ba23c', false), 24), '#8fbc74'],
  [/^snow peas/i, growing.pods(seeds.pod('#74b545'), 25), '#9cc87a'],
  [/^okra/i, growing.pods(okraPod, 25), '#a3be74'],
  [/^corn on the cob/i, noto('ear-of-corn'), '#efcf6a'],
  [
    /^white mushrooms/i,
    noto('brown-mushroom', {
      swap: {
        '#a65f3e': '#efe6d6',
        '#c87d5e': '#ffffff',
        '#c4a878': '#d6c6a6',
        '#e8d4af': '#f2e6cc',
      },
    }),
    '#d9d0c0',
  ],
  [/^cremini/i, noto('brown-mushroom'), '#c9a88c'],
  [/^shiitake/i, noto('brown-mushroom', { light: 0.72 }), '#b59a80'],
  [/^portobello/i, growing.flatCap, '#b59a80'],
  [/^avocado$/i, noto('avocado'), '#b5cc6a'],
  [/^lemon$/i, noto('lemon'), '#f0d65c'],
  [/^lime$/i, noto('lime'), '#a8d05c'],
  [/^orange$/i, noto('tangerine'), '#f3a84a'],
  [/^apple$/i, noto('red-apple'), '#e8694a'],
  [/^granny/i, noto('green-apple'), '#9ccc5c'],
  [/^banana/i, noto('banana'), '#f0d65c'],
  [/^strawberries/i, noto('strawberry'), '#ee7a70'],
  [/^blueberries/i, noto('blueberries'), '#8a96d8'],
  [/^raspberries/i, trio(fruit.raspberry, 22), '#e88aa0'],
  [/^blackberries/i, trio(fruit.blackberry, 22), '#9a7aa4'],
  [/^grapes/i, noto('grapes'), '#a87abc'],
  [/^mango/i, noto('mango'), '#f3b04a'],
  [/^pineapple/i, noto('pineapple'), '#f0c85c'],
  [/^peach$/i, noto('peach'), '#f5a488'],
  [/^pear$/i, noto('pear'), '#c3d65c'],
  [
    /^plum/i,
    group(
      (pen, size) =>
        `${fruit.shinyBerry('#5b2a6e')(pen, size)}<path d="M0 ${-size * 0.86}Q${size * 0.3} 0 ${size * 0.06} ${size * 0.84}" stroke="#3a1648" stroke-opacity=".6" stroke-width="2.4" fill="none"/><path d="M0 ${-size * 0.84}Q3 ${-size * 1.1} 9 ${-size * 1.2}" stroke="#6b4a2a" stroke-width="3" fill="none" stroke-linecap="round"/>`,
      [
        [-15, 6, 26, -10],
        [19, 12, 23, 14],
      ],
    ),
    '#a084b4',
  ],
  [/^kiwi/i, noto('kiwi-fruit'), '#a8cc5c'],
  [/^watermelon/i, noto('watermelon'), '#ee8a8a'],
  [/^cantaloupe/i, noto('melon', { turn: -38, saturation: 1.1 }), '#f0b87a'],
  [/^pomegranate/i, growing.pomegranate, '#e08a92'],
  [/^sweet cherries/i, noto('cherries'), '#e0586a'],
  [
    /^medjool/i,
    group(fruit.dateHalf, [
      [-14, -16, 24, -30],
      [16, -4, 25, 20],
      [-6, 18, 26, -8],
    ]),
    '#b58a6a',
  ],
  [/^butternut/i, growing.butternut, '#e8c08a'],
  [/^acorn/i, growing.ribbed('#3c5f34'), '#8a9e80'],
  [/^beets/i, root('#83204a', 'round'), '#b8708c'],
  [/^radishes/i, root('#d93e5e', 'round'), '#ee9aac'],
  [/^turnip/i, root('#c9a0c4', 'round'), '#d8c3d6'],
  [/^parsnip/i, root('#efdfb4', 'long'), '#e6d8b0'],
  [/^fennel bulb/i, growing.fennel, '#cfe0b0'],
  [/^artichoke/i, growing.artichoke, '#a9bd84'],
  [/^bean sprouts/i, growing.sprouts, '#e6dcb4'],
  [/^fresh basil/i, single(leaves.sprig(leaves.basilLeaf, 5), 38), '#9cc47a'],
  [
    /^fresh rosemary/i,
    group(leaves.rosemarySprig, [
      [-12, 2, 40, -16],
      [12, 2, 38, 14],
    ]),
    '#a3b894',
  ],
  [
    /^fresh thyme/i,
    group(leaves.thymeSprig, [
      [-16, 2, 38, -18],
      [14, 2, 38, 16],
      [0, -2, 40, 0],
    ]),
    '#aabf94',
  ],
  [
    /^fresh dill/i,
    group(leaves.dillFrond, [
      [-13, 2, 40, -16],
      [13, 2, 40, 14],
    ]),
    '#a3c48c',
  ],
  [
    /^chives/i,
    group(
      (pen, size) =>
        `<path d="M${-size * 0.5} ${size}Q${-size * 0.3} 0 ${-size * 0.7} ${-size}M${-size * 0.2} ${size}L${-size * 0.2} ${-size * 1.1}M${size * 0.1} ${size}Q${size * 0.1} 0 ${size * 0.3} ${-size}M${size * 0.4} ${size}Q${size * 0.3} 0 ${size * 0.8} ${-size * 0.9}" stroke="${pen.random.pick(['#5a9e3c', '#4c8f34'])}" stroke-width="5.4" stroke-linecap="round" fill="none"/><rect x="${-size * 0.75}" y="${size * 0.3}" width="${size * 1.4}" height="7" rx="3.5" fill="#c0583a"/>`,
      [[0, 0, 38]],
    ),
    '#9cc47a',
  ],
  [/^lemongrass/i, stalks('#c3cc74', 'none', '#f3f0d4'), '#d3da9c'],
];
