import { potatoHalf, potatoWedge } from '#glyphs/breads';
import * as fruit from '#glyphs/fruit';
import { cube, type Glyph, lump, round } from '#glyphs/glyph';
import * as leaves from '#glyphs/leaves';
import * as seeds from '#glyphs/seeds';
import * as vegetables from '#glyphs/vegetables';

import { food, type FoodRow } from './food.ts';

/** Several looks for one food, one chosen for each piece. */
const either =
  (...glyphs: readonly Glyph[]): Glyph =>
  (pen, size) =>
    pen.random.pick(glyphs)(pen, size);

const { strip, pepperRing, rootCoin, spear, floret, layeredArc } = vegetables;

/** Fruit, vegetables and fresh herbs. */
export const PRODUCE: readonly FoodRow[] = [
  [/sun-dried tomatoes/i, food('bit', strip('#9c2a16', 0.5), 26)],
  [/cranberries/i, food('bit', fruit.cranberry, 13)],
  // Names that contain a vegetable's but are not seen as one.
  [
    /dried|powder|ground |flakes|paste|sauce|puree|juice|jam|broth|extract|vinegar/i,
    food('bit', round('#000000'), 0),
  ],
  [/cherry tomatoes/i, food('vegetable', vegetables.cherryTomato, 33)],
  [
    /^tomato$/i,
    {
      ...food('vegetable', either(vegetables.tomatoWedge, vegetables.tomatoSlice), 44),
      whole: {
        glyph: vegetables.tomatoSlice,
        size: 62,
      },
    },
  ],
  [
    /roma tomato/i,
    {
      ...food('vegetable', either(vegetables.tomatoSlice, vegetables.tomatoWedge), 38),
      whole: {
        glyph: vegetables.tomatoSlice,
        size: 54,
      },
    },
  ],
  [/canned (diced|whole)/i, food('vegetable', lump('#d8452a', { shine: 0.4 }), 24)],
  [/red onion/i, food('aromatic', either(vegetables.redOnionRing, strip('#b9639c', 0.22)), 34)],
  [/(yellow|white) onion/i, food('aromatic', strip('#ecdcae', 0.22), 26)],
  [/shallot/i, food('aromatic', strip('#c98aa0', 0.26), 20)],
  [/scallion/i, food('herb', vegetables.scallionRing, 11)],
  [/leek/i, food('aromatic', layeredArc('#b4d07a'), 24)],
  [/fennel bulb/i, food('vegetable', layeredArc('#dcebc2'), 34)],
  [/celery/i, food('aromatic', layeredArc('#b9d47e'), 20)],
  [/lemongrass/i, food('aromatic', spear('#c9cf86', false), 22)],
  [/russet potato/i, food('vegetable', potatoWedge('#f0cd7c'), 44)],
  [/red potato/i, food('vegetable', potatoHalf('#b5583a', '#f3d283'), 34)],
  [/sweet potato/i, food('vegetable', cube('#e58a3c', 0.3), 32)],
  [/butternut|acorn|pumpkin(?! seeds)/i, food('vegetable', cube('#eba03f', 0.28), 33)],
  [/carrot/i, food('vegetable', rootCoin('#dd7420', '#f59a3c'), 26)],
  [/parsnip|turnip/i, food('vegetable', rootCoin('#d9c08a', '#f4e6c0'), 28)],
  [/beets/i, food('vegetable', rootCoin('#5e1230', '#93264f'), 36)],
  [/radish/i, food('vegetable', rootCoin('#d63a5c', '#fdf3f1'), 24)],
  [/green bell pepper/i, food('vegetable', strip('#4f9a35'), 38)],
  [/red bell pepper/i, food('vegetable', strip('#d63325'), 38)],
  [/yellow bell pepper/i, food('vegetable', strip('#f5bd2c'), 38)],
  [/roasted red peppers/i, food('vegetable', strip('#c8321e', 0.42), 40)],
  [/poblano/i, food('vegetable', strip('#3c6b2c', 0.36), 36)],
  [/jalapeno|serrano/i, food('bit', pepperRing('#4f9a38'), 17)],
  [/red chili/i, food('bit', either(pepperRing('#d2301c'), vegetables.wholeChilli('#cf2d1a')), 19)],
  [/cucumber/i, food('vegetable', vegetables.cucumberSlice, 38)],
  [/zucchini/i, food('vegetable', vegetables.zucchiniSlice, 38)],
  [/yellow squash/i, food('vegetable', vegetables.yellowSquashSlice, 38)],
  [/eggplant/i, food('vegetable', rootCoin('#4a2350', '#d9b87c'), 42)],
  [/broccoli/i, food('vegetable', floret('#4f8f35', '#a6cb76'), 40)],
  [/cauliflower/i, food('vegetable', floret('#f0e2bd', '#e0d2a4'), 42)],
  [/brussels/i, food('vegetable', leaves.cabbageLeaf, 28)],
  [/red cabbage/i, food('bed', strip('#85407d', 0.2), 44)],
  [/(green|napa) cabbage/i, food('bed', strip('#c9e09a', 0.22), 44)],
  [/bok choy/i, food('vegetable', vegetables.bokChoyHalf, 58)],
  [/frozen chopped spinach/i, food('bit', leaves.spinachLeaf, 22)],
  [/spinach|chard|collard/i, food('bed', leaves.spinachLeaf, 52)],
  [/kale/i, food('bed', leaves.kaleLeaf, 60)],
  [/romaine|mixed salad/i, food('bed', leaves.lettuceLeaf, 78)],
  [/iceberg/i, food('bed', leaves.icebergLeaf, 74)],
  [/arugula/i, food('bed', leaves.arugulaLeaf, 54)],
  [
    /asparagus/i,
    {
      ...food('vegetable', spear('#6ba43e', true), 40),
      whole: { glyph: spear('#6ba43e', true), size: 66 },
    },
  ],
  [
    /green beans/i,
    {
      ...food('vegetable', spear('#5ba23c', false), 36),
      whole: { glyph: spear('#5ba23c', false), size: 60 },
    },
  ],
  [/okra/i, food('vegetable', spear('#6f9f3c', false), 28)],
  [/snow peas/i, food('vegetable', seeds.pod('#6cb040'), 32)],
  [/corn on the cob|sweet corn/i, food('bit', vegetables.cornKernel, 12)],
  [
    /mixed vegetables/i,
    food('bit', either(vegetables.cornKernel, seeds.pea, cube('#ee8a2e', 0.24)), 13),
  ],
  [/green peas/i, food('bit', seeds.pea, 12)],
  [/edamame/i, food('bit', seeds.edamame, 14)],
  [/mushroom/i, food('vegetable', vegetables.mushroomSlice, 37)],
  [/artichoke/i, food('vegetable', layeredArc('#c3c77e'), 34)],
  [/bean sprouts/i, food('bit', strip('#f6f0da', 0.24), 28)],
  [
    /avocado$/i,
    {
      ...food('vegetable', vegetables.avocadoFan, 58),
      whole: { glyph: vegetables.avocadoFan, size: 78 },
    },
  ],
  [/garlic$/i, food('aromatic', lump('#f0dda8'), 10)],
  [/ginger root/i, food('aromatic', strip('#ecd488', 0.22), 17)],
  [/^lemon$/i, food('slice', either(fruit.lemonWedge, fruit.lemonSlice), 46)],
  [/^lime$/i, food('slice', either(fruit.limeWedge, fruit.limeSlice), 44)],
  [/^orange$/i, food('fruit', fruit.orangeSlice, 46)],
  [/granny smith/i, food('fruit', fruit.greenAppleSlice, 44)],
  [/^apple$/i, food('fruit', fruit.appleSlice, 44)],
  [/^pear$/i, food('fruit', fruit.pearSlice, 46)],
  [/peach/i, food('fruit', fruit.peachSlice, 44)],
  [/plum/i, food('fruit', fruit.plumSlice, 40)],
  [/banana/i, food('fruit', fruit.bananaCoin, 34)],
  [
    /strawberries/i,
    food('fruit', either(fruit.strawberryHalf, fruit.strawberryHalf, fruit.strawberryWhole), 34),
  ],
  [/blueberries/i, food('fruit', fruit.blueberry, 21)],
  [/raspberries/i, food('fruit', fruit.raspberry, 25)],
  [/blackberries/i, food('fruit', fruit.blackberry, 26)],
  [/mixed berries/i, food('fruit', either(fruit.raspberry, fruit.blueberry, fruit.blackberry), 24)],
  [/grapes/i, food('fruit', fruit.grape, 26)],
  [/mango/i, food('fruit', fruit.mangoCube, 30)],
  [/pineapple/i, food('fruit', fruit.pineappleChunk, 32)],
  [/kiwi/i, food('fruit', fruit.kiwiSlice, 36)],
  [/watermelon/i, food('fruit', fruit.watermelonWedge, 50)],
  [/cantaloupe/i, food('fruit', fruit.melonCube, 34)],
  [/pomegranate/i, food('bit', fruit.pomegranateAril, 10)],
  [/cherries/i, food('fruit', fruit.cherry, 26)],
  [/dates/i, food('fruit', fruit.dateHalf, 24)],
  [/raisins/i, food('bit', fruit.raisin, 12)],
  [/basil/i, food('herb', leaves.basilLeaf, 32)],
  [/cilantro/i, food('herb', leaves.cilantroSprig, 30)],
  [/parsley/i, food('herb', leaves.parsleySprig, 28)],
  [/mint/i, food('herb', either(leaves.mintLeaf, leaves.sprig(leaves.mintLeaf, 3)), 26)],
  [/rosemary/i, food('herb', leaves.rosemarySprig, 46)],
  [/thyme/i, food('herb', leaves.thymeSprig, 36)],
  [/dill$/i, food('herb', leaves.dillFrond, 32)],
  [/chives/i, food('herb', strip('#4f9a38', 0.3), 12)],
];
