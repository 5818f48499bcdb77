import { type Colour, darken, lighten, lightness, mix } from '#core/colour';
import { type Pen, put, shadow } from '#core/pen';
import { blob, n, scatter } from '#core/shapes';
import { gratedShred } from '#glyphs/dairy';
import { cube, type Glyph } from '#glyphs/glyph';
import { domeShade, grainOf, mound, moundGround } from '#glyphs/grains';
import { fusilli, gnocchi, macaroni, penne } from '#glyphs/shortPasta';
import { nest, strandOf } from '#glyphs/strands';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { bowl, chooseGlaze, crumbs, plate, wallShade } from '#scene/ceramics';
import { pool, wet } from '#scene/sauces';
import { skillet } from '#scene/vessels';

import { bake } from './bakes.ts';
import { garnish, medley, strew, upTo } from './lay.ts';
import type { Cook, Plating } from './plating.ts';

const RED_SAUCE = /crushed|tomato sauce|marinara|whole peeled|diced tomatoes|tomato paste/i;

/** A spoonful of sauce on top of the pasta, with what was cooked in it. */
function ladle(pen: Pen, reading: Reading, options: { radius: number; colour: Colour }): string {
  const { radius, colour } = options;
  const outline = blob(pen.random, radius, { corners: 11, wobble: 0.14 });
  const inIt = reading.of('main').filter(({ size }) => size < 24);
  const lumps = inIt[0]
    ? strew(pen, inIt[0], { radius: radius * 0.92, count: 46, gap: 0.95 })
    : scatter(pen.random, { count: 22, radius: radius * 0.8, gap: 22 })
        .map(
          ([x, y]) =>
            `<path transform="translate(${n(x)} ${n(y)})" d="${blob(pen.random, pen.random.between(8, 17), { corners: 7, wobble: 0.2 })}" fill="${pen.random.chance(0.6) ? lighten(colour, 0.16) : darken(colour, 0.22)}"/>`,
        )
        .join('');
  return `<g filter="${shadow(pen, 'mid')}"><g filter="${wet(pen, { scale: 0.034, depth: 6, shine: 0.45, rough: true })}"><path d="${outline}" fill="${colour}"/>${inIt[0] ? '' : lumps}</g></g>${inIt[0] ? lumps : ''}`;
}

/** In a ragù the vegetables are cut so fine that they are only specks of colour in the meat. */
const RAGU = /bolognes|rag[uù]/i;
const FINE: readonly Food[] = [
  { role: 'vegetable', glyph: cube('#e07a2c', 0.26), size: 9 },
  { role: 'vegetable', glyph: cube('#c8401f', 0.26), size: 10 },
];

const cheeseDust = (pen: Pen, reading: Reading, radius: number): string =>
  reading.has(/parmesan/i)
    ? scatter(pen.random, { count: 46, radius, gap: 9, bias: 0.7 })
        .map(([x, y]) =>
          put(pen, gratedShred('#fdf3d2')(pen, pen.random.between(5, 9)), {
            x,
            y,
            turn: pen.random.between(0, 360),
          }),
        )
        .join('')
    : '';

/** The colour that clings to pasta: thin sauces hardly show. */
const cling = (sauce: Colour): number => (lightness(sauce) > 0.75 ? 0.4 : 0.24);

/** Long pasta, twirled into a nest. */
export const pastaNest: Cook = (pen, reading) => {
  const { random } = pen;
  const glaze = chooseGlaze(pen, reading.input.cuisine);
  const radius = 312;
  const sauce = reading.sauce('#e9c778');
  const red = reading.has(RED_SAUCE);
  const inBowl = random.chance(0.4);
  const inPan = !inBowl && random.chance(0.22);
  const heart = radius * (inBowl ? 0.74 : inPan ? 0.76 : 0.67);
  const vessel = inPan
    ? skillet(pen, radius)
    : inBowl
      ? bowl(pen, radius, glaze)
      : plate(pen, radius, glaze);
  const mains = reading.of('main').filter(({ size }) => size >= 24);
  const rest = reading.called(RAGU) ? [] : reading.of('vegetable');
  const beads = reading.of('bit').filter(({ size }) => size >= 12);
  const cheeses = reading.of('cheese', 'nut').filter(({ size }) => size > 9);
  const strands = strandOf(reading.input.ingredients, sauce, cling(sauce));
  const topping =
    (reading.called(RAGU) ? medley(pen, FINE, { radius: heart * 0.46, count: 26, gap: 2 }) : '') +
    medley(pen, upTo(rest, 3), {
      radius: heart * 0.84,
      count: 15,
      gap: 1.7,
      scale: 0.92,
      height: 'mid',
    }) +
    medley(pen, upTo(mains, 2), { radius: heart * 0.74, count: 8, gap: 1.75, height: 'mid' }) +
    medley(pen, upTo(beads, 2), { radius: heart * 0.86, count: 18, gap: 2, height: 'low' });
  const body = `${vessel}${pool(pen, heart * 1.1, lightness(sauce) > 0.55 ? lighten(sauce, 0.3) : sauce)}${nest(pen, heart, strands)}${domeShade(pen, heart * 1.04)}${
    red && (reading.called(RAGU) || random.chance(0.75))
      ? ladle(pen, reading, { radius: heart * 0.5, colour: sauce })
      : ''
  }${topping}${medley(pen, upTo(cheeses, 2), { radius: heart * 0.74, count: 9, gap: 2, height: 'low' })}${garnish(pen, reading, { radius: heart * 0.8 })}${cheeseDust(pen, reading, heart)}${
    inBowl || inPan
      ? wallShade(pen, radius * (inPan ? 0.915 : 0.925))
      : crumbs(pen, heart * 1.24, ['#4a2a18', '#5c8a34', '#f6e3b4'])
  }`;
  return { body, radius, props: ['fork', 'napkin', 'dip', 'tumbler'], dip: '#f8ecc8' };
};

