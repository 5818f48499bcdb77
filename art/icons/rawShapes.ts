import { type Colour, darken, lighten } from '#core/colour';
import { ball, linear, slope } from '#core/pen';
import { blob, inDisc, n, repeat } from '#core/shapes';
import type { Glyph } from '#glyphs/glyph';

import { group } from './growing.ts';
import type { Icon } from './icon.ts';

/** A slab of raw meat with a rim of fat on top and veins of fat inside: steak, brisket, belly. */
export const rawSlab =
  (colour: Colour, options: { fat?: number; layers?: boolean; squash?: number } = {}): Glyph =>
  (pen, q) => {
    const { fat = 0.12, layers = false, squash = 0.7 } = options;
    const outline = blob(pen.random, q, { corners: 9, wobble: 0.07, squash });
    const veins = repeat(layers ? 3 : 9, (i) => {
      const [x, y] = inDisc(pen.random, q * 0.62, 0.7);
      return layers
        ? `<path d="M${n(-q * 0.9)} ${n(q * (i - 1) * 0.3)}Q0 ${n(q * ((i - 1) * 0.3 - 0.1))} ${n(q * 0.9)} ${n(q * (i - 1) * 0.3)}" stroke="#fbe6dc" stroke-width="${n(q * 0.15)}" fill="none"/>`
        : `<path d="M${n(x - q * 0.16)} ${n(y)}q${n(q * 0.14)} ${n(-q * 0.12)} ${n(q * 0.3)} ${n(q * 0.02)}" stroke="#fbe6dc" stroke-opacity=".85" stroke-width="${n(q * 0.06)}" fill="none" stroke-linecap="round"/>`;
    });
    return `<path d="${outline}" transform="translate(0 ${n(q * 0.12)})" fill="${darken(colour, 0.45)}"/><path d="${outline}" fill="#f8e2d6" stroke="#d9b0a0" stroke-width="1.4"/><g transform="translate(0 ${n(q * fat * 0.5)}) scale(${n(1 - fat)})"><path d="${outline}" fill="${ball(pen, colour, 0.6)}"/>${veins}</g>`;
  };

/** A rack of ribs: meat over a row of bones. */
export const rack =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `${repeat(6, (i) => `<rect x="${n(q * (-0.92 + i * 0.33))}" y="${n(-q * 0.72)}" width="${n(q * 0.17)}" height="${n(q * 1.46)}" rx="${n(q * 0.085)}" fill="#f3ead8" stroke="#c9b898" stroke-width="1.2"/>`)}<path d="M${n(-q)} ${n(-q * 0.5)}Q0 ${n(-q * 0.66)} ${n(q)} ${n(-q * 0.5)}L${n(q * 0.98)} ${n(q * 0.5)}Q0 ${n(q * 0.66)} ${n(-q * 0.98)} ${n(q * 0.5)}Z" fill="${slope(pen, colour)}" stroke="${darken(colour, 0.4)}" stroke-opacity=".5" stroke-width="1.4"/>${repeat(6, (i) => `<path d="M${n(q * (-0.83 + i * 0.33))} ${n(-q * 0.5)}L${n(q * (-0.83 + i * 0.33))} ${n(q * 0.5)}" stroke="${lighten(colour, 0.5)}" stroke-opacity=".7" stroke-width="${n(q * 0.08)}" stroke-linecap="round"/>`)}`;

