import { type Colour, darken, lighten, mix } from '#core/colour';
import { linear, type Pen, slope } from '#core/pen';
import { closedCurve, n, type Point, polar, repeat } from '#core/shapes';

import type { Glyph } from './glyph.ts';

const leafFill = (pen: Pen, colour: Colour): string =>
  linear(
    pen,
    [
      [0, lighten(colour, 0.34)],
      [0.5, colour],
      [1, darken(colour, 0.36)],
    ],
    [1, 0.7],
  );

/** Midrib and side veins of a leaf that points up, from `bottom` to `top` (as shares of the size). */
const veins = (q: number, width: number, colour: Colour): string =>
  `<path d="M0 ${n(-q * 0.86)}Q${n(q * 0.06)} 0 0 ${n(q * 0.95)}" stroke="${colour}" stroke-opacity=".8" stroke-width="${n(q * 0.055)}" fill="none"/>${[
    -0.45, -0.15, 0.15, 0.45,
  ]
    .map(
      (t) =>
        `<path d="M0 ${n(q * t + q * 0.14)}Q${n(q * width * 0.4)} ${n(q * t)} ${n(q * width * 0.7)} ${n(q * (t - 0.16))}M0 ${n(q * t + q * 0.14)}Q${n(-q * width * 0.4)} ${n(q * t)} ${n(-q * width * 0.7)} ${n(q * (t - 0.16))}"/>`,
    )
    .join('')
    .replaceAll(
      '<path d',
      `<path stroke="${colour}" stroke-opacity=".4" stroke-width="${n(q * 0.035)}" fill="none" d`,
    )}`;

/** A plain pointed leaf: basil, mint, bay, spinach. */
export const pointedLeaf =
  (colours: readonly Colour[], width: number): Glyph =>
  (pen, q) => {
    const colour = pen.random.pick(colours);
    const w = q * width;
    return `<path d="M0 ${n(-q)}C${n(w)} ${n(-q * 0.62)} ${n(w * 1.06)} ${n(q * 0.5)} 0 ${n(q)}C${n(-w * 1.06)} ${n(q * 0.5)} ${n(-w)} ${n(-q * 0.62)} 0 ${n(-q)}Z" fill="${leafFill(pen, colour)}"/><path d="M0 ${n(-q)}C${n(w)} ${n(-q * 0.62)} ${n(w * 1.06)} ${n(q * 0.5)} 0 ${n(q)}Q${n(w * 0.3)} 0 0 ${n(-q)}Z" fill="${darken(colour, 0.4)}" opacity=".28"/>${veins(q, width, lighten(colour, 0.65))}`;
  };

export const basilLeaf = pointedLeaf(['#5ea03a', '#4c8f31', '#6fae44'], 0.66);
export const bayLeaf = pointedLeaf(['#6c8240', '#5f7638'], 0.42);
export const mintLeaf = pointedLeaf(['#4fa45a', '#3f9150', '#62b068'], 0.62);
export const spinachLeaf = pointedLeaf(['#3d7f33', '#4d9140', '#2f6d2c'], 0.72);

/** A sprig: three or four leaves from one point. */
export const sprig =
  (leaf: Glyph, count = 4): Glyph =>
  (pen, q) =>
    repeat(count, (i) => {
      const turn = (i * 360) / count + pen.random.between(-14, 14);
      const size = q * (i === 0 ? 0.7 : pen.random.between(0.5, 0.66));
      return `<g transform="rotate(${n(turn)}) translate(0 ${n(-size * 0.92)})">${leaf(pen, size)}</g>`;
    });

/** Cilantro or flat parsley: three lobed leaflets on a thin stem. */
const lobedSprig =
  (colours: readonly Colour[]): Glyph =>
  (pen, q) => {
    const colour = pen.random.pick(colours);
    const leaflet = (size: number): string => {
      const lobes = [-58, -30, 0, 30, 58].map((angle, i): Point =>
        polar(angle - 90, size * (i === 2 ? 1 : i % 2 ? 0.88 : 0.72)),
      );
      const notches = [-44, -15, 15, 44].map((angle): Point => polar(angle - 90, size * 0.62));
      const outline: Point[] = [[0, size * 0.12]];
      lobes.forEach((lobe, i) => {
        outline.push(lobe);
        const notch = notches[i];
        if (notch) outline.push(notch);
      });
      return `<path d="${closedCurve(outline)}" fill="${leafFill(pen, colour)}"/><path d="M0 0L0 ${n(-size * 0.8)}M0 ${n(-size * 0.1)}L${n(size * 0.4)} ${n(-size * 0.5)}M0 ${n(-size * 0.1)}L${n(-size * 0.4)} ${n(-size * 0.5)}" stroke="${lighten(colour, 0.6)}" stroke-opacity=".5" stroke-width="${n(size * 0.06)}" fill="none"/>`;
    };
    return `<path d="M0 ${n(q)}Q${n(q * 0.1)} ${n(q * 0.3)} 0 ${n(-q * 0.2)}M0 ${n(q * 0.24)}L${n(-q * 0.36)} 0M0 ${n(q * 0.24)}L${n(q * 0.36)} 0" stroke="${darken(colour, 0.1)}" stroke-width="${n(q * 0.09)}" fill="none" stroke-linecap="round"/><g transform="translate(0 ${n(-q * 0.1)})">${leaflet(q * 0.78)}</g><g transform="translate(${n(-q * 0.34)} ${n(q * 0.04)}) rotate(-62)">${leaflet(q * 0.64)}</g><g transform="translate(${n(q * 0.34)} ${n(q * 0.04)}) rotate(62)">${leaflet(q * 0.64)}</g>`;
  };

