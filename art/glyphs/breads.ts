import { type Colour, darken, lighten } from '#core/colour';
import { ball, linear, type Pen, radial, slope } from '#core/pen';
import { blob, closedCurve, inDisc, n, type Point, polar, repeat } from '#core/shapes';

import { cube, type Glyph } from './glyph.ts';

/** Toasted spots over a flat round of the given radius. */
export const charSpots = (
  pen: Pen,
  radius: number,
  { count, squash = 1 }: { count: number; squash?: number },
): string =>
  repeat(count, () => {
    const [x, y] = inDisc(pen.random, radius * 0.9);
    const size = pen.random.between(0.03, 0.1) * radius;
    return `<path transform="translate(${n(x)} ${n(y * squash)})" d="${blob(pen.random, size, { corners: 6, wobble: 0.35, squash: 0.75 })}" fill="#6b3410" opacity="${pen.random.between(0.2, 0.55).toFixed(2)}"/>`;
  });

/** A soft flatbread: naan (teardrop), pita or tortilla (round). */
export const flatbread =
  (colour: Colour, shape: 'round' | 'tear'): Glyph =>
  (pen, q) => {
    const outline =
      shape === 'round'
        ? blob(pen.random, q, { corners: 18, wobble: 0.02 })
        : closedCurve(
            Array.from({ length: 12 }, (_, i): Point => {
              const [x, y] = polar(i * 30, q * pen.random.between(0.95, 1.04));
              return [x * (1 + (x < 0 ? 0.22 : 0)), y * 0.74 * (x < 0 ? 1 - (-x / q) * 0.34 : 1)];
            }),
          );
    return `<path d="${outline}" fill="${radial(
      pen,
      [
        [0, lighten(colour, 0.36)],
        [0.6, colour],
        [0.94, darken(colour, 0.16)],
        [1, darken(colour, 0.34)],
      ],
      [0.42, 0.38, 0.62],
    )}"/>${charSpots(pen, q, { count: shape === 'tear' ? 16 : 22, squash: shape === 'tear' ? 0.68 : 1 })}<path d="${outline}" fill="none" stroke="${darken(colour, 0.4)}" stroke-opacity=".45" stroke-width="${n(q * 0.02)}"/>${repeat(
      5,
      () => {
        const [x, y] = inDisc(pen.random, q * 0.6);
        return `<path transform="translate(${n(x)} ${n(y * 0.7)})" d="${blob(pen.random, q * 0.12, { corners: 7, wobble: 0.2, squash: 0.7 })}" fill="#fff6dd" opacity=".35"/>`;
      },
    )}`;
  };

export const naan = flatbread('#ecc98c', 'tear');
export const pita = flatbread('#eccf98', 'round');