/** A chop: an eye of meat with a rim of fat and a bone that stands out. */
export const chop =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="M${n(q * 0.3)} ${n(-q * 0.1)}L${n(q * 1.05)} ${n(-q * 0.86)}" stroke="#e6dcc4" stroke-width="${n(q * 0.2)}" stroke-linecap="round"/><g transform="translate(${n(-q * 0.22)} ${n(q * 0.18)})">${rawSlab(colour, { fat: 0.2, squash: 0.8 })(pen, q * 0.78)}</g>`;

/** Two links of sausage, bent. */
export const links = (colour: Colour, marks = false): Icon =>
  group(
    (_pen, size) =>
      `<path d="M${n(-size)} 4Q0 ${n(-size * 0.9)} ${n(size)} 4" fill="none" stroke="${darken(colour, 0.35)}" stroke-width="${n(size * 0.62)}" stroke-linecap="round"/><path d="M${n(-size)} 3Q0 ${n(-size * 0.92)} ${n(size)} 3" fill="none" stroke="${colour}" stroke-width="${n(size * 0.5)}" stroke-linecap="round"/><path d="M${n(-size * 0.8)} -6Q0 ${n(-size * 0.98)} ${n(size * 0.7)} -8" fill="none" stroke="${lighten(colour, 0.6)}" stroke-opacity=".75" stroke-width="3.4" stroke-linecap="round"/>${marks ? `<path d="M${n(-size * 0.6)} ${n(-size * 0.55)}l6 12M${n(-size * 0.05)} ${n(-size * 0.74)}l5 14M${n(size * 0.5)} ${n(-size * 0.62)}l4 13" stroke="${darken(colour, 0.6)}" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>` : ''}`,
    [
      [0, -4, 30],
      [0, 22, 30],
    ],
  );

/** Straight sausages side by side. */
export const franks = (colour: Colour, count: 2 | 3, thick = 15): Icon =>
  group(
    (_pen, size) =>
      `<rect x="${n(-size)}" y="${n(-thick / 2)}" width="${n(size * 2)}" height="${thick}" rx="${n(thick / 2)}" fill="${colour}" stroke="${darken(colour, 0.4)}" stroke-width="1.4"/><path d="M${n(-size * 0.8)} ${n(-thick * 0.22)}L${n(size * 0.7)} ${n(-thick * 0.22)}" stroke="${lighten(colour, 0.6)}" stroke-opacity=".8" stroke-width="2.6" stroke-linecap="round"/>`,
    Array.from({ length: count }, (_, i) => [0, (i - (count - 1) / 2) * (thick + 4), 38, -14]),
  );

/** A wedge of cheese with a rind at its back. */
export const wedge =
  (colour: Colour, rind: Colour, options: { holes?: number; flecks?: Colour } = {}): Icon =>
  (pen) => {
    const { holes = 0, flecks } = options;
    const spots = [
      ...Array.from({ length: holes }, () => {
        const [x, y] = inDisc(pen.random, 20, 0.5);
        return `<ellipse cx="${n(x)}" cy="${n(y + 16)}" rx="4.4" ry="3.4" fill="${darken(colour, 0.22)}"/>`;
      }),
      ...Array.from({ length: flecks ? 14 : 0 }, () => {
        const [x, y] = inDisc(pen.random, 28, 0.5);
        return `<ellipse cx="${n(x)}" cy="${n(y + 14)}" rx="2.6" ry="1.8" fill="${flecks}"/>`;
      }),
    ].join('');
    return `<path d="M-40 4L22 -26Q36 -24 40 -10L40 -4L-40 4Z" fill="${lighten(colour, 0.4)}"/><path d="M-40 4L40 -4L40 26L-40 32Z" fill="${linear(
      pen,
      [
        [0, lighten(colour, 0.12)],
        [1, darken(colour, 0.14)],
      ],
    )}"/><path d="M22 -26Q36 -24 40 -10L40 26L36 26.4L36 -8Q32 -20 18 -24Z" fill="${rind}"/>${spots}<path d="M-36 6L34 -1" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>`;
  };

