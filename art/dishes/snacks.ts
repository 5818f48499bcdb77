import { darken, lighten } from '#core/colour';
import { linear, type Pen, put, radial, shadow } from '#core/pen';
import { blob, n, polar, repeat, type Point } from '#core/shapes';
import { charSpots, tortillaChip } from '#glyphs/breads';
import { creamDollop } from '#glyphs/dairy';
import { cilantroSprig } from '#glyphs/leaves';
import { minceCrumb } from '#glyphs/meat';
import { shrimp } from '#glyphs/seafood';
import { pepperRing, scallionRing, strip } from '#glyphs/vegetables';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { chooseGlaze, plate } from '#scene/ceramics';
import { wet } from '#scene/sauces';
import { roundBoard, tray } from '#scene/vessels';

import { cup } from './dips.ts';
import { garnish, medley, piece, strew, upTo } from './lay.ts';
import type { Plating } from './plating.ts';

/** A wedge of a folded tortilla: cheese and filling show along its two cuts. */
function quesadillaWedge(pen: Pen, reading: Reading): string {
  const d = 'M0 -150Q112 -140 150 -34L0 130L-150 -34Q-112 -140 0 -150Z';
  const filling = medley(
    pen,
    upTo(reading.of('vegetable', 'main'), 3).map((food): Food => ({
      ...food,
      size: Math.min(food.size * 0.6, 20),
    })),
    { radius: 150, count: 26, gap: 0.9, where: ([x, y]) => y > 30 && Math.abs(x) < 150 - y },
  );
  return `<g filter="${shadow(pen, 'mid')}"><path d="${d}" transform="translate(0 22)" fill="#c98f4a"/><path d="M-146 -8Q-100 40 -60 84T0 150T66 84T146 -8L0 120Z" transform="translate(0 4)" fill="#f6bf4a"/></g>${put(pen, filling, { y: 26 })}<g filter="${shadow(pen, 'low')}"><path d="${d}" fill="${radial(
    pen,
    [
      [0, '#f8e6bc'],
      [0.7, '#eccb8c'],
      [1, '#c08c48'],
    ],
    [0.46, 0.36, 0.66],
  )}"/></g>${put(pen, charSpots(pen, 110, { count: 26 }), { y: -40 })}`;
}

/** Quesadillas in wedges around salsa and sour cream. */
export function quesadillas(pen: Pen, reading: Reading): Plating {
  const under = pen.random.chance(0.5)
    ? roundBoard(pen, 342, '#8a5a38')
    : plate(pen, 342, chooseGlaze(pen, 'mexican'));
  const wedges = repeat(6, (i) => {
    const angle = i * 60 + 24;
    const [x, y] = polar(angle, 196);
    return put(pen, quesadillaWedge(pen, reading), {
      x,
      y,
      turn: angle + 90 + pen.random.between(-7, 7),
      scale: 0.86,
    });
  });
  const body = `${under}${wedges}${put(pen, cup(pen, 66, '#b5391c'), { x: -36, y: -14 })}${put(pen, cup(pen, 54, '#fbf6e8'), { x: 58, y: 40 })}${garnish(pen, reading, { radius: 250, pepper: false })}`;
  return { body, radius: 342, props: ['napkin', 'tumbler', 'dip'], dip: '#a8c25a' };
}

/** Tortilla chips on a sheet under meat, beans and melted cheese. */
export function nachos(pen: Pen, reading: Reading): Plating {
  const { random } = pen;
  const inside =
    (share: number) =>
    ([x, y]: Point): boolean =>
      (x / (360 * share)) ** 2 + (y / (220 * share)) ** 2 < 1;
  const chip: Food = { role: 'main', glyph: tortillaChip, size: 62 };
  const meat: Food = { role: 'main', glyph: minceCrumb('#86482a'), size: 16 };
  const ring: Food = { role: 'herb', glyph: pepperRing('#4f9a38'), size: 21 };
  const onion: Food = { role: 'herb', glyph: scallionRing, size: 10 };
  const heap = (share: number, count: number): string =>
    strew(pen, chip, {
      radius: 360,
      bias: 0.5,
      count,
      gap: 0.72,
      where: inside(share),
      height: 'low',
    });
  const melted = repeat(15, () => {
    const [x, y] = [random.between(-270, 270), random.between(-150, 150)];
    if (!inside(0.86)([x, y])) return '';
    return `<path transform="translate(${n(x)} ${n(y)})" d="${blob(random, random.between(34, 66), { corners: 9, wobble: 0.34 })}" fill="${random.pick(['#f8b83c', '#fbc85a', '#f3a52c'])}" opacity=".94"/>`;
  });
  const spread = { radius: 330, bias: 0.5 };
  const dice = upTo(
    reading.of('vegetable').filter(({ size }) => size > 14),
    2,
  ).map((food): Food => ({ ...food, size: Math.min(food.size * 0.62, 26) }));
  const cream = (
    [
      [-150, 40],
      [96, -70],
      [180, 80],
    ] as const
  )
    .map(([x, y]) => put(pen, creamDollop(pen, 36), { x, y, height: 'mid' }))
    .join('');
  const body = `${tray(pen, [850, 580], '#8f9498')}${heap(1, 80)}<g filter="${wet(pen, { scale: 0.02, depth: 5, shine: 0.6 })}">${melted}</g>${heap(0.84, 34)}${strew(pen, meat, { ...spread, count: 110, gap: 1, where: inside(0.82) })}${medley(pen, upTo(reading.of('bit'), 1), { ...spread, count: 42, gap: 1.4, where: inside(0.84) })}<g filter="${wet(pen, { scale: 0.02, depth: 5, shine: 0.6 })}" opacity=".9">${melted.slice(0, Math.floor(melted.length / 2)).replace(/<path[^>]*$/, '')}</g>${medley(pen, dice, { ...spread, count: 26, gap: 1.3, where: inside(0.8), height: 'low' })}${cream}${strew(pen, ring, { ...spread, count: 12, gap: 2, where: inside(0.8), height: 'low' })}${strew(pen, onion, { ...spread, count: 30, gap: 1.6, where: inside(0.8) })}`;
  return { body, radius: 290, props: ['napkin', 'tumbler', 'dip'], dip: '#a8c25a', wide: true };
}

