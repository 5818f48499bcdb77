import { type Colour, darken, lighten } from '#core/colour';
import { linear, type Pen, put, radial } from '#core/pen';
import {
  blob,
  closedCurve,
  n,
  openCurve,
  type Point,
  polar,
  polygon,
  repeat,
  torn,
} from '#core/shapes';
import { baguetteSlice } from '#glyphs/breads';
import { crumble } from '#glyphs/dairy';
import { type Glyph, lump } from '#glyphs/glyph';
import { domeShade, grainOf, mound, moundGround, WHITE_RICE } from '#glyphs/grains';
import { caper } from '#glyphs/seeds';
import { strip, tomatoWedge } from '#glyphs/vegetables';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { chooseGlaze, crumbs, plate } from '#scene/ceramics';
import { pool, simmeredSauce, specks } from '#scene/sauces';

import { garnish, medley, piece, tossedIn } from './lay.ts';
import type { Plating } from './plating.ts';

/** A spiral from the middle to `reach` canvas units. */
const spiral = (pen: Pen, reach: number): string => {
  const start = pen.random.between(0, 360);
  return openCurve(
    Array.from({ length: 22 }, (_, i): Point => {
      const share = i / 21;
      const [x, y] = polar(start + share * 800, reach * (0.08 + 0.88 * share));
      return [x, y * 0.94];
    }),
  );
};

/** A round of rolled chicken, cut across: pale meat with ham, cheese and spinach wound into it. */
const rolledSlice: Glyph = (pen, q) => {
  const outline = polygon(torn(pen.random, q, { corners: 11, wobble: 0.05, squash: 0.94 }));
  const wound = spiral(pen, q * 0.84);
  return `<path d="${outline}" fill="#8f5420" stroke="#8f5420" stroke-width="4" stroke-linejoin="round"/><path d="${outline}" transform="scale(.91)" fill="${radial(
    pen,
    [
      [0, '#fbeecb'],
      [0.8, '#efd3a0'],
      [1, '#cf9a56'],
    ],
  )}"/><g fill="none" stroke-linecap="round"><path d="${wound}" stroke="#d98a80" stroke-width="${n(q * 0.17)}"/><path d="${wound}" transform="translate(1.5 2.5)" stroke="#3f6f2a" stroke-width="${n(q * 0.08)}" stroke-dasharray="${n(q * 0.5)} ${n(q * 0.09)}"/><path d="${wound}" transform="rotate(24)" stroke="#fdf3cf" stroke-width="${n(q * 0.09)}"/></g>`;
};

/** What is left of a roll: browned all over, its cut end at the right. */
function rolledPiece(pen: Pen): string {
  const { random } = pen;
  const edge = closedCurve(
    [
      [-118, -8],
      [-92, -58],
      [-20, -70],
      [62, -66],
      [76, 0],
      [62, 66],
      [-20, 70],
      [-92, 56],
    ].map(([x = 0, y = 0]): Point => [x + random.between(-4, 4), y + random.between(-4, 4)]),
  );
  const browned = repeat(34, () => {
    const [x, y] = [random.between(-100, 62), random.between(-58, 40)];
    return `<path transform="translate(${n(x)} ${n(y)})" d="${polygon(torn(random, random.between(5, 20), { corners: 7, wobble: 0.34, squash: 0.5 }))}" fill="${random.pick(['#8a4a16', '#6b330c', '#e3b468'])}" opacity="${random.between(0.2, 0.45).toFixed(2)}"/>`;
  });
  return `<path d="${edge}" fill="${linear(pen, [
    [0, '#efc888'],
    [0.4, '#cf9042'],
    [1, '#6f3a10'],
  ])}"/>${browned}`;
}

