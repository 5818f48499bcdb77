import { darken, lighten } from '#core/colour';
import { blur, type Pen, put, radial, shadow } from '#core/pen';
import { blob, closedCurve, inDisc, n, type Point, polar, repeat, scatter } from '#core/shapes';
import { friedEgg } from '#glyphs/dairy';
import { sesame } from '#glyphs/seeds';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { specks, wet } from '#scene/sauces';
import { board, parchment, roundBoard } from '#scene/vessels';

import { garnish, medley, strew, tossedIn, upTo } from './lay.ts';
import type { Cook, Plating } from './plating.ts';

const WOODS = ['#b98250', '#a06a3f', '#8a5a38', '#d0a06a', '#6f452b'] as const;

/** A baked rim of dough: blistered, uneven, browner here and there. */
function dough(pen: Pen, radius: number): string {
  const { random } = pen;
  const outline = closedCurve(
    Array.from({ length: 22 }, (_, i): Point =>
      polar(i * 16.4, radius * random.between(0.97, 1.025)),
    ),
  );
  const blisters = repeat(46, () => {
    const [x, y] = polar(random.between(0, 360), radius * random.between(0.87, 1));
    const size = random.between(6, 19);
    return `<path transform="translate(${n(x)} ${n(y)})" d="${blob(random, size, { corners: 7, wobble: 0.3 })}" fill="${random.pick(['#8a4a16', '#6b3310', '#fbe3b0', '#c98a3e', '#a86424'])}" opacity="${random.between(0.25, 0.6).toFixed(2)}"/>`;
  });
  return `<g filter="${shadow(pen, 'high')}"><g filter="${wet(pen, { scale: 0.02, depth: 5, shine: 0.25 })}"><path d="${outline}" fill="${radial(
    pen,
    [
      [0, '#eec079'],
      [0.82, '#ecbd74'],
      [0.9, '#e0a352'],
      [0.96, '#cd8836'],
      [1, '#a86320'],
    ],
  )}"/><g clip-path="${pen.define(`dough${outline}`, (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)}">${blisters}</g></g></g>`;
}

/** Sauce and melted cheese inside the rim. */
function melt(pen: Pen, radius: number, colours: { sauce: string; cheesy: boolean }): string {
  const { random } = pen;
  const sauce = `<path d="${blob(random, radius, { corners: 20, wobble: 0.035 })}" fill="${radial(
    pen,
    [
      [0, colours.sauce],
      [0.85, colours.sauce],
      [1, darken(colours.sauce, 0.3)],
    ],
  )}"/>`;
  const pools = colours.cheesy
    ? scatter(random, { count: 60, radius: radius * 0.94, gap: radius * 0.1 })
        .map(
          ([x, y]) =>
            `<path transform="translate(${n(x)} ${n(y)})" d="${blob(random, radius * random.between(0.08, 0.2), { corners: 9, wobble: 0.24 })}" fill="${random.pick(['#fbe3a6', '#f8d98e', '#fdecc0', '#f5cf7c'])}"/>`,
        )
        .join('') +
      repeat(34, () => {
        const [x, y] = inDisc(random, radius * 0.9);
        return `<path transform="translate(${n(x)} ${n(y)})" d="${blob(random, random.between(5, 16), { corners: 7, wobble: 0.3 })}" fill="${random.pick(['#c9822c', '#a8601c', '#d99a40'])}" opacity=".6"/>`;
      })
    : repeat(40, () => {
        const [x, y] = inDisc(random, radius * 0.92);
        return `<path transform="translate(${n(x)} ${n(y)})" d="${blob(random, random.between(8, 24), { corners: 7, wobble: 0.3 })}" fill="${random.chance(0.5) ? lighten(colours.sauce, 0.16) : darken(colours.sauce, 0.2)}" opacity=".7"/>`;
      });
  return `<g filter="${wet(pen, { scale: 0.028, depth: 5, shine: 0.42, rough: true })}">${sauce}${colours.cheesy ? `<g filter="${blur(pen, 3.5)}">${pools}</g>` : pools}</g>`;
}

