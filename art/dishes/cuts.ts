import { type Colour, mix } from '#core/colour';
import { closedCurve, n, polar, repeat } from '#core/shapes';
import { cube, type Glyph, lump } from '#glyphs/glyph';
import { saucedChunk, skinnedChunk } from '#glyphs/torn';
import { floret, spear } from '#glyphs/vegetables';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';

/** A slice across a pod of okra: five ribs, five seeds in pale flesh. */
const okraRing: Glyph = (pen, q) => {
  const ribs = (reach: number): string =>
    closedCurve(Array.from({ length: 10 }, (_, i) => polar(i * 36, reach * (i % 2 ? 0.84 : 1.06))));
  const seeds = repeat(5, (i) => {
    const [x, y] = polar(i * 72 + 36, q * 0.42);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(q * 0.15)}" fill="#fbf6dc"/>`;
  });
  return `<path d="${ribs(q)}" fill="#4f7a28"/><path d="${ribs(q * 0.82)}" fill="#b9cf78"/>${seeds}`;
};

/** Okra cut across, or a short length of it. */
const okraCut: Glyph = (pen, q) =>
  pen.random.chance(0.62) ? okraRing(pen, q) : spear('#5f8a34', false)(pen, q * 1.2);

/** How foods look when they were cooked in a sauce or soup: cut smaller, and no longer raw. */
const SIMMERED: readonly (readonly [match: RegExp, look: Partial<Food>])[] = [
  [/avocado$/i, { glyph: cube('#c3d67a', 0.2), size: 25 }],
  [/sweet potato/i, { glyph: cube('#e58a3c', 0.26), size: 29 }],
  [/potato/i, { glyph: cube('#f3d78e', 0.24), size: 29 }],
  [/eggplant/i, { glyph: skinnedChunk('#4a2350', '#b98f52'), size: 32 }],
  [/zucchini/i, { glyph: skinnedChunk('#4a7a2c', '#e3dd98'), size: 28 }],
  [/cauliflower/i, { glyph: floret('#eec75c', '#f3e0a0') }],
  [/okra/i, { glyph: okraCut, size: 22 }],
  [/green bell pepper|poblano/i, { glyph: cube('#5f9038', 0.24), size: 16 }],
  [/red bell pepper/i, { glyph: cube('#cf3a22', 0.24), size: 16 }],
  [/yellow bell pepper/i, { glyph: cube('#efb52c', 0.24), size: 16 }],
  [/^tomato$|roma tomato/i, { glyph: lump('#cf3f22', { shine: 0.45 }), size: 22 }],
];

/** A food as it is in a stew or soup whose colour is given; meat takes on a part of that colour. */
function simmered(food: Food, sauce: Colour): Food {
  if (food.chunk) return { ...food, glyph: saucedChunk(mix(food.chunk, sauce, 0.42)), size: 50 };
  const row = SIMMERED.find(([match]) => match.test(food.name ?? ''));
  return row ? { ...food, ...row[1] } : food;
}

/** The foods of a stew or soup in the order they are laid. */
export function simmeredFoods(
  reading: Reading,
  sauce: Colour,
): { mains: Food[]; vegetables: Food[]; bits: Food[]; mince: Food | undefined } {
  const all = reading.of('main').map((food) => simmered(food, sauce));
  return {
    mains: all.filter(({ size }) => size > 24).slice(0, 2),
    mince: all.find(({ size }) => size <= 24),
    vegetables: reading
      .of('vegetable')
      .map((food) => simmered(food, sauce))
      .slice(0, 4),
    bits: reading
      .of('bit')
      .filter(({ size }) => size >= 8)
      .slice(0, 3),
  };
}
