import { darken, lighten } from '#core/colour';
import { linear, type Pen, put, radial, shadow } from '#core/pen';
import { blob, inDisc, n, repeat } from '#core/shapes';
import { bunTop, charSpots, pita } from '#glyphs/breads';
import { gratedShred } from '#glyphs/dairy';
import { lettuceLeaf } from '#glyphs/leaves';
import { slicedChicken } from '#glyphs/meat';
import { cherryTomato, pickleSlice, tomatoSlice } from '#glyphs/vegetables';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { chooseGlaze, plate } from '#scene/ceramics';
import { drizzle, pool, wet } from '#scene/sauces';
import { board, ovenDish, parchment, skillet } from '#scene/vessels';

import { garnish, medley, piece, strew, upTo } from './lay.ts';
import { tortilla, tortillaColour } from './mexican.ts';
import type { Cook, Plating } from './plating.ts';
import { freshRolls } from './snacks.ts';

/** Fillings as seen in a cut: many small patches of their colours and a few whole small pieces. */
function cutFace(pen: Pen, reading: Reading, size: readonly [number, number]): string {
  const [rx, ry] = size;
  const small = (food: Food): Food => ({ ...food, size: Math.min(food.size * 0.62, 22) });
  const foods = [
    ...reading.of('main').slice(0, 1),
    ...reading.of('vegetable', 'bit', 'aromatic').slice(0, 4),
    ...reading.of('bed').slice(0, 1),
  ].map(small);
  const clip = pen.define(
    `face${rx}`,
    (id) => `<clipPath id="${id}"><ellipse rx="${rx - 9}" ry="${ry - 9}"/></clipPath>`,
  );
  return `<ellipse rx="${rx}" ry="${ry}" fill="#e3bf84"/><ellipse rx="${rx - 5}" ry="${ry - 5}" fill="#fbeccb"/><ellipse rx="${rx - 9}" ry="${ry - 9}" fill="#8a5a30"/><g clip-path="${clip}">${medley(pen, foods, { radius: rx, count: 60, gap: 0.8, bias: 0.5 })}${strew(pen, { role: 'cheese', glyph: gratedShred('#f7d77c'), size: 10 }, { radius: rx * 0.8, count: reading.of('cheese').length ? 8 : 0 })}</g><ellipse rx="${rx - 4}" ry="${ry - 4}" fill="none" stroke="#fff6e0" stroke-opacity=".6" stroke-width="2.5"/>`;
}

/** Half a rolled wrap: a toasted tube with its cut end to the right, a little raised. */
function half(pen: Pen, reading: Reading, length: number): string {
  const colour = tortillaColour(reading);
  const body = `<path d="M${-length} -82Q${-length - 36} 0 ${-length} 82L40 92L40 -92Z" fill="${linear(
    pen,
    [
      [0, lighten(colour, 0.4)],
      [0.35, colour],
      [0.75, darken(colour, 0.2)],
      [1, darken(colour, 0.46)],
    ],
  )}"/><path d="M${-length + 4} -76Q${-length + 30} 10 ${-length + 8} 80M${-length * 0.4} -86Q${-length * 0.3} 0 ${-length * 0.52} 86" fill="none" stroke="${darken(colour, 0.45)}" stroke-opacity=".4" stroke-width="5"/>`;
  const toast = `<g transform="translate(${-length * 0.5} -14)">${charSpots(pen, length * 0.5, { count: 16, squash: 0.9 })}</g>`;
  return `<g filter="${shadow(pen, 'mid')}">${body}</g>${toast}<g transform="translate(40 0)">${cutFace(pen, reading, [62, 94])}</g>`;
}

