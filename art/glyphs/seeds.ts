import { type Colour, darken, lighten } from '#core/colour';
import { ball, slope } from '#core/pen';
import { blob, n } from '#core/shapes';

import { type Glyph, glint } from './glyph.ts';

/** A kidney-shaped bean. */
const bean =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="M${n(-q)} ${n(-q * 0.1)}C${n(-q)} ${n(-q * 0.86)} ${n(q)} ${n(-q * 0.86)} ${n(q)} ${n(-q * 0.05)}C${n(q)} ${n(q * 0.66)} ${n(q * 0.4)} ${n(q * 0.6)} ${n(q * 0.1)} ${n(q * 0.36)}Q${n(-q * 0.1)} ${n(q * 0.28)} ${n(-q * 0.3)} ${n(q * 0.46)}C${n(-q * 0.7)} ${n(q * 0.66)} ${n(-q)} ${n(q * 0.4)} ${n(-q)} ${n(-q * 0.1)}Z" fill="${ball(pen, colour)}" stroke="${darken(colour, 0.55)}" stroke-opacity=".5" stroke-width="1.5"/>${glint(q, 0.5)}`;

export const blackBean = bean('#33232b');
export const kidneyBean = bean('#8a2a24');
export const pintoBean = bean('#b07c5a');
export const whiteBean = bean('#f1e6cb');

export const chickpea: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 8, wobble: 0.06 })}" fill="${ball(pen, '#e2b768')}"/><path d="M${n(q * 0.1)} ${n(-q * 0.8)}Q${n(q * 0.36)} ${n(-q * 0.1)} ${n(q * 0.1)} ${n(q * 0.5)}" fill="none" stroke="#a9762c" stroke-opacity=".6" stroke-width="${n(q * 0.1)}" stroke-linecap="round"/><path d="M${n(q * 0.5)} ${n(-q * 0.84)}L${n(q * 0.86)} ${n(-q * 0.9)}" stroke="#cf9c48" stroke-width="${n(q * 0.26)}" stroke-linecap="round"/>${glint(q, 0.55)}`;

export const lentil =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<ellipse rx="${n(q)}" ry="${n(q * 0.82)}" fill="${ball(pen, colour)}"/><ellipse cx="${n(-q * 0.25)}" cy="${n(-q * 0.25)}" rx="${n(q * 0.34)}" ry="${n(q * 0.2)}" fill="${lighten(colour, 0.6)}" opacity=".7"/>`;

export const pea: Glyph = (pen, q) =>
  `<circle r="${n(q)}" fill="${ball(pen, '#79b93f')}"/>${glint(q, 0.6)}`;
export const edamame: Glyph = (pen, q) =>
  `<ellipse rx="${n(q * 1.15)}" ry="${n(q * 0.82)}" fill="${ball(pen, '#97c556')}"/>${glint(q, 0.5)}`;

/** A flat pod with the bumps of its seeds. */
export const pod =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="M${n(-q * 1.3)} 0Q0 ${n(-q * 0.78)} ${n(q * 1.3)} 0Q0 ${n(q * 0.66)} ${n(-q * 1.3)} 0Z" fill="${slope(pen, colour)}"/>${[-0.6, -0.1, 0.4].map((x) => `<circle cx="${n(q * x)}" cy="${n(-q * 0.04)}" r="${n(q * 0.2)}" fill="${lighten(colour, 0.28)}" opacity=".65"/>`).join('')}<path d="M${n(-q * 1.2)} ${n(-q * 0.04)}Q0 ${n(-q * 0.68)} ${n(q * 1.2)} ${n(-q * 0.04)}" fill="none" stroke="${lighten(colour, 0.55)}" stroke-opacity=".7" stroke-width="${n(q * 0.06)}"/>`;

export const almond: Glyph = (pen, q) =>
  `<path d="M${n(-q)} 0C${n(-q * 0.6)} ${n(-q * 0.78)} ${n(q * 0.4)} ${n(-q * 0.66)} ${n(q * 1.1)} 0C${n(q * 0.4)} ${n(q * 0.66)} ${n(-q * 0.6)} ${n(q * 0.78)} ${n(-q)} 0Z" fill="${ball(pen, '#b0713a')}"/><path d="M${n(-q * 0.7)} ${n(-q * 0.1)}Q0 ${n(-q * 0.3)} ${n(q * 0.8)} ${n(-q * 0.04)}M${n(-q * 0.7)} ${n(q * 0.16)}Q0 ${n(q * 0.3)} ${n(q * 0.7)} ${n(q * 0.1)}" stroke="#7d4820" stroke-opacity=".6" stroke-width="${n(q * 0.07)}" fill="none"/>`;

/** Flaked almonds: thin pale ovals with a brown edge. */
export const flakedAlmond: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 8, wobble: 0.12, squash: 0.62 })}" fill="${slope(pen, '#f8e8c6', 0.6)}" stroke="#b98a50" stroke-width="1.6"/>`;

