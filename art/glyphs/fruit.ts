import { type Colour, darken, lighten } from '#core/colour';
import { ball, linear, radial, slope } from '#core/pen';
import { blob, n, polar, repeat, scatter } from '#core/shapes';

import { cube, type Glyph, glint } from './glyph.ts';

type Citrus = { readonly peel: Colour; readonly flesh: Colour; readonly light: Colour };

const LEMON: Citrus = { peel: '#f2c42c', flesh: '#fae06a', light: '#fff3b4' };
const LIME: Citrus = { peel: '#5f9e2c', flesh: '#bcdc62', light: '#e6f4ae' };
const ORANGE: Citrus = { peel: '#ee8a1d', flesh: '#ffb347', light: '#ffd98a' };

const citrusSlice =
  ({ peel, flesh, light }: Citrus): Glyph =>
  (pen, q) =>
    `<circle r="${n(q)}" fill="${ball(pen, peel, 0.8)}"/><circle r="${n(q * 0.89)}" fill="#fffbe8"/>${repeat(
      9,
      (i) =>
        `<path transform="rotate(${i * 40})" d="M0 ${n(-q * 0.1)}L${n(q * 0.23)} ${n(-q * 0.7)}Q0 ${n(-q * 0.92)} ${n(-q * 0.23)} ${n(-q * 0.7)}Z" fill="${linear(
          pen,
          [
            [0, flesh],
            [1, light],
          ],
        )}"/>`,
    )}<circle r="${n(q * 0.07)}" fill="#fffbe8"/>${glint(q, 0.35)}`;

const citrusWedge =
  ({ peel, flesh, light }: Citrus): Glyph =>
  (pen, q) =>
    `<path d="M${n(-q)} ${n(-q * 0.3)}C${n(-q * 0.8)} ${n(q * 0.8)} ${n(q * 0.8)} ${n(q * 0.8)} ${n(q)} ${n(-q * 0.3)}Z" fill="${slope(pen, peel)}"/><path d="M${n(-q * 0.92)} ${n(-q * 0.3)}C${n(-q * 0.66)} ${n(q * 0.52)} ${n(q * 0.66)} ${n(q * 0.52)} ${n(q * 0.92)} ${n(-q * 0.3)}Q0 ${n(-q * 0.5)} ${n(-q * 0.92)} ${n(-q * 0.3)}Z" fill="#fffbe8"/><path d="M${n(-q * 0.8)} ${n(-q * 0.26)}C${n(-q * 0.55)} ${n(q * 0.36)} ${n(q * 0.55)} ${n(q * 0.36)} ${n(q * 0.8)} ${n(-q * 0.26)}Q0 ${n(-q * 0.42)} ${n(-q * 0.8)} ${n(-q * 0.26)}Z" fill="${linear(
      pen,
      [
        [0, light],
        [1, flesh],
      ],
    )}"/>${[-0.4, 0, 0.4].map((x) => `<path d="M${n(q * x)} ${n(-q * 0.34)}L${n(q * x * 0.5)} ${n(q * 0.2)}" stroke="#fffbe8" stroke-width="${n(q * 0.05)}"/>`).join('')}`;

export const lemonSlice = citrusSlice(LEMON);
export const limeSlice = citrusSlice(LIME);
export const orangeSlice = citrusSlice(ORANGE);
export const lemonWedge = citrusWedge(LEMON);
export const limeWedge = citrusWedge(LIME);

export const strawberryHalf: Glyph = (pen, q) =>
  `<path d="M0 ${n(q * 1.1)}C${n(-q * 1.05)} ${n(q * 0.4)} ${n(-q)} ${n(-q * 0.82)} 0 ${n(-q * 0.8)}C${n(q)} ${n(-q * 0.82)} ${n(q * 1.05)} ${n(q * 0.4)} 0 ${n(q * 1.1)}Z" fill="${slope(pen, '#d4253a')}"/><path d="M0 ${n(q * 0.92)}C${n(-q * 0.8)} ${n(q * 0.3)} ${n(-q * 0.78)} ${n(-q * 0.64)} 0 ${n(-q * 0.62)}C${n(q * 0.78)} ${n(-q * 0.64)} ${n(q * 0.8)} ${n(q * 0.3)} 0 ${n(q * 0.92)}Z" fill="${radial(
    pen,
    [
      [0, '#fff0ea'],
      [0.3, '#ffc2b6'],
      [0.7, '#f4707a'],
      [1, '#e4404f'],
    ],
  )}"/><path d="M0 ${n(-q * 0.5)}L0 ${n(q * 0.5)}M0 ${n(-q * 0.2)}L${n(q * 0.34)} ${n(-q * 0.34)}M0 ${n(-q * 0.2)}L${n(-q * 0.34)} ${n(-q * 0.34)}M0 ${n(q * 0.1)}L${n(q * 0.34)} 0M0 ${n(q * 0.1)}L${n(-q * 0.34)} 0" stroke="#fff4ee" stroke-opacity=".7" stroke-width="${n(q * 0.06)}"/>`;