/** A roll in rice paper: what is in it shows through. */
function freshRoll(pen: Pen): string {
  const { random } = pen;
  const clip = pen.define(
    'roll',
    (id) =>
      `<clipPath id="${id}"><rect x="-168" y="-50" width="336" height="100" rx="46"/></clipPath>`,
  );
  const greens = strew(
    pen,
    { role: 'herb', glyph: cilantroSprig, size: 44 },
    { radius: 150, count: 9, gap: 0.8, where: ([, y]) => Math.abs(y) < 34 },
  );
  const carrots = repeat(9, () =>
    put(pen, strip('#ee8a2c', 0.16)(pen, 44), {
      x: random.between(-120, 120),
      y: random.between(-30, 34),
      turn: random.between(-14, 14),
    }),
  );
  const pink = [-92, 0, 92]
    .map((x) =>
      put(pen, shrimp(pen, 42), { x, y: random.between(-10, 2), turn: random.between(-20, 20) }),
    )
    .join('');
  return `<g filter="${shadow(pen, 'mid')}"><rect x="-170" y="-52" width="340" height="104" rx="48" fill="#f3efdf"/></g><g clip-path="${clip}"><rect x="-168" y="-50" width="336" height="100" fill="#f6f2e2"/><rect x="-168" y="-4" width="336" height="54" fill="#fbf8ee"/>${carrots}${greens}${pink}<rect x="-168" y="-50" width="336" height="100" fill="${linear(
    pen,
    [
      [0, '#ffffff', 0.4],
      [0.4, '#fffdf4', 0.08],
      [1, '#b9ae8c', 0.45],
    ],
  )}"/></g><path d="M-132 -36Q0 -44 132 -36" stroke="#fff" stroke-opacity=".9" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M-158 -8Q-150 30 -120 44M150 -26Q162 10 140 40" stroke="#8a8468" stroke-opacity=".35" stroke-width="3" fill="none"/>`;
}

/** Fresh spring rolls with a cup of peanut sauce. */
export function freshRolls(pen: Pen, reading: Reading): Plating {
  const places = [
    [-80, -178, -6],
    [-60, -62, 4],
    [-100, 52, -4],
    [-70, 166, 5],
  ] as const;
  const lime = reading.of('slice')[0];
  const body = `${plate(pen, 340, pen.random.pick(['#2c3138', '#44586a', '#7f9a8c']))}${places.map(([x, y, turn]) => put(pen, freshRoll(pen), { x, y, turn, scale: 1.02 })).join('')}${put(pen, cup(pen, 86, '#b9793a'), { x: 208, y: 10 })}${lime ? piece(pen, lime, { at: [206, 148], height: 'mid' }) : ''}${put(pen, garnish(pen, reading, { radius: 80, pepper: false }), { x: 190, y: -150 })}`;
  return { body, radius: 340, props: ['chopsticks', 'napkin', 'tumbler'] };
}

/** Squares pressed into a waffle, syrup in some of them. */
export function waffle(pen: Pen, radius: number, syrup: boolean): string {
  const { random } = pen;
  const clip = pen.define(
    `waffle${radius}`,
    (id) => `<clipPath id="${id}"><circle r="${n(radius * 0.94)}"/></clipPath>`,
  );
  const step = radius / 3.6;
  const cells = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  const pockets = cells.flatMap((row) =>
    cells.map((column) => {
      const [x, y] = [column * step, row * step];
      const filled = syrup && random.chance(0.45);
      const half = step * 0.33;
      return `<rect x="${n(x - half)}" y="${n(y - half)}" width="${n(half * 2)}" height="${n(half * 2)}" rx="7" fill="${filled ? '#8a3f08' : '#b06c1e'}"/><path d="M${n(x - half)} ${n(y + half)}L${n(x - half)} ${n(y - half)}L${n(x + half)} ${n(y - half)}" stroke="#7a4210" stroke-opacity=".6" stroke-width="5" fill="none"/><path d="M${n(x - half + 4)} ${n(y + half)}L${n(x + half)} ${n(y + half)}L${n(x + half)} ${n(y - half + 4)}" stroke="${filled ? '#e39a3c' : '#f8dc9c'}" stroke-opacity=".85" stroke-width="4" fill="none"/>`;
    }),
  );
  return `<g filter="${shadow(pen, 'mid')}"><path d="${blob(random, radius, { corners: 20, wobble: 0.014 })}" fill="${radial(
    pen,
    [
      [0, lighten('#e0a044', 0.26)],
      [0.8, '#e0a044'],
      [1, darken('#e0a044', 0.4)],
    ],
  )}"/></g><g clip-path="${clip}">${pockets.join('')}</g>`;
}
