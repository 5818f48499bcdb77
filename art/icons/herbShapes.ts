import { type Colour, darken, lighten } from '#core/colour';
import { ball, type Pen, put, slope } from '#core/pen';
import { blob, n, type Point, polar, repeat } from '#core/shapes';
import type { Glyph } from '#glyphs/glyph';

import type { Icon } from './icon.ts';

/** A stem with leaves in pairs: `leaf` points up and is turned outwards. */
export const paired =
  (
    leaf: Glyph,
    [pairs, size, spread = 62]: readonly [pairs: number, size: number, spread?: number],
    stem: Colour,
  ): Icon =>
  (pen) => {
    const step = 66 / pairs;
    const rows = repeat(pairs, (i) => {
      const y = 34 - i * step;
      const own = size * (1 - (i / pairs) * 0.35);
      return [-1, 1]
        .map(
          (side) =>
            `<g transform="translate(0 ${n(y)}) rotate(${n(side * (spread - i * 3))}) translate(0 ${n(-own)})">${leaf(pen, own)}</g>`,
        )
        .join('');
    });
    return `<path d="M0 45Q3 6 0 -34" stroke="${stem}" stroke-width="4" stroke-linecap="round" fill="none"/>${rows}<g transform="translate(0 -34)">${leaf(pen, size * 0.6)}</g>`;
  };

/** A leaf with a toothed edge and deep veins: mint. */
export const toothedLeaf =
  (colours: readonly Colour[]): Glyph =>
  (pen, q) => {
    const colour = pen.random.pick(colours);
    const edge = (side: number): Point[] =>
      Array.from({ length: 7 }, (_, i): Point => {
        const t = i / 6;
        const width = Math.sin(Math.PI * (0.08 + t * 0.84)) * q * 0.6;
        return [side * (width + (i % 2 ? 0.1 * q : 0)), -q + t * 2 * q];
      });
    const outline = [...edge(1), ...edge(-1).toReversed()]
      .map(([x, y]) => `${n(x)} ${n(y)}`)
      .join('L');
    return `<path d="M${outline}Z" fill="${slope(pen, colour)}" stroke="${darken(colour, 0.35)}" stroke-opacity=".6" stroke-width="1.2" stroke-linejoin="round"/><path d="M0 ${n(-q * 0.9)}L0 ${n(q)}${[-0.4, -0.05, 0.3].map((t) => `M0 ${n(q * (t + 0.2))}L${n(q * 0.42)} ${n(q * t - q * 0.08)}M0 ${n(q * (t + 0.2))}L${n(-q * 0.42)} ${n(q * t - q * 0.08)}`).join('')}" stroke="${lighten(colour, 0.65)}" stroke-opacity=".75" stroke-width="${n(q * 0.06)}" fill="none"/>`;
  };

/** Curly parsley: crisp tufts on a few stems. */
export const curlyBunch =
  (colour: Colour): Icon =>
  (pen) => {
    const tuft = (x: number, y: number, size: number): string =>
      repeat(16, (i) => {
        const [dx, dy] = polar(i * 137, size * Math.sqrt(i / 16));
        return put(
          pen,
          `<path d="${blob(pen.random, size * 0.36, { corners: 11, wobble: 0.22 })}" fill="${ball(pen, i % 3 ? colour : lighten(colour, 0.16))}" stroke="${darken(colour, 0.4)}" stroke-opacity=".5" stroke-width="1"/>`,
          { x: x + dx, y: y + dy },
        );
      });
    return `<path d="M0 45L-3 10M0 45L-18 2M0 45L18 2" stroke="#7d9a4a" stroke-width="4" stroke-linecap="round"/>${tuft(-20, -6, 20)}${tuft(20, -6, 20)}${tuft(0, -20, 22)}<rect x="-8" y="28" width="16" height="6" rx="3" fill="#c0583a"/>`;
  };

/** Cilantro: wide open leaves, cut like a fan, on long thin stems. */
export const fanBunch =
  (colour: Colour): Icon =>
  (pen) => {
    const leaf = ([x, y, size, turn]: readonly [number, number, number, number]): string => {
      const points = Array.from({ length: 13 }, (_, i): Point =>
        polar(-180 + i * 15, size * (i % 2 ? 0.62 : 1)),
      );
      const outline = points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L');
      return put(
        pen,
        `<path d="M0 ${n(size * 0.3)}L${outline}Z" fill="${slope(pen, colour)}" stroke="${darken(colour, 0.35)}" stroke-opacity=".6" stroke-width="1.2" stroke-linejoin="round"/><path d="M0 ${n(size * 0.3)}L0 ${n(-size * 0.8)}M0 0L${n(size * 0.6)} ${n(-size * 0.4)}M0 0L${n(-size * 0.6)} ${n(-size * 0.4)}" stroke="${lighten(colour, 0.6)}" stroke-opacity=".7" stroke-width="1.6"/>`,
        { x, y, turn },
      );
    };
    return `<path d="M0 45Q-4 24 -24 2M0 45Q0 14 0 -18M0 45Q4 24 24 2M0 45Q-2 26 -10 14M0 45Q2 28 11 16" stroke="${darken(colour, 0.12)}" stroke-width="2.6" fill="none" stroke-linecap="round"/>${leaf([-25, 0, 18, -30])}${leaf([25, 0, 18, 30])}${leaf([0, -18, 21, 0])}${leaf([-10, 15, 11, -14])}${leaf([12, 17, 11, 16])}`;
  };

/** Mushrooms in a cluster, seen from the side: fans on one foot. */
export const fanMushrooms: Icon = (pen: Pen) =>
  (
    [
      [-20, 4, 22, -26],
      [21, 6, 21, 26],
      [0, -14, 25, 0],
      [-6, 16, 15, -10],
    ] as const
  )
    .map(([x, y, size, turn]) =>
      put(
        pen,
        `<path d="M${n(-size * 0.16)} ${n(size * 0.2)}L${n(-size * 0.1)} ${n(size * 1.3)}L${n(size * 0.14)} ${n(size * 1.3)}L${n(size * 0.2)} ${n(size * 0.2)}Z" fill="#f3ead8"/><path d="M${n(-size)} ${n(size * 0.24)}Q${n(-size * 0.9)} ${n(-size * 0.8)} 0 ${n(-size * 0.82)}Q${n(size * 0.9)} ${n(-size * 0.8)} ${n(size)} ${n(size * 0.24)}Q0 ${n(size * 0.52)} ${n(-size)} ${n(size * 0.24)}Z" fill="${ball(pen, '#c9bda8')}" stroke="#8f8471" stroke-opacity=".6" stroke-width="1.4"/>${repeat(7, (i) => `<path d="M${n(size * (-0.75 + i * 0.25))} ${n(size * 0.3)}L${n(size * (-0.09 + i * 0.03))} ${n(size * 0.72)}" stroke="#d9cdb6" stroke-width="2"/>`)}`,
        { x, y, turn },
      ),
    )
    .join('');
