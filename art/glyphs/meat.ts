import { type Colour, darken, lighten, mix } from '#core/colour';
import { ball, linear, type Pen, radial, slope } from '#core/pen';
import { blob, closedCurve, inDisc, n, type Point, polygon, repeat, torn } from '#core/shapes';

import type { Glyph } from './glyph.ts';

/** Dark, uneven browning over a piece of about the given size. */
const browning = (pen: Pen, q: number, squash: number): string =>
  repeat(7, () => {
    const [x, y] = inDisc(pen.random, q * 0.7);
    return `<path transform="translate(${n(x)} ${n(y * squash)})" d="${blob(pen.random, q * pen.random.between(0.1, 0.26), { corners: 6, wobble: 0.3, squash: 0.7 })}" fill="#5a2308" opacity="${pen.random.between(0.14, 0.34).toFixed(2)}"/>`;
  });

const grillMarks = (pen: Pen, q: number, squash: number): string => {
  const clip = pen.random.between(0.5, 0.66);
  return repeat(5, (i) => {
    const y = (i - 2) * q * squash * 0.36;
    const half = q * Math.sqrt(Math.max(0.05, 1 - ((i - 2) / 2.9) ** 2)) * (clip + 0.24);
    return `<path d="M${n(-half)} ${n(y + q * 0.12)}Q0 ${n(y + q * 0.02)} ${n(half)} ${n(y - q * 0.12)}" fill="none" stroke="#4a1f08" stroke-opacity=".62" stroke-width="${n(q * 0.085)}" stroke-linecap="round"/>`;
  });
};

/** A grilled fillet lying flat, with marks, juices and a glossy edge. */
export const grilledFillet =
  (colour: Colour, squash = 0.62): Glyph =>
  (pen, q) => {
    const outline = blob(pen.random, q, { corners: 9, wobble: 0.09, squash });
    return `<path d="${outline}" fill="${radial(
      pen,
      [
        [0, lighten(colour, 0.34)],
        [0.55, colour],
        [0.9, darken(colour, 0.34)],
        [1, darken(colour, 0.5)],
      ],
      [0.42, 0.36, 0.66],
    )}"/>${grillMarks(pen, q, squash)}<path d="M${n(-q * 0.68)} ${n(-q * squash * 0.5)}Q${n(-q * 0.1)} ${n(-q * squash * 1)} ${n(q * 0.56)} ${n(-q * squash * 0.62)}" fill="none" stroke="#fff3d6" stroke-opacity=".5" stroke-width="${n(q * 0.05)}" stroke-linecap="round"/>`;
  };

export const grilledChicken = grilledFillet('#d9973f', 0.66);
export const porkChop = grilledFillet('#c98350', 0.72);

/** A drumstick with crisp skin in the colour of its marinade. */
export const drumstickOf =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="M${n(q * 0.5)} ${n(-q * 0.16)}L${n(q * 1.24)} ${n(-q * 0.1)}A${n(q * 0.16)} ${n(q * 0.16)} 0 1 1 ${n(q * 1.24)} ${n(q * 0.14)}L${n(q * 0.5)} ${n(q * 0.18)}Z" fill="${slope(pen, '#efe0c4')}"/><path d="M${n(-q)} 0C${n(-q)} ${n(-q * 0.8)} ${n(q * 0.1)} ${n(-q * 0.76)} ${n(q * 0.62)} ${n(-q * 0.2)}Q${n(q * 0.74)} 0 ${n(q * 0.62)} ${n(q * 0.2)}C${n(q * 0.1)} ${n(q * 0.76)} ${n(-q)} ${n(q * 0.8)} ${n(-q)} 0Z" fill="${ball(pen, colour, 1.1)}"/>${browning(pen, q * 0.8, 0.7)}<path d="M${n(-q * 0.7)} ${n(-q * 0.28)}Q${n(-q * 0.3)} ${n(-q * 0.62)} ${n(q * 0.2)} ${n(-q * 0.4)}" fill="none" stroke="#ffe9b8" stroke-opacity=".7" stroke-width="${n(q * 0.1)}" stroke-linecap="round"/>`;

export const drumstick = drumstickOf('#c47a2e');

export const chickenThigh: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 8, wobble: 0.11, squash: 0.8 })}" fill="${radial(
    pen,
    [
      [0, '#f4c06a'],
      [0.5, '#cf8230'],
      [0.88, '#96501a'],
      [1, '#6f3610'],
    ],
    [0.4, 0.34, 0.68],
  )}"/>${browning(pen, q, 0.78)}${browning(pen, q * 0.7, 0.78)}<path d="M${n(-q * 0.55)} ${n(-q * 0.36)}Q${n(-q * 0.1)} ${n(-q * 0.7)} ${n(q * 0.4)} ${n(-q * 0.44)}" fill="none" stroke="#fff0c8" stroke-opacity=".65" stroke-width="${n(q * 0.09)}" stroke-linecap="round"/>`;

