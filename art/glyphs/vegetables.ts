import { type Colour, darken, lighten } from '#core/colour';
import { ball, linear, type Pen, radial, slope } from '#core/pen';
import { blob, closedCurve, n, openCurve, type Point, polar, repeat, scatter } from '#core/shapes';

import { type Glyph, glint } from './glyph.ts';

/** A few tomato seeds in their jelly, in a wedge-shaped chamber pointing up. */
const chamber = (pen: Pen, q: number): string =>
  `<path d="M0 ${n(-q * 0.15)}C${n(q * 0.36)} ${n(-q * 0.26)} ${n(q * 0.42)} ${n(-q * 0.7)} 0 ${n(-q * 0.77)}C${n(-q * 0.42)} ${n(-q * 0.7)} ${n(-q * 0.36)} ${n(-q * 0.26)} 0 ${n(-q * 0.15)}Z" fill="${radial(
    pen,
    [
      [0, '#f9a55c'],
      [1, '#cf3a1f'],
    ],
  )}"/>${[
    [-0.12, -0.48],
    [0.13, -0.44],
    [0, -0.62],
  ]
    .map(
      ([x, y]) =>
        `<ellipse cx="${n(q * (x ?? 0))}" cy="${n(q * (y ?? 0))}" rx="${n(q * 0.065)}" ry="${n(q * 0.1)}" fill="#fde3a0"/>`,
    )
    .join('')}`;

export const tomatoSlice: Glyph = (pen, q) =>
  `<circle r="${n(q)}" fill="${ball(pen, '#d8351d')}"/><circle r="${n(q * 0.88)}" fill="${radial(
    pen,
    [
      [0, '#ffc1a0'],
      [0.35, '#f2714e'],
      [1, '#e2482a'],
    ],
  )}"/>${repeat(5, (i) => `<g transform="rotate(${i * 72})">${chamber(pen, q)}</g>`)}${glint(q, 0.35)}`;

export const tomatoWedge: Glyph = (pen, q) =>
  `<path d="M${n(-q)} ${n(-q * 0.2)}C${n(-q * 0.7)} ${n(q * 0.85)} ${n(q * 0.7)} ${n(q * 0.85)} ${n(q)} ${n(-q * 0.2)}Q0 ${n(-q * 0.62)} ${n(-q)} ${n(-q * 0.2)}Z" fill="${slope(pen, '#d7301a')}"/><path d="M${n(-q * 0.86)} ${n(-q * 0.16)}C${n(-q * 0.5)} ${n(q * 0.42)} ${n(q * 0.5)} ${n(q * 0.42)} ${n(q * 0.86)} ${n(-q * 0.16)}Q0 ${n(-q * 0.48)} ${n(-q * 0.86)} ${n(-q * 0.16)}Z" fill="${linear(
    pen,
    [
      [0, '#ff9d78'],
      [1, '#ee5b3a'],
    ],
  )}"/>${[-0.5, -0.2, 0.15, 0.48].map((x) => `<ellipse cx="${n(q * x)}" cy="${n(-q * 0.06)}" rx="${n(q * 0.07)}" ry="${n(q * 0.12)}" fill="#fde3a0"/>`).join('')}<path d="M${n(-q * 0.6)} ${n(q * 0.34)}Q${n(-q * 0.2)} ${n(q * 0.52)} ${n(q * 0.3)} ${n(q * 0.46)}" stroke="#fff" stroke-opacity=".4" stroke-width="${n(q * 0.08)}" stroke-linecap="round" fill="none"/>`;

export const cherryTomato: Glyph = (pen, q) =>
  pen.random.chance(0.25)
    ? `<circle r="${n(q)}" fill="${ball(pen, '#dd3820')}"/>${glint(q, 0.75)}`
    : `<circle r="${n(q)}" fill="${ball(pen, '#cc2b17')}"/><circle r="${n(q * 0.86)}" fill="${radial(
        pen,
        [
          [0, '#ffb193'],
          [0.55, '#f4694a'],
          [1, '#e14a2c'],
        ],
      )}"/>${[-1, 1].map((side) => `<ellipse cx="${n(side * q * 0.36)}" rx="${n(q * 0.24)}" ry="${n(q * 0.48)}" fill="#d23c20"/>${[-0.24, 0.02, 0.27].map((y) => `<ellipse cx="${n(side * q * 0.35)}" cy="${n(q * y)}" rx="${n(q * 0.075)}" ry="${n(q * 0.11)}" fill="#fde3a0"/>`).join('')}`).join('')}${glint(q, 0.35)}`;

