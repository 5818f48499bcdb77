import type { Colour } from '#core/colour';
import type { Glyph } from '#glyphs/glyph';

/**
 * What a food is on the plate, which decides when it is laid and how much of it there is:
 * main (meat, tofu), vegetable (cut pieces), aromatic (onion, garlic, ginger: seen raw or
 * roasted, melted away in a sauce), bit (beans, peas, corn), bed (salad leaves),
 * cheese (strewn), cream (yogurt and
 * such, spooned or drizzled), nut, fruit, herb (last of all), slice (citrus at the side).
 */
export type Role =
  | 'main'
  | 'vegetable'
  | 'aromatic'
  | 'bit'
  | 'bed'
  | 'cheese'
  | 'cream'
  | 'nut'
  | 'fruit'
  | 'herb'
  | 'slice';

export type Food = {
  /** the catalogue's name, once it comes from a recipe */
  readonly name?: string;
  readonly role: Role;
  readonly glyph: Glyph;
  /** radius in canvas units at which the piece looks right on a plate of radius 300 */
  readonly size: number;
  /** base colour of a chunk that takes on the colour of its sauce */
  readonly chunk?: Colour;
  /** how it looks when it is the plate's centrepiece, with its own size */
  readonly whole?: { readonly glyph: Glyph; readonly size: number };
};

/** A table row: names it holds for, and what they look like. The first match wins. */
export type FoodRow = readonly [match: RegExp, food: Food];

/** A table row of what a food gives to a sauce: its colour and how strongly it colours. */
export type TintRow = readonly [match: RegExp, colour: Colour, strength: number];

export const food = (role: Role, glyph: Glyph, size: number): Food => ({ role, glyph, size });
