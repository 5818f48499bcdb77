import { type Colour, darken, lighten } from '#core/colour';
import { linear, type Pen, put, radial, shadow } from '#core/pen';
import { blob, closedCurve, inDisc, n, type Point, polar, repeat } from '#core/shapes';
import { charSpots, naan } from '#glyphs/breads';
import { butterPat, creamDollop } from '#glyphs/dairy';
import { walnut } from '#glyphs/seeds';
import { strip } from '#glyphs/vegetables';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { chooseGlaze, plate, wallShade } from '#scene/ceramics';
import { drizzle, specks, wet } from '#scene/sauces';
import { skillet } from '#scene/vessels';

import { garnish, medley, piece, strew, tossedIn, upTo } from './lay.ts';
import type { Cook, Plating } from './plating.ts';
import { waffle } from './snacks.ts';

/** One thick pancake: a pale edge, an evenly browned top with a paler ring. */
function pancake(pen: Pen, radius: number): string {
  const outline = blob(pen.random, radius, { corners: 16, wobble: 0.02 });
  return `<path d="${outline}" transform="translate(3 7)" fill="#c98a44"/><path d="${outline}" fill="#f6dca2"/><path d="${blob(pen.random, radius * 0.945, { corners: 16, wobble: 0.015 })}" fill="${radial(
    pen,
    [
      [0, '#dd9a48'],
      [0.6, '#cf8734'],
      [0.86, '#c0742a'],
      [0.95, '#d99a4c'],
      [1, '#efca88'],
    ],
  )}"/>${repeat(34, () => {
    const [x, y] = inDisc(pen.random, radius * 0.86);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(pen.random.between(1.5, 5))}" fill="#8f4f16" opacity=".28"/>`;
  })}`;
}

/** Syrup that ran over the edge: a glossy pool with tongues. */
function syrup(pen: Pen, radius: number): string {
  const { random } = pen;
  const points = Array.from({ length: 16 }, (_, i): Point =>
    polar(
      i * 22.5 + (i % 4 === 1 ? -5 : i % 4 === 2 ? 5 : 0),
      radius *
        (i % 4 === 1 || i % 4 === 2 ? random.between(0.9, 1.12) : random.between(0.62, 0.72)),
    ),
  );
  const d = closedCurve(points);
  const soft = blob(random, radius * 0.66, { corners: 12, wobble: 0.14 });
  return `<g filter="${wet(pen, { scale: 0.016, depth: 3, shine: 0.5 })}" opacity=".92"><path d="${soft}" fill="#9a4a0c"/><path d="${d}" fill="#9a4a0c" /></g><path d="M${n(-radius * 0.4)} ${n(-radius * 0.42)}Q0 ${n(-radius * 0.64)} ${n(radius * 0.34)} ${n(-radius * 0.46)}" fill="none" stroke="#ffd79a" stroke-opacity=".85" stroke-width="8" stroke-linecap="round"/>`;
}

/** A stack of pancakes with syrup, butter and fruit. */
function stack(pen: Pen, reading: Reading): Plating {
  const { random } = pen;
  const radius = 322;
  const layers = repeat(4, (i) =>
    put(pen, pancake(pen, 214 - i * 7), {
      x: random.between(-12, 12),
      y: 12 - i * 9,
      height: 'mid',
    }),
  );
  const fruit = upTo(reading.of('fruit'), 3);
  const around = medley(pen, fruit, {
    radius: 250,
    count: 16,
    gap: 1.5,
    height: 'mid',
    where: ([x, y]) => Math.hypot(x, y) > 206,
  });
  const onTop = medley(pen, fruit, { radius: 130, count: 7, gap: 1.25, height: 'mid' });
  const nuts = medley(pen, upTo(reading.of('nut'), 2), { radius: 170, count: 14, gap: 1.6 });
  const body = `${plate(pen, radius, chooseGlaze(pen, reading.input.cuisine))}${layers}${reading.has(/maple|honey|syrup|sugar/i) ? put(pen, syrup(pen, 176), { y: -16 }) : ''}${put(pen, butterPat(pen, 42), { x: -8, y: -24, turn: 16, height: 'mid' })}${onTop}${around}${nuts}${reading.has(/powdered sugar/i) ? specks(pen, 240, { colours: ['#ffffff'], count: 120 }) : ''}`;
  return { body, radius, props: ['fork', 'napkin', 'dip', 'tumbler', 'knife'], dip: '#9a4a0c' };
}

/** Flat fried buns with sugar inside, one broken open so that it runs out. */
function filledBuns(pen: Pen, reading: Reading): Plating {
  const { random } = pen;
  const bun = (): string => {
    const outline = blob(random, 148, { corners: 14, wobble: 0.035 });
    const fried = repeat(46, () => {
      const [x, y] = inDisc(random, 112, 0.7);
      return `<path transform="translate(${n(x)} ${n(y)})" d="${blob(random, random.between(6, 26), { corners: 8, wobble: 0.36 })}" fill="${random.pick(['#9a5216', '#b9702a', '#7a3c0c', '#d99a4a'])}" opacity="${random.between(0.2, 0.5).toFixed(2)}"/>`;
    });
    return `<g filter="${wet(pen, { scale: 0.03, depth: 4, shine: 0.4, rough: true })}"><path d="${outline}" fill="${radial(
      pen,
      [
        [0, '#c9802f'],
        [0.62, '#d8974a'],
        [0.84, '#efcb8c'],
        [1, '#dcae68'],
      ],
    )}"/>${fried}</g>`;
  };
  const sugar: Food = { role: 'nut', glyph: walnut('#8a5a2c'), size: 16 };
  // The front half of a bun, its torn edge on top; the pocket behind it is open.
  const front = closedCurve([
    [-148, -6],
    [-100, 12],
    [-54, -4],
    [0, 16],
    [58, -2],
    [104, 14],
    [148, -8],
    [126, 84],
    [56, 138],
    [-56, 138],
    [-126, 84],
  ]);
  const broken = `<g filter="${shadow(pen, 'mid')}"><ellipse cy="-8" rx="146" ry="52" fill="#e3bc7c"/><ellipse cy="-4" rx="128" ry="40" fill="#4a1c06"/></g><g filter="${wet(pen, { scale: 0.03, depth: 8, shine: 1, rough: true })}"><ellipse cy="-2" rx="120" ry="36" fill="#6b2c0a"/></g>${put(pen, tossedIn(pen, [sugar], { radius: 78, count: 9, gap: 1.1, groups: 2 }), { y: -6 })}<g filter="${wet(pen, { scale: 0.03, depth: 4, shine: 0.4, rough: true })}"><path d="${front}" fill="${radial(
    pen,
    [
      [0, '#bd742a'],
      [0.7, '#d8974a'],
      [1, '#f0d29a'],
    ],
  )}"/></g><path d="M-146 -6Q-100 14 -54 -2Q0 18 58 0Q104 16 146 -8" fill="none" stroke="#fbe8c0" stroke-width="9" stroke-linecap="round"/><path d="M-30 8Q-36 70 -14 92Q8 70 4 10Z" fill="#5a2408" opacity=".92"/>`;
  const whole = (
    [
      [-138, -104],
      [124, -128],
      [-150, 128],
    ] as const
  ).map(([x, y]) => put(pen, bun(), { x, y, turn: random.between(0, 360), height: 'mid' }));
  const body = `${plate(pen, 336, chooseGlaze(pen, reading.input.cuisine))}${whole.join('')}${put(pen, broken, { x: 128, y: 112, turn: -10 })}`;
  return { body, radius: 336, props: ['napkin', 'tumbler', 'chopsticks'] };
}

