import { type Colour, darken, lighten } from '#core/colour';
import { ball, linear, radial, slope } from '#core/pen';
import { blob, inDisc, n, repeat } from '#core/shapes';

import { cube, type Glyph } from './glyph.ts';

export const fetaCube = cube('#fbf7ea', 0.16);
export const paneerCube = cube('#f4dfae', 0.24);
export const tofuCube = cube('#f3e4bd', 0.22);
export const softTofuCube = cube('#fbf5e2', 0.16);
export const friedTofuCube = cube('#d9a04e', 0.28);
export const tempehCube = cube('#b98a54', 0.28);
export const blueCheeseCube = cube('#e8eaea', 0.18);

/** A crumble: two or three small lumps. */
export const crumble =
  (colour: Colour): Glyph =>
  (pen, q) =>
    repeat(3, () => {
      const [x, y] = inDisc(pen.random, q * 0.6);
      return `<path transform="translate(${n(x)} ${n(y)})" d="${blob(pen.random, q * pen.random.between(0.36, 0.6), { corners: 6, wobble: 0.25, squash: 0.84 })}" fill="${ball(pen, colour, 0.45)}" stroke="${darken(colour, 0.3)}" stroke-opacity=".4" stroke-width="1.5"/>`;
    });

/** Torn fresh mozzarella, half melted. */
export const mozzarella: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 9, wobble: 0.15 })}" fill="${radial(
    pen,
    [
      [0, '#fffef9'],
      [0.6, '#fdf6e4'],
      [0.9, '#f1dfb6'],
      [1, '#e0c48c'],
    ],
    [0.4, 0.36, 0.66],
  )}"/><path transform="translate(${n(-q * 0.2)} ${n(-q * 0.22)})" d="${blob(pen.random, q * 0.4, { corners: 7, wobble: 0.2, squash: 0.7 })}" fill="#fff" opacity=".75"/>${pen.random.chance(0.5) ? `<path transform="translate(${n(q * 0.25)} ${n(q * 0.25)})" d="${blob(pen.random, q * 0.2, { corners: 6, wobble: 0.3 })}" fill="#d99a45" opacity=".5"/>` : ''}`;

/** A thin curl of hard cheese. */
export const shaving =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="M${n(-q)} ${n(q * 0.1)}Q${n(-q * 0.4)} ${n(-q * pen.random.between(0.5, 0.8))} ${n(q)} ${n(-q * 0.28)}Q${n(q * 0.7)} ${n(q * 0.2)} ${n(q * 0.9)} ${n(q * 0.4)}Q${n(-q * 0.2)} ${n(q * 0.14)} ${n(-q)} ${n(q * 0.1)}Z" fill="${slope(pen, colour, 0.8)}" stroke="${darken(colour, 0.3)}" stroke-opacity=".45" stroke-width="1.5"/>`;

export const parmesanShaving = shaving('#f7e6b2');

/** One shred of grated cheese. */
export const gratedShred =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="M${n(-q)} ${n(pen.random.between(-0.3, 0.3) * q)}Q0 ${n(pen.random.between(-0.6, 0.6) * q)} ${n(q)} ${n(pen.random.between(-0.3, 0.3) * q)}" fill="none" stroke="${darken(colour, 0.3)}" stroke-opacity=".5" stroke-width="${n(q * 0.46)}" stroke-linecap="round"/><path d="M${n(-q)} 0Q0 ${n(pen.random.between(-0.6, 0.6) * q)} ${n(q)} 0" fill="none" stroke="${lighten(colour, 0.2)}" stroke-width="${n(q * 0.32)}" stroke-linecap="round"/>`;

/** A fried egg, crisp at the edge. */
export const friedEgg: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 11, wobble: 0.13 })}" fill="${radial(pen, [
    [0, '#ffffff'],
    [0.7, '#fdf9ee'],
    [0.9, '#f5e4c0'],
    [1, '#d9a860'],
  ])}" stroke="#c98a3c" stroke-opacity=".6" stroke-width="2.5"/><path transform="translate(${n(-q * 0.14)} ${n(-q * 0.3)})" d="${blob(pen.random, q * 0.34, { corners: 7, wobble: 0.2, squash: 0.5 })}" fill="#fff" opacity=".9"/><ellipse cx="${n(q * 0.1)}" cy="${n(q * 0.1)}" rx="${n(q * 0.42)}" ry="${n(q * 0.4)}" fill="#b96a10" opacity=".35"/><circle cx="${n(q * 0.06)}" cy="${n(q * 0.05)}" r="${n(q * 0.4)}" fill="${radial(
    pen,
    [
      [0, '#ffe07a'],
      [0.45, '#fdb52c'],
      [0.85, '#f2930f'],
      [1, '#cf6f07'],
    ],
    [0.4, 0.34, 0.68],
  )}"/><ellipse cx="${n(-q * 0.08)}" cy="${n(-q * 0.1)}" rx="${n(q * 0.12)}" ry="${n(q * 0.065)}" transform="rotate(-30)" fill="#fff" opacity=".85"/>`;