/** A cut coin of something seedy: cucumber, zucchini, pickle. */
const seededCoin =
  (skin: Colour, flesh: Colour): Glyph =>
  (pen, q) =>
    `<circle r="${n(q)}" fill="${ball(pen, skin)}"/><circle r="${n(q * 0.88)}" fill="${radial(pen, [
      [0, lighten(flesh, 0.55)],
      [0.55, flesh],
      [1, darken(flesh, 0.1)],
    ])}"/>${repeat(3, (i) => `<g transform="rotate(${i * 120 + 20})">${[-0.13, 0.13].map((x) => `<ellipse cx="${n(q * x)}" cy="${n(-q * 0.42)}" rx="${n(q * 0.07)}" ry="${n(q * 0.15)}" fill="${lighten(flesh, 0.8)}" stroke="${darken(flesh, 0.25)}" stroke-width="1"/>`).join('')}<path d="M0 0L0 ${n(-q * 0.6)}" stroke="${lighten(flesh, 0.5)}" stroke-width="${n(q * 0.06)}"/></g>`)}`;

export const cucumberSlice = seededCoin('#3c7a33', '#d3e6a4');
export const zucchiniSlice = seededCoin('#3f6f2c', '#e6e6a8');
export const yellowSquashSlice = seededCoin('#e2b62e', '#f5ecb2');
export const pickleSlice = seededCoin('#5f7526', '#b9bd5f');

/** A coin with rings or rays and no seeds: carrot, radish, parsnip, beet. */
export const rootCoin =
  (skin: Colour, flesh: Colour): Glyph =>
  (pen, q) =>
    `<path d="${blob(pen.random, q, { corners: 9, wobble: 0.05 })}" fill="${ball(pen, skin)}"/><circle r="${n(q * 0.88)}" fill="${radial(
      pen,
      [
        [0, lighten(flesh, 0.3)],
        [0.4, flesh],
        [0.5, darken(flesh, 0.12)],
        [0.58, flesh],
        [1, darken(flesh, 0.08)],
      ],
    )}"/>${glint(q, 0.3)}`;

export const redOnionRing: Glyph = (pen, q) => onionRing(pen, q, ['#9a3f7c', '#f2d9ea']);

function onionRing(pen: Pen, q: number, colours: readonly [Colour, Colour]): string {
  const ry = n(q * pen.random.between(0.62, 0.95));
  return `<ellipse rx="${n(q)}" ry="${ry}" fill="none" stroke="${colours[0]}" stroke-width="${n(q * 0.24)}"/><ellipse rx="${n(q * 0.97)}" ry="${ry}" fill="none" stroke="${colours[1]}" stroke-width="${n(q * 0.13)}"/>`;
}

/** A bent strip: peppers, onion slivers, roasted peppers. */
export const strip =
  (colour: Colour, width = 0.3): Glyph =>
  (pen, q) => {
    const bend = pen.random.between(0.25, 0.6) * (pen.random.chance(0.5) ? 1 : -1);
    const d = `M${n(-q)} ${n(q * bend * 0.4)}Q0 ${n(-q * bend)} ${n(q)} ${n(q * bend * 0.4)}`;
    return `<path d="${d}" fill="none" stroke="${darken(colour, 0.42)}" stroke-width="${n(q * width + 4)}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(q * width)}" stroke-linecap="round"/><path d="${d}" transform="translate(-1 ${n(-q * width * 0.22)})" fill="none" stroke="${lighten(colour, 0.65)}" stroke-opacity=".7" stroke-width="${n(q * width * 0.26)}" stroke-linecap="round"/>`;
  };