/** Two waffles, one leaning on the other, with butter, fruit and syrup in their squares. */
function waffles(pen: Pen, reading: Reading): Plating {
  const fruit = upTo(reading.of('fruit'), 2);
  const body = `${plate(pen, 334, chooseGlaze(pen, 'other'))}${put(pen, waffle(pen, 196, false), { x: -82, y: -70, turn: 12 })}${put(pen, waffle(pen, 206, true), { x: 52, y: 40, turn: -8, height: 'mid' })}${put(pen, butterPat(pen, 40), { x: 30, y: 20, turn: 20, height: 'mid' })}${medley(pen, fruit, { radius: 120, count: 6, gap: 1.4, height: 'mid' })}${medley(pen, fruit, { radius: 290, count: 9, gap: 1.6, height: 'mid', where: ([x, y]) => Math.hypot(x, y) > 220 })}`;
  return {
    body,
    radius: 334,
    props: ['fork', 'knife', 'napkin', 'tumbler', 'dip'],
    dip: '#9a4a0c',
  };
}

/** Thin pancakes folded in quarters, overlapping. */
function crepes(pen: Pen, reading: Reading): Plating {
  const fold = (): string =>
    `<g filter="${shadow(pen, 'mid')}"><path d="M-118 118Q-128 -118 118 -118Q124 -20 -10 104Q-60 130 -118 118Z" fill="${linear(
      pen,
      [
        [0, '#fae7b4'],
        [0.6, '#efc878'],
        [1, '#c98d3c'],
      ],
      [1, 1],
    )}"/></g>${put(pen, charSpots(pen, 84, { count: 22 }), { x: -22, y: -22 })}<path d="M-112 112Q-112 -60 98 -112" fill="none" stroke="#fff6d8" stroke-opacity=".7" stroke-width="6"/><path d="M-104 114Q-70 -10 106 -96" fill="none" stroke="#a8702c" stroke-opacity=".5" stroke-width="4"/>`;
  const folds = (
    [
      [-110, -62, 0],
      [96, -84, 70],
      [-14, 72, -22],
    ] as const
  )
    .map(([x, y, turn]) => put(pen, fold(), { x, y, turn, scale: 1.12 }))
    .join('');
  const body = `${plate(pen, 322, chooseGlaze(pen, 'other'))}${put(pen, syrup(pen, 130).replaceAll('#9a4a0c', '#e39a2c'), { y: 10 })}${folds}${medley(pen, upTo(reading.of('fruit'), 2), { radius: 176, count: 7, gap: 1.5, height: 'mid' })}${garnish(pen, reading, { radius: 200, pepper: false })}`;
  return { body, radius: 322, props: ['fork', 'napkin', 'tumbler'] };
}