/** Rolls of meat, each half sliced to show its spiral, in a sauce of crushed tomatoes. */
export function slicedRolls(pen: Pen, reading: Reading): Plating {
  const { random } = pen;
  const slice: Food = { role: 'main', glyph: rolledSlice, size: 70 };
  const sauce = reading.has(/tomatoes/i) ? '#cf5428' : reading.sauce('#c9923c');
  const roll = (): string =>
    put(pen, rolledPiece(pen), { x: -96, height: 'mid' }) +
    repeat(3, (i) =>
      piece(pen, slice, {
        at: [6 + i * 74, random.between(-8, 8) + i * 6],
        height: 'mid',
        scale: random.between(0.94, 1.04),
      }),
    );
  const rolls = (
    [
      [-46, -128, -8],
      [-10, 26, -4],
      [-40, 172, 2],
    ] as const
  ).map(([x, y, turn]) => put(pen, roll(), { x, y, turn }));
  const crushed: Food = { role: 'vegetable', glyph: lump('#c8321a', { shine: 0.5 }), size: 22 };
  const body = `${plate(pen, 340, chooseGlaze(pen, reading.input.cuisine))}${pool(pen, 250, sauce)}${simmeredSauce(pen, 232, sauce)}${tossedIn(pen, [crushed], { radius: 240, count: 26, gap: 1.2, groups: 6 })}${rolls.join('')}${garnish(pen, reading, { radius: 180 })}`;
  return { body, radius: 340, props: ['fork', 'knife', 'napkin', 'tumbler'] };
}

/** A whole eggplant, flattened with a fork and fried in egg: its stem outside, its flesh seen through. */
const eggplantOmelet: Glyph = (pen, q) => {
  const { random } = pen;
  const egg = polygon(torn(random, q, { corners: 15, wobble: 0.08, squash: 0.56 }));
  const flesh: Point[] = [
    [-q * 0.66, -q * 0.06],
    [-q * 0.2, -q * 0.26],
    [q * 0.44, -q * 0.36],
    [q * 0.78, -q * 0.04],
    [q * 0.5, q * 0.32],
    [-q * 0.2, q * 0.24],
    [-q * 0.66, q * 0.1],
  ];
  const lines = [-0.2, -0.08, 0.06, 0.18].map(
    (y) =>
      `<path d="M${n(-q * 0.5)} ${n(q * y * 0.5)}Q${n(q * 0.1)} ${n(q * y)} ${n(q * 0.64)} ${n(q * y)}" fill="none" stroke="#6b4a24" stroke-opacity=".6" stroke-width="${n(q * 0.025)}"/>`,
  );
  const browned = repeat(22, () => {
    const [x, y] = polar(random.between(0, 360), q * random.between(0.2, 0.92));
    return `<path transform="translate(${n(x)} ${n(y * 0.54)})" d="${polygon(torn(random, q * random.between(0.03, 0.11), { corners: 6, wobble: 0.36 }))}" fill="${random.pick(['#a8641c', '#c98a2c', '#7a4210', '#fbe08c'])}" opacity=".55"/>`;
  });
  return `<path d="M${n(-q * 0.7)} 0L${n(-q * 1.24)} ${n(-q * 0.05)}" stroke="#5f7a34" stroke-width="${n(q * 0.11)}" stroke-linecap="round"/><path d="M${n(-q * 0.92)} ${n(-q * 0.15)}L${n(-q * 0.6)} ${n(-q * 0.13)}L${n(-q * 0.6)} ${n(q * 0.15)}L${n(-q * 0.92)} ${n(q * 0.12)}Z" fill="#4a6a2c"/><path d="${egg}" fill="${linear(
    pen,
    [
      [0, '#fbdc7c'],
      [0.5, '#eebb44'],
      [1, '#b9782a'],
    ],
    [0.8, 1],
  )}" stroke="#a8641c" stroke-width="4" stroke-linejoin="round"/><path d="${closedCurve(flesh)}" fill="#b08a4c" opacity=".75"/>${lines.join('')}${browned}`;
};

