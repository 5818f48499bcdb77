import { dollop } from '#glyphs/dairy';
import * as fruit from '#glyphs/fruit';
import { round } from '#glyphs/glyph';
import * as leaves from '#glyphs/leaves';
import * as seafood from '#glyphs/seafood';
import * as seeds from '#glyphs/seeds';
import * as vegetables from '#glyphs/vegetables';

import { bottle, can, jar, tub } from './containers.ts';
import type { IconRow } from './icon.ts';
import { bag, box } from './packages.ts';

const { tomatoSlice, wholeChilli, rootCoin } = vegetables;

/** Flour, sugar, oil, sauces and spices: things in packets, bottles and jars. */
export const SHELF_ICONS: readonly IconRow[] = [
  [/^all-purpose flour/i, bag('#f1ead8', { kind: 'sack' }), '#e6dcc4'],
  [/^bread flour/i, bag('#e0b878', { kind: 'sack' }), '#e8d2a8'],
  [/^whole wheat flour/i, bag('#b58a54', { kind: 'sack' }), '#d6bc98'],
  [/^cornmeal/i, bag('#efc23c', { kind: 'sack', picture: vegetables.cornKernel }), '#f3dc94'],
  [/^cornstarch/i, box('#f0c84c', vegetables.cornKernel), '#f3e2a4'],
  [/^chickpea flour/i, bag('#e6cc70', { kind: 'sack', picture: seeds.chickpea }), '#ecdca0'],
  [
    /^granulated sugar/i,
    bag('#7ab0d8', { kind: 'sack', picture: round('#ffffff', 0.3) }),
    '#c8dff0',
  ],
  [/^brown sugar/i, bag('#a8713c', { kind: 'sack', picture: round('#b5803c', 0.3) }), '#d6b490'],
  [/^powdered sugar/i, bag('#e69ab0', { kind: 'sack', picture: round('#ffffff', 0.3) }), '#f3ccd6'],
  [/^maple syrup/i, bottle('syrup', ['#9a4f17', '#3a2415']), '#d8a884'],
  [/^molasses/i, jar('#2d1508', { lid: '#c0392b' }), '#a89488'],
  [/^baking powder/i, can('#d6422f'), '#eeaca0'],
  [/^baking soda/i, box('#f3a41f'), '#f8d498'],
  [/^vanilla extract/i, bottle('small', ['#5a2c12', '#1f1a17']), '#c0a08c'],
  [/cocoa powder/i, can('#5a2c16'), '#b89c8c'],
  [/^canned chickpeas/i, can('#d9a83c', { picture: seeds.chickpea }), '#ecd49c'],
  [/^canned black beans/i, can('#3a3034', { picture: seeds.blackBean }), '#a8a0a4'],
  [/^canned kidney/i, can('#8a2424', { picture: seeds.kidneyBean }), '#d09890'],
  [/^canned pinto/i, can('#b0744c', { picture: seeds.pintoBean }), '#dcbca4'],
  [/^canned cannellini/i, can('#4f8f6a', { picture: seeds.whiteBean }), '#b4d4c0'],
  [/^refried/i, can('#c0502c', { picture: seeds.pintoBean }), '#e4b09c'],
  [/^brown lentils/i, bag('#8a6a3c', { picture: seeds.lentil('#8a6a3c') }), '#cbb898'],
  [/^red lentils/i, bag('#e0743a', { picture: seeds.lentil('#e8823c') }), '#f0b89c'],
  [/^chickpeas/i, bag('#d9b36a', { picture: seeds.chickpea }), '#ecd8ac'],
  [/^black beans/i, bag('#4a3c42', { picture: seeds.blackBean }), '#a8a0a4'],
  [/^split peas/i, bag('#8fb14a', { picture: seeds.lentil('#a3bc48') }), '#c8d8a0'],
  [/^olive oil/i, bottle('oil', ['#a9a437', '#3f4a22'], seeds.oliveRing('#8a9a3c')), '#d4d294'],
  [/^vegetable oil/i, bottle('oil', ['#f0cf5a', '#d84a34']), '#f3e2a0'],
  [/^canola/i, bottle('oil', ['#f3d868', '#e8b820']), '#f5e6a8'],
  [/^sesame oil/i, bottle('sauce', ['#a8641c', '#d8a02c'], seeds.sesame), '#dcb48c'],
  [/^coconut oil/i, jar('#f6f6ec', { lid: '#4f8f6a' }), '#dcdfd4'],
  [/^avocado oil/i, bottle('oil', ['#86b04e', '#2f4a24'], round('#a8c25a', 0.4)), '#c0d8a0'],
  [/^soy sauce/i, bottle('sauce', ['#2b140c', '#c8281e']), '#a49488'],
  [/^fish sauce/i, bottle('vinegar', ['#a8521c', '#e8b83c'], seafood.anchovy), '#dcac88'],
  [/^oyster sauce/i, bottle('sauce', ['#3a1f14', '#d8a02c']), '#a89488'],
  [/^hoisin/i, bottle('squeeze', ['#4a1c14', '#c8281e']), '#b0948c'],
  [/^teriyaki/i, bottle('sauce', ['#5a2a14', '#2f2b28']), '#b8a090'],
  [/^worcestershire/i, bottle('vinegar', ['#3a2010', '#c9762c']), '#b09c90'],
  [/^hot sauce/i, bottle('vinegar', ['#d0331e', '#3a7a34'], wholeChilli('#d0331e')), '#eea294'],
  [/^sriracha/i, bottle('squeeze', ['#c8281e', '#4f9a3c']), '#eea294'],
  [/^ketchup/i, bottle('squeeze', ['#c22a1c', '#f3efe6'], tomatoSlice), '#eea294'],
  [/^yellow mustard/i, bottle('squeeze', ['#f3bf24', '#d84a34']), '#f5dc8c'],
  [/^dijon/i, jar('#dcb85c', { lid: '#2f2b28' }), '#ecd8a0'],
  [/^mayonnaise/i, jar('#fbf3d6', { lid: '#3f7ab8' }), '#e4e2cc'],
  [/^barbecue/i, bottle('squeeze', ['#6a1f14', '#2f2b28']), '#c09488'],
  [/^salsa/i, jar('#c8381f', { picture: tomatoSlice, lid: '#4f9a3c' }), '#eea294'],
  [/^miso/i, tub('#b5742c', dollop('#c48a3c')), '#dcbc94'],
  [/^balsamic/i, bottle('vinegar', ['#2b120e', '#c9a25a'], fruit.grape), '#a89490'],
  [/^red wine vinegar/i, bottle('vinegar', ['#8a2436', '#5a1a24']), '#d09ca4'],
  [/^apple cider/i, bottle('vinegar', ['#cf9a4c', '#5a9a3c'], fruit.appleSlice), '#e6cc9c'],
  [/^white vinegar/i, bottle('oil', ['#dfeaf0', '#3f7ab8']), '#d0dfe8'],
  [/^rice vinegar/i, bottle('vinegar', ['#ece4bc', '#4f9a5a']), '#e0dcbc'],
  [/^lemon juice/i, bottle('small', ['#f3dc50', '#4f9a3c'], fruit.lemonSlice), '#f3e694'],
  [/^lime juice/i, bottle('small', ['#a3cc4c', '#2f7a34'], fruit.limeSlice), '#cce49c'],
  [
    /^horseradish/i,
    jar('#f3efdf', { lid: '#c0392b', picture: rootCoin('#d9c08a', '#f6ecd0') }),
    '#e2dece',
  ],
  [/^ranch/i, bottle('squeeze', ['#f8f4e8', '#3f8a4a'], leaves.parsleySprig), '#dce4d4'],
  [/^vital wheat/i, bag('#d0b070', { kind: 'sack' }), '#e4d4b0'],
];