/** A round flat cake with things fried into it: frittata, jeon, okonomiyaki, chilla. */
function savouryRound(pen: Pen, reading: Reading): Plating {
  const { random } = pen;
  const eggy = reading.has(/^eggs$/i);
  const frittata = reading.called(/frittata|tortilla española/i);
  const radius = 314;
  const base: Colour = frittata
    ? '#f3c95a'
    : reading.has(/chickpea flour/i)
      ? '#e2aa3e'
      : eggy
        ? '#e6b65c'
        : '#dca850';
  const inner = frittata ? radius * 0.89 : 232;
  const disc = `<g filter="${shadow(pen, 'mid')}"><g filter="${wet(pen, { scale: 0.03, depth: 3, shine: 0.25 })}"><path d="${blob(random, inner, { corners: 18, wobble: frittata ? 0.008 : 0.03 })}" fill="${radial(
    pen,
    [
      [0, lighten(base, 0.22)],
      [0.75, base],
      [0.93, darken(base, 0.24)],
      [1, darken(base, 0.46)],
    ],
  )}"/></g></g>${put(pen, charSpots(pen, inner * 0.92, { count: 44 }), {})}`;
  const baked = medley(
    pen,
    upTo(
      reading
        .of('vegetable', 'main')
        .filter(({ whole: w, size }) => !(w && w.size === 88) && size < 60),
      3,
    ),
    { radius: inner * 0.82, count: 17, gap: 1.45 },
  );
  const greens = strew(
    pen,
    { role: 'herb', glyph: strip('#5f9e3c', 0.3), size: 34 },
    { radius: inner * 0.84, count: reading.has(/scallion/i) ? 22 : 0, gap: 1.1 },
  );
  const bits = medley(
    pen,
    upTo(
      reading.of('bit', 'aromatic').filter(({ size }) => size > 11),
      2,
    ),
    { radius: inner * 0.84, count: 18, gap: 1.6 },
  );
  const sauces = reading.called(/okonomiyaki/i)
    ? put(pen, drizzle(pen, inner * 0.9, { colour: '#5a2412', width: 11 }), {}) +
      put(pen, drizzle(pen, inner * 0.9, { colour: '#fdf6e2', width: 7 }), { turn: 70 })
    : '';
  const cream = reading.has(/yogurt/i)
    ? put(pen, creamDollop(pen, 58), { x: 30, y: 40, height: 'mid' })
    : '';
  const body = `${frittata ? skillet(pen, radius) : plate(pen, 326, chooseGlaze(pen, reading.input.cuisine))}${disc}${greens}${baked}${bits}${medley(
    pen,
    upTo(
      reading.of('cheese').filter(({ size }) => size < 40),
      2,
    ),
    { radius: inner * 0.76, count: 10, gap: 1.6 },
  )}${sauces}${cream}${garnish(pen, reading, { radius: inner * 0.8 })}${frittata ? wallShade(pen, inner * 1.02) : ''}`;
  return {
    body,
    radius: 322,
    props: reading.input.cuisine === 'asian' ? ['chopsticks', 'dip'] : ['fork', 'napkin', 'dip'],
    dip: reading.input.cuisine === 'asian' ? '#3a1a0e' : '#6f9a3c',
  };
}