export const cilantroSprig = lobedSprig(['#63ab3f', '#4f9a38', '#7bbb4e']);
export const parsleySprig = lobedSprig(['#3f8a35', '#357a30', '#4f9a40']);

/** A stem with fine needles to both sides: rosemary, thyme, dill. */
const needleSprig =
  (colour: Colour, options: { needles: number; length: number; width: number }): Glyph =>
  (pen, q) => {
    const { needles, length, width } = options;
    const parts = repeat(needles, (i) => {
      const y = q * (0.9 - (1.85 * i) / needles);
      const reach = q * length * (1 - (i / needles) * 0.55);
      const tone = mix(
        colour,
        pen.random.chance(0.5) ? '#e8efb8' : '#1d3a1a',
        pen.random.between(0, 0.28),
      );
      return `<path d="M0 ${n(y)}L${n(reach)} ${n(y - reach * 0.7)}M0 ${n(y)}L${n(-reach)} ${n(y - reach * 0.7)}" stroke="${tone}" stroke-width="${n(q * width)}" stroke-linecap="round"/>`;
    });
    return `<path d="M0 ${n(q)}Q${n(q * 0.08)} 0 0 ${n(-q * 0.95)}" stroke="${darken(colour, 0.3)}" stroke-width="${n(q * 0.07)}" fill="none"/>${parts}`;
  };

export const rosemarySprig = needleSprig('#5f8757', { needles: 13, length: 0.34, width: 0.075 });
export const thymeSprig = needleSprig('#6f9158', { needles: 9, length: 0.2, width: 0.12 });
export const dillFrond = needleSprig('#5d9a45', { needles: 15, length: 0.52, width: 0.04 });

/** A ruffled salad leaf that points up: pale rib, frilly edge. */
export const salad =
  (colours: readonly Colour[], width = 0.8): Glyph =>
  (pen, q) => {
    const { random } = pen;
    const colour = random.pick(colours);
    const outline: Point[] = [];
    const corners = 19;
    for (let i = 0; i < corners; i += 1) {
      const angle = -90 + (i * 360) / corners;
      const [x, y] = polar(angle, q * (i % 2 ? 0.84 : 1.02) * random.between(0.94, 1.06));
      const taper = y > 0 ? 1 - 0.45 * (y / q) : 1;
      outline.push([x * width * taper, y]);
    }
    const inner = outline.map(([x, y]): Point => [x * 0.72, y * 0.78 + q * 0.06]);
    const rib = mix(colour, '#f4f7d4', 0.72);
    return `<path d="${closedCurve(outline)}" fill="${slope(pen, darken(colour, 0.08))}" stroke="${darken(colour, 0.42)}" stroke-opacity=".55" stroke-width="2.5"/><path d="${closedCurve(inner)}" fill="${leafFill(pen, lighten(colour, 0.24))}" opacity=".75"/><path d="M0 ${n(q * 0.95)}Q${n(q * 0.05)} 0 0 ${n(-q * 0.6)}" stroke="${rib}" stroke-width="${n(q * 0.1)}" stroke-linecap="round" fill="none"/>${[
      -0.3, 0, 0.3, 0.55,
    ]
      .map(
        (t) =>
          `<path d="M0 ${n(q * (t + 0.2))}Q${n(q * width * 0.36)} ${n(q * t)} ${n(q * width * 0.6)} ${n(q * (t - 0.24))}M0 ${n(q * (t + 0.2))}Q${n(-q * width * 0.36)} ${n(q * t)} ${n(-q * width * 0.6)} ${n(q * (t - 0.24))}" stroke="${rib}" stroke-opacity=".65" stroke-width="${n(q * 0.04)}" fill="none"/>`,
      )
      .join('')}`;
  };

export const lettuceLeaf = salad(['#8cc152', '#79b445', '#a5d06a', '#6aa63c']);
export const icebergLeaf = salad(['#b9dc8c', '#a8d070', '#cfe6a8'], 0.95);
export const kaleLeaf = salad(['#3f7238', '#4c8242', '#35652f'], 0.66);
export const cabbageLeaf = salad(['#b5d68a', '#a3c975'], 0.9);

/** Arugula: a long leaf with deep lobes. */
export const arugulaLeaf: Glyph = (pen, q) => {
  const colour = pen.random.pick(['#4f8f3a', '#3f7f30', '#62a047']);
  const half = [0.34, 0.2, 0.36, 0.12, 0.26, 0.08].map((x, i): Point => [
    x * q,
    q * (-0.7 + i * 0.28),
  ]);
  const outline: Point[] = [
    [0, -q],
    ...half,
    [0, q],
    ...half.toReversed().map(([x, y]): Point => [-x, y]),
  ];
  return `<path d="${closedCurve(outline)}" fill="${leafFill(pen, colour)}"/><path d="M0 ${n(-q * 0.85)}L0 ${n(q * 1.1)}" stroke="${lighten(colour, 0.6)}" stroke-opacity=".8" stroke-width="${n(q * 0.06)}"/>`;
};

/** Snipped herbs: a small flat fleck. */
export const herbFleck =
  (colours: readonly Colour[]): Glyph =>
  (pen, q) =>
    `<path d="M${n(-q)} 0Q${n(-q * 0.2)} ${n(-q * 0.8)} ${n(q)} ${n(-q * 0.1)}Q${n(q * 0.1)} ${n(q * 0.7)} ${n(-q)} 0Z" fill="${pen.random.pick(colours)}"/>`;
