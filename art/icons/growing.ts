import { type Colour, darken, lighten } from '#core/colour';
import { ball, linear, type Pen, put, radial, slope } from '#core/pen';
import { blob, inDisc, n, type Point, polar, repeat } from '#core/shapes';
import type { Glyph } from '#glyphs/glyph';
import { kaleLeaf, spinachLeaf } from '#glyphs/leaves';

import type { Icon } from './icon.ts';

/** Several of a thing at fixed places: x, y, size, turn. */
export const group =
  (
    glyph: Glyph,
    places: readonly (readonly [x: number, y: number, size: number, turn?: number])[],
  ): Icon =>
  (pen) =>
    places
      .map(([x, y, size, turn = 0]) =>
        put(pen, glyph(pen, size), { x, y, turn, height: 'low', reach: size * 2.4 }),
      )
      .join('');

/** One thing, alone. */
export const single = (glyph: Glyph, size: number, turn = 0): Icon =>
  group(glyph, [[0, 0, size, turn]]);

/** Three of a thing in a heap. */
export const trio = (glyph: Glyph, size: number): Icon =>
  group(glyph, [
    [-size * 0.85, size * 0.6, size, -12],
    [size * 0.9, size * 0.55, size, 16],
    [0, -size * 0.75, size, 4],
  ]);

/** A handful of small things. */
export const handful =
  (glyph: Glyph, size: number): Icon =>
  (pen) => {
    const places: Point[] = [
      [0, 0],
      ...repeatPoints(6, size * 1.75),
      ...repeatPoints(9, size * 3.1),
    ];
    return places
      .filter(([, y]) => y > -size * 3)
      .map(([x, y]) =>
        put(pen, glyph(pen, size * pen.random.between(0.9, 1.1)), {
          x: x + pen.random.between(-2, 2),
          y: y * 0.78,
          turn: pen.random.between(0, 360),
          height: 'low',
          reach: size * 2.6,
        }),
      )
      .join('');
  };

const repeatPoints = (count: number, distance: number): Point[] =>
  Array.from({ length: count }, (_, i) => polar((i * 360) / count + 20, distance));

/** A tied bunch of long stalks: `tops` says what they end in. */
export const stalks =
  (colour: Colour, tops: 'blades' | 'fronds' | 'none' | 'tips', root: Colour = '#f6f4e4'): Icon =>
  (pen) => {
    const stalk = (x: number, lean: number): string => {
      const top =
        tops === 'blades'
          ? `<path d="M-5 -8Q-12 -34 -7 -46Q0 -30 0 -8ZM5 -8Q13 -32 9 -45Q-1 -28 0 -8Z" fill="${slope(pen, darken(colour, 0.16))}"/>`
          : tops === 'fronds'
            ? repeat(
                7,
                (i) =>
                  `<path d="M0 -14Q${(i - 3) * 4} -26 ${(i - 3) * 6} -${38 + (i % 2) * 7}" stroke="${i % 2 ? darken(colour, 0.3) : darken(colour, 0.16)}" stroke-width="5" stroke-linecap="round" fill="none"/>`,
              )
            : tops === 'tips'
              ? `<path d="M-5.5 -18Q-6 -36 0 -45Q6 -36 5.5 -18Z" fill="${slope(pen, darken(colour, 0.22))}"/><path d="M-3 -22L1 -30M3 -20L-1 -27M-2 -32L1 -38" stroke="${lighten(colour, 0.5)}" stroke-width="1.4"/>`
              : '';
      return `<g transform="translate(${x} 2) rotate(${lean})">${top}<path d="M-6 ${tops === 'none' ? -42 : -16}L6 ${tops === 'none' ? -42 : -16}L7 38Q0 43 -7 38Z" fill="${linear(
        pen,
        [
          [0, colour],
          [0.45, lighten(colour, 0.3)],
          [1, root],
        ],
      )}" stroke="${darken(colour, 0.35)}" stroke-opacity=".4" stroke-width="1"/><path d="M-2 ${tops === 'none' ? -38 : -12}L-2.6 34" stroke="#fff" stroke-opacity=".45" stroke-width="1.6"/></g>`;
    };
    return `${stalk(-14, -9)}${stalk(14, 9)}${stalk(-5, -3)}${stalk(5, 4)}<rect x="-23" y="10" width="46" height="7" rx="3.5" fill="${tops === 'fronds' ? '#e9e0c4' : '#c0583a'}" opacity=".9"/>`;
  };