/** Rolled tortillas side by side under sauce and cheese. */
function enchiladas(pen: Pen, reading: Reading): Plating {
  const { random } = pen;
  const sauce = reading.has(/black beans/i)
    ? '#5a3a2c'
    : reading.has(/poblano/i)
      ? '#b9c47a'
      : reading.sauce('#b5391c');
  const colour = tortillaColour(reading);
  const rolls = [-232, -116, 0, 116, 232]
    .map(
      (x) =>
        `<g transform="translate(${x} 0)" filter="${shadow(pen, 'low')}"><rect x="-56" y="-192" width="112" height="384" rx="44" fill="${linear(
          pen,
          [
            [0, darken(colour, 0.05)],
            [0.4, lighten(colour, 0.3)],
            [1, darken(colour, 0.36)],
          ],
          [1, 0],
        )}"/></g>`,
    )
    .join('');
  const cover = `<g filter="${wet(pen, { scale: 0.028, depth: 6, shine: 0.35, rough: true })}">${[-232, -116, 0, 116, 232].map((x) => `<path transform="translate(${x} ${n(random.between(-12, 12))})" d="${blob(random, 84, { corners: 11, wobble: 0.12, squash: 1.72 })}" fill="${sauce}"/>`).join('')}</g>`;
  const cheese = medley(
    pen,
    upTo(
      reading.of('cheese').filter(({ size }) => size < 30),
      2,
      [{ role: 'cheese', glyph: gratedShred('#f7e2a0'), size: 18 }],
    ),
    { radius: 300, count: 54, gap: 1.3, bias: 0.5, where: ([, y]) => Math.abs(y) < 150 },
  );
  const body = `${ovenDish(pen, [790, 540], random.pick(['#b5482f', '#2f5f68', '#f2ebdd']))}<rect x="-350" y="-230" width="700" height="460" rx="50" fill="${darken(sauce, 0.25)}"/>${rolls}${cover}${put(pen, drizzle(pen, 240, { colour: '#fbf6e8', width: 8 }), {})}${cheese}${garnish(pen, reading, { radius: 240 })}`;
  return { body, radius: 270, props: ['napkin', 'spoon', 'dip'], dip: '#a8c25a', wide: true };
}

/** A pan of sizzling strips with a stack of tortillas beside it. */
function fajitas(pen: Pen, reading: Reading): Plating {
  const strips = upTo(
    reading.of('vegetable', 'aromatic').filter(({ size }) => size > 24),
    4,
  ).map((food): Food => ({ ...food, size: food.size * 1.35 }));
  const meat: Food = { role: 'main', glyph: slicedChicken, size: 84 };
  const stack = put(
    pen,
    tortilla(pen, 170, '#f1dcae') +
      put(pen, tortilla(pen, 168, '#f4e0b4'), { x: -8, y: -9, height: 'low' }),
    { x: -372, y: 96, height: 'mid' },
  );
  const body = `${stack}${skillet(pen, 300)}${medley(pen, strips, { radius: 232, count: 46, gap: 0.75, height: 'low' })}${strew(pen, meat, { radius: 150, count: 6, gap: 1.5, height: 'mid' })}${medley(pen, strips, { radius: 220, count: 13, gap: 1.7, height: 'mid' })}${garnish(pen, reading, { radius: 210 })}`;
  return { body, radius: 306, props: ['napkin', 'dip'], dip: '#a8321c' };
}

/** Thin crisp rolls stacked like logs. */
function flautas(pen: Pen, reading: Reading): Plating {
  const log = (): string =>
    `<g filter="${shadow(pen, 'mid')}"><rect x="-206" y="-34" width="412" height="68" rx="24" fill="${linear(
      pen,
      [
        [0, '#f6d58a'],
        [0.4, '#dda344'],
        [1, '#9a5f1c'],
      ],
    )}"/></g>${put(pen, charSpots(pen, 170, { count: 20, squash: 0.16 }), {})}<path d="M-196 -18L190 -20" stroke="#fff0c4" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/><ellipse cx="200" rx="13" ry="30" fill="#7a4a20"/><ellipse cx="203" rx="8" ry="20" fill="#e9c590"/>`;
  const logs = [-150, -66, 18, 102]
    .map((y, i) =>
      put(pen, log(), {
        x: pen.random.between(-20, 20),
        y,
        turn: pen.random.between(-5, 5) + (i % 2 ? 2 : -2),
      }),
    )
    .join('');
  const shreds = strew(
    pen,
    { role: 'bed', glyph: lettuceLeaf, size: 52 },
    { radius: 120, count: 12, gap: 0.8 },
  );
  const body = `${plate(pen, 336, chooseGlaze(pen, 'mexican'))}${put(pen, shreds, { y: 178 })}${logs}${put(pen, drizzle(pen, 170, { colour: '#fbf6e8', width: 8 }), { y: -24 })}${medley(
    pen,
    upTo(
      reading.of('vegetable').filter(({ size }) => size < 60),
      2,
    ),
    { radius: 90, count: 6, gap: 1.4 },
  )}${garnish(pen, reading, { radius: 190 })}`;
  return { body, radius: 336, props: ['dip', 'napkin', 'tumbler'], dip: '#a8c25a' };
}

