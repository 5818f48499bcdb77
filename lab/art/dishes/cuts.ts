import { type Colour, mix } from '#art/core/colour';
import { cube, type Glyph, lump } from '#art/glyphs/glyph';
import { saucedChunk, skinnedChunk } from '#art/glyphs/torn';
import { floret, pepperRing, spear } from '#art/glyphs/vegetables';
import type { Food } from '#art/pantry/food';
import type { Reading } from '#art/pantry/reading';

/** Okra cut across, or a short length of it. */
const okraCut: Glyph = (pen, q) =>
  pen.random.chance(0.2) ? pepperRing('#6f9f3c')(pen, q) : spear('#6a9238', false)(pen, q * 1.5);

/** How foods look when they were cooked in a sauce or soup: cut smaller, and no longer raw. */
const SIMMERED: readonly (readonly [match: RegExp, look: Partial<Food>])[] = [
  [/avocado$/i, { glyph: cube('#c3d67a', 0.2), size: 25 }],
  [/sweet potato/i, { glyph: cube('#e58a3c', 0.26), size: 29 }],
  [/potato/i, { glyph: cube('#f3d78e', 0.24), size: 29 }],
  [/eggplant/i, { glyph: skinnedChunk('#4a2350', '#b98f52'), size: 32 }],
  [/zucchini/i, { glyph: skinnedChunk('#4a7a2c', '#e3dd98'), size: 28 }],
  [/cauliflower/i, { glyph: floret('#e6c668', '#d9b34a') }],
  [/okra/i, { glyph: okraCut, size: 20 }],
  [/^tomato$|roma tomato/i, { glyph: lump('#cf3f22', { shine: 0.45 }), size: 22 }],
];

/** A food as it is in a stew or soup whose colour is given; meat takes on a part of that colour. */
function simmered(food: Food, sauce: Colour): Food {
  if (food.chunk) return { ...food, glyph: saucedChunk(mix(food.chunk, sauce, 0.3)), size: 50 };
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
