import { type Colour, darken, lighten, mix } from '#core/colour';
import { linear, type Pen, put } from '#core/pen';
import { inDisc, n, repeat } from '#core/shapes';
import type { Glyph } from '#glyphs/glyph';

import { type Icon, PAPER } from './icon.ts';

/** A soft bag: pouch for frozen and dry food, paper sack for flour and sugar. */
export const bag =
  (colour: Colour, options: { picture?: Glyph; kind?: 'pouch' | 'sack' | 'frozen' } = {}): Icon =>
  (pen) => {
    const { kind = 'pouch', picture } = options;
    const paper = kind === 'sack' ? mix(colour, '#e9d8b8', 0.35) : colour;
    const fill = linear(
      pen,
      [
        [0, lighten(paper, 0.3)],
        [0.45, paper],
        [1, darken(paper, 0.26)],
      ],
      [1, 0.4],
    );
    const body =
      kind === 'sack'
        ? 'M-28 -30L28 -30L32 40Q32 44 28 44L-28 44Q-32 44 -32 40Z'
        : 'M-30 -40Q0 -36 30 -40Q27 0 32 38Q0 47 -32 38Q-27 0 -30 -40Z';
    const top =
      kind === 'sack'
        ? `<path d="M-28 -30L-24 -42L24 -42L28 -30Z" fill="${darken(paper, 0.14)}"/><path d="M-28 -30L28 -30" stroke="${darken(paper, 0.35)}" stroke-opacity=".5" stroke-width="1.4"/><path d="M-18 -29L-22 43M18 -29L22 43" stroke="${darken(paper, 0.35)}" stroke-opacity=".22" stroke-width="1.6"/>`
        : `<path d="M-30 -40Q0 -36 30 -40L29.4 -32Q0 -28 -29.4 -32Z" fill="${darken(paper, 0.2)}" opacity=".75"/>${repeat(14, (i) => `<path d="M${-27 + i * 4.2} -38L${-27 + i * 4.2} -32" stroke="#fff" stroke-opacity=".35" stroke-width="1"/>`)}`;
    const frost =
      kind === 'frozen'
        ? `<path d="M-24 -24l8 8m-8 0l8 -8m-4 -2v12m-6 -6h12" transform="translate(2 0)" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`
        : '';
    const window = picture
      ? `<rect x="-22" y="-8" width="44" height="38" rx="${kind === 'sack' ? 3 : 19}" fill="${PAPER}" opacity=".96"/>${heap(pen, picture)}`
      : `<rect x="-22" y="-8" width="44" height="36" rx="4" fill="${PAPER}" opacity=".95"/>${wheat(pen)}`;
    return `<path d="${body}" fill="${fill}" stroke="${darken(paper, 0.4)}" stroke-opacity=".3" stroke-width="1"/>${top}<path d="M-24 -22Q-22 10 -25 34" stroke="#fff" stroke-opacity=".45" stroke-width="3.4" stroke-linecap="round" fill="none"/>${frost}${window}`;
  };

/** A handful of the contents. */
const heap = (pen: Pen, picture: Glyph): string =>
  [
    [-9, 14],
    [9, 14],
    [0, 18],
    [-5, 5],
    [6, 5],
  ]
    .map(([x, y]) =>
      put(pen, picture(pen, 7.6), {
        x: x ?? 0,
        y: (y ?? 0) + 1,
        turn: pen.random.between(-40, 40),
      }),
    )
    .join('');