/** Naan from a hot pan: bubbles that rose and charred, butter brushed over. */
function blisteredNaan(pen: Pen): string {
  const { random } = pen;
  const bubbles = repeat(17, () => {
    const [x, y] = inDisc(random, 158);
    const size = random.between(10, 30);
    return `<g transform="translate(${n(x)} ${n(y * 0.62)})"><path d="${blob(random, size, { corners: 8, wobble: 0.2, squash: 0.8 })}" transform="translate(2 4)" fill="#8a5418" opacity=".35"/><path d="${blob(random, size, { corners: 8, wobble: 0.2, squash: 0.8 })}" fill="#f8e4b8" opacity=".8"/><path d="${blob(random, size * 0.66, { corners: 7, wobble: 0.4, squash: 0.7 })}" fill="#4a200a" opacity="${random.between(0.35, 0.75).toFixed(2)}"/></g>`;
  });
  return `${naan(pen, 206)}${bubbles}<path d="M-150 -60Q-40 -130 110 -92" fill="none" stroke="#fffbe6" stroke-opacity=".55" stroke-width="9" stroke-linecap="round"/>`;
}

/** Flatbreads in a pile: naan, paratha. */
function breads(pen: Pen, reading: Reading): Plating {
  const { random } = pen;
  const pear = reading.called(/naan/i);
  const one = (): string =>
    pear
      ? blisteredNaan(pen)
      : `<path d="${blob(random, 214, { corners: 16, wobble: 0.025 })}" fill="${radial(pen, [
          [0, '#efcf92'],
          [0.8, '#e0b46a'],
          [1, '#b98238'],
        ])}"/>${charSpots(pen, 200, { count: 46 })}${[120, 165].map((r) => `<circle r="${r}" fill="none" stroke="#b07c38" stroke-opacity=".22" stroke-width="5"/>`).join('')}`;
  const pile = repeat(3, (i) =>
    put(pen, one(), {
      x: (i - 1) * 50 + random.between(-16, 16),
      y: (1 - i) * 44,
      turn: -30 + i * 26,
      height: 'mid',
    }),
  );
  const cream =
    reading.has(/yogurt/i) && !pear
      ? put(
          pen,
          `<circle r="74" fill="#b9623a"/><circle r="64" fill="#8a4526"/><g transform="scale(1.06)">${creamDollop(pen, 54)}</g>`,
          { x: 208, y: 168, height: 'mid' },
        )
      : '';
  const butter = put(pen, butterPat(pen, 30), { x: 60, y: -56, turn: 20, height: 'low' });
  const body = `${plate(pen, 334, chooseGlaze(pen, 'indian'))}${pile}${butter}${cream}${garnish(pen, reading, { radius: 190 })}`;
  return { body, radius: 334, props: ['dip', 'napkin', 'tumbler'], dip: '#c9701f' };
}

/** An omelette folded over, with melted cheese at its edge. */
function omelette(pen: Pen, reading: Reading): Plating {
  const roll = `<g filter="${shadow(pen, 'mid')}"><path d="M-224 34C-214 -96 -84 -136 10 -132C120 -128 222 -70 228 28C196 92 80 112 -10 110C-110 108 -200 92 -224 34Z" fill="${linear(
    pen,
    [
      [0, '#ffe694'],
      [0.45, '#f8cc50'],
      [1, '#cf9424'],
    ],
  )}"/></g><path d="M-210 52C-120 112 100 118 216 50C160 92 60 108 -10 108C-100 106 -170 92 -210 52Z" fill="#fff0b8" opacity=".85"/><path d="M-150 -52C-80 -104 80 -112 160 -50" stroke="#fff8d8" stroke-opacity=".8" stroke-width="12" fill="none" stroke-linecap="round"/><g transform="translate(0 -6)">${charSpots(pen, 150, { count: 12, squash: 0.4 })}</g>`;
  const chives: Food = { role: 'herb', glyph: strip('#4f9a38', 0.36), size: 13 };
  const body = `${plate(pen, 322, chooseGlaze(pen, 'other'))}${put(pen, roll, { turn: -14, scale: 1.08 })}${strew(pen, chives, { radius: 150, count: 30, gap: 1.4 })}${garnish(pen, reading, { radius: 180 })}${upTo(
    reading.of('bed', 'slice'),
    1,
  )
    .map((food) => piece(pen, food, { at: [180, 170], height: 'mid' }))
    .join('')}`;
  return { body, radius: 322, props: ['fork', 'knife', 'napkin', 'tumbler'] };
}

/** Everything from a griddle or a hot pan that is flat and round. */
export const pancakes: Cook = (pen, reading) => {
  if (reading.called(/waffle/i)) return waffles(pen, reading);
  if (reading.called(/hotteok/i)) return filledBuns(pen, reading);
  if (reading.called(/cr[eê]pe/i)) return crepes(pen, reading);
  if (reading.called(/omelette|omelet/i)) return omelette(pen, reading);
  if (reading.called(/naan|paratha|roti|chapati|puri|flatbread/i)) return breads(pen, reading);
  if (
    reading.called(/frittata|korean seafood|scallion|okonomiyaki|chilla|jeon|dosa|uttapam|latke/i)
  )
    return savouryRound(pen, reading);
  return stack(pen, reading);
};