/** A root with leaves: beet, radish, turnip, parsnip. */
export const root =
  (colour: Colour, shape: 'round' | 'long'): Icon =>
  (pen) => {
    const leaves = [-26, 0, 26]
      .map(
        (turn) =>
          `<g transform="translate(0 -12) rotate(${turn}) translate(0 -20)">${spinachLeaf(pen, 18)}<path d="M0 12L0 24" stroke="${shape === 'round' ? darken(colour, 0.05) : '#8fb35a'}" stroke-width="3.4"/></g>`,
      )
      .join('');
    const body =
      shape === 'round'
        ? `<path d="M0 46Q-3 36 -12 33C-36 24 -32 -12 0 -12C32 -12 36 24 12 33Q3 36 0 46Z" fill="${ball(pen, colour)}"/><path d="M-17 -2Q-23 6 -19 16" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round" fill="none"/>`
        : `<path d="M-17 -12Q0 -18 17 -12Q20 0 2 46Q0 48 -2 46Q-20 0 -17 -12Z" fill="${slope(pen, colour)}"/><path d="M-11 0L-2 2M9 8L2 10M-7 18L-1 20" stroke="${darken(colour, 0.35)}" stroke-opacity=".5" stroke-width="1.6" stroke-linecap="round"/>`;
    return leaves + body;
  };

