import { type Colour, lighten } from '#core/colour';
import { linear, type Pen, put, shadow } from '#core/pen';
import { blob, type Point, repeat } from '#core/shapes';
import { baguetteSlice, loafSlice } from '#glyphs/breads';
import { dollop, friedEgg, gratedShred, scrambledCurd } from '#glyphs/dairy';
import { avocadoFan } from '#glyphs/vegetables';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { bowl, chooseGlaze, crumbs, plate, wallShade } from '#scene/ceramics';
import { drizzle, fillUp, pool, specks, wet } from '#scene/sauces';
import { board } from '#scene/vessels';

import { garnish, medley, piece, strew, tossedIn, upTo } from './lay.ts';
import type { Cook, Plating } from './plating.ts';
import { club, grilledCheese } from './sandwiches.ts';

const onSlice =
  (half: number): ((point: Point) => boolean) =>
  ([x, y]) =>
    Math.abs(x) < half && Math.abs(y) < half;

/** What is spread on bread first, if anything. */
function spread(pen: Pen, reading: Reading, radius: number): string {
  const colour = reading.has(/avocado/i)
    ? '#b3cc62'
    : reading.has(/refried|pinto/i)
      ? '#9a6a48'
      : reading.has(/ricotta|cream cheese|goat/i)
        ? '#fbf5e6'
        : reading.called(/garlic bread/i)
          ? '#efc25a'
          : undefined;
  if (!colour) return '';
  return `<g filter="${wet(pen, { scale: 0.03, depth: 8, shine: 0.5 })}"><path d="${blob(pen.random, radius, { corners: 12, wobble: 0.09 })}" fill="${colour}"/><path d="${blob(pen.random, radius * 0.6, { corners: 9, wobble: 0.2 })}" fill="${lighten(colour, 0.2)}" opacity=".7"/></g>`;
}

/** One slice with its toppings. */
function topped(
  pen: Pen,
  reading: Reading,
  options: { size: number; brown: boolean; long: boolean },
): string {
  const { size, brown, long } = options;
  const bread = long
    ? put(pen, baguetteSlice(pen, size * 1.2), { height: 'mid' })
    : put(pen, loafSlice(brown ? '#7a4a20' : '#a8682c', brown ? '#d3a566' : '#f3d59c')(pen, size), {
        height: 'mid',
      });
  const reach = size * (long ? 0.62 : 0.76);
  const where = onSlice(reach);
  const foods = upTo(
    reading.of('vegetable', 'fruit').filter(({ size: s }) => s < 56),
    2,
  );
  const folded = upTo(
    reading.of('main').filter(({ size: s, whole }) => s > 30 && whole?.glyph !== friedEgg),
    1,
  );
  const egg =
    reading.has(/^eggs$/i) && !reading.called(/bhurji|scramble|perdu/i) && !long
      ? put(pen, friedEgg(pen, size * 0.5), { x: size * 0.04, y: size * 0.1, height: 'mid' })
      : '';
  const curds = reading.called(/bhurji|scramble/i)
    ? strew(
        pen,
        { role: 'main', glyph: scrambledCurd, size: 34 },
        { radius: reach, count: 20, gap: 0.95, where },
      )
    : '';
  const fan = reading.has(/avocado/i)
    ? put(pen, avocadoFan(pen, size * 0.62), {
        x: -size * 0.1,
        y: -size * 0.1,
        turn: 12,
        height: 'low',
      })
    : '';
  const beans = medley(
    pen,
    upTo(
      reading.of('bit').filter(({ size: s }) => s >= 11),
      2,
    ),
    { radius: reach, count: 16, gap: 1.3, where },
  );
  const cheese = medley(
    pen,
    upTo(
      reading.of('cheese').filter(({ size: s }) => s < 34),
      1,
    ),
    { radius: reach, count: 16, gap: 1.1, where },
  );
  return `${bread}${spread(pen, reading, reach * 0.98)}${beans}${cheese}${fan}${curds}${medley(pen, folded, { radius: reach * 0.7, count: 4, gap: 1.2, where, height: 'low' })}${medley(pen, foods, { radius: reach, count: long ? 9 : 8, gap: 1.05, scale: 0.78, where, height: 'low' })}${egg}${put(pen, garnish(pen, reading, { radius: reach * 0.8, scale: 0.75 }), {})}`;
}