/** An ear of wheat. */
const wheat = (pen: Pen): string =>
  `<path d="M0 26L0 -2" stroke="#b9853c" stroke-width="2"/>${[-2, 4, 10, 16]
    .map(
      (y) =>
        `<path d="M0 ${y + 4}Q-11 ${y + 2} -10 ${y - 6}Q-1 ${y - 4} 0 ${y + 4}Q11 ${y + 2} 10 ${y - 6}Q1 ${y - 4} 0 ${y + 4}Z" fill="${linear(
          pen,
          [
            [0, '#eec46c'],
            [1, '#b97f2c'],
          ],
        )}"/>`,
    )
    .join('')}<path d="M0 -4Q-4 -12 0 -18Q4 -12 0 -4Z" transform="translate(0 6)" fill="#dba84c"/>`;

/** A cardboard box with a window or a picture. */
export const box =
  (colour: Colour, picture?: Glyph): Icon =>
  (pen) =>
    `<path d="M18 -40L30 -34L30 38L18 44Z" fill="${darken(colour, 0.38)}"/><path d="M-30 -40L18 -40L30 -34L-18 -34Z" fill="${lighten(colour, 0.35)}" opacity=".9"/><rect x="-30" y="-40" width="48" height="84" rx="2" fill="${linear(
      pen,
      [
        [0, lighten(colour, 0.26)],
        [1, darken(colour, 0.1)],
      ],
      [0.4, 1],
    )}"/><rect x="-30" y="-30" width="48" height="9" fill="${PAPER}" opacity=".9"/><rect x="-24" y="-27" width="36" height="3" fill="${darken(colour, 0.35)}"/><ellipse cx="-6" cy="12" rx="19" ry="21" fill="${PAPER}" opacity=".95"/>${picture ? `<g transform="translate(-6 0)">${heap(pen, picture)}</g>` : `<g transform="translate(-6 2)">${wheat(pen)}</g>`}`;

/** A gable-topped carton for milk, cream and broth. */
export const carton =
  (colour: Colour, picture?: Glyph): Icon =>
  (pen) =>
    `<path d="M-24 -22L-14 -40L20 -40L24 -22Z" fill="${linear(pen, [
      [0, '#f6f2e8'],
      [1, '#d5cdbd'],
    ])}"/><rect x="-15" y="-45" width="34" height="7" rx="1.5" fill="${darken(colour, 0.12)}"/><path d="M24 -22L30 -16L30 42L24 44Z" fill="${darken(colour, 0.4)}"/><rect x="-24" y="-22" width="48" height="66" fill="${linear(
      pen,
      [
        [0, '#fffdf8'],
        [1, '#ece5d6'],
      ],
      [1, 0.4],
    )}"/><path d="M-24 4Q-10 -8 2 4T24 2L24 44L-24 44Z" fill="${linear(pen, [
      [0, lighten(colour, 0.1)],
      [1, darken(colour, 0.16)],
    ])}"/>${picture ? put(pen, picture(pen, 12), { y: 22 }) : ''}<circle cx="-6" cy="-29" r="5" fill="${darken(colour, 0.1)}"/>`;

/** Minced meat on a black tray under film. */
export const tray =
  (colour: Colour): Icon =>
  (pen) => {
    const strands = repeat(70, () => {
      const [x, y] = inDisc(pen.random, 1, 0.5);
      const tone = pen.random.pick([
        lighten(colour, 0.3),
        colour,
        darken(colour, 0.2),
        lighten(colour, 0.12),
      ]);
      const [px, py] = [x * 30, y * 18];
      return `<path d="M${n(px - 4)} ${n(py)}q4 ${n(pen.random.between(-5, 5))} 8 0" transform="rotate(${n(pen.random.between(-60, 60))} ${n(px)} ${n(py)})" stroke="${tone}" stroke-width="4.6" stroke-linecap="round" fill="none"/>`;
    });
    return `<rect x="-44" y="-32" width="88" height="64" rx="11" fill="${linear(
      pen,
      [
        [0, '#4a4d50'],
        [1, '#1d1f21'],
      ],
      [1, 1],
    )}"/><rect x="-38" y="-26" width="76" height="52" rx="8" fill="#2b2d30"/><ellipse rx="34" ry="21" fill="${darken(colour, 0.35)}"/>${strands}<path d="M-36 -20Q-10 -26 20 -22" stroke="#fff" stroke-opacity=".55" stroke-width="3.4" stroke-linecap="round" fill="none"/><path d="M30 -18L36 -2" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>`;
  };

/** A flat paper packet: yeast. */
export const packet =
  (colour: Colour): Icon =>
  (pen) =>
    `<g transform="rotate(-8)"><rect x="-28" y="-40" width="56" height="82" rx="3" fill="${linear(
      pen,
      [
        [0, lighten(colour, 0.3)],
        [1, darken(colour, 0.18)],
      ],
      [1, 1],
    )}"/>${repeat(12, (i) => `<path d="M${-25 + i * 4.6} -39L${-25 + i * 4.6} -32M${-25 + i * 4.6} 34L${-25 + i * 4.6} 41" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/>`)}<rect x="-20" y="-20" width="40" height="44" rx="4" fill="${PAPER}"/><g transform="translate(0 -2)">${wheat(pen)}</g></g>`;