/** A round head of leaves: cabbages, sprouts. */
export const head =
  (colour: Colour, frilly = false): Icon =>
  (pen) => {
    const leaf = (turn: number, tone: Colour): string =>
      `<g transform="rotate(${turn})"><path d="${blob(pen.random, 30, { corners: frilly ? 13 : 9, wobble: frilly ? 0.1 : 0.04, squash: 0.9 })}" transform="translate(0 -12)" fill="${ball(pen, tone)}"/><path d="M0 20L0 -34M0 4Q12 -6 18 -20M0 4Q-12 -6 -18 -20M0 -12Q8 -18 11 -28M0 -12Q-8 -18 -11 -28" stroke="${lighten(tone, 0.7)}" stroke-opacity=".7" stroke-width="2" fill="none"/></g>`;
    return `${leaf(-80, darken(colour, 0.18))}${leaf(80, darken(colour, 0.18))}${leaf(180, darken(colour, 0.1))}<circle r="33" fill="${ball(pen, colour)}"/><path d="M0 32Q-3 0 -4 -24M0 32Q14 8 20 -14M0 32Q-18 8 -24 -10M-2 8Q8 -6 8 -20M-2 8Q-12 -4 -14 -18" stroke="${lighten(colour, 0.75)}" stroke-opacity=".75" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;
  };

/** A long vegetable, one whole and one cut: zucchini, yellow squash. */
export const marrow =
  (colour: Colour, slice: Glyph): Icon =>
  (pen) =>
    `<g transform="rotate(-38)"><path d="M-40 -10Q-46 0 -40 12Q0 20 36 11L44 6L44 -6L36 -10Q0 -16 -40 -10Z" fill="${linear(
      pen,
      [
        [0, lighten(colour, 0.35)],
        [0.45, colour],
        [1, darken(colour, 0.4)],
      ],
    )}"/><path d="M-34 -5Q0 -10 34 -5M-36 4Q0 8 34 4" stroke="${lighten(colour, 0.45)}" stroke-opacity=".5" stroke-width="1.8" fill="none" stroke-dasharray="5 4"/><rect x="40" y="-5" width="8" height="10" rx="2" fill="#7d8a45"/></g>${group(
      slice,
      [
        [16, 24, 16],
        [32, 12, 14],
      ],
    )(pen)}`;

/** Butternut: a long neck on a round base. */
export const butternut: Icon = (pen) =>
  `<path d="M-13 -38Q0 -44 13 -38Q15 -14 24 0C38 20 26 44 0 44C-26 44 -38 20 -24 0Q-15 -14 -13 -38Z" fill="${ball(pen, '#e6b06a')}"/><path d="M-5 -38Q-6 -48 2 -48L6 -38Z" fill="#8f7a45"/><path d="M-9 -28Q-10 -8 -18 8Q-22 18 -17 28" stroke="#fff3d6" stroke-opacity=".6" stroke-width="4.4" fill="none" stroke-linecap="round"/>`;

/** A ribbed round squash. */
export const ribbed =
  (colour: Colour): Icon =>
  (pen) =>
    `${[-26, 26, -14, 14, 0].map((x) => `<ellipse cx="${x}" cy="6" rx="${n(22 - Math.abs(x) * 0.24)}" ry="34" fill="${ball(pen, colour)}" stroke="${darken(colour, 0.45)}" stroke-opacity=".5" stroke-width="1.4"/>`).join('')}<path d="M-5 -24Q-6 -40 4 -42L8 -39Q3 -32 6 -24Z" fill="#8a7a48"/>`;

/** A fennel bulb with cut stems and a few fronds. */
export const fennel: Icon = (pen) =>
  `${[-20, 0, 20]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 0 10)">${repeat(5, (i) => `<path d="M0 -34Q${(i - 2) * 3} -42 ${(i - 2) * 5} -48" stroke="#6fa04a" stroke-width="3" stroke-linecap="round" fill="none"/>`)}<path d="M-6 -34L6 -34L8 -4L-8 -4Z" fill="${linear(
          pen,
          [
            [0, '#b9d08a'],
            [1, '#e9f0cf'],
          ],
        )}"/></g>`,
    )
    .join(
      '',
    )}<path d="M-14 -12Q-38 4 -28 28Q-14 44 0 44Q14 44 28 28Q38 4 14 -12Q0 -20 -14 -12Z" fill="${ball(pen, '#edf2d8', 0.7)}" stroke="#b3c48c" stroke-width="1.4"/><path d="M-10 -12Q-22 10 -10 40M10 -12Q22 10 10 40M0 -16Q-4 14 0 42" stroke="#b3c48c" stroke-opacity=".8" stroke-width="2" fill="none"/>`;

/** A broad flat mushroom from above. */
export const flatCap: Icon = (pen) =>
  `<path d="${blob(pen.random, 41, { corners: 11, wobble: 0.03, squash: 0.82 })}" fill="#5c3822"/><path d="${blob(pen.random, 37, { corners: 11, wobble: 0.03, squash: 0.78 })}" transform="translate(-1 -3)" fill="${ball(pen, '#8f5f3c')}"/>${repeat(
    20,
    (i) => {
      const [x, y] = polar(i * 18, 33);
      return `<path d="M${n(x)} ${n(y * 0.78 - 3)}L${n(x * 0.86)} ${n(y * 0.66 - 3)}" stroke="#5c3822" stroke-opacity=".45" stroke-width="2"/>`;
    },
  )}`;

/** An artichoke: overlapping scales. */
export const artichoke: Icon = (pen) => {
  const scale = (x: number, y: number, size: number): string =>
    `<path transform="translate(${x} ${y})" d="M0 ${-size}Q${n(size * 0.95)} ${n(-size * 0.2)} 0 ${n(size * 0.9)}Q${n(-size * 0.95)} ${n(-size * 0.2)} 0 ${-size}Z" fill="${slope(pen, '#8aa65c')}" stroke="#4f6b34" stroke-opacity=".6" stroke-width="1.4"/>`;
  const rows: readonly (readonly [number, readonly number[], number])[] = [
    [-24, [0], 17],
    [-14, [-12, 12], 18],
    [-2, [-23, 0, 23], 19],
    [12, [-30, -11, 11, 30], 19],
    [22, [-21, 0, 21], 18],
  ];
  return `<path d="M-6 30L6 30L8 47L-8 47Z" fill="#a3b36a"/>${rows.map(([y, xs, size]) => xs.map((x) => scale(x, y, size)).join('')).join('')}`;
};

/** A pomegranate: one whole, with a cut showing the seeds. */
export const pomegranate: Icon = (pen) =>
  `<path d="M-7 -32L-11 -44L-3 -38L0 -46L4 -38L11 -44L8 -32Z" fill="#b8323c"/><circle cy="5" r="37" fill="${ball(pen, '#c22a3d')}"/><path d="M-4 -14C26 -20 34 16 14 32C-6 36 -14 4 -4 -14Z" fill="#fbeccb"/>${repeat(
    16,
    () => {
      const [x, y] = inDisc(pen.random, 1);
      return `<ellipse cx="${n(11 + x * 14)}" cy="${n(8 + y * 19)}" rx="4" ry="4.8" fill="${ball(pen, '#d01f45')}"/>`;
    },
  )}`;

/** Sheets in a pile: nori, wonton wrappers. */
export const sheets =
  (colour: Colour): Icon =>
  (pen) =>
    [10, 5, 0]
      .map(
        (shift) =>
          `<g transform="translate(${shift - 5} ${shift}) rotate(${shift * 0.9 - 8})"><rect x="-34" y="-34" width="68" height="66" rx="2" fill="${slope(pen, shift ? darken(colour, 0.14) : colour)}" stroke="${darken(colour, 0.4)}" stroke-opacity=".4" stroke-width="1"/>${repeat(5, (i) => `<path d="M${-26 + i * 13} -32L${-26 + i * 13} 30" stroke="${lighten(colour, 0.3)}" stroke-opacity=".28" stroke-width="1.6"/>`)}</g>`,
      )
      .join('');

/** A bunch of leaves tied at the stem. */
export const bunch =
  (leaf: Glyph, size: number): Icon =>
  (pen) =>
    [-44, 44, -22, 22, 0]
      .map(
        (turn) =>
          `<g transform="translate(0 36) rotate(${turn}) scale(.84)">${put(pen, `<path d="M0 ${n(-size * 0.2)}L0 4" stroke="#7d9a4a" stroke-width="4"/>${leaf(pen, size)}`, { y: -44, height: 'low', reach: size * 2.2 })}<path d="M0 ${n(size - 46)}L0 4" stroke="#86a552" stroke-width="3.6"/></g>`,
      )
      .join('') + `<rect x="-9" y="26" width="18" height="7" rx="3.5" fill="#c0583a"/>`;

export const kaleBunch = bunch(kaleLeaf, 30);

/** Beans in their pods, or pods alone, side by side. */
export const pods = (glyph: Glyph, size: number): Icon =>
  group(glyph, [
    [-2, -20, size, -16],
    [3, -4, size, -8],
    [-3, 12, size, -20],
    [4, 27, size, -6],
  ]);

/** Thin pale threads in a heap: sprouts. */
export const sprouts: Icon = (pen: Pen) =>
  repeat(16, (i) => {
    const x = pen.random.between(-26, 26);
    const y = pen.random.between(-20, 24);
    return put(
      pen,
      `<path d="M-20 0Q-6 ${n(pen.random.between(-14, 14))} 16 ${n(pen.random.between(-6, 6))}" fill="none" stroke="#cfc59a" stroke-width="6.4" stroke-linecap="round"/><path d="M-20 0Q-6 ${n(pen.random.between(-14, 14))} 16 0" fill="none" stroke="#faf6e2" stroke-width="4.8" stroke-linecap="round"/><ellipse cx="19" cy="0" rx="6" ry="4" fill="${radial(
        pen,
        [
          [0, '#f3df8a'],
          [1, '#c9a83c'],
        ],
      )}"/>`,
      { x, y, turn: pen.random.between(0, 360) + i },
    );
  });