export const strawberryWhole: Glyph = (pen, q) =>
  `<path d="M0 ${n(q * 1.1)}C${n(-q * 1.05)} ${n(q * 0.4)} ${n(-q)} ${n(-q * 0.82)} 0 ${n(-q * 0.8)}C${n(q)} ${n(-q * 0.82)} ${n(q * 1.05)} ${n(q * 0.4)} 0 ${n(q * 1.1)}Z" fill="${ball(pen, '#d62438')}"/>${scatter(
    pen.random,
    { count: 14, radius: q * 0.7, gap: q * 0.28 },
  )
    .map(
      ([x, y]) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(q * 0.045)}" ry="${n(q * 0.075)}" fill="#fbdc8c"/>`,
    )
    .join(
      '',
    )}<path d="M${n(-q * 0.5)} ${n(-q * 0.8)}L${n(-q * 0.14)} ${n(-q * 0.5)}L0 ${n(-q * 0.84)}L${n(q * 0.16)} ${n(-q * 0.5)}L${n(q * 0.5)} ${n(-q * 0.8)}L0 ${n(-q * 1.02)}Z" fill="#4f9a38"/>${glint(q, 0.5)}`;

export const blueberry: Glyph = (pen, q) => {
  const star = repeat(5, (i) => {
    const [x, y] = polar(i * 72 - 90, q * 0.34);
    const [a, b] = polar(i * 72 - 54, q * 0.14);
    return `${i ? 'L' : 'M'}${n(x)} ${n(y)}L${n(a)} ${n(b)}`;
  });
  return `<circle r="${n(q)}" fill="${radial(
    pen,
    [
      [0, '#9fb2e4'],
      [0.4, '#5468b4'],
      [0.8, '#2d3a7e'],
      [1, '#1a2252'],
    ],
    [0.36, 0.3, 0.78],
  )}"/><g transform="translate(${n(q * 0.1)} ${n(q * 0.06)})"><path d="${star}Z" fill="#1b2350" stroke="#7f92d2" stroke-width="${n(q * 0.07)}" stroke-linejoin="round"/></g>`;
};

/** A berry of many small drops: raspberry, blackberry. */
const drupelets =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<circle r="${n(q)}" fill="${darken(colour, 0.4)}"/>${scatter(pen.random, {
      count: 24,
      radius: q * 0.84,
      gap: q * 0.3,
      bias: 0.5,
    })
      .map(
        ([x, y]) =>
          `<circle cx="${n(x)}" cy="${n(y)}" r="${n(q * 0.24)}" fill="${ball(pen, colour)}"/><circle cx="${n(x - q * 0.07)}" cy="${n(y - q * 0.08)}" r="${n(q * 0.06)}" fill="#fff" opacity=".6"/>`,
      )
      .join('')}`;

export const raspberry = drupelets('#d8345a');
export const blackberry = drupelets('#4b2a52');

export const bananaCoin: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 8, wobble: 0.04 })}" fill="${ball(pen, '#ecd07c', 0.6)}"/><circle r="${n(q * 0.9)}" fill="${radial(
    pen,
    [
      [0, '#fff6d2'],
      [0.4, '#fdf0c2'],
      [0.75, '#fbe8ac'],
      [1, '#f2da92'],
    ],
  )}"/>${repeat(3, (i) => `<g transform="rotate(${i * 120 + 30})"><path d="M0 0L0 ${n(-q * 0.4)}" stroke="#cfae62" stroke-opacity=".8" stroke-width="${n(q * 0.08)}" stroke-linecap="round"/>${[-0.1, 0.1].map((x) => `<circle cx="${n(q * x)}" cy="${n(-q * 0.46)}" r="${n(q * 0.055)}" fill="#7c5c24"/>`).join('')}</g>`)}`;