/** The short pasta of a recipe, in its colour. */
export function pastaShape(reading: Reading, colour: Colour): Food {
  const shapes: readonly (readonly [RegExp, (tone: Colour) => Glyph, number])[] = [
    [/penne/i, penne, 40],
    [/fusilli/i, fusilli, 42],
    [/macaroni/i, macaroni, 32],
    [/potato|ricotta|gnocchi/i, (tone) => gnocchi(mix(tone, '#fbf0cc', 0.6)), 38],
  ];
  const found = shapes.find(([match]) => reading.has(match));
  const [, make, size] = found ?? [/./, penne, 40];
  return { role: 'main', glyph: make(colour), size };
}

/** Penne, fusilli, macaroni, orzo: a bowl heaped with short shapes and what they are tossed with. */
export const shortPasta: Cook = (pen, reading) => {
  if (
    reading.has(/lasagna/i) ||
    reading.called(/bake|baked|pastitsio|gratin|timballo|al forno|\bmac\b/i)
  )
    return bake(pen, reading);
  const { random } = pen;
  const glaze = chooseGlaze(pen, reading.input.cuisine);
  const radius = 314;
  const inBowl = random.chance(0.6);
  const sauce = reading.sauce('#e9c778');
  const heart = radius * (inBowl ? 0.86 : 0.66);
  const tone = mix('#fbd26c', sauce, cling(sauce));
  const grain = grainOf(reading.input.ingredients);
  const orzo = grain !== undefined && !reading.has(/penne|fusilli|macaroni/i);
  const shape = pastaShape(reading, tone);
  const pasta = orzo
    ? moundGround(pen, heart, tone) +
      mound(pen, { radius: heart * 0.98, look: grain, tint: [sauce, 0.25] })
    : strew(pen, shape, { radius: heart * 0.93, count: 80, gap: 1.02, bias: 0.5 }) +
      strew(pen, shape, { radius: heart * 0.72, count: 34, gap: 1.1 });
  const foods = [
    ...upTo(reading.of('main'), 2),
    ...upTo(reading.called(RAGU) ? FINE : reading.of('vegetable'), 3),
  ];
  const beads = reading.of('bit', 'nut').filter(({ size }) => size >= 11);
  const body = `${inBowl ? bowl(pen, radius, glaze) : plate(pen, radius, glaze)}${inBowl ? put(pen, pool(pen, heart * 1.02, sauce), {}) : pool(pen, heart * 1.08, sauce)}${pasta}${domeShade(pen, heart)}${medley(pen, foods, { radius: heart * 0.8, count: 19, gap: 1.5, scale: 0.95, height: 'mid' })}${medley(pen, upTo(beads, 3), { radius: heart * 0.84, count: 20, gap: 2 })}${medley(pen, upTo(reading.of('cheese'), 2), { radius: heart * 0.76, count: 12, gap: 1.7 })}${reading.of('bed')[0] ? medley(pen, upTo(reading.of('bed'), 1), { radius: heart * 0.72, count: 8, gap: 1.5, scale: 0.7 }) : ''}${garnish(pen, reading, { radius: heart * 0.85 })}${cheeseDust(pen, reading, heart * 0.9)}${inBowl ? wallShade(pen, radius * 0.925) : ''}`;
  const plating: Plating = {
    body,
    radius,
    props: ['fork', 'napkin', 'tumbler', 'dip'],
    dip: '#f8ecc8',
  };
  return plating;
};
