import { type Colour, mix } from '#core/colour';
import { type Pen, put } from '#core/pen';
import { polar } from '#core/shapes';
import { dabOfCream } from '#glyphs/dairy';
import { cube, round } from '#glyphs/glyph';
import { domeShade, grainOf, mound, moundGround } from '#glyphs/grains';
import { herbFleck, lettuceLeaf } from '#glyphs/leaves';
import { tunaFlake } from '#glyphs/seafood';
import { avocadoHalf, cornKernel, scallionRing, strip } from '#glyphs/vegetables';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { bowl, chooseGlaze, plate } from '#scene/ceramics';
import { drizzle, pool, specks } from '#scene/sauces';

import { garnish, medley, piece, strew, tossedIn, upTo } from './lay.ts';
import { pastaShape } from './pasta.ts';
import type { Cook, Plating } from './plating.ts';
import { roastedStrips } from './rolled.ts';

const LEAF: Food = { role: 'bed', glyph: lettuceLeaf, size: 74 };

/** Leaves from the rim inwards, each pointing outwards, as many as their size needs to look full. */
function leafBed(pen: Pen, beds: readonly Food[], radius: number): string {
  const mean = beds.reduce((sum, { size }) => sum + size, 0) / beds.length;
  const rings: number[] = [];
  for (let far = radius * 0.94; far > mean * 0.3; far -= mean * 0.86) rings.push(far);
  rings.push(mean * 0.2);
  return rings
    .map((far, ring) => {
      const count = Math.max(3, Math.round((far * 6.28) / (mean * 1.62)));
      return Array.from({ length: count }, (_, i) => {
        const food = beds[(i + ring) % beds.length];
        if (!food) return '';
        const angle = (i * 360) / count + pen.random.between(-14, 14) + ring * 13;
        const at = polar(
          angle,
          Math.max(0, far - food.size * 0.55) * pen.random.between(0.92, 1.06),
        );
        return piece(pen, food, {
          at,
          turn: angle + 90 + pen.random.between(-30, 30),
          height: 'mid',
          scale: pen.random.between(0.9, 1.15),
        });
      }).join('');
    })
    .join('');
}

/** Vegetables that are cut as fine as the cabbage they are mixed with. */
const SHREDS: readonly (readonly [match: RegExp, colour: Colour])[] = [
  [/red cabbage/i, '#8a4584'],
  [/cabbage/i, '#d6e6aa'],
  [/carrot/i, '#ee8a2e'],
];

/** Finely cut cabbage and carrot: a thick tangle of shreds, coated in what dresses it. */
function slaw(pen: Pen, reading: Reading, radius: number): string {
  const yellow = reading.has(/turmeric/i);
  const creamy = reading.has(/mayonnaise|sour cream|yogurt/i);
  const shreds = [...reading.of('bed'), ...reading.of('vegetable')].flatMap(({ name }) => {
    const row = SHREDS.find(([match]) => match.test(name ?? ''));
    const colour = row && (yellow ? mix(row[1], '#ecc02c', 0.34) : row[1]);
    return colour
      ? [0.09, 0.12].map((width): Food => ({ role: 'bed', glyph: strip(colour, width), size: 48 }))
      : [];
  });
  const ground = pool(pen, radius * 0.9, creamy ? '#f3ead0' : yellow ? '#d9b84c' : '#c3d08c');
  const tangle = tossedIn(pen, shreds, { radius: radius * 0.94, count: 420, gap: 0.22, groups: 9 });
  const cream: Food = { role: 'cream', glyph: dabOfCream, size: 15 };
  const seeds = reading.has(/mustard seed/i)
    ? specks(pen, radius * 0.86, { colours: ['#2a1a12', '#3f2616'], count: 110 })
    : '';
  return `${ground}${tangle}${creamy ? medley(pen, [cream], { radius: radius * 0.86, count: 46, gap: 1.4 }) : ''}${seeds}`;
}

