import { type Colour, mix } from '#art/core/colour';
import { cube, lump } from '#art/glyphs/glyph';
import { saucedChunk } from '#art/glyphs/meat';
import type { Food } from '#art/pantry/food';
import type { Reading } from '#art/pantry/reading';

/** How foods look when they were cooked in a sauce or soup: cut smaller, and no longer raw. */
const SIMMERED: readonly (readonly [match: RegExp, look: Partial<Food>])[] = [
  [/avocado$/i, { glyph: cube('#c3d67a', 0.2), size: 25 }],
  [/sweet potato/i, { glyph: cube('#e58a3c', 0.26), size: 29 }],
  [/potato/i, { glyph: cube('#f3d78e', 0.24), size: 29 }],
  [/^tomato$|roma tomato/i, { glyph: lump('#cf3f22', { shine: 0.45 }), size: 22 }],
];

/** A food as it is in a stew or soup whose colour is given; meat takes on a part of that colour. */
function simmered(food: Food, sauce: Colour): Food {
  if (food.chunk) return { ...food, glyph: saucedChunk(mix(food.chunk, sauce, 0.42)), size: 52 };
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