/** Eggplant omelets beside a mound of rice and cut tomatoes. */
export function eggplantOmelets(pen: Pen, reading: Reading): Plating {
  const look = grainOf(reading.input.ingredients) ?? WHITE_RICE;
  const heap = `${moundGround(pen, 128, look.colour)}${mound(pen, { radius: 128, look, tint: ['#e8b95c', 0.2] })}${specks(pen, 110, { colours: ['#d99a3c', '#b9762a'], count: 60 })}${domeShade(pen, 130, 0.28)}`;
  const tomato: Food = { role: 'vegetable', glyph: tomatoWedge, size: 40 };
  const omelet: Food = { role: 'main', glyph: eggplantOmelet, size: 176 };
  const body = `${plate(pen, 332, chooseGlaze(pen, 'asian'))}${put(pen, heap, { x: 104, y: -138 })}${put(pen, tossedIn(pen, [tomato], { radius: 96, count: 8, gap: 0.95, groups: 2 }), { x: -140, y: -158 })}${piece(pen, omelet, { at: [-6, 42], turn: -12, height: 'mid' })}${piece(pen, omelet, { at: [34, 162], turn: -4, height: 'mid' })}${garnish(pen, reading, { radius: 170 })}${crumbs(pen, 250, ['#4a2a18', '#d99a3c'])}`;
  return { body, radius: 332, props: ['fork', 'spoon', 'napkin', 'dip'], dip: '#3a1a0e' };
}

/** A long strip of a roasted vegetable: soft, its edge of skin blistered. */
const roastedStrip =
  (flesh: Colour, skin: Colour): Glyph =>
  (pen, q) => {
    const { random } = pen;
    const bend = random.between(-0.3, 0.3) * q;
    const edge = (side: number): Point[] =>
      [-1, -0.5, 0, 0.5, 1].map((t): Point => [
        t * q,
        bend * (1 - t * t) + side * q * random.between(0.13, 0.2),
      ]);
    const [above, below] = [edge(-1), edge(1)];
    return `<path d="${polygon([...above, ...below.toReversed()])}" fill="${linear(pen, [
      [0, lighten(flesh, 0.3)],
      [0.6, flesh],
      [1, darken(flesh, 0.3)],
    ])}" stroke="${darken(flesh, 0.4)}" stroke-opacity=".5" stroke-width="2" stroke-linejoin="round"/><path d="${openCurve(below)}" fill="none" stroke="${skin}" stroke-width="${n(q * 0.08)}"/><path d="${openCurve(above)}" transform="translate(0 ${n(q * 0.08)})" fill="none" stroke="#fff4dc" stroke-opacity=".6" stroke-width="${n(q * 0.035)}"/>${repeat(2, () => `<path transform="translate(${n(random.between(-0.7, 0.7) * q)} ${n(bend * 0.5)})" d="${polygon(torn(random, q * random.between(0.06, 0.13), { corners: 5, wobble: 0.4 }))}" fill="#2e1408" opacity=".45"/>`)}`;
  };

/** Strips of roasted eggplant, pepper and onion on a platter, with cheese toasts at its side. */
export function roastedStrips(pen: Pen, reading: Reading): Plating {
  const foods: readonly Food[] = [
    { role: 'vegetable', glyph: roastedStrip('#b08d56', '#4a2350'), size: 74 },
    { role: 'vegetable', glyph: roastedStrip('#c8321e', '#8a1a10'), size: 70 },
    { role: 'vegetable', glyph: roastedStrip('#b08d56', '#4a2350'), size: 80 },
    { role: 'aromatic', glyph: strip('#dcc08a', 0.2), size: 44 },
  ];
  const toast = (): string =>
    `${baguetteSlice(pen, 92)}<path d="${blob(pen.random, 62, { corners: 10, wobble: 0.16, squash: 0.66 })}" fill="#fdf8ec"/>${tossedIn(pen, [{ role: 'cheese', glyph: crumble('#fffaf0'), size: 20 }], { radius: 44, count: 6, gap: 0.9, groups: 1 })}`;
  const toasts = [
    [186, -164, 24],
    [232, -26, -12],
    [196, 118, 18],
  ] as const;
  const heap = `${pool(pen, 176, '#c99a4c')}${tossedIn(pen, foods, { radius: 176, count: 46, gap: 0.36, groups: 5 })}${medley(pen, [{ role: 'bit', glyph: caper, size: 10 }], { radius: 160, count: 16, gap: 2 })}`;
  const body = `${plate(pen, 332, chooseGlaze(pen, reading.input.cuisine))}${put(pen, heap, { x: -78, y: 8 })}${toasts.map(([x, y, turn]) => put(pen, toast(), { x, y, turn, height: 'mid' })).join('')}${garnish(pen, reading, { radius: 150 })}`;
  return { body, radius: 332, props: ['fork', 'napkin', 'dip', 'tumbler'], dip: '#d9b94a' };
}