/** A ring of pepper or chilli with its pith and seeds. */
export const pepperRing =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="${blob(pen.random, q, { corners: 6, wobble: 0.08 })}" fill="${lighten(colour, 0.5)}" fill-opacity=".3" stroke="${darken(colour, 0.25)}" stroke-width="${n(q * 0.34)}"/><path d="${blob(pen.random, q, { corners: 6, wobble: 0.06 })}" fill="none" stroke="${colour}" stroke-width="${n(q * 0.22)}"/>${repeat(
      4,
      (i) => {
        const [x, y] = polar(i * 90 + 20, q * 0.42);
        return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(q * 0.13)}" ry="${n(q * 0.1)}" fill="#fbf0c4"/>`;
      },
    )}`;

export const wholeChilli =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="M${n(-q)} ${n(-q * 0.1)}C${n(-q * 0.5)} ${n(-q * 0.42)} ${n(q * 0.5)} ${n(-q * 0.3)} ${n(q * 1.1)} ${n(q * 0.22)}C${n(q * 0.5)} ${n(q * 0.12)} ${n(-q * 0.4)} ${n(q * 0.3)} ${n(-q)} ${n(q * 0.14)}Z" fill="${slope(pen, colour)}"/><path d="M${n(-q * 0.8)} ${n(-q * 0.12)}Q0 ${n(-q * 0.3)} ${n(q * 0.6)} ${n(-q * 0.02)}" stroke="#fff" stroke-opacity=".5" stroke-width="${n(q * 0.06)}" fill="none" stroke-linecap="round"/><path d="M${n(-q * 0.98)} 0L${n(-q * 1.34)} ${n(-q * 0.14)}" stroke="#4a7a2a" stroke-width="${n(q * 0.12)}" stroke-linecap="round"/>`;

/** Broccoli or cauliflower: a stem and a crown of small round buds. */
export const floret =
  (crown: Colour, stem: Colour): Glyph =>
  (pen, q) => {
    const buds = scatter(pen.random, { count: 26, radius: q * 0.74, gap: q * 0.22, bias: 0.5 });
    return `<path d="M${n(-q * 0.24)} ${n(q * 0.2)}Q${n(-q * 0.2)} ${n(q * 0.8)} ${n(-q * 0.28)} ${n(q * 1.12)}L${n(q * 0.26)} ${n(q * 1.12)}Q${n(q * 0.2)} ${n(q * 0.7)} ${n(q * 0.28)} ${n(q * 0.2)}Z" fill="${slope(pen, stem)}"/><path d="${blob(pen.random, q * 0.9, { corners: 9, wobble: 0.12, squash: 0.82 })}" transform="translate(0 ${n(-q * 0.14)})" fill="${ball(pen, darken(crown, 0.18))}"/>${buds
      .map(
        ([x, y], i) =>
          `<circle cx="${n(x)}" cy="${n(y * 0.82 - q * 0.18)}" r="${n(q * pen.random.between(0.17, 0.26))}" fill="${ball(pen, i % 3 === 0 ? lighten(crown, 0.14) : crown)}"/>`,
      )
      .join('')}`;
  };

export const mushroomSlice: Glyph = (pen, q) => {
  const cap = pen.random.pick(['#9c6433', '#8a5528', '#ab7440']);
  return `<path d="M${n(-q)} ${n(q * 0.08)}C${n(-q * 1.02)} ${n(-q * 0.98)} ${n(q * 1.02)} ${n(-q * 0.98)} ${n(q)} ${n(q * 0.08)}C${n(q * 0.86)} ${n(q * 0.36)} ${n(q * 0.44)} ${n(q * 0.2)} ${n(q * 0.26)} ${n(q * 0.3)}Q${n(q * 0.2)} ${n(q * 0.7)} ${n(q * 0.27)} ${n(q * 0.92)}Q0 ${n(q * 1.06)} ${n(-q * 0.27)} ${n(q * 0.92)}Q${n(-q * 0.2)} ${n(q * 0.7)} ${n(-q * 0.26)} ${n(q * 0.3)}C${n(-q * 0.44)} ${n(q * 0.2)} ${n(-q * 0.86)} ${n(q * 0.36)} ${n(-q)} ${n(q * 0.08)}Z" fill="${linear(
    pen,
    [
      [0, '#f3e3c6'],
      [0.6, '#ead3ae'],
      [1, '#cfae80'],
    ],
  )}" stroke="${cap}" stroke-width="${n(q * 0.13)}"/><path d="M${n(-q * 0.68)} ${n(q * 0.06)}C${n(-q * 0.4)} ${n(-q * 0.36)} ${n(-q * 0.22)} ${n(-q * 0.1)} ${n(-q * 0.2)} ${n(q * 0.16)}C${n(-q * 0.4)} ${n(q * 0.04)} ${n(-q * 0.5)} ${n(q * 0.2)} ${n(-q * 0.68)} ${n(q * 0.06)}ZM${n(q * 0.68)} ${n(q * 0.06)}C${n(q * 0.4)} ${n(-q * 0.36)} ${n(q * 0.22)} ${n(-q * 0.1)} ${n(q * 0.2)} ${n(q * 0.16)}C${n(q * 0.4)} ${n(q * 0.04)} ${n(q * 0.5)} ${n(q * 0.2)} ${n(q * 0.68)} ${n(q * 0.06)}Z" fill="#7a5130" opacity=".85"/>`;
};