/** A hamburger with its lid set aside, so that one sees what is in it. */
function burger(pen: Pen, reading: Reading): Plating {
  const { random } = pen;
  const leaf: Food = { role: 'bed', glyph: lettuceLeaf, size: 84 };
  const leaves = repeat(7, (i) =>
    piece(pen, leaf, {
      at: [Math.cos(i * 0.9) * 92, Math.sin(i * 0.9) * 92],
      turn: i * 51.6 + 90,
      height: 'low',
    }),
  );
  const patty = put(
    pen,
    `<path d="${blob(random, 132, { corners: 14, wobble: 0.04 })}" fill="${radial(pen, [
      [0, '#8a4e2a'],
      [0.8, '#6b3618'],
      [1, '#3f1c0a'],
    ])}"/>${repeat(40, () => {
      const [x, y] = inDisc(random, 120);
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(random.between(3, 9))}" fill="${random.pick(['#5a2c12', '#9a5c34', '#4a220c'])}" opacity=".7"/>`;
    })}`,
    { height: 'mid' },
  );
  const cheese = put(
    pen,
    `<path d="M-116 -104Q0 -112 118 -100Q124 0 112 108L40 118Q30 142 16 118L-104 112Q-122 0 -116 -104Z" fill="${linear(
      pen,
      [
        [0, '#ffd166'],
        [0.6, '#f7b030'],
        [1, '#df8f16'],
      ],
      [1, 1],
    )}"/>`,
    { turn: 14, height: 'low' },
  );
  const slices = [
    [-46, -24],
    [48, 20],
  ]
    .map(([x, y]) => put(pen, tomatoSlice(pen, 68), { x: x ?? 0, y: y ?? 0, height: 'low' }))
    .join('');
  const pickles = [
    [30, -70],
    [-40, 66],
    [0, 4],
  ]
    .map(([x, y]) => put(pen, pickleSlice(pen, 34), { x: x ?? 0, y: y ?? 0, height: 'low' }))
    .join('');
  const rings = medley(pen, reading.of('aromatic').slice(0, 1), { radius: 80, count: 4, gap: 1.4 });
  const open = `<g filter="${shadow(pen, 'mid')}"><circle r="150" fill="#d9a255"/><circle r="140" fill="#f3d9a4"/></g>${leaves}${patty}${cheese}${slices}${pickles}${rings}`;
  const body = `${random.chance(0.5) ? board(pen, [860, 560], '#8a5a38') : put(pen, parchment(pen, [800, 560]), { turn: -6 })}${put(pen, open, { x: -176, y: 24 })}${put(pen, bunTop(pen, 158), { x: 196, y: -34, height: 'high' })}`;
  return { body, radius: 285, props: ['dip', 'napkin', 'tumbler'], dip: '#b9281a', wide: true };
}

