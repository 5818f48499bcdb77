/** A colour as `#rrggbb`. */
export type Colour = string;

type Rgb = readonly [number, number, number];

const channels = (colour: Colour): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const toHex = (rgb: Rgb): Colour =>
  `#${rgb
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The colour `share` (0 to 1) of the way from one to the other. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const a = channels(from);
  const b = channels(to);
  return toHex([
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ]);
}

/** Towards sunlight. Warm, because plain white makes food look chalky. */
export const lighten = (colour: Colour, share: number): Colour => mix(colour, '#fff8e4', share);

/** Towards shade. A warm dark, because plain black makes food look burnt. */
export const darken = (colour: Colour, share: number): Colour => mix(colour, '#2b1006', share);

/** Away from grey: each channel's distance from the grey of the same weight times `factor`. */
export function saturate(colour: Colour, factor: number): Colour {
  const rgb = channels(colour);
  const grey = 0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2];
  const push = (value: number): number => grey + (value - grey) * factor;
  return toHex([push(rgb[0]), push(rgb[1]), push(rgb[2])]);
}

/** How light a colour looks, 0 (black) to 1 (white), by the usual luma weights. */
export function lightness(colour: Colour): number {
  const rgb = channels(colour);
  return (0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2]) / 255;
}

/** The mean of colours by weight; throws RangeError when there is none. */
export function blend(parts: readonly { colour: Colour; weight: number }[]): Colour {
  const first = parts[0];
  if (!first) throw new RangeError('no colour to blend');
  let result = first.colour;
  let total = first.weight;
  for (const part of parts.slice(1)) {
    total += part.weight;
    result = mix(result, part.colour, part.weight / total);
  }
  return result;
}
