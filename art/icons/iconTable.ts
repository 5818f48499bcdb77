import { mix } from '#core/colour';
import { svgDocument } from '#core/document';
import { createPen } from '#core/pen';
import { put } from '#core/pen';
import { createRandom, hashText } from '#core/random';

import { BAKERY_ICONS } from './bakeryIcons.ts';
import { COUNTER_ICONS } from './counterIcons.ts';
import { CUPBOARD_ICONS } from './cupboardIcons.ts';
import { DAIRY_ICONS } from './dairyIcons.ts';
import { FRESH_ICONS } from './freshIcons.ts';
import { GRAIN_ICONS } from './grainIcons.ts';
import { GROCERY_ICONS } from './groceryIcons.ts';
import type { IconRow } from './icon.ts';
import { MEAT_ICONS } from './meatIcons.ts';
import { NUT_ICONS } from './nutIcons.ts';
import { PRODUCE_ICONS } from './produceIcons.ts';
import { SHELF_ICONS } from './shelfIcons.ts';
import { SPICE_ICONS } from './spiceIcons.ts';

const ROWS: readonly IconRow[] = [
  ...FRESH_ICONS,
  ...COUNTER_ICONS,
  ...BAKERY_ICONS,
  ...CUPBOARD_ICONS,
  ...SPICE_ICONS,
  ...PRODUCE_ICONS,
  ...NUT_ICONS,
  ...MEAT_ICONS,
  ...DAIRY_ICONS,
  ...GRAIN_ICONS,
  ...GROCERY_ICONS,
  ...SHELF_ICONS,
];

/** The side of a tile in pixels and in its own units. */
export const TILE = 112;

/** The row for a catalogue name, or undefined; the first that matches. */
export const iconRowOf = (name: string): IconRow | undefined =>
  ROWS.find(([match, icon]) => icon !== undefined && match.test(name));

/**
 * The tile of an ingredient: its icon on a soft rounded ground in its own tint, 112 units square.
 *
 * Errors  Error when no row is for the name.
 */
export function drawTile(name: string): string {
  const row = iconRowOf(name);
  if (!row?.[1]) throw new Error(`no icon for ${name}`);
  const pen = createPen(createRandom(hashText(name)));
  const drawn = put(pen, row[1](pen), { x: TILE / 2, y: TILE / 2 + 1, scale: 0.94, height: 'low' });
  const ground = `<rect width="${TILE}" height="${TILE}" rx="24" fill="${mix('#fbf5ea', row[2], 0.34)}"/>`;
  return svgDocument(pen, [TILE, TILE], ground + drawn);
}