/** A half-moon of fruit with skin on its round side: apple, pear, peach, mango. */
const fruitSlice =
  (skin: Colour, flesh: Colour): Glyph =>
  (pen, q) =>
    `<path d="M${n(-q)} ${n(q * 0.1)}C${n(-q * 0.6)} ${n(-q * 0.86)} ${n(q * 0.6)} ${n(-q * 0.86)} ${n(q)} ${n(q * 0.1)}C${n(q * 0.5)} ${n(q * 0.44)} ${n(-q * 0.5)} ${n(q * 0.44)} ${n(-q)} ${n(q * 0.1)}Z" fill="${skin}"/><path d="M${n(-q * 0.94)} ${n(q * 0.12)}C${n(-q * 0.54)} ${n(-q * 0.68)} ${n(q * 0.54)} ${n(-q * 0.68)} ${n(q * 0.94)} ${n(q * 0.12)}C${n(q * 0.5)} ${n(q * 0.42)} ${n(-q * 0.5)} ${n(q * 0.42)} ${n(-q * 0.94)} ${n(q * 0.12)}Z" fill="${linear(
      pen,
      [
        [0, darken(flesh, 0.06)],
        [0.5, lighten(flesh, 0.4)],
        [1, darken(flesh, 0.1)],
      ],
    )}"/><path d="M${n(-q * 0.5)} ${n(q * 0.16)}Q0 ${n(-q * 0.1)} ${n(q * 0.5)} ${n(q * 0.16)}" fill="none" stroke="${darken(flesh, 0.28)}" stroke-opacity=".5" stroke-width="${n(q * 0.06)}" stroke-linecap="round"/>`;

export const appleSlice = fruitSlice('#b8342c', '#f8edc4');
export const greenAppleSlice = fruitSlice('#86b03c', '#f6f2cc');
export const pearSlice = fruitSlice('#b6b653', '#f6efcf');
export const peachSlice = fruitSlice('#c9532c', '#f7a94a');
export const plumSlice = fruitSlice('#4c1f4a', '#d9853f');
export const mangoCube = cube('#f6ab2b', 0.2);
export const pineappleChunk = cube('#f4cf3f', 0.22);
export const melonCube = cube('#f09a58', 0.2);

export const watermelonWedge: Glyph = (pen, q) =>
  `<path d="M${n(-q)} ${n(-q * 0.5)}Q0 ${n(q * 1.5)} ${n(q)} ${n(-q * 0.5)}Z" fill="${slope(pen, '#3e7f3a')}"/><path d="M${n(-q * 0.92)} ${n(-q * 0.5)}Q0 ${n(q * 1.26)} ${n(q * 0.92)} ${n(-q * 0.5)}Z" fill="#f0f3d2"/><path d="M${n(-q * 0.84)} ${n(-q * 0.5)}Q0 ${n(q * 1.06)} ${n(q * 0.84)} ${n(-q * 0.5)}Z" fill="${slope(pen, '#e8435a', 0.7)}"/>${[-0.4, 0, 0.4].map((x) => `<ellipse cx="${n(q * x)}" cy="${n(-q * 0.14 + Math.abs(x) * -q * 0.2)}" rx="${n(q * 0.05)}" ry="${n(q * 0.09)}" fill="#2c1414"/>`).join('')}`;

export const kiwiSlice: Glyph = (pen, q) =>
  `<circle r="${n(q)}" fill="#7b6238"/><circle r="${n(q * 0.93)}" fill="${radial(pen, [
    [0, '#f4f6cf'],
    [0.24, '#e9f0b8'],
    [0.32, '#9cc850'],
    [1, '#74a932'],
  ])}"/>${repeat(16, (i) => {
    const [x, y] = polar(i * 22.5, q * pen.random.between(0.36, 0.5));
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(q * 0.045)}" ry="${n(q * 0.075)}" transform="rotate(${n(i * 22.5 + 90)} ${n(x)} ${n(y)})" fill="#22180c"/>`;
  })}`;

/** Two grape or cherry halves would hide under others, so they are whole and shiny. */
export const shinyBerry =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<ellipse rx="${n(q)}" ry="${n(q * 0.9)}" fill="${radial(
      pen,
      [
        [0, lighten(colour, 0.5)],
        [0.4, colour],
        [1, darken(colour, 0.55)],
      ],
      [0.36, 0.3, 0.78],
    )}"/>${glint(q, 0.75)}`;

export const grape = shinyBerry('#7d3f6d');
export const cherry = shinyBerry('#9c1530');
export const pomegranateAril = shinyBerry('#c01f3c');
export const raisin: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 7, wobble: 0.2, squash: 0.66 })}" fill="${ball(pen, '#5a2a2e')}"/>`;
export const cranberry: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 7, wobble: 0.18, squash: 0.7 })}" fill="${ball(pen, '#a3202f')}"/>`;
export const dateHalf: Glyph = (pen, q) =>
  `<ellipse rx="${n(q)}" ry="${n(q * 0.56)}" fill="${ball(pen, '#6b3218')}"/><ellipse rx="${n(q * 0.7)}" ry="${n(q * 0.24)}" fill="#a8642c"/>${glint(q * 0.8, 0.4)}`;