/** What a salad lies on: leaves, slaw, grains, pasta, chopped herbs, or more of itself. */
function base(
  pen: Pen,
  reading: Reading,
  options: { inner: number; mixed: readonly Food[] },
): string {
  const { inner, mixed } = options;
  const beds = upTo(reading.of('bed'), 2);
  const shredded = beds.filter(({ name }) => /cabbage/i.test(name ?? ''));
  const grain = grainOf(reading.input.ingredients);
  if (shredded.length > 0) return slaw(pen, reading, inner);
  if (beds.length > 0) return leafBed(pen, beds, inner * 1.03);
  if (grain)
    return (
      moundGround(pen, inner * 0.9, grain.colour) +
      mound(pen, { radius: inner * 0.9, look: grain, tint: ['#e2b95a', 0.12] })
    );
  if (reading.has(/penne|fusilli|macaroni/i))
    return strew(pen, pastaShape(reading, '#f6cf70'), {
      radius: inner * 0.86,
      count: 64,
      gap: 1.02,
      bias: 0.5,
    });
  if (mixed.length === 0) return leafBed(pen, [LEAF], inner);
  const dressing = mix(reading.sauce('#d9c07c'), '#d9c07c', 0.5);
  return `${pool(pen, inner * 0.86, dressing)}${medley(pen, mixed, { radius: inner * 0.84, count: 74, gap: 1.05, bias: 0.5 })}`;
}

/** Tabbouleh: parsley cut fine, a speckle of bulgur, small dice of tomato, all through each other. */
function tabbouleh(pen: Pen, inner: number): string {
  const fleck: Food = {
    role: 'herb',
    glyph: herbFleck(['#3f8a35', '#57a044', '#2f7428', '#6fb554']),
    size: 15,
  };
  const grain: Food = { role: 'bit', glyph: round('#d9b878', 0.3), size: 6 };
  const dice: readonly Food[] = [
    { role: 'vegetable', glyph: cube('#d63a22', 0.26), size: 16 },
    { role: 'vegetable', glyph: cube('#e0553a', 0.26), size: 13 },
    { role: 'herb', glyph: scallionRing, size: 9 },
  ];
  const layer = (count: number): string =>
    strew(pen, fleck, { radius: inner * 0.92, count, gap: 0.75, bias: 0.5 });
  return `${pool(pen, inner * 0.9, '#3f7a2e')}${layer(420)}${medley(pen, dice, { radius: inner * 0.86, count: 74, gap: 1.5, height: 'low' })}${strew(pen, grain, { radius: inner * 0.9, count: 150, gap: 2, height: 'flat' })}${layer(120)}`;
}

/** Halves of avocado on leaves, heaped with tuna, corn and onion. */
function stuffedAvocados(pen: Pen, reading: Reading): Plating {
  const { random } = pen;
  const filling: readonly Food[] = [
    { role: 'main', glyph: tunaFlake, size: 21 },
    { role: 'main', glyph: tunaFlake, size: 17 },
    { role: 'bit', glyph: cornKernel, size: 10 },
    { role: 'vegetable', glyph: cube('#d63a22', 0.26), size: 10 },
    { role: 'aromatic', glyph: strip('#b9639c', 0.3), size: 11 },
  ];
  const half = (): string =>
    `${avocadoHalf(pen, 132)}${put(pen, medley(pen, filling, { radius: 84, count: 110, gap: 0.72, bias: 0.6, height: 'mid' }), { y: 26 })}${put(pen, garnish(pen, reading, { radius: 44, scale: 0.8 }), { y: 16 })}`;
  const halves = (
    [
      [-112, -112, -24],
      [128, -92, 20],
      [-118, 124, 18],
      [122, 130, -16],
    ] as const
  ).map(([x, y, turn]) =>
    put(pen, half(), { x, y, turn: turn + random.between(-8, 8), height: 'mid' }),
  );
  const body = `${plate(pen, 336, chooseGlaze(pen, 'mexican'))}${leafBed(pen, [LEAF], 300)}${halves.join('')}`;
  return { body, radius: 336, props: ['fork', 'napkin', 'dip', 'tumbler'], dip: '#d9b94a' };
}

