import { type Colour, darken } from '#core/colour';
import { blur, type Pen, put, radial } from '#core/pen';
import { blob, n, type Point, repeat } from '#core/shapes';
import { crouton } from '#glyphs/breads';
import { gratedShred } from '#glyphs/dairy';
import { minceCrumb } from '#glyphs/meat';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { drizzle, specks, wet } from '#scene/sauces';
import { ovenDish } from '#scene/vessels';

import { garnish, medley, piece, strew, upTo } from './lay.ts';
import type { Cook } from './plating.ts';
import { slab } from './slabs.ts';
import {
  BAKED_PENNE,
  bechamelTop,
  cutletTop,
  MAC_AND_CHEESE,
  mashTop,
  pastaTop,
  pieLid,
  type Tray,
} from './toppings.ts';

const DISHES = ['#f2ebdd', '#b5482f', '#2f5f68', '#d9a648', '#55626b'] as const;
const OUTER = [770, 540] as const;
const INNER = [704, 474] as const;
const [HALF_W, HALF_H] = [INNER[0] / 2, INNER[1] / 2];

const anywhere = (pen: Pen, share = 0.9): Point => [
  pen.random.between(-HALF_W, HALF_W) * share,
  pen.random.between(-HALF_H, HALF_H) * share,
];

const patch = (
  pen: Pen,
  radius: number,
  [fill, opacity]: readonly [fill: string, opacity: number],
): string => {
  const [x, y] = anywhere(pen);
  return `<path transform="translate(${n(x)} ${n(y)})" d="${blob(pen.random, radius, { corners: 10, wobble: 0.26 })}" fill="${fill}" opacity="${opacity}"/>`;
};

const box = (fill: string): string =>
  `<rect x="${-HALF_W}" y="${-HALF_H}" width="${INNER[0]}" height="${INNER[1]}" rx="52" fill="${fill}"/>`;

const clip = (pen: Pen): string =>
  pen.define('oven', (id) => `<clipPath id="${id}">${box('#000')}</clipPath>`);

/** Shade at the edge of the dish, where the food is lower and browner. */
const rim = (pen: Pen): string =>
  box(
    radial(pen, [
      [0, '#3a1402', 0],
      [0.74, '#3a1402', 0],
      [1, '#3a1402', 0.5],
    ]),
  );

/** Melted cheese with sauce showing through and browned bubbles. */
function cheeseTop(pen: Pen, sauce: Colour): string {
  const { random } = pen;
  const pale = repeat(30, () =>
    patch(pen, random.between(34, 78), [random.pick(['#fbe2a0', '#f8d888', '#fdecc0']), 0.9]),
  );
  const gaps = repeat(9, () => patch(pen, random.between(22, 48), [sauce, 0.85]));
  const bubbles = repeat(36, () =>
    patch(pen, random.between(8, 30), [random.pick(['#c9822c', '#b06a1c', '#dca048']), 0.55]),
  );
  const dark = repeat(18, () => patch(pen, random.between(4, 11), ['#7a3f10', 0.5]));
  return `<g clip-path="${clip(pen)}"><g filter="${wet(pen, { scale: 0.024, depth: 5, shine: 0.4, rough: true })}">${box('#f3c65f')}<g filter="${blur(pen, 5)}">${pale}${gaps}${bubbles}</g>${dark}</g></g>`;
}

/** Flaky pastry brushed with butter, scored into diamonds. */
function pastryTop(pen: Pen): string {
  const { random } = pen;
  const sheets = repeat(26, () =>
    patch(pen, random.between(30, 80), [
      random.pick(['#f0c270', '#dc9c3c', '#f6d492', '#cf8a2c']),
      0.5,
    ]),
  );
  const lines = repeat(13, (i) => {
    const x = (i - 6) * 105;
    return `<path d="M${x - 240} ${-HALF_H}L${x + 240} ${HALF_H}M${x + 240} ${-HALF_H}L${x - 240} ${HALF_H}" stroke="#7a4210" stroke-opacity=".55" stroke-width="6"/><path d="M${x - 236} ${-HALF_H}L${x + 244} ${HALF_H}M${x + 236} ${-HALF_H}L${x - 244} ${HALF_H}" stroke="#ffe9b4" stroke-opacity=".55" stroke-width="3"/>`;
  });
  return `<g filter="${wet(pen, { scale: 0.03, depth: 4, shine: 0.5 })}">${box('#e3a84a')}<g clip-path="${clip(pen)}"><g filter="${blur(pen, 4)}">${sheets}</g></g></g><g clip-path="${clip(pen)}" fill="none">${lines}</g>`;
}