/** A long thin vegetable with two tones: asparagus, green bean, okra, lemongrass. */
export const spear =
  (colour: Colour, tip: boolean): Glyph =>
  (pen, q) => {
    const bend = pen.random.between(-0.14, 0.14) * q;
    const points: Point[] = [
      [-q * 1.6, bend],
      [-q * 0.4, -bend * 0.5],
      [q * 0.6, -bend * 0.3],
      [q * 1.6, bend],
    ];
    const d = openCurve(points);
    const scales = tip
      ? `<path d="M${n(q * 1.05)} ${n(bend - q * 0.16)}Q${n(q * 1.7)} ${n(bend - q * 0.3)} ${n(q * 2)} ${n(bend)}Q${n(q * 1.7)} ${n(bend + q * 0.3)} ${n(q * 1.05)} ${n(bend + q * 0.16)}Z" fill="${darken(colour, 0.22)}"/><path d="M${n(q * 1.2)} ${n(bend)}l${n(q * 0.24)} ${n(-q * 0.12)}M${n(q * 1.45)} ${n(bend)}l${n(q * 0.22)} ${n(q * 0.1)}M${n(q * 0.2)} ${n(-bend * 0.2)}l${n(q * 0.2)} ${n(-q * 0.1)}M${n(-q * 0.7)} 0l${n(q * 0.2)} ${n(q * 0.1)}" stroke="${lighten(colour, 0.4)}" stroke-width="${n(q * 0.06)}" stroke-linecap="round"/>`
      : '';
    return `<path d="${d}" fill="none" stroke="${darken(colour, 0.4)}" stroke-width="${n(q * 0.36)}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(q * 0.28)}" stroke-linecap="round"/><path d="${d}" transform="translate(0 ${n(-q * 0.07)})" fill="none" stroke="${lighten(colour, 0.5)}" stroke-opacity=".65" stroke-width="${n(q * 0.07)}" stroke-linecap="round"/>${scales}`;
  };

export const cornKernel: Glyph = (pen, q) =>
  `<path d="M${n(-q * 0.8)} ${n(-q * 0.4)}Q0 ${n(-q * 1.2)} ${n(q * 0.8)} ${n(-q * 0.4)}Q${n(q * 0.8)} ${n(q * 0.6)} ${n(q * 0.3)} ${n(q)}Q0 ${n(q * 1.1)} ${n(-q * 0.3)} ${n(q)}Q${n(-q * 0.8)} ${n(q * 0.6)} ${n(-q * 0.8)} ${n(-q * 0.4)}Z" fill="${ball(pen, '#f6c536')}"/>${glint(q, 0.6)}`;

export const scallionRing: Glyph = (pen, q) => {
  const green = pen.random.pick(['#5fa33a', '#86bd4c', '#a9d06c']);
  return `<ellipse rx="${n(q)}" ry="${n(q * 0.8)}" fill="${darken(green, 0.3)}"/><ellipse rx="${n(q * 0.84)}" ry="${n(q * 0.66)}" fill="${green}"/><ellipse rx="${n(q * 0.46)}" ry="${n(q * 0.34)}" fill="#e9f4c6"/>`;
};

/** Half rings of leek, fennel or celery: pale green layers. */
export const layeredArc =
  (colour: Colour): Glyph =>
  (pen, q) =>
    [1, 0.68, 0.38]
      .map(
        (scale, i) =>
          `<path d="M${n(-q * scale)} ${n(q * 0.3)}Q0 ${n(-q * scale)} ${n(q * scale)} ${n(q * 0.3)}" fill="none" stroke="${i % 2 ? lighten(colour, 0.5) : colour}" stroke-width="${n(q * 0.28)}" stroke-linecap="round"/>`,
      )
      .join('') +
    `<path d="M${n(-q * 0.8)} ${n(q * 0.1)}Q0 ${n(-q * 1.1)} ${n(q * 0.8)} ${n(q * 0.1)}" fill="none" stroke="${darken(colour, pen.random.between(0.25, 0.4))}" stroke-opacity=".5" stroke-width="2"/>`;

