import { type Colour, darken, lighten, mix } from '#core/colour';
import { type Pen, put, radial } from '#core/pen';
import { n, polar } from '#core/shapes';
import { domeShade } from '#glyphs/grains';
import { strandOf, tangle } from '#glyphs/strands';
import { saucedChunk, shavedMeat } from '#glyphs/torn';
import type { Food } from '#pantry/food';
import { wetnessOf } from '#pantry/manner';
import { bowl, chooseGlaze, wallShade } from '#scene/ceramics';
import { fillUp, oilBeads } from '#scene/sauces';
import { skillet } from '#scene/vessels';

import { garnish, medley, piece, strew, tossedIn, upTo } from './lay.ts';
import type { Cook } from './plating.ts';

/** A toasted sheet of seaweed, half in the soup. */
const nori = (pen: Pen, inner: number): string =>
  put(
    pen,
    `<rect x="-58" y="-100" width="116" height="190" rx="5" fill="#1f3a2a"/><path d="M-50 -90L-50 80M-20 -94L-20 84M14 -94L14 84" stroke="#3f6a4a" stroke-opacity=".6" stroke-width="3"/>`,
    { x: -inner * 0.66, y: -inner * 0.34, turn: -24, height: 'mid' },
  );

/** The colour of a broth or sauce when its name tells. */
const SAUCES: readonly (readonly [match: RegExp, colour: Colour])[] = [
  [/\bpho\b/i, '#a8692c'],
  [/khao soi/i, '#dc8f2e'],
  [/laksa/i, '#df7a36'],
  [/miso/i, '#cf984c'],
  [/pad thai/i, '#f09230'],
  [/see ew|yakisoba|chow mein|lo mein/i, '#c07a2c'],
  [/pancit|noodle bowls/i, '#d9a458'],
  [/dan dan/i, '#cf7a30'],
];

/** Toppings in groups that overlap, beside each other around the middle, as in ramen. */
function laid(pen: Pen, foods: readonly Food[], inner: number): string {
  const start = pen.random.between(200, 260);
  return foods
    .map((food, i) => {
      const [x, y] = polar(start + i * (330 / Math.max(1, foods.length)), inner * 0.52);
      const shown = food.chunk
        ? { ...food, glyph: shavedMeat(lighten(food.chunk, 0.14)), size: 58 }
        : food;
      const count = shown.size < 20 ? 26 : shown.size < 45 ? 7 : food.chunk ? 6 : 2;
      const group = tossedIn(pen, [shown], {
        radius: inner * (count > 20 ? 0.24 : 0.34),
        count,
        gap: count > 20 ? 0.9 : 0.72,
        groups: 1,
      });
      return put(pen, group, { x, y });
    })
    .join('');
}

/** Broth in a bowl, noodles that sink into it towards the wall, a fold of them above it. */
function inBroth(
  pen: Pen,
  options: { inner: number; sauce: Colour; look: Parameters<typeof tangle>[2] },
): string {
  const { inner, sauce, look } = options;
  const veil = radial(
    pen,
    [
      [0, sauce, 0.04],
      [0.4, sauce, 0.2],
      [0.7, sauce, 0.68],
      [1, sauce, 0.96],
    ],
    [0.47, 0.46, 0.54],
  );
  return `${fillUp(pen, inner, { colour: sauce, scale: 0.008, depth: 5, shine: 0.55, rough: false })}${tangle(pen, inner * 0.94, look)}<circle r="${n(inner)}" fill="${veil}"/>${tangle(pen, inner * 0.5, { ...look, loose: true })}${oilBeads(pen, inner * 0.94, { colour: mix(sauce, '#f0a030', 0.4), count: 60 })}`;
}