/** A slice of sandwich loaf, toasted; the crumb fills 0.9 of it. */
export const loafSlice =
  (crust: Colour, crumb: Colour): Glyph =>
  (pen, q) => {
    const outline = (s: number): string =>
      `M${n(-q * 0.86 * s)} ${n(-q * 0.72 * s)}C${n(-q * 0.8 * s)} ${n(-q * 1.12 * s)} ${n(q * 0.8 * s)} ${n(-q * 1.12 * s)} ${n(q * 0.86 * s)} ${n(-q * 0.72 * s)}C${n(q * 1.02 * s)} ${n(-q * 0.5 * s)} ${n(q * 0.86 * s)} ${n(-q * 0.36 * s)} ${n(q * 0.82 * s)} ${n(-q * 0.3 * s)}L${n(q * 0.8 * s)} ${n(q * 0.84 * s)}Q${n(q * 0.78 * s)} ${n(q * s)} ${n(q * 0.6 * s)} ${n(q * s)}L${n(-q * 0.6 * s)} ${n(q * s)}Q${n(-q * 0.78 * s)} ${n(q * s)} ${n(-q * 0.8 * s)} ${n(q * 0.84 * s)}L${n(-q * 0.82 * s)} ${n(-q * 0.3 * s)}C${n(-q * 0.86 * s)} ${n(-q * 0.36 * s)} ${n(-q * 1.02 * s)} ${n(-q * 0.5 * s)} ${n(-q * 0.86 * s)} ${n(-q * 0.72 * s)}Z`;
    return `<path d="${outline(1)}" fill="${linear(
      pen,
      [
        [0, lighten(crust, 0.2)],
        [1, darken(crust, 0.3)],
      ],
      [1, 1],
    )}"/><path d="${outline(0.92)}" fill="${radial(
      pen,
      [
        [0, lighten(crumb, 0.35)],
        [0.7, crumb],
        [1, darken(crumb, 0.2)],
      ],
      [0.46, 0.44, 0.62],
    )}"/>${repeat(40, () => {
      const [x, y] = inDisc(pen.random, q * 0.78);
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(pen.random.between(0.8, 3))}" fill="${darken(crumb, 0.35)}" opacity=".3"/>`;
    })}`;
  };

/** A slice of baguette: an oval with open crumb. */
export const baguetteSlice: Glyph = (pen, q) =>
  `<ellipse rx="${n(q)}" ry="${n(q * 0.7)}" fill="${slope(pen, '#a9662a')}"/><ellipse rx="${n(q * 0.9)}" ry="${n(q * 0.61)}" fill="${radial(
    pen,
    [
      [0, '#fbeccb'],
      [0.7, '#f0d39c'],
      [1, '#d8a55c'],
    ],
  )}"/>${repeat(12, () => {
    const [x, y] = inDisc(pen.random, q * 0.76);
    return `<ellipse cx="${n(x)}" cy="${n(y * 0.62)}" rx="${n(pen.random.between(2, 5))}" ry="${n(pen.random.between(1.4, 3.4))}" fill="#c49a5c" opacity=".5"/>`;
  })}`;

export const crouton = cube('#d59b4c', 0.3);

/** A crisp triangle of corn tortilla. */
export const tortillaChip: Glyph = (pen, q) =>
  `<path d="M0 ${n(-q)}Q${n(q * 0.5)} ${n(-q * 0.2)} ${n(q)} ${n(q * 0.7)}Q0 ${n(q * 0.94)} ${n(-q)} ${n(q * 0.66)}Q${n(-q * 0.5)} ${n(-q * 0.2)} 0 ${n(-q)}Z" fill="${slope(pen, '#e9b64f', 1.1)}" stroke="#a8701f" stroke-opacity=".6" stroke-width="2" stroke-linejoin="round"/>${repeat(
    6,
    () => {
      const [x, y] = inDisc(pen.random, q * 0.5);
      return `<circle cx="${n(x)}" cy="${n(y + q * 0.2)}" r="${n(pen.random.between(1.4, 3.4))}" fill="#8f5a16" opacity=".5"/>`;
    },
  )}`;

/** A burger bun from above, with sesame. */
export const bunTop: Glyph = (pen, q) =>
  `<circle r="${n(q)}" fill="${radial(
    pen,
    [
      [0, '#f3bd6a'],
      [0.5, '#d88f36'],
      [0.88, '#a95f1b'],
      [1, '#7f430f'],
    ],
    [0.4, 0.34, 0.68],
  )}"/><ellipse cx="${n(-q * 0.3)}" cy="${n(-q * 0.36)}" rx="${n(q * 0.36)}" ry="${n(q * 0.2)}" transform="rotate(-36 ${n(-q * 0.3)} ${n(-q * 0.36)})" fill="#fff3cf" opacity=".38"/>${repeat(
    34,
    () => {
      const [x, y] = inDisc(pen.random, q * 0.76, 0.6);
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(q * 0.042)}" ry="${n(q * 0.025)}" transform="rotate(${n(pen.random.between(0, 180))} ${n(x)} ${n(y)})" fill="#fff0c6" stroke="#b98a4a" stroke-width="1"/>`;
    },
  )}`;

/** A brown cookie with cracks; `bits` are pressed into it by the caller. */
export const cookie =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="${blob(pen.random, q, { corners: 13, wobble: 0.04 })}" fill="${radial(
      pen,
      [
        [0, lighten(colour, 0.28)],
        [0.6, colour],
        [0.92, darken(colour, 0.28)],
        [1, darken(colour, 0.42)],
      ],
      [0.42, 0.36, 0.66],
    )}"/>${repeat(7, () => {
      const [x, y] = inDisc(pen.random, q * 0.7);
      return `<path d="M${n(x)} ${n(y)}q${n(pen.random.between(-14, 14))} ${n(pen.random.between(4, 12))} ${n(pen.random.between(-20, 20))} ${n(pen.random.between(6, 20))}" stroke="${darken(colour, 0.45)}" stroke-opacity=".45" stroke-width="3" fill="none" stroke-linecap="round"/>`;
    })}`;

/** A wedge of roasted potato: crisp edges, pale cut side. */
export const potatoWedge =
  (flesh: Colour): Glyph =>
  (pen, q) =>
    `<path d="M${n(-q * 1.1)} ${n(q * 0.14)}C${n(-q * 0.5)} ${n(-q * 0.56)} ${n(q * 0.6)} ${n(-q * 0.52)} ${n(q * 1.1)} ${n(q * 0.1)}C${n(q * 0.5)} ${n(q * 0.46)} ${n(-q * 0.5)} ${n(q * 0.5)} ${n(-q * 1.1)} ${n(q * 0.14)}Z" fill="${ball(pen, darken(flesh, 0.3))}" stroke="${darken(flesh, 0.6)}" stroke-opacity=".5" stroke-width="2"/><path d="M${n(-q * 0.94)} ${n(q * 0.06)}C${n(-q * 0.4)} ${n(-q * 0.4)} ${n(q * 0.5)} ${n(-q * 0.36)} ${n(q * 0.94)} ${n(q * 0.02)}C${n(q * 0.4)} ${n(q * 0.2)} ${n(-q * 0.4)} ${n(q * 0.22)} ${n(-q * 0.94)} ${n(q * 0.06)}Z" fill="${linear(
      pen,
      [
        [0, lighten(flesh, 0.35)],
        [1, flesh],
      ],
    )}"/>${charSpots(pen, q * 0.8, { count: 5, squash: 0.3 })}`;

/** Half a small roasted potato, its browned cut side up. */
export const potatoHalf =
  (skin: Colour, flesh: Colour): Glyph =>
  (pen, q) =>
    `<ellipse rx="${n(q)}" ry="${n(q * 0.82)}" fill="${ball(pen, skin)}"/><ellipse cx="${n(-q * 0.03)}" cy="${n(-q * 0.04)}" rx="${n(q * 0.88)}" ry="${n(q * 0.7)}" fill="${radial(
      pen,
      [
        [0, lighten(flesh, 0.35)],
        [0.6, flesh],
        [0.9, darken(flesh, 0.2)],
        [1, '#a8641c'],
      ],
    )}"/>${charSpots(pen, q * 0.72, { count: 7, squash: 0.7 })}`;