/** Half a boiled egg with a soft yolk. */
export const halfEgg: Glyph = (pen, q) =>
  `<ellipse rx="${n(q * 0.84)}" ry="${n(q)}" fill="${radial(
    pen,
    [
      [0, '#ffffff'],
      [0.75, '#fbf6ea'],
      [0.94, '#e8d9bd'],
      [1, '#c9ad7c'],
    ],
    [0.44, 0.4, 0.6],
  )}"/><ellipse cy="${n(q * 0.1)}" rx="${n(q * 0.5)}" ry="${n(q * 0.52)}" fill="${radial(pen, [
    [0, '#ffb52e'],
    [0.55, '#fba11b'],
    [0.88, '#fdc04a'],
    [1, '#f3d488'],
  ])}"/><ellipse cx="${n(-q * 0.14)}" cy="${n(-q * 0.08)}" rx="${n(q * 0.16)}" ry="${n(q * 0.09)}" fill="#fff" opacity=".6" transform="rotate(-24)"/>`;

/** Scrambled egg: a soft yellow fold. */
export const scrambledCurd: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 9, wobble: 0.2, squash: 0.8 })}" fill="${ball(pen, '#fbd25c', 0.7)}"/><path d="M${n(-q * 0.5)} ${n(-q * 0.1)}Q0 ${n(-q * 0.5)} ${n(q * 0.5)} ${n(-q * 0.14)}M${n(-q * 0.4)} ${n(q * 0.3)}Q0 0 ${n(q * 0.5)} ${n(q * 0.24)}" stroke="#fff3bd" stroke-opacity=".8" stroke-width="${n(q * 0.1)}" fill="none" stroke-linecap="round"/>`;

export const butterPat: Glyph = (pen, q) =>
  `<rect x="${n(-q)}" y="${n(-q * 0.8)}" width="${n(q * 2)}" height="${n(q * 1.6)}" rx="${n(q * 0.24)}" fill="${linear(
    pen,
    [
      [0, '#fff6bf'],
      [0.5, '#fbe384'],
      [1, '#e9bf45'],
    ],
    [1, 1],
  )}"/><path d="M${n(-q * 0.74)} ${n(-q * 0.5)}L${n(q * 0.5)} ${n(-q * 0.5)}" stroke="#fffdf0" stroke-width="${n(q * 0.2)}" stroke-linecap="round" opacity=".85"/>`;

/** A spoonful of something thick and pale, with the swirl the spoon left. */
export const dollop =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="${blob(pen.random, q, { corners: 9, wobble: 0.1 })}" fill="${ball(pen, colour, 0.6)}"/><path d="M${n(-q * 0.5)} ${n(q * 0.3)}C${n(-q * 0.6)} ${n(-q * 0.5)} ${n(q * 0.6)} ${n(-q * 0.6)} ${n(q * 0.5)} ${n(q * 0.1)}C${n(q * 0.4)} ${n(q * 0.5)} ${n(-q * 0.2)} ${n(q * 0.4)} ${n(-q * 0.1)} 0" fill="none" stroke="${darken(colour, 0.2)}" stroke-opacity=".5" stroke-width="${n(q * 0.1)}" stroke-linecap="round"/><path d="M${n(-q * 0.44)} ${n(q * 0.24)}C${n(-q * 0.52)} ${n(-q * 0.5)} ${n(q * 0.56)} ${n(-q * 0.56)} ${n(q * 0.46)} ${n(q * 0.06)}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="${n(q * 0.08)}" stroke-linecap="round"/>`;

export const creamDollop = dollop('#fcf8ec');

/** A little cream between other things: dressing in a slaw, sour cream on a taco. */
export const dabOfCream: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 7, wobble: 0.4, squash: 0.5 })}" fill="#fffaf0" opacity=".88"/>`;