/** Walnut or pecan: two wrinkled halves. */
export const walnut =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="${blob(pen.random, q, { corners: 11, wobble: 0.13, squash: 0.82 })}" fill="${ball(pen, colour)}"/><path d="M${n(-q * 0.8)} ${n(q * 0.04)}Q0 ${n(-q * 0.14)} ${n(q * 0.8)} ${n(q * 0.04)}" stroke="${darken(colour, 0.5)}" stroke-width="${n(q * 0.13)}" fill="none"/>${[-0.45, 0, 0.45].map((x) => `<path d="M${n(q * x)} ${n(-q * 0.5)}q${n(q * 0.16)} ${n(q * 0.16)} 0 ${n(q * 0.34)}M${n(q * x)} ${n(q * 0.16)}q${n(-q * 0.16)} ${n(q * 0.16)} 0 ${n(q * 0.34)}" stroke="${lighten(colour, 0.55)}" stroke-opacity=".8" stroke-width="${n(q * 0.09)}" fill="none" stroke-linecap="round"/>`).join('')}`;

export const cashew: Glyph = (pen, q) =>
  `<path d="M${n(-q * 0.9)} ${n(q * 0.3)}C${n(-q * 0.9)} ${n(-q * 0.9)} ${n(q * 0.9)} ${n(-q * 0.9)} ${n(q * 0.9)} ${n(q * 0.3)}" fill="none" stroke="#b98a4a" stroke-width="${n(q * 0.64)}" stroke-linecap="round"/><path d="M${n(-q * 0.9)} ${n(q * 0.3)}C${n(-q * 0.9)} ${n(-q * 0.9)} ${n(q * 0.9)} ${n(-q * 0.9)} ${n(q * 0.9)} ${n(q * 0.3)}" fill="none" stroke="${pen.random.pick(['#f0d9a6', '#ecd098'])}" stroke-width="${n(q * 0.5)}" stroke-linecap="round"/><path d="M${n(-q * 0.8)} ${n(q * 0.1)}C${n(-q * 0.7)} ${n(-q * 0.8)} ${n(q * 0.5)} ${n(-q * 0.8)} ${n(q * 0.75)} ${n(-q * 0.1)}" fill="none" stroke="#fffaf0" stroke-opacity=".7" stroke-width="${n(q * 0.12)}" stroke-linecap="round"/>`;

/** Half a peanut, a pine nut, a pumpkin seed, a sunflower seed: small drops in one colour. */
export const drop =
  (colour: Colour, squash = 0.6): Glyph =>
  (pen, q) =>
    `<path d="M${n(-q)} 0C${n(-q * 0.7)} ${n(-q * squash * 1.1)} ${n(q * 0.3)} ${n(-q * squash)} ${n(q)} 0C${n(q * 0.3)} ${n(q * squash)} ${n(-q * 0.7)} ${n(q * squash * 1.1)} ${n(-q)} 0Z" fill="${ball(pen, colour)}" stroke="${darken(colour, 0.4)}" stroke-opacity=".4" stroke-width="1.2"/>`;

export const peanutHalf = drop('#d9a860', 0.7);
export const pineNut = drop('#f3dfae', 0.55);
export const pumpkinSeed = drop('#7f9a4e', 0.6);
export const sunflowerSeed = drop('#a9a28c', 0.5);
export const pistachio = drop('#9fb352', 0.66);
export const sesame = drop('#f8ebc4', 0.6);

/** Toasted cluster of oats and honey. */
export const granolaCluster: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 9, wobble: 0.2, squash: 0.85 })}" fill="${ball(pen, '#b9803c')}"/>${[
    [-0.3, -0.2],
    [0.3, -0.1],
    [0, 0.3],
    [-0.1, -0.5],
  ]
    .map(
      ([x, y]) =>
        `<ellipse cx="${n(q * (x ?? 0))}" cy="${n(q * (y ?? 0))}" rx="${n(q * 0.3)}" ry="${n(q * 0.2)}" transform="rotate(${n(pen.random.between(0, 180))} ${n(q * (x ?? 0))} ${n(q * (y ?? 0))})" fill="#e6bf7c" stroke="#94622a" stroke-opacity=".6" stroke-width="1.2"/>`,
    )
    .join('')}`;

export const chocolateChip: Glyph = (pen, q) =>
  `<path d="M0 ${n(-q)}Q${n(q * 0.3)} ${n(-q * 0.2)} ${n(q)} ${n(q * 0.3)}Q0 ${n(q)} ${n(-q)} ${n(q * 0.3)}Q${n(-q * 0.3)} ${n(-q * 0.2)} 0 ${n(-q)}Z" fill="${ball(pen, '#4a2413')}"/>${glint(q * 0.8, 0.4)}`;

export const oliveRing =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<ellipse rx="${n(q)}" ry="${n(q * 0.9)}" fill="${ball(pen, colour)}"/><ellipse cx="${n(q * 0.05)}" cy="${n(q * 0.04)}" rx="${n(q * 0.42)}" ry="${n(q * 0.37)}" fill="${darken(colour, 0.75)}"/>${glint(q, 0.7)}`;

export const caper: Glyph = (pen, q) =>
  `<circle r="${n(q)}" fill="${ball(pen, '#6f7d35')}"/>${glint(q, 0.4)}`;