function pizzaSauce(reading: Reading): string {
  if (reading.has(/tomato/i) && !reading.called(/white|bianca|pesto/i)) return '#cf3d1d';
  if (reading.has(/barbecue/i)) return '#8a3518';
  if (reading.called(/pesto/i)) return '#7d9a3c';
  if (reading.has(/ground lamb|ground beef/i)) return '#b5552c';
  return '#f2dba6';
}

/** Cuts from the middle to the rim, some slices nudged apart. */
function cuts(pen: Pen, radius: number): string {
  const first = pen.random.between(0, 60);
  return repeat(4, (i) => {
    const [x, y] = polar(first + i * 45, radius * 0.985);
    return `<path d="M${n(-x)} ${n(-y)}L${n(x)} ${n(y)}" stroke="#4a1f08" stroke-opacity=".5" stroke-width="5"/><path d="M${n(-x + 3)} ${n(-y + 3)}L${n(x + 3)} ${n(y + 3)}" stroke="#ffeec4" stroke-opacity=".35" stroke-width="3"/>`;
  });
}

/** A folded pizza: a half moon with a crimped edge and two slits. */
function calzone(pen: Pen): string {
  const edge = repeat(15, (i) => {
    const [x, y] = polar(8 + i * 11.7, 214);
    return `<ellipse cx="${n(x)}" cy="${n(y * 0.84)}" rx="27" ry="17" transform="rotate(${n(8 + i * 11.7 + 66)} ${n(x)} ${n(y * 0.84)})" fill="${i % 2 ? '#dca04c' : '#e9b866'}" stroke="#8f5518" stroke-opacity=".5" stroke-width="3"/>`;
  });
  const blisters = repeat(30, () => {
    const [x, y] = inDisc(pen.random, 190);
    return `<path transform="translate(${n(x)} ${n(Math.abs(y) * 0.78)})" d="${blob(pen.random, pen.random.between(5, 18), { corners: 7, wobble: 0.3 })}" fill="${pen.random.pick(['#8a4a16', '#fbe3b0', '#b9742a'])}" opacity=".35"/>`;
  });
  const slits = [-70, 50]
    .map(
      (x) =>
        `<path d="M${x} 46q26 20 18 62" fill="none" stroke="#f8ecd0" stroke-width="17" stroke-linecap="round"/><path d="M${x + 2} 52q20 18 14 50" fill="none" stroke="#4f8a3a" stroke-width="7" stroke-linecap="round"/>`,
    )
    .join('');
  return `<g filter="${shadow(pen, 'mid')}"><path d="M-216 4Q0 -34 216 4A216 182 0 0 1 -216 4Z" fill="${radial(
    pen,
    [
      [0, '#f6d592'],
      [0.6, '#e3ad58'],
      [1, '#b9772a'],
    ],
    [0.42, 0.3, 0.72],
  )}"/>${edge}</g>${blisters}<path d="M-190 8Q0 -24 190 8" fill="none" stroke="#fff2cf" stroke-opacity=".6" stroke-width="10" stroke-linecap="round"/>${slits}`;
}

/** Thyme, oregano and sesame stirred with oil, spread on dough: a dark green-brown, grainy and shining. */
function thymeSpread(pen: Pen, radius: number): string {
  const { random } = pen;
  const oiled = `<g filter="${wet(pen, { scale: 0.04, depth: 6, shine: 0.6, rough: true })}"><path d="${blob(random, radius, { corners: 20, wobble: 0.04 })}" fill="${radial(
    pen,
    [
      [0, '#7a7430'],
      [0.8, '#6b6526'],
      [1, '#8f7a34'],
    ],
  )}"/></g>`;
  const herbs = specks(pen, radius * 0.95, {
    colours: ['#3a4018', '#57602a', '#8a8a3c', '#2b2c12', '#a8a458'],
    count: 900,
  });
  const seeds: Food = { role: 'nut', glyph: sesame, size: 7 };
  return `${oiled}${herbs}${strew(pen, seeds, { radius: radius * 0.93, count: 210, gap: 1.7, bias: 0.5 })}`;
}