/** Half a head of bok choy: white stalks that spread into green leaves. */
export const bokChoyHalf: Glyph = (pen, q) =>
  `${[-26, 26, 0]
    .map(
      (turn, i) =>
        `<g transform="rotate(${turn} 0 ${n(q)})"><path d="M0 ${n(-q * 1.1)}C${n(q * 0.6)} ${n(-q * 0.95)} ${n(q * 0.5)} ${n(-q * 0.1)} ${n(q * 0.16)} ${n(q * 0.1)}L${n(-q * 0.16)} ${n(q * 0.1)}C${n(-q * 0.5)} ${n(-q * 0.1)} ${n(-q * 0.6)} ${n(-q * 0.95)} 0 ${n(-q * 1.1)}Z" fill="${slope(pen, i === 2 ? '#5fa64a' : '#3f8a3a')}"/><path d="M${n(-q * 0.14)} ${n(-q * 0.5)}Q${n(-q * 0.3)} ${n(q * 0.6)} ${n(-q * 0.24)} ${n(q)}L${n(q * 0.24)} ${n(q)}Q${n(q * 0.3)} ${n(q * 0.6)} ${n(q * 0.14)} ${n(-q * 0.5)}Q0 ${n(-q * 0.8)} ${n(-q * 0.14)} ${n(-q * 0.5)}Z" fill="${linear(
          pen,
          [
            [0, '#cfe6a8'],
            [0.5, '#f4f8e4'],
            [1, '#dfe9bd'],
          ],
        )}" stroke="#a9c47c" stroke-width="1.5"/><path d="M0 ${n(-q * 0.4)}L0 ${n(q * 0.9)}" stroke="#b9d08c" stroke-width="2"/></g>`,
    )
    .join(
      '',
    )}<path d="M${n(-q * 0.3)} ${n(q * 0.94)}Q0 ${n(q * 1.16)} ${n(q * 0.3)} ${n(q * 0.94)}Z" fill="#cdd9a4"/>`;

/** A fan of avocado slices. */
export const avocadoFan: Glyph = (pen, q) =>
  repeat(5, (i) => {
    const turn = (i - 2) * 13;
    return `<g transform="rotate(${turn} 0 ${n(q * 1.6)}) translate(${n((i - 2) * q * 0.14)} 0)"><path d="M${n(-q * 0.26)} ${n(-q * 0.95)}C${n(q * 0.5)} ${n(-q * 0.9)} ${n(q * 0.52)} ${n(q * 0.85)} ${n(-q * 0.2)} ${n(q)}C${n(q * 0.1)} ${n(q * 0.4)} ${n(q * 0.08)} ${n(-q * 0.4)} ${n(-q * 0.26)} ${n(-q * 0.95)}Z" fill="${linear(
      pen,
      [
        [0, '#f3f0ae'],
        [0.6, '#cfdd7c'],
        [0.86, '#8fb548'],
        [1, '#45702a'],
      ],
      [1, 0],
    )}" stroke="#5a7d30" stroke-opacity=".6" stroke-width="2"/></g>`;
  });

/** Half an avocado from above, its stone out: dark skin, green at the rim and yellow inside. */
export const avocadoHalf: Glyph = (pen, q) => {
  const pear = (reach: number): string =>
    closedCurve(
      (
        [
          [0, -1.12],
          [0.42, -0.86],
          [0.62, -0.2],
          [0.8, 0.34],
          [0.54, 0.9],
          [0, 1.08],
          [-0.54, 0.9],
          [-0.8, 0.34],
          [-0.62, -0.2],
          [-0.42, -0.86],
        ] as const
      ).map(([x, y]): Point => [x * q * reach, y * q * reach]),
    );
  return `<path d="${pear(1)}" fill="#2f3a1c"/><path d="${pear(0.93)}" fill="#7a9a38"/><path d="${pear(0.86)}" fill="${radial(
    pen,
    [
      [0, '#f0e894'],
      [0.6, '#e3e08a'],
      [1, '#a9c254'],
    ],
    [0.46, 0.6, 0.56],
  )}"/><circle cy="${n(q * 0.26)}" r="${n(q * 0.42)}" fill="#b9ad58"/>`;
};
