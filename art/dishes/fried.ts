import { type Colour, darken, lighten } from '#core/colour';
import { linear, type Pen, put, radial } from '#core/pen';
import { blob, inDisc, n, type Point, polygon, repeat, torn } from '#core/shapes';
import { lemonWedge } from '#glyphs/fruit';
import type { Glyph } from '#glyphs/glyph';
import { pea } from '#glyphs/seeds';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { chooseGlaze, crumbs, plate } from '#scene/ceramics';
import { specks } from '#scene/sauces';
import { parchment, roundBoard } from '#scene/vessels';

import { cup } from './dips.ts';
import { garnish, piece, strew, tossedIn } from './lay.ts';
import type { Plating } from './plating.ts';

/** A stick of fried potato: a lit top, a darker side, brown ends. */
const frenchFry: Glyph = (pen, q) => {
  const tone = pen.random.pick(['#f3c95c', '#efbd48', '#f7d576', '#e6ad3a']);
  const half = q * pen.random.between(0.12, 0.16);
  const long = q * pen.random.between(0.78, 1.1);
  return `<rect x="${n(-long)}" y="${n(-half)}" width="${n(long * 2)}" height="${n(half * 2.1)}" rx="${n(half * 0.5)}" fill="${darken(tone, 0.32)}"/><rect x="${n(-long)}" y="${n(-half)}" width="${n(long * 2)}" height="${n(half * 1.5)}" rx="${n(half * 0.5)}" fill="${linear(
    pen,
    [
      [0, '#c9842a'],
      [0.08, tone],
      [0.5, lighten(tone, 0.35)],
      [0.92, tone],
      [1, '#c07a24'],
    ],
    [1, 0],
  )}"/>`;
};

/** A heap of fries within an ellipse. */
function heapOfFries(pen: Pen, size: readonly [rx: number, ry: number], count: number): string {
  const [rx, ry] = size;
  const within =
    (share: number) =>
    ([x, y]: Point): boolean =>
      (x / (rx * share)) ** 2 + (y / (ry * share)) ** 2 < 1;
  const fry: Food = { role: 'main', glyph: frenchFry, size: 92 };
  return [1, 0.82, 0.58]
    .map((share) =>
      strew(pen, fry, {
        radius: rx,
        bias: 0.5,
        count: Math.round(count * share),
        gap: 0.34,
        where: within(share),
        height: 'low',
      }),
    )
    .join('');
}

/** A finger of fish in a spiced gram-flour batter: rough, deep gold, red with chili. */
const spicedFinger: Glyph = (pen, q) => {
  const { random } = pen;
  const outline = polygon(torn(random, q, { corners: 13, wobble: 0.09, squash: 0.36 }));
  const crust = repeat(64, () => {
    const [x, y] = inDisc(random, q * 0.92);
    return `<path transform="translate(${n(x)} ${n(y * 0.34)})" d="${polygon(torn(random, q * random.between(0.025, 0.09), { corners: 5, wobble: 0.4 }))}" fill="${random.pick(['#f3b04a', '#8a3a0c', '#e8922c', '#b5521a', '#5f2408'])}" opacity=".7"/>`;
  });
  return `<path d="${outline}" fill="${linear(pen, [
    [0, '#eaa03c'],
    [0.5, '#cf7422'],
    [1, '#8a3e0e'],
  ])}" stroke="#7a340c" stroke-width="3" stroke-linejoin="round"/>${crust}`;
};

/** Battered fingers of fish in a heap, with raw onion rings and lemon. */
export function batteredFingers(pen: Pen, reading: Reading): Plating {
  const finger: Food = { role: 'main', glyph: spicedFinger, size: 112 };
  const ring: Food = {
    role: 'aromatic',
    glyph: (p, q) =>
      `<ellipse rx="${n(q)}" ry="${n(q * p.random.between(0.6, 0.95))}" fill="none" stroke="#c9bd9a" stroke-width="${n(q * 0.24)}"/><ellipse rx="${n(q)}" ry="${n(q * 0.78)}" fill="none" stroke="#fbf6e6" stroke-width="${n(q * 0.14)}"/>`,
    size: 46,
  };
  const rings = tossedIn(pen, [ring], { radius: 104, count: 12, gap: 0.7, groups: 2 });
  const heap = tossedIn(pen, [finger], { radius: 190, count: 13, gap: 0.56, groups: 4 });
  const wedges = [
    [196, -120, 30],
    [222, -20, -20],
  ] as const;
  const body = `${plate(pen, 334, chooseGlaze(pen, reading.input.cuisine))}${put(pen, rings, { x: 150, y: 146 })}${put(pen, heap, { x: -58, y: -16 })}${wedges.map(([x, y, turn]) => put(pen, lemonWedge(pen, 58), { x, y, turn, height: 'mid' })).join('')}${specks(pen, 240, { colours: ['#c0401a', '#8a3a0c', '#e8922c'], count: 50 })}${garnish(pen, reading, { radius: 150 })}`;
  return { body, radius: 334, props: ['napkin', 'tumbler', 'dip'], dip: '#8fae3c' };
}