/** A loaf with cuts across it. */
export const loaf =
  (crust: Colour, options: { flour?: boolean; cuts?: number } = {}): Icon =>
  (pen) => {
    const { flour = false, cuts = 3 } = options;
    return `<path d="M-42 10Q-42 -22 0 -26Q42 -22 42 10Q42 28 24 30L-24 30Q-42 28 -42 10Z" fill="${ball(pen, crust, 0.9)}" stroke="${darken(crust, 0.4)}" stroke-opacity=".5" stroke-width="1.4"/>${repeat(cuts, (i) => `<path d="M${n(-18 + (i * 40) / Math.max(cuts, 2))} 8Q${n(-14 + (i * 40) / Math.max(cuts, 2))} -8 ${n(-4 + (i * 40) / Math.max(cuts, 2))} -16" stroke="${lighten(crust, 0.62)}" stroke-width="6" stroke-linecap="round" fill="none"/>`)}${
      flour
        ? repeat(26, () => {
            const [x, y] = inDisc(pen.random, 1);
            return `<circle cx="${n(x * 34)}" cy="${n(y * 18 - 4)}" r="1.7" fill="#fffdf4" opacity=".75"/>`;
          })
        : ''
    }`;
  };

/** A long roll cut open along its top. */
export const longRoll =
  (crust: Colour): Glyph =>
  (pen, q) =>
    `<rect x="${n(-q)}" y="${n(-q * 0.34)}" width="${n(q * 2)}" height="${n(q * 0.68)}" rx="${n(q * 0.34)}" fill="${ball(pen, crust, 0.9)}" stroke="${darken(crust, 0.35)}" stroke-opacity=".5" stroke-width="1.4"/><path d="M${n(-q * 0.8)} ${n(-q * 0.02)}Q0 ${n(-q * 0.12)} ${n(q * 0.8)} ${n(-q * 0.02)}" stroke="#fbf0d4" stroke-width="${n(q * 0.13)}" stroke-linecap="round" fill="none"/>`;

/** Flat biscuits in a fan: ladyfingers (long) or crackers (square, with holes). */
export const biscuit =
  (colour: Colour, kind: 'finger' | 'cracker'): Glyph =>
  (pen, q) =>
    kind === 'finger'
      ? `<rect x="${n(-q)}" y="${n(-q * 0.3)}" width="${n(q * 2)}" height="${n(q * 0.6)}" rx="${n(q * 0.3)}" fill="${ball(pen, colour, 0.9)}" stroke="${darken(colour, 0.35)}" stroke-opacity=".5" stroke-width="1.2"/>${repeat(16, () => `<circle cx="${n(pen.random.between(-q * 0.85, q * 0.85))}" cy="${n(pen.random.between(-q * 0.2, q * 0.2))}" r="1.4" fill="#fffdf4"/>`)}`
      : `<rect x="${n(-q)}" y="${n(-q)}" width="${n(q * 2)}" height="${n(q * 2)}" rx="${n(q * 0.16)}" fill="${slope(pen, colour)}" stroke="${darken(colour, 0.35)}" stroke-width="1.4"/>${repeat(9, (i) => `<circle cx="${n(q * ((i % 3) - 1) * 0.5)}" cy="${n(q * (Math.floor(i / 3) - 1) * 0.5)}" r="${n(q * 0.075)}" fill="${darken(colour, 0.5)}"/>`)}`;

/** A shell of a clam: ribs from the hinge. */
export const clamShell =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="M0 ${n(q * 0.7)}Q${n(-q * 1.15)} ${n(q * 0.3)} ${n(-q * 0.86)} ${n(-q * 0.34)}Q${n(-q * 0.4)} ${n(-q * 0.9)} 0 ${n(-q * 0.84)}Q${n(q * 0.4)} ${n(-q * 0.9)} ${n(q * 0.86)} ${n(-q * 0.34)}Q${n(q * 1.15)} ${n(q * 0.3)} 0 ${n(q * 0.7)}Z" fill="${ball(pen, colour)}" stroke="${darken(colour, 0.4)}" stroke-opacity=".6" stroke-width="1.6"/>${[0.3, 0.52, 0.76].map((s) => `<path d="M${n(-q * 0.95 * s)} ${n(q * (0.66 - s * 0.5))}Q0 ${n(q * (0.62 - s * 1.7))} ${n(q * 0.95 * s)} ${n(q * (0.66 - s * 0.5))}" stroke="${darken(colour, 0.28)}" stroke-opacity=".65" stroke-width="2" fill="none"/>`).join('')}`;