/** Salad: what it lies on first, then everything else well mixed, the finest last. */
export const salad: Cook = (pen, reading) => {
  if (reading.called(/escalivada/i)) return roastedStrips(pen, reading);
  if (reading.called(/stuffed avocado/i)) return stuffedAvocados(pen, reading);
  const { random } = pen;
  const radius = 312;
  const glaze = chooseGlaze(
    pen,
    reading.input.cuisine === 'indian' || reading.input.cuisine === 'asian'
      ? random.pick(['mediterranean', 'other', 'mexican'])
      : reading.input.cuisine,
  );
  const onPlate = random.chance(0.35);
  const inner = radius * (onPlate ? 0.76 : 0.9);
  if (reading.called(/tabb?oul/i))
    return {
      body: `${onPlate ? plate(pen, radius, glaze) : bowl(pen, radius, glaze)}${tabbouleh(pen, inner)}${domeShade(pen, inner, 0.3)}${garnish(pen, reading, { radius: inner * 0.7, pepper: false })}`,
      radius,
      props: ['fork', 'napkin', 'dip', 'tumbler', 'spoon'],
    };
  const slawed = reading.of('bed').some(({ name }) => /cabbage/i.test(name ?? ''));
  const vegetables = upTo(
    reading
      .of('vegetable', 'fruit', 'aromatic')
      .filter(({ size, name }) => size > 18 && !(slawed && /carrot|onion/i.test(name ?? ''))),
    5,
  );
  const bits = upTo(
    reading.of('bit').filter(({ size }) => size >= 9),
    4,
  );
  const mains = reading.of('main');
  const big = upTo(
    mains.filter(({ size }) => size > 30),
    2,
  );
  const small = upTo(
    mains.filter(({ size }) => size <= 30),
    1,
  );
  const self = reading.of('bed').length === 0;
  const cheeses = upTo(reading.of('cheese'), 2);
  const creamy =
    reading.of('cream').length > 0 || reading.has(/tahini|mayonnaise|ranch|peanut butter/i);
  const pasta =
    !self && reading.has(/penne|fusilli|macaroni/i)
      ? strew(pen, pastaShape(reading, '#f6cf70'), { radius: inner * 0.8, count: 30, gap: 1.2 })
      : '';
  const dressing = reading.has(/peanut butter/i) ? '#c48a44' : '#fbf5e6';
  const parts = [
    onPlate ? plate(pen, radius, glaze) : bowl(pen, radius, glaze),
    base(pen, reading, { inner, mixed: [...vegetables, ...bits] }),
    domeShade(pen, inner, 0.24),
    medley(pen, vegetables, {
      radius: inner * 0.84,
      count: self ? 30 : 38,
      gap: 1.2,
      height: 'mid',
    }),
    pasta,
    medley(pen, bits, { radius: inner * 0.84, count: self ? 40 : 30, gap: 1.7 }),
    medley(pen, big, { radius: inner * 0.68, count: 9, gap: 1.5, height: 'mid' }),
    medley(pen, small, { radius: inner * 0.7, count: 22, gap: 1.4 }),
    medley(pen, cheeses, {
      radius: inner * 0.78,
      count: (cheeses[0]?.size ?? 0) > 40 ? 9 : 15,
      gap: 1.7,
      height: 'mid',
    }),
    medley(pen, upTo(reading.of('nut'), 2), { radius: inner * 0.82, count: 22, gap: 2 }),
    creamy && !slawed
      ? put(pen, drizzle(pen, inner * 0.72, { colour: dressing, width: 6 }), {})
      : '',
    garnish(pen, reading, { radius: inner * 0.82 }),
  ];
  return {
    body: parts.join(''),
    radius,
    props: ['fork', 'napkin', 'dip', 'tumbler', 'spoon'],
    dip: '#d9b94a',
  };
};