/** French fries in a heap on paper, with ketchup. */
export function fries(pen: Pen): Plating {
  const body = `${put(pen, parchment(pen, [800, 560]), { turn: -5 })}${put(pen, heapOfFries(pen, [290, 190], 70), { x: -60 })}${put(pen, cup(pen, 88, '#b9281a'), { x: 268, y: 120 })}${specks(pen, 260, { colours: ['#ffffff'], count: 60 })}`;
  return { body, radius: 280, props: ['napkin', 'tumbler'], wide: true };
}

/** A long fillet in batter. */
const battered: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 15, wobble: 0.07, squash: 0.4 })}" fill="${radial(
    pen,
    [
      [0, '#f6cf7c'],
      [0.5, '#e0a03a'],
      [0.88, '#b9701e'],
      [1, '#8a4c10'],
    ],
    [0.42, 0.36, 0.66],
  )}"/>${repeat(46, () => {
    const [x, y] = inDisc(pen.random, q * 0.88);
    const light = pen.random.chance(0.5);
    return `<path transform="translate(${n(x)} ${n(y * 0.4)})" d="${blob(pen.random, q * pen.random.between(0.03, 0.085), { corners: 6, wobble: 0.3, squash: 0.7 })}" fill="${light ? '#fbe3a2' : '#a8641a'}" opacity="${light ? '.6' : '.4'}"/>`;
  })}`;

/** Battered fish on chips with crushed peas. */
export function fishAndChips(pen: Pen, reading: Reading): Plating {
  const peas = `<path d="${blob(pen.random, 92, { corners: 12, wobble: 0.1 })}" fill="#7fae3c"/>${strew(pen, { role: 'bit', glyph: pea, size: 13 }, { radius: 80, count: 44, gap: 1.1 })}`;
  const fish = (
    [
      [-6, -62, -16],
      [34, 104, -22],
    ] as const
  )
    .map(([x, y, turn]) =>
      piece(
        pen,
        { role: 'main', glyph: battered, size: 190 },
        { at: [x, y], turn, height: 'high' },
      ),
    )
    .join('');
  const body = `${plate(pen, 336, chooseGlaze(pen, 'other'))}${put(pen, heapOfFries(pen, [200, 120], 44), { x: -40, y: -176 })}${put(pen, peas, { x: -196, y: 120, height: 'low' })}${fish}${put(pen, lemonWedge(pen, 62), { x: 206, y: -120, turn: 30, height: 'mid' })}${garnish(pen, reading, { radius: 90, pepper: false })}${crumbs(pen, 280, ['#c98f48', '#e8bd72'])}`;
  return { body, radius: 336, props: ['fork', 'knife', 'napkin', 'dip'], dip: '#f4ecd2' };
}

/** A stick of choux dough with ridges, rolled in sugar. */
const churro: Glyph = (pen, q) => {
  const bend = pen.random.between(-0.12, 0.12) * q;
  const line = (y: number): string => `M${n(-q)} ${n(y)}Q0 ${n(y + bend)} ${n(q)} ${n(y)}`;
  const ridges = [-0.15, -0.05, 0.05, 0.15]
    .map(
      (y) =>
        `<path d="${line(y * q)}" fill="none" stroke="#8a4c14" stroke-opacity=".75" stroke-width="${n(q * 0.03)}"/><path d="${line(y * q - q * 0.035)}" fill="none" stroke="#f6d08a" stroke-opacity=".8" stroke-width="${n(q * 0.03)}"/>`,
    )
    .join('');
  const sugar = repeat(60, () => {
    const x = pen.random.between(-0.96, 0.96) * q;
    return `<circle cx="${n(x)}" cy="${n(bend * 0.5 * (1 - (x / q) ** 2) + pen.random.between(-0.2, 0.2) * q)}" r="${n(pen.random.between(1.2, 2.6))}" fill="#fff8e6" opacity=".9"/>`;
  });
  return `<path d="${line(0)}" fill="none" stroke="#9a5a1c" stroke-width="${n(q * 0.48)}" stroke-linecap="round"/><path d="${line(-q * 0.02)}" fill="none" stroke="#cf8f3c" stroke-width="${n(q * 0.42)}" stroke-linecap="round"/>${ridges}${sugar}`;
};

/** Churros in a heap beside a cup of chocolate. */
export function churros(pen: Pen): Plating {
  const stick: Food = { role: 'main', glyph: churro, size: 168 };
  const places = [
    [-120, -150, -8],
    [-150, -60, 6],
    [-96, 26, -14],
    [-140, 112, 3],
    [-60, 176, -6],
    [-110, -10, 62],
    [-40, -80, 38],
  ] as const;
  const sticks = places
    .map(([x, y, turn]) => piece(pen, stick, { at: [x, y], turn, height: 'mid' }))
    .join('');
  const body = `${plate(pen, 340, chooseGlaze(pen, 'mexican'))}${sticks}${put(pen, cup(pen, 104, '#3d1c0c'), { x: 190, y: 40 })}${specks(pen, 280, { colours: ['#fff8e6', '#c98a4a'], count: 70 })}`;
  return { body, radius: 340, props: ['napkin', 'tumbler'] };
}

/** A filled pastry triangle with a crimped seam. */
const samosa: Glyph = (pen, q) => {
  const d = `M0 ${n(-q)}Q${n(q * 0.24)} ${n(-q * 0.92)} ${n(q * 0.98)} ${n(q * 0.5)}Q${n(q * 0.96)} ${n(q * 0.8)} ${n(q * 0.6)} ${n(q * 0.78)}L${n(-q * 0.6)} ${n(q * 0.78)}Q${n(-q * 0.96)} ${n(q * 0.8)} ${n(-q * 0.98)} ${n(q * 0.5)}Q${n(-q * 0.24)} ${n(-q * 0.92)} 0 ${n(-q)}Z`;
  const blisters = repeat(26, () => {
    const [x, y] = inDisc(pen.random, q * 0.6);
    return `<path transform="translate(${n(x)} ${n(y + q * 0.16)})" d="${blob(pen.random, q * pen.random.between(0.03, 0.09), { corners: 6, wobble: 0.3 })}" fill="${pen.random.pick(['#fbe0a0', '#b0701f', '#f3cd80'])}" opacity=".55"/>`;
  });
  const seam = repeat(9, (i) => {
    const x = (-0.72 + i * 0.18) * q;
    return `<path d="M${n(x)} ${n(q * 0.62)}q${n(q * 0.07)} ${n(q * 0.1)} ${n(q * 0.03)} ${n(q * 0.17)}" stroke="#8a4c12" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  });
  return `<path d="${d}" fill="${linear(
    pen,
    [
      [0, '#f7d48c'],
      [0.5, '#dfa146'],
      [1, '#a8641c'],
    ],
    [1, 1],
  )}"/>${blisters}<path d="M${n(-q * 0.1)} ${n(-q * 0.86)}Q${n(-q * 0.3)} ${n(-q * 0.2)} ${n(-q * 0.5)} ${n(q * 0.5)}" stroke="#fff0c8" stroke-opacity=".55" stroke-width="8" fill="none" stroke-linecap="round"/>${seam}`;
};