/** Slices soaked and fried, with fruit and syrup, or in saffron milk. */
function sweetToast(pen: Pen, reading: Reading): Plating {
  const indian = reading.called(/tukda|bread pudding/i);
  const slice = (turn: number, at: Point): string =>
    put(
      pen,
      `${loafSlice('#8f5218', '#dc9c44')(pen, 148)}${repeat(3, (i) => `<path d="M-96 ${-60 + i * 56}Q0 ${-74 + i * 56} 96 ${-60 + i * 56}" stroke="#8f4f14" stroke-opacity=".25" stroke-width="12" fill="none"/>`)}`,
      { x: at[0], y: at[1], turn, height: 'mid' },
    );
  const radius = 324;
  const corner = (at: Point, turn: number): string =>
    put(
      pen,
      `<path d="M-128 96L0 -128L128 96Q0 112 -128 96Z" fill="${linear(pen, [
        [0, '#f3c877'],
        [0.6, '#dc9c44'],
        [1, '#b9702a'],
      ])}" stroke="#8f5218" stroke-width="11" stroke-linejoin="round"/><path d="M-60 60Q0 72 60 60M-30 0Q0 8 30 0" stroke="#8f4f14" stroke-opacity=".3" stroke-width="12" fill="none"/>`,
      { x: at[0], y: at[1], turn, height: 'mid' },
    );
  const slices = indian
    ? corner([-96, -84], 152) + corner([104, -30], 38) + corner([-46, 104], -84)
    : slice(-14, [-132, -46]) + slice(16, [126, 34]);
  const fruit = upTo(reading.of('fruit'), 2);
  const nuts = reading.of('nut').filter(({ name }) => !/bread/i.test(name ?? ''));
  const spooned = (x: number, y: number, [reach, colour]: readonly [number, Colour]): string =>
    `<g opacity=".9">${put(pen, pool(pen, reach, colour), { x, y })}</g>`;
  const milk = (x: number, y: number, reach: number): string => spooned(x, y, [reach, '#fae8b4']);
  const syrup = (x: number, y: number, reach: number): string => spooned(x, y, [reach, '#bf3347']);
  const vessel = indian
    ? bowl(pen, radius, chooseGlaze(pen, 'indian')) +
      fillUp(pen, radius * 0.9, { colour: '#f3d791' })
    : plate(pen, radius, chooseGlaze(pen, 'other'));
  const top = indian
    ? milk(-150, 10, 62) +
      milk(132, 36, 70) +
      milk(-8, 186, 76) +
      specks(pen, 220, { colours: ['#d0481c', '#c2340f', '#e0701c'], count: 46 }) +
      tossedIn(pen, nuts, { radius: 190, count: 60, gap: 0.9, groups: 6 })
    : syrup(-120, -40, 96) +
      syrup(116, 40, 104) +
      tossedIn(pen, fruit, { radius: 170, count: 26, gap: 1, groups: 4 }) +
      specks(pen, 210, { colours: ['#ffffff'], count: 90 });
  return {
    body: `${vessel}${slices}${top}${garnish(pen, reading, { radius: 190, pepper: false })}${indian ? wallShade(pen, radius * 0.91) : ''}`,
    radius,
    props: ['fork', 'napkin', 'spoon', 'dip'],
    dip: '#b9620f',
  };
}

/** Poached eggs on yogurt with spiced butter. */
function eggsOnYogurt(pen: Pen, reading: Reading): Plating {
  const radius = 308;
  const inner = radius * 0.9;
  const poached: Food = { role: 'main', glyph: dollop('#fffdf6'), size: 88 };
  const eggs = (
    [
      [-72, -30],
      [84, 46],
    ] as const
  )
    .map(
      (at) =>
        piece(pen, poached, { at, height: 'mid' }) +
        put(
          pen,
          `<ellipse rx="44" ry="40" fill="${linear(pen, [
            [0, '#ffc94a'],
            [1, '#ee9416'],
          ])}" opacity=".82"/><ellipse cx="-12" cy="-14" rx="12" ry="7" fill="#fff" opacity=".8"/>`,
          { x: at[0], y: at[1] },
        ),
    )
    .join('');
  const butter = `<g opacity=".85">${put(pen, drizzle(pen, inner * 0.6, { colour: '#cf4a12', width: 13 }), {})}</g>`;
  const bread = repeat(2, (i) =>
    put(pen, baguetteSlice(pen, 100), {
      x: radius * 0.98,
      y: -90 + i * 110,
      turn: 60 + i * 20,
      height: 'mid',
    }),
  );
  const body = `${bowl(pen, radius, chooseGlaze(pen, 'mediterranean'))}${fillUp(pen, inner, { colour: '#fbf6ea' })}${butter}${eggs}${specks(pen, inner * 0.8, { colours: ['#b3281a', '#d0481c'], count: 60 })}${garnish(pen, reading, { radius: inner * 0.72 })}${wallShade(pen, inner * 1.01)}${bread}`;
  return { body, radius, props: ['spoon', 'fork', 'napkin'] };
}