/** Two breads with thyme and sesame, and what is folded into them beside. */
function manakish(pen: Pen, reading: Reading): Plating {
  const bread = (): string => `${dough(pen, 210)}${thymeSpread(pen, 172)}`;
  const sides = upTo(reading.of('vegetable', 'bit'), 3);
  const beside = (x: number, y: number): string =>
    put(pen, tossedIn(pen, sides, { radius: 110, count: 11, gap: 1.05, groups: 2 }), { x, y });
  const body = `${board(pen, [900, 650], '#a06a3f')}${put(pen, bread(), { x: -186, y: -72 })}${put(pen, bread(), { x: 176, y: 84 })}${beside(232, -218)}${beside(-240, 228)}`;
  return { body, radius: 330, props: ['napkin', 'tumbler'], wide: true };
}

/** Pizza and other topped flatbreads, on a board or paper. */
export const pizza: Cook = (pen, reading) => {
  if (reading.called(/manakish|za.?atar/i)) return manakish(pen, reading);
  const { random } = pen;
  const radius = 306;
  const under = random.pick(['round', 'board', 'paper'] as const);
  const base =
    under === 'round'
      ? roundBoard(pen, 346, random.pick(WOODS))
      : under === 'board'
        ? board(pen, [800, 640], random.pick(WOODS))
        : put(pen, parchment(pen, [760, 620]), { turn: random.between(-14, 14) });
  const inner = radius * 0.85;
  const cheesy = reading.has(/mozzarella|cheddar|provolone|monterey|gruyere|cheese/i);
  const mains = reading.of('main').filter(({ whole }) => whole?.glyph !== friedEgg);
  const eggs = reading.has(/^eggs$/i) && reading.called(/egg/i);
  const balls = reading.of('cheese').filter(({ size }) => size > 20);
  if (reading.called(/calzone/i)) {
    const pair = `${put(pen, calzone(pen), { x: -96, y: -196, turn: -16, scale: 1.06 })}${put(pen, calzone(pen), { x: 92, y: 52, turn: 14, scale: 1.06 })}`;
    const folded = `${base}${pair}${garnish(pen, reading, { radius: 150 })}`;
    return { body: folded, radius: 320, props: ['napkin', 'dip', 'tumbler'], dip: '#c0391c' };
  }
  const body = `${base}${dough(pen, radius)}${melt(pen, inner, { sauce: pizzaSauce(reading), cheesy })}${random.chance(0.3) ? cuts(pen, radius) : ''}${medley(pen, upTo(balls, 2), { radius: inner * 0.78, count: 8, gap: 1.8, height: 'low' })}${medley(
    pen,
    upTo(
      mains.filter(({ size }) => size >= 24),
      2,
    ),
    { radius: inner * 0.84, count: 14, gap: 1.75, height: 'low' },
  )}${mains[0] && mains[0].size < 24 ? strew(pen, mains[0], { radius: inner * 0.9, count: 90, gap: 1.5 }) : ''}${medley(
    pen,
    upTo(
      reading
        .of('vegetable', 'aromatic')
        .filter(({ role, size }) => size > (role === 'aromatic' ? 30 : 24)),
      3,
    ),
    { radius: inner * 0.84, count: 13, gap: 1.75, scale: 0.9 },
  )}${medley(
    pen,
    upTo(
      reading.of('bit', 'nut').filter(({ size }) => size >= 10),
      3,
    ),
    { radius: inner * 0.88, count: 20, gap: 2.2 },
  )}${eggs ? put(pen, friedEgg(pen, 96), { height: 'low' }) : ''}${medley(pen, upTo(reading.of('bed'), 1), { radius: inner * 0.7, count: 9, gap: 1.5, scale: 0.75, height: 'mid' })}${garnish(pen, reading, { radius: inner * 0.85 })}`;
  return {
    body,
    radius: 330,
    props: ['napkin', 'dip', 'knife', 'tumbler'],
    dip: '#c8a83c',
    wide: under === 'board',
  };
};