/** Samosas around a cup of green chutney. */
export function samosas(pen: Pen, reading: Reading): Plating {
  const pastry: Food = { role: 'main', glyph: samosa, size: 116 };
  const places = [
    [-150, -128, -18],
    [70, -170, 24],
    [-196, 72, 12],
    [-6, 34, -8],
    [-60, 196, 30],
    [196, -40, 96],
  ] as const;
  const body = `${plate(pen, 338, chooseGlaze(pen, 'indian'))}${places.map(([x, y, turn]) => piece(pen, pastry, { at: [x, y], turn, height: 'mid' })).join('')}${put(pen, cup(pen, 84, '#6f9a34'), { x: 160, y: 150 })}${garnish(pen, reading, { radius: 200, pepper: false })}${crumbs(pen, 260, ['#c98f48', '#8a5a2a'])}`;
  return { body, radius: 338, props: ['napkin', 'tumbler', 'dip'], dip: '#8a3a1c' };
}

/** A crumbed strip, rough all over. */
const crumbed =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="${blob(pen.random, q, { corners: 17, wobble: 0.08, squash: 0.36 })}" fill="${radial(
      pen,
      [
        [0, lighten(colour, 0.3)],
        [0.6, colour],
        [1, darken(colour, 0.42)],
      ],
      [0.44, 0.36, 0.66],
    )}"/>${repeat(80, () => {
      const [x, y] = inDisc(pen.random, q * 0.96);
      return `<path transform="translate(${n(x)} ${n(y * 0.35)})" d="${blob(pen.random, q * pen.random.between(0.02, 0.05), { corners: 5, wobble: 0.35 })}" fill="${pen.random.pick([lighten(colour, 0.55), lighten(colour, 0.25), darken(colour, 0.3)])}" opacity=".85"/>`;
    })}`;

/** Crumbed chicken strips around a cup of honey mustard. */
export function tenders(pen: Pen, reading: Reading): Plating {
  const strip: Food = { role: 'main', glyph: crumbed('#d99a3e'), size: 134 };
  const places = [
    [-96, -170, -10],
    [96, -134, 14],
    [-170, -70, 8],
    [20, -52, -6],
    [-130, 40, -16],
    [-40, 128, 6],
    [-150, 168, -4],
  ] as const;
  const under = pen.random.chance(0.5)
    ? roundBoard(pen, 338, '#b98250')
    : plate(pen, 338, chooseGlaze(pen, 'other'));
  const body = `${under}${places.map(([x, y, turn]) => piece(pen, strip, { at: [x, y], turn, height: 'mid' })).join('')}${put(pen, cup(pen, 92, '#dca52c'), { x: 172, y: 116 })}${garnish(pen, reading, { radius: 180 })}${crumbs(pen, 290, ['#c98f48', '#e8bd72', '#8a5a2a'])}`;
  return { body, radius: 338, props: ['napkin', 'tumbler', 'fork'] };
}