/** Whole vegetables with a filling, side by side in their sauce. */
function stuffed(pen: Pen, reading: Reading): string {
  const { random } = pen;
  const sauce = reading.sauce('#c0401c');
  const look = reading.has(/eggplant/i)
    ? { skin: '#4a2350', flesh: '#c9a468' }
    : reading.has(/poblano/i)
      ? { skin: '#3c6b2c', flesh: '#6f9a48' }
      : reading.has(/bell pepper/i)
        ? { skin: '#4f8f35', flesh: '#8fbc5c' }
        : { skin: '#c98a4c', flesh: '#e8bd84' };
  const filling: readonly Food[] = [
    { role: 'main', glyph: minceCrumb(reading.has(/ground/i) ? '#8f522e' : '#cf5a34'), size: 15 },
    ...reading
      .of('vegetable')
      .slice(0, 2)
      .map((food): Food => ({ ...food, size: Math.min(18, food.size) })),
  ];
  const boat = (): string => {
    const outline = blob(random, 118, { corners: 10, wobble: 0.04, squash: 0.62 });
    return `<path d="${outline}" fill="${darken(look.skin, 0.1)}"/><path d="${outline}" transform="scale(.93 .9)" fill="${look.flesh}"/>${medley(pen, filling, { radius: 98, count: 52, gap: 0.8, bias: 0.5, where: ([x, y]) => (x / 96) ** 2 + (y / 50) ** 2 < 1 })}${strew(pen, { role: 'cheese', glyph: gratedShred('#fbe6a8'), size: 13 }, { radius: 80, count: reading.of('cheese').length ? 12 : 4, gap: 1.1, where: ([, y]) => Math.abs(y) < 40 })}`;
  };
  const places: readonly Point[] = [
    [-216, -118],
    [8, -124],
    [228, -112],
    [-212, 112],
    [14, 106],
    [226, 118],
  ];
  const boats = places.map(([x, y]) =>
    put(pen, boat(), { x, y, turn: random.between(-14, 14), height: 'mid' }),
  );
  return `<g filter="${wet(pen, { scale: 0.026, depth: 5, shine: 0.3, rough: true })}">${box(sauce)}</g>${boats.join('')}`;
}

/** Cubes of bread in custard, with fruit and nuts. */
const breadTop = (pen: Pen, reading: Reading): string =>
  `${box('#c98a3c')}${medley(pen, [{ role: 'nut', glyph: crouton, size: 40 }], { radius: 400, bias: 0.5, count: 90, gap: 1.05, where: inside(0.9) })}${medley(pen, upTo(reading.of('fruit', 'nut', 'bit'), 3), { radius: 380, bias: 0.5, count: 34, gap: 1.7, where: inside(0.86) })}${put(pen, drizzle(pen, 240, { colour: '#8a4a14', width: 8 }), {})}`;

const inside =
  (share: number) =>
  ([x, y]: Point): boolean =>
    Math.abs(x) < HALF_W * share && Math.abs(y) < HALF_H * share;

/** The tops that are not melted cheese alone, by what lies below them. */
function crusted(pen: Pen, reading: Reading): string | undefined {
  const tray: Tray = { half: [HALF_W, HALF_H], box, clip: clip(pen) };
  if (reading.called(/shepherd|cottage pie|mash/i)) return mashTop(pen, tray);
  if (reading.called(/pastitsio|moussaka/i))
    return bechamelTop(pen, tray, reading.has(/eggplant/i) ? 'eggplant' : 'pasta');
  if (reading.has(/macaroni/i)) return pastaTop(pen, tray, MAC_AND_CHEESE);
  if (reading.has(/penne/i)) return pastaTop(pen, tray, BAKED_PENNE);
  if (reading.called(/chicken parm/i)) return cutletTop(pen, tray, reading.sauce('#c8401f'));
  return undefined;
}

/** A gratin, lasagna, pie or pudding in its oven dish. */
export const bake: Cook = (pen, reading) => {
  if (reading.has(/lasagna/i) || reading.called(/eggplant parm/i)) return slab(pen, reading);
  const { random } = pen;
  const dish = ovenDish(pen, OUTER, random.pick(DISHES));
  const over = { radius: 380, bias: 0.5 };
  const top = reading.called(/stuffed|imam|rellenos|involtini/i)
    ? stuffed(pen, reading)
    : reading.called(/bread pudding|capirotada/i)
      ? breadTop(pen, reading)
      : reading.called(/pot pie/i)
        ? pieLid(pen, { half: [HALF_W, HALF_H], box, clip: clip(pen) })
        : reading.has(/pastry|phyllo/i)
          ? pastryTop(pen) +
            strew(
              pen,
              { role: 'nut', glyph: gratedShred('#f8e8c0'), size: 6 },
              { ...over, count: 50, where: inside(0.9) },
            )
          : (crusted(pen, reading) ??
            `${cheeseTop(pen, reading.sauce('#c8401f'))}${medley(
              pen,
              upTo(
                reading.of('vegetable').filter(({ size }) => size > 24),
                2,
              ),
              { ...over, count: 9, gap: 2, where: inside(0.8) },
            )}${medley(
              pen,
              upTo(
                reading.of('cheese').filter(({ size }) => size > 40),
                1,
              ),
              { ...over, count: 7, gap: 1.9, where: inside(0.74) },
            )}`);
  const plain = reading.has(/pastry|phyllo/i) || reading.called(/cottage|shepherd/i);
  const leaves = plain ? '' : garnish(pen, reading, { radius: 210, scale: 1.05 });
  const lemon = upTo(reading.of('slice'), 1).map((food) =>
    piece(pen, food, { at: [HALF_W * 0.74, HALF_H * 0.66], height: 'mid' }),
  );
  const body = `${dish}${top}${rim(pen)}${leaves}${lemon.join('')}${specks(pen, 200, { colours: ['#3a1c0a', '#5c8a34'], count: 20 })}`;
  return { body, radius: 270, props: ['napkin'], wide: true };
};
