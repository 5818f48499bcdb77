import { darken, lighten, mix } from '#art/core/colour';
import { type Pen, put, shadow } from '#art/core/pen';
import { blob, n, polar, scatter } from '#art/core/shapes';
import { domeShade } from '#art/glyphs/grains';
import { strandOf, tangle } from '#art/glyphs/strands';
import { saucedChunk } from '#art/glyphs/torn';
import type { Food } from '#art/pantry/food';
import { wetnessOf } from '#art/pantry/manner';
import { bowl, chooseGlaze, wallShade } from '#art/scene/ceramics';
import { fillUp, oilBeads } from '#art/scene/sauces';
import { skillet } from '#art/scene/vessels';

import { slicedOf } from './grainBowls.ts';
import { garnish, medley, piece, strew, tossedIn, upTo } from './lay.ts';
import type { Cook } from './plating.ts';

/** A toasted sheet of seaweed, half in the soup. */
const nori = (pen: Pen, inner: number): string =>
  put(
    pen,
    `<rect x="-58" y="-100" width="116" height="190" rx="5" fill="#1f3a2a"/><path d="M-50 -90L-50 80M-20 -94L-20 84M14 -94L14 84" stroke="#3f6a4a" stroke-opacity=".6" stroke-width="3"/>`,
    { x: -inner * 0.66, y: -inner * 0.34, turn: -24, height: 'mid' },
  );

/** Toppings laid beside each other around the middle, as in ramen. */
function laid(pen: Pen, foods: readonly Food[], inner: number): string {
  const { random } = pen;
  const start = random.between(200, 260);
  return foods
    .map((food, i) => {
      const angle = start + i * (300 / Math.max(1, foods.length));
      const centre = polar(angle, inner * 0.55);
      const shown = food.chunk ? { ...food, glyph: slicedOf(food.chunk), size: 92 } : food;
      const count = shown.size > 70 ? 1 : shown.size > 45 ? 2 : 5;
      return scatter(random, {
        count,
        radius: inner * (count > 2 ? 0.3 : 0.16),
        gap: shown.size * 0.85,
      })
        .map(([x, y]) => piece(pen, shown, { at: [centre[0] + x, centre[1] + y], height: 'mid' }))
        .join('');
    })
    .join('');
}

/** Asian noodles: in broth, with toppings laid beside each other, or fried and tossed. */
export const noodles: Cook = (pen, reading) => {
  const { random } = pen;
  const radius = 310;
  const inner = radius * 0.9;
  const glaze = chooseGlaze(pen, 'asian');
  const wetness = wetnessOf(reading);
  const brothy = wetness === 'broth';
  const sauce = brothy
    ? mix(reading.sauce('#d9993c'), '#dfa44a', 0.35)
    : mix(reading.sauce('#d9822c'), '#e0a040', 0.74);
  const strands = strandOf(
    [...reading.input.ingredients, 'Ramen noodles'],
    sauce,
    brothy ? 0.05 : reading.has(/rice noodles/i) ? 0.5 : 0.36,
  );
  const look = {
    ...strands,
    colours: strands.colours.map((colour) => lighten(colour, 0.12)),
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
  const lime = reading.of('slice')[0];
  const glazed = mains.map((food): Food =>
    food.chunk ? { ...food, glyph: saucedChunk(mix(food.chunk, '#8a4418', 0.3)), size: 44 } : food,
  );
  const inBroth = (): string =>
    `${fillUp(pen, inner, { colour: sauce, scale: 0.008, depth: 5, shine: 0.55 })}${oilBeads(pen, inner * 0.92, { colour: mix(sauce, '#f0b040', 0.3), count: 40 })}<g filter="${shadow(pen, 'low')}"><path d="${blob(random, inner * 0.8, { corners: 12, wobble: 0.08 })}" fill="${darken(sauce, 0.25)}" opacity=".5"/></g>${tangle(pen, inner * 0.76, look)}<circle r="${n(inner * 0.98)}" fill="none" stroke="${sauce}" stroke-opacity=".5" stroke-width="46"/>${reading.has(/nori/i) ? nori(pen, inner) : ''}${laid(pen, [...mains, ...vegetables].slice(0, 5), inner)}`;
  const tossed = (): string =>
    `<circle r="${n(inner)}" fill="${darken(mix(look.colours[0] ?? sauce, '#b9741f', 0.6), 0.2)}"/><g clip-path="${pen.define('wok', (id) => `<clipPath id="${id}"><circle r="${n(inner)}"/></clipPath>`)}">${tangle(pen, inner * 1.2, look)}${tangle(pen, inner * 1.04, look)}${tangle(pen, inner * 0.8, look)}</g>${domeShade(pen, inner * 0.98, 0.3)}${tossedIn(pen, vegetables, { radius: inner * 0.86, count: 24, gap: 1.05 })}${tossedIn(pen, glazed, { radius: inner * 0.78, count: 15, gap: 1.05 })}${tangle(pen, inner * 0.5, { ...look, loose: true })}`;
  const body = `${brothy || random.chance(0.65) ? bowl(pen, radius, glaze) : skillet(pen, radius)}${brothy ? inBroth() : tossed()}${mince ? strew(pen, mince, { radius: inner * 0.42, count: 34, gap: 1.1 }) : ''}${medley(pen, bits, { radius: inner * 0.8, count: 22, gap: 2 })}${garnish(pen, reading, { radius: inner * 0.78 })}${lime ? piece(pen, lime, { at: polar(random.between(0, 360), inner * 0.74), height: 'mid' }) : ''}${wallShade(pen, inner * 1.01)}`;
  return {
    body,
    radius,
    liquid: { wetness, colour: sauce },
    props: ['chopsticks', 'dip', 'tumbler'],
    dip: '#8a1f10',
  };
};