/** A folded flatbread with the filling spilling from its open side. */
function stuffedPita(pen: Pen, reading: Reading): Plating {
  const { random } = pen;
  const small = (food: Food): Food => ({ ...food, size: Math.min(46, food.size * 0.92) });
  const foods = [
    ...reading.of('main').slice(0, 1),
    ...reading.of('vegetable', 'aromatic').slice(0, 3),
    ...reading.of('main').slice(0, 1),
  ].map(small);
  const one = (): string => {
    const bread = put(pen, pita(pen, 206), { height: 'mid' });
    const filling = medley(pen, foods, {
      radius: 170,
      count: 34,
      gap: 0.85,
      where: ([x, y]) => Math.abs(y) < 66 && Math.abs(x) < 168,
      height: 'mid',
    });
    const flap = `<g filter="${shadow(pen, 'mid')}"><path d="M-204 52Q0 -6 204 52A206 170 0 0 1 -204 52Z" fill="${linear(
      pen,
      [
        [0, '#f8e6c0'],
        [0.5, '#ecc98c'],
        [1, '#c08c48'],
      ],
    )}"/></g><g transform="translate(0 112)">${charSpots(pen, 130, { count: 14, squash: 0.4 })}</g>`;
    return `${bread}${filling}${put(pen, drizzle(pen, 110, { colour: '#fbf6ea', width: 8 }), { y: -10 })}${flap}`;
  };
  const under = random.chance(0.5)
    ? board(pen, [860, 580], '#a06a3f')
    : plate(pen, 344, chooseGlaze(pen, 'mediterranean'));
  const body = `${under}${put(pen, one(), { x: -112, y: -76, turn: -22, scale: 0.94 })}${put(pen, one(), { x: 122, y: 86, turn: 12, scale: 0.94 })}${garnish(pen, reading, { radius: 250 })}`;
  return { body, radius: 320, props: ['dip', 'napkin', 'tumbler'], dip: '#f6f1e2' };
}

/** Burritos and other things rolled, folded or stacked in bread. */
export const wrap: Cook = (pen, reading) => {
  const { random } = pen;
  if (reading.called(/enchilada|enfrijolada/i)) return enchiladas(pen, reading);
  if (reading.called(/fajita/i)) return fajitas(pen, reading);
  if (reading.called(/flauta|taquito/i)) return flautas(pen, reading);
  if (reading.called(/burger/i)) return burger(pen, reading);
  if (reading.has(/rice paper/i)) return freshRolls(pen, reading);
  if (reading.has(/pita/i)) return stuffedPita(pen, reading);
  const onPlate = random.chance(0.5);
  const under = onPlate
    ? plate(pen, 340, chooseGlaze(pen, reading.input.cuisine))
    : board(pen, [860, 560], random.pick(['#8a5a38', '#b98250', '#6f452b']));
  const halves = (
    [
      [-70, -118, -16],
      [-30, 104, -4],
    ] as const
  )
    .map(([x, y, turn]) =>
      put(pen, half(pen, reading, 250), {
        x: x + 60,
        y,
        turn: turn + random.between(-6, 6),
        scale: 1.08,
      }),
    )
    .join('');
  const leaf: Food = { role: 'bed', glyph: lettuceLeaf, size: 44 };
  const tomato: Food = { role: 'vegetable', glyph: cherryTomato, size: 27 };
  const salad = `${strew(pen, leaf, { radius: 74, count: 9, gap: 0.7, height: 'low' })}${strew(pen, tomato, { radius: 60, count: 4, gap: 1.5, height: 'mid' })}`;
  const lime = reading.of('slice')[0];
  const side = `${put(pen, salad, { x: 240, y: -16 })}${put(pen, pool(pen, 46, '#b5391c'), { x: 226, y: 142 })}${lime ? piece(pen, lime, { at: [276, 74], height: 'mid' }) : ''}${put(pen, garnish(pen, reading, { radius: 70, pepper: false }), { x: 240, y: -10 })}`;
  return {
    body: `${under}${halves}${side}`,
    radius: onPlate ? 340 : 280,
    props: ['dip', 'napkin', 'tumbler'],
    dip: random.pick(['#a8321c', '#a8c25a', '#f6f1e2']),
    wide: !onPlate,
  };
};