/** Asian noodles: in broth, with toppings laid beside each other, or fried and tossed. */
export const noodles: Cook = (pen, reading) => {
  const { random } = pen;
  const radius = 310;
  const inner = radius * 0.9;
  const glaze = chooseGlaze(pen, 'asian');
  const wetness = wetnessOf(reading);
  const brothy = wetness === 'broth';
  const named = SAUCES.find(([match]) => reading.called(match));
  const sauce = brothy
    ? (named?.[1] ?? mix(reading.sauce('#d9993c'), '#dfa44a', 0.35))
    : (named?.[1] ?? mix(reading.sauce('#cf7424'), '#d98a34', 0.5));
  const strands = strandOf(
    [...reading.input.ingredients, 'Ramen noodles'],
    sauce,
    brothy ? 0.12 : reading.has(/rice noodles/i) ? 0.62 : 0.44,
  );
  const look = {
    ...strands,
    colours: strands.colours.map((colour) => lighten(colour, brothy ? 0.12 : 0.03)),
    waviness: reading.has(/ramen|egg noodles/i) ? 0.9 : 0.25,
  };
  const mains = upTo(
    reading.of('main').filter(({ size }) => size >= 24),
    2,
  );
  const mince = reading.of('main').find(({ size }) => size < 24);
  const vegetables = upTo(reading.of('vegetable', 'bed'), 4);
  const bits = upTo(
    reading.of('bit', 'nut').filter(({ size }) => size >= 9),
    3,
  );
  // Corn and sprouts lie together in a soup, and are tossed through fried noodles.
  const sprouts = brothy ? bits.filter(({ name }) => /corn|sprouts/i.test(name ?? '')) : [];
  const strewn = bits.filter((food) => !sprouts.includes(food));
  const lime = reading.of('slice')[0];
  const glazed = mains.map((food): Food =>
    food.chunk ? { ...food, glyph: saucedChunk(mix(food.chunk, '#8a4418', 0.3)), size: 44 } : food,
  );
  const crisp = { ...look, colours: ['#e0a03c', '#c9822c', '#eab85c'], loose: true };
  const soup = (): string =>
    `${inBroth(pen, { inner, sauce, look })}${reading.has(/nori/i) ? nori(pen, inner) : ''}${laid(pen, [...mains, ...vegetables, ...sprouts].slice(0, 5), inner)}${reading.told(/crisp noodles/i) ? put(pen, tangle(pen, inner * 0.36, crisp), { height: 'mid' }) : ''}`;
  const tossed = (): string =>
    `<circle r="${n(inner)}" fill="${darken(mix(look.colours[0] ?? sauce, '#b9741f', 0.6), 0.2)}"/><g clip-path="${pen.define('wok', (id) => `<clipPath id="${id}"><circle r="${n(inner)}"/></clipPath>`)}">${tangle(pen, inner * 1.2, look)}${tangle(pen, inner * 1.04, look)}${tangle(pen, inner * 0.8, look)}</g>${domeShade(pen, inner * 0.98, 0.3)}${tossedIn(pen, vegetables, { radius: inner * 0.86, count: 24, gap: 1.05 })}${tossedIn(pen, glazed, { radius: inner * 0.78, count: 15, gap: 1.05 })}${tangle(pen, inner * 0.5, { ...look, loose: true })}`;
  const body = `${brothy || random.chance(0.65) ? bowl(pen, radius, glaze) : skillet(pen, radius)}${brothy ? soup() : tossed()}${mince ? strew(pen, mince, { radius: inner * 0.42, count: 34, gap: 1.1 }) : ''}${medley(pen, strewn, { radius: inner * 0.8, count: brothy ? 10 : 22, gap: 2 })}${garnish(pen, reading, { radius: inner * 0.78 })}${lime ? piece(pen, lime, { at: polar(random.between(0, 360), inner * 0.74), height: 'mid' }) : ''}${wallShade(pen, inner * 1.01)}`;
  return {
    body,
    radius,
    liquid: { wetness, colour: sauce },
    props: ['chopsticks', 'dip', 'tumbler'],
    dip: '#8a1f10',
  };
};