/** A battered, deep-fried piece: golden, blistered, darker at the tips. */
export const crispPiece: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 11, wobble: 0.1, squash: 0.58 })}" fill="${radial(
    pen,
    [
      [0, '#f8d27e'],
      [0.5, '#e3a23a'],
      [0.9, '#b9701c'],
      [1, '#8f4f10'],
    ],
    [0.4, 0.34, 0.68],
  )}"/>${repeat(16, () => {
    const [x, y] = inDisc(pen.random, q * 0.8);
    return `<circle cx="${n(x)}" cy="${n(y * 0.55)}" r="${n(q * pen.random.between(0.03, 0.09))}" fill="${pen.random.pick(['#fbe0a0', '#9a5a14', '#f3c468', '#b9781f'])}" opacity=".6"/>`;
  })}`;

/** The cut face of a slice of meat, in shares of half its width and height. */
const FACE: readonly Point[] = [
  [-0.5, -0.86],
  [0.3, -1],
  [0.94, -0.6],
  [1, 0.3],
  [0.6, 0.94],
  [-0.2, 1],
  [-0.92, 0.6],
  [-1, -0.4],
];

/**
 * A piece of meat cut into slices that lean on each other, low at both ends as the piece was; `inside`
 * is the colour of the cut.
 */
const slicedMeat =
  (crust: Colour, inside: Colour): Glyph =>
  (pen, q) => {
    const { random } = pen;
    const count = 7;
    const cut = linear(pen, [
      [0, mix(inside, crust, 0.34)],
      [0.16, lighten(inside, 0.2)],
      [0.7, inside],
      [1, mix(inside, crust, 0.5)],
    ]);
    return repeat(count, (i) => {
      const share = i / (count - 1);
      const tall =
        q * (0.36 + 0.3 * Math.sin(Math.PI * (0.12 + 0.76 * share))) * random.between(0.93, 1.05);
      const face = (grow: number): string =>
        closedCurve(FACE.map(([x, y]): Point => [x * (q * 0.19 + grow), y * (tall + grow)]));
      const grain = [-0.55, -0.2, 0.14, 0.5].map((y) => {
        const from = random.between(-0.13, -0.08) * q;
        return `M${n(from)} ${n(tall * y)}l${n(q * random.between(0.14, 0.22))} ${n(random.between(-3, 3))}`;
      });
      const x = (share - 0.5) * q * 1.6;
      return `<g transform="translate(${n(x)} ${n(random.between(-0.03, 0.03) * q)}) rotate(${n(26 - 22 * share + random.between(-4, 4))})"><path d="${face(q * 0.04)}" transform="translate(${n(-q * 0.05)} ${n(q * 0.03)})" fill="#2b1006" opacity=".34"/><path d="${face(q * 0.026)}" fill="${linear(
        pen,
        [
          [0, lighten(crust, 0.2)],
          [0.5, crust],
          [1, darken(crust, 0.34)],
        ],
      )}"/><path d="${face(-q * 0.01)}" transform="translate(${n(q * 0.022)} 0)" fill="${cut}"/><path d="${grain.join('')}" stroke="${darken(inside, 0.3)}" stroke-opacity=".3" stroke-width="${n(q * 0.022)}" stroke-linecap="round"/></g>`;
    });
  };

export const slicedSteak = slicedMeat('#5f331c', '#b5685a');
export const slicedPork = slicedMeat('#9a5a30', '#e3b898');
export const slicedChicken = slicedMeat('#c4802f', '#f4dfb8');
export const poachedChicken = slicedMeat('#e6cd92', '#fbf3e0');
export const glazedChicken = slicedMeat('#7c3a12', '#ecc48e');

/** A whole steak with crust and fat. */
export const steak: Glyph = (pen, q) => {
  const outline = closedCurve([
    [-q, -q * 0.1],
    [-q * 0.6, -q * 0.62],
    [q * 0.2, -q * 0.6],
    [q * 0.92, -q * 0.34],
    [q, q * 0.24],
    [q * 0.3, q * 0.5],
    [-q * 0.5, q * 0.66],
  ]);
  return `<path d="${outline}" fill="#e3c08c" stroke="#8a5a2c" stroke-width="3"/><path d="${outline}" transform="translate(0 ${n(q * 0.025)}) scale(.95)" fill="${radial(
    pen,
    [
      [0, '#a3623a'],
      [0.6, '#7d4022'],
      [1, '#4a200c'],
    ],
    [0.42, 0.36, 0.66],
  )}"/>${grillMarks(pen, q * 0.92, 0.62)}<path d="M${n(-q * 0.55)} ${n(-q * 0.44)}Q0 ${n(-q * 0.66)} ${n(q * 0.55)} ${n(-q * 0.36)}" fill="none" stroke="#ffdcae" stroke-opacity=".45" stroke-width="${n(q * 0.05)}" stroke-linecap="round"/>`;
};

