import * as breads from '#glyphs/breads';
import * as dairy from '#glyphs/dairy';
import { lump, round } from '#glyphs/glyph';
import * as meat from '#glyphs/meat';
import * as seafood from '#glyphs/seafood';
import * as seeds from '#glyphs/seeds';
import { baconStrip, searedChunk } from '#glyphs/torn';
import { pickleSlice } from '#glyphs/vegetables';

import { food, type Food, type FoodRow } from './food.ts';

/** Meat that is cut up in a sauce, or lies whole on a plate. */
const meatOf = (chunk: string, whole: NonNullable<Food['whole']>): Food => ({
  role: 'main',
  glyph: searedChunk(chunk),
  size: 44,
  chunk,
  whole,
});

const mince = (colour: string): Food => ({
  ...food('main', meat.minceCrumb(colour), 17),
  whole: { glyph: meat.meatball, size: 46 },
});
const salmon: Food['whole'] = { glyph: seafood.salmonFillet, size: 150 };
const white: Food['whole'] = { glyph: seafood.whiteFillet, size: 150 };

/** Meat, fish, dairy, eggs, beans, nuts and the rest of what is seen. */
export const PROTEINS: readonly FoodRow[] = [
  [
    /broth|flour|butter$|paste|sauce|milk|ghee|oil$|bouillon|spread|tahini/i,
    food('bit', round('#000000'), 0),
  ],
  [/chicken breast/i, meatOf('#e2a252', { glyph: meat.grilledChicken, size: 112 })],
  [/chicken thighs/i, meatOf('#e2a252', { glyph: meat.chickenThigh, size: 98 })],
  [
    /drumsticks|wings/i,
    { ...food('main', meat.drumstick, 62), whole: { glyph: meat.drumstick, size: 84 } },
  ],
  [/whole chicken/i, meatOf('#e2a252', { glyph: meat.chickenThigh, size: 102 })],
  [/ground (chicken|turkey)/i, mince('#c08a5c')],
  [/ground (beef|lamb)/i, mince('#86482a')],
  [/ground pork/i, mince('#ad6c48')],
  [/(sirloin|ribeye|flank) steak/i, meatOf('#7d4426', { glyph: meat.steak, size: 150 })],
  [/beef/i, meatOf('#7d4426', { glyph: meat.slicedSteak, size: 100 })],
  [/pork chops/i, meatOf('#c07a4a', { glyph: meat.porkChop, size: 120 })],
  [/pork (tenderloin|shoulder)/i, meatOf('#c07a4a', { glyph: meat.slicedPork, size: 96 })],
  [/lamb/i, meatOf('#87482a', { glyph: searedChunk('#87482a'), size: 64 })],
  [/bacon/i, food('main', baconStrip, 34)],
  [
    /sausage|chorizo/i,
    { ...food('main', meat.sausageCoin, 32), whole: { glyph: meat.sausageCoin, size: 40 } },
  ],
  [/ham$/i, food('main', meat.foldedSlice('#e59a94'), 46)],
  [/pepperoni/i, food('main', meat.pepperoni, 40)],
  [/salami/i, food('main', meat.pepperoni, 44)],
  [/smoked salmon/i, food('main', meat.foldedSlice('#f08a55'), 50)],
  [/salmon/i, { ...food('main', lump('#f08a5c', { shine: 0.4 }), 40), whole: salmon }],
  [
    /tuna steak/i,
    {
      ...food('main', lump('#b8495a', { shine: 0.3 }), 38),
      whole: { glyph: seafood.searedTuna, size: 100 },
    },
  ],
  [/canned tuna/i, food('main', seafood.tunaFlake, 28)],
  [
    /(cod|tilapia|halibut)/i,
    { ...food('main', lump('#f3e2c0', { shine: 0.5 }), 42), whole: white },
  ],
  [/shrimp/i, { ...food('main', seafood.shrimp, 44), whole: { glyph: seafood.shrimp, size: 62 } }],
  [
    /scallops/i,
    { ...food('main', seafood.scallop, 38), whole: { glyph: seafood.scallop, size: 54 } },
  ],
  [/mussels/i, food('main', seafood.mussel, 52)],
  [/squid/i, food('main', seafood.squidRing, 34)],
  [/crab/i, food('main', seafood.crabLump, 30)],
  [/anchovies/i, food('bit', seafood.anchovy, 26)],
  [/^eggs$/i, { ...food('main', dairy.halfEgg, 52), whole: { glyph: dairy.friedEgg, size: 88 } }],
  [
    /firm tofu/i,
    { ...food('main', dairy.friedTofuCube, 36), whole: { glyph: dairy.friedTofuCube, size: 48 } },
  ],
  [/silken tofu/i, food('main', dairy.softTofuCube, 34)],
  [
    /tempeh/i,
    { ...food('main', dairy.tempehCube, 36), whole: { glyph: dairy.tempehCube, size: 48 } },
  ],
  [
    /paneer/i,
    { ...food('main', dairy.paneerCube, 38), whole: { glyph: dairy.paneerCube, size: 50 } },
  ],
  [/fresh mozzarella/i, food('cheese', dairy.mozzarella, 54)],
  [/shredded mozzarella/i, food('cheese', dairy.gratedShred('#fbf3dc'), 18)],
  [/grated parmesan/i, food('cheese', dairy.gratedShred('#fbeec4'), 9)],
  [/parmesan/i, food('cheese', dairy.parmesanShaving, 25)],
  [/feta/i, food('cheese', dairy.fetaCube, 26)],
  [/goat cheese/i, food('cheese', dairy.crumble('#fdf9ee'), 26)],
  [/ricotta|cottage/i, food('cheese', dairy.dollop('#fdf8ea'), 32)],
  [/cream cheese/i, food('cheese', dairy.dollop('#fcf6e6'), 30)],
  [/blue cheese/i, food('cheese', dairy.blueCheeseCube, 22)],
  [/queso fresco/i, food('cheese', dairy.crumble('#fffdf4'), 17)],
  [/brie/i, food('cheese', dairy.shaving('#fbf0d0'), 40)],
  [/cheddar/i, food('cheese', dairy.gratedShred('#f5a93c'), 19)],
  [/cheese/i, food('cheese', dairy.gratedShred('#f6dc92'), 19)],
  [/sour cream|greek yogurt|plain yogurt/i, food('cream', dairy.creamDollop, 44)],
  [/chickpeas/i, food('bit', seeds.chickpea, 17)],
  [/black beans/i, food('bit', seeds.blackBean, 18)],
  [/kidney beans/i, food('bit', seeds.kidneyBean, 20)],
  [/pinto|refried/i, food('bit', seeds.pintoBean, 18)],
  [/cannellini/i, food('bit', seeds.whiteBean, 20)],
  [/brown lentils/i, food('bit', seeds.lentil('#8a6a3c'), 9)],
  [/red lentils/i, food('bit', seeds.lentil('#e89a4a'), 8)],
  [/split peas/i, food('bit', seeds.lentil('#a9b84c'), 9)],
  [/black olives|kalamata/i, food('bit', seeds.oliveRing('#33232f'), 20)],
  [/green olives/i, food('bit', seeds.oliveRing('#8a9a3c'), 20)],
  [/capers/i, food('bit', seeds.caper, 10)],
  [/pickles/i, food('bit', pickleSlice, 26)],
  [/^almonds/i, food('nut', seeds.flakedAlmond, 17)],
  [/walnuts/i, food('nut', seeds.walnut('#a8743f'), 22)],
  [/pecans/i, food('nut', seeds.walnut('#8a4a22'), 21)],
  [/cashews/i, food('nut', seeds.cashew, 18)],
  [/peanuts/i, food('nut', seeds.peanutHalf, 13)],
  [/pine nuts/i, food('nut', seeds.pineNut, 11)],
  [/pistachios/i, food('nut', seeds.pistachio, 13)],
  [/sesame seeds/i, food('nut', seeds.sesame, 6)],
  [/pumpkin seeds/i, food('nut', seeds.pumpkinSeed, 12)],
  [/sunflower seeds/i, food('nut', seeds.sunflowerSeed, 10)],
  [/granola/i, food('nut', seeds.granolaCluster, 22)],
  [/chocolate/i, food('nut', seeds.chocolateChip, 17)],
  [/shredded coconut/i, food('nut', dairy.gratedShred('#fffdf6'), 12)],
  [/tortilla chips/i, food('nut', breads.tortillaChip, 46)],
  [/pita bread/i, food('nut', breads.tortillaChip, 36)],
  [/baguette|bread$/i, food('nut', breads.crouton, 26)],
];
