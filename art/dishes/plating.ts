import type { Colour } from '#core/colour';
import type { Pen } from '#core/pen';
import type { Wetness } from '#pantry/manner';
import type { Reading } from '#pantry/reading';
import type { PropKind } from '#scene/props';

/** What is liquid in a dish, and its colour; a dry dish has the colour that clings to it. */
export type Liquid = { readonly wetness: Wetness; readonly colour: Colour };

/** A drawn dish about the origin, and what may lie beside it. */
export type Plating = {
  readonly body: string;
  /** half its height in canvas units, from the origin */
  readonly radius: number;
  readonly props: readonly PropKind[];
  /** of what is eaten with a spoon or tossed: curries, soups, noodles, things in sauce */
  readonly liquid?: Liquid;
  /** colour of the sauce in the little dish beside it */
  readonly dip?: Colour;
  /** true when it should not be turned or cropped much (trays, boards) */
  readonly wide?: boolean;
};

/** Draws one kind of dish. */
export type Cook = (pen: Pen, reading: Reading) => Plating;
