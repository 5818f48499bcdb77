import type { Colour } from '#core/colour';
import type { Pen } from '#core/pen';

/** Draws an icon about the origin inside a box of 88 by 92 units. */
export type Icon = (pen: Pen) => string;

/** Names an icon is for, the icon (undefined: look further) and the tint of its tile. */
export type IconRow = readonly [match: RegExp, icon: Icon | undefined, tint: Colour];

/** The paper of labels. */
export const PAPER: Colour = '#fffaf0';