/** A toasted sandwich cut in two, its filling showing between the slices. */
function sandwich(pen: Pen, reading: Reading): Plating {
  const { random } = pen;
  const layer = (points: string, fill: string): string => `<path d="${points}" fill="${fill}"/>`;
  const half = (): string => {
    const fillings = [
      layer('M-150 26Q0 12 150 26L158 62Q0 78 -158 62Z', '#f6c945'),
      layer('M-156 52Q-100 70 -40 54Q20 74 80 54Q130 70 160 50L154 82L-152 84Z', '#8fbc54'),
      layer('M-150 74L150 72L150 92L-150 94Z', '#ef8f8a'),
    ].join('');
    return `<g filter="${shadow(pen, 'mid')}"><path d="M-152 84L152 84Q160 118 130 122L-130 122Q-160 118 -152 84Z" fill="#c98a44"/>${fillings}<path d="M-158 34L0 -150L158 34Q0 56 -158 34Z" fill="${linear(
      pen,
      [
        [0, '#eec27a'],
        [0.6, '#dca04c'],
        [1, '#b9762a'],
      ],
    )}" stroke="#8f5218" stroke-width="9" stroke-linejoin="round"/></g><path d="M-84 0Q0 14 84 0M-40 -50Q0 -42 40 -50" stroke="#8f5218" stroke-opacity=".4" stroke-width="9" fill="none"/>`;
  };
  const sauce = reading.has(/ketchup/i)
    ? put(pen, drizzle(pen, 110, { colour: '#c02c1a', width: 8 }), { y: 40 })
    : '';
  const body = `${random.chance(0.5) ? board(pen, [840, 560], '#b98250') : plate(pen, 334, chooseGlaze(pen, reading.input.cuisine))}${put(pen, half() + sauce, { x: -150, y: -20, turn: -14, scale: 1.12 })}${put(pen, half(), { x: 168, y: 44, turn: 20, scale: 1.12 })}`;
  return { body, radius: 310, props: ['napkin', 'tumbler', 'dip'], dip: '#c02c1a' };
}

/** Things on toast and things between toast. */
export const toast: Cook = (pen, reading) => {
  const { random } = pen;
  if (reading.called(/tukda|perdu|french toast/i)) return sweetToast(pen, reading);
  if (reading.has(/yogurt/i) && reading.called(/egg/i)) return eggsOnYogurt(pen, reading);
  if (reading.called(/\bclub\b/i)) return club(pen, reading);
  if (reading.called(/grilled cheese/i)) return grilledCheese(pen);
  if (reading.called(/sandwich|street toast|panini/i)) return sandwich(pen, reading);
  const long = reading.has(/baguette/i);
  const brown = reading.has(/whole wheat/i);
  const onBoard = random.chance(0.55) || long;
  const places: readonly (readonly [number, number, number])[] = long
    ? [
        [-250, -112, -12],
        [-20, -130, 6],
        [232, -96, -4],
        [-146, 108, 8],
        [110, 120, -10],
      ]
    : [
        [-166, -14, -10],
        [176, 22, 8],
      ];
  const cheese: Food = { role: 'cheese', glyph: gratedShred('#f7e2a0'), size: 16 };
  const slices = places
    .map(([x, y, turn]) =>
      put(pen, topped(pen, reading, { size: long ? 112 : 168, brown, long }), {
        x,
        y,
        turn: turn + random.between(-6, 6),
      }),
    )
    .join('');
  const under = onBoard
    ? board(pen, [880, 560], random.pick(['#8a5a38', '#b98250', '#6f452b']))
    : plate(pen, 344, chooseGlaze(pen, reading.input.cuisine));
  const slice = reading.of('slice')[0];
  const body = `${under}${slices}${reading.has(/monterey|cheddar/i) ? strew(pen, cheese, { radius: 280, count: 20, gap: 2 }) : ''}${slice ? piece(pen, slice, { at: [330, 190], height: 'mid' }) : ''}${crumbs(pen, 330, ['#c98f48', '#8a5a2a', '#efd09a'])}`;
  return {
    body,
    radius: onBoard ? 280 : 344,
    props: ['napkin', 'tumbler', 'dip', 'knife'],
    dip: '#c02c1a',
    wide: onBoard,
  };
};