/** A ball of minced meat: rough all over, browned on one side. */
export const meatball: Glyph = (pen, size) => {
  const { random } = pen;
  const q = size * 0.86;
  const tone = random.pick(['#8a4c28', '#7a4022', '#9a5a34']);
  const crumbs = repeat(34, () => {
    const [x, y] = inDisc(random, q * 0.84);
    const patch = random.pick([
      lighten(tone, 0.26),
      darken(tone, 0.34),
      lighten(tone, 0.14),
      '#5a2308',
    ]);
    return `<path transform="translate(${n(x)} ${n(y)})" d="${polygon(torn(random, q * random.between(0.07, 0.2), { corners: 5, wobble: 0.36, squash: 0.8 }))}" fill="${patch}" opacity="${random.between(0.3, 0.65).toFixed(2)}"/>`;
  });
  const outline = polygon(torn(random, q, { corners: 13, wobble: 0.06, squash: 0.95 }));
  return `<path d="${outline}" fill="${ball(pen, tone, 0.9)}" stroke="${darken(tone, 0.4)}" stroke-width="3" stroke-linejoin="round"/>${crumbs}<path d="${outline}" fill="${radial(
    pen,
    [
      [0, '#fff0d4', 0.22],
      [0.45, '#fff0d4', 0],
      [0.7, '#2b1006', 0],
      [1, '#2b1006', 0.5],
    ],
    [0.36, 0.3, 0.76],
  )}"/>`;
};

/** A crumb of minced meat: ragged, with a lit facet, since a smooth one looks like a bean. */
export const minceCrumb =
  (colour: Colour): Glyph =>
  (pen, q) => {
    const tone = pen.random.pick([colour, darken(colour, 0.18), lighten(colour, 0.16)]);
    const outline = torn(pen.random, q, { corners: 5, wobble: 0.38, squash: 0.74 });
    const facet = outline.map(([x, y]): Point => [x * 0.66 - q * 0.12, y * 0.56 - q * 0.2]);
    return `<path d="${polygon(outline)}" fill="${darken(tone, 0.22)}" stroke="${darken(tone, 0.45)}" stroke-width="2" stroke-linejoin="round"/><path d="${polygon(facet)}" fill="${lighten(tone, 0.26)}" opacity=".8"/>`;
  };

export const sausageCoin: Glyph = (pen, q) =>
  `<circle r="${n(q)}" fill="${ball(pen, '#8a3f24')}"/><circle r="${n(q * 0.84)}" fill="${ball(pen, '#c0714a', 0.7)}"/>${repeat(
    7,
    () => {
      const [x, y] = inDisc(pen.random, q * 0.66);
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(q * pen.random.between(0.06, 0.12))}" fill="${pen.random.pick(['#eec3a0', '#7a3018'])}"/>`;
    },
  )}`;

export const pepperoni: Glyph = (pen, q) =>
  `<circle r="${n(q)}" fill="${radial(pen, [
    [0, '#e0583c'],
    [0.7, '#c33a24'],
    [0.92, '#99261a'],
    [1, '#7a1a10'],
  ])}"/>${repeat(10, () => {
    const [x, y] = inDisc(pen.random, q * 0.76);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(q * pen.random.between(0.04, 0.1))}" fill="${pen.random.pick(['#f4a988', '#8a1f12', '#f0c0a0'])}" opacity=".85"/>`;
  })}<path d="M${n(-q * 0.66)} ${n(-q * 0.42)}A${n(q * 0.8)} ${n(q * 0.8)} 0 0 1 ${n(q * 0.2)} ${n(-q * 0.76)}" fill="none" stroke="#ffd2b4" stroke-opacity=".6" stroke-width="${n(q * 0.08)}" stroke-linecap="round"/>`;

/** A thin folded slice: ham, salami, smoked salmon. */
export const foldedSlice =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="${blob(pen.random, q, { corners: 8, wobble: 0.14, squash: 0.8 })}" fill="${slope(pen, colour, 1.1)}"/>${[-0.35, 0.02, 0.36].map((t) => `<path d="M${n(-q * 0.66)} ${n(q * (t - 0.12))}Q${n(-q * 0.1)} ${n(q * (t + 0.16))} ${n(q * 0.68)} ${n(q * (t - 0.16))}" fill="none" stroke="${lighten(colour, 0.7)}" stroke-opacity=".7" stroke-width="${n(q * 0.07)}"/><path d="M${n(-q * 0.6)} ${n(q * (t + 0.02))}Q${n(-q * 0.1)} ${n(q * (t + 0.28))} ${n(q * 0.6)} ${n(q * (t - 0.04))}" fill="none" stroke="${darken(colour, 0.5)}" stroke-opacity=".25" stroke-width="${n(q * 0.06)}"/>`).join('')}`;
