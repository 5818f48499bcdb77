import { type Colour, darken, lighten, mix } from '#core/colour';
import { type Pen, put, shadow } from '#core/pen';
import { n, polygon, torn } from '#core/shapes';
import { naan, pita } from '#glyphs/breads';
import { friedEgg } from '#glyphs/dairy';
import { domeShade, grainOf, mound } from '#glyphs/grains';
import { strip } from '#glyphs/vegetables';
import type { Food } from '#pantry/food';
import { wetnessOf } from '#pantry/manner';
import type { Reading } from '#pantry/reading';
import { bowl, chooseGlaze, plate, wallShade } from '#scene/ceramics';
import { fillUp, pool, simmeredSauce, specks, swirl } from '#scene/sauces';
import { kadai, skillet } from '#scene/vessels';

import { bathe, heapIn } from './bathe.ts';
import { simmeredFoods } from './cuts.ts';
import { garnish, medley, strew, tossedIn, upTo } from './lay.ts';
import type { Cook, Plating } from './plating.ts';

const CREAMY = /heavy cream|yogurt|coconut milk|sour cream|half and half/i;
const BREAD = /naan|roti|chapati|pita|paratha/i;
const EGGS_ON_TOP = /shakshuka|eggs? in|purgatory/i;

/** Sauces that the title names, and how far they go that way. */
const NAMED: readonly (readonly [match: RegExp, colour: Colour, share: number])[] = [
  [/rogan|vindaloo/i, '#b8381a', 0.5],
  [/tikka|butter chicken/i, '#d8601c', 0.5],
  [/saag|palak|spinach|green curry|hariyali|green pipi/i, '#6f962c', 0.62],
  [/red (shrimp |chicken |beef )?curry|thai red/i, '#c8401c', 0.5],
  [/\bmole\b/i, '#4a1c0e', 0.66],
  [/rendang/i, '#4f2410', 0.8],
  [/bourguignon/i, '#5a2a16', 0.5],
  [/massaman/i, '#a85a24', 0.45],
  [/egg curry/i, '#b8581c', 0.55],
  [/white stew|moilee|korma/i, '#f3d692', 0.4],
];

function curryColour(reading: Reading): Colour {
  const sauce = reading.sauce('#b9702c');
  const named = NAMED.find(([match]) => reading.called(match));
  return named ? mix(sauce, named[1], named[2]) : sauce;
}

/** Leaves and seeds that are blended into a green sauce are not seen in it. */
const BLENDED = /saag|palak|green/i;

/** A dish whose liquid is gone: a heap of its pieces, coated in spice, on a thin layer of oil. */
function dryHeap(pen: Pen, reading: Reading, radius: number): string {
  const coat = mix(curryColour(reading), '#9a5a24', 0.5);
  const { mains, vegetables, bits, mince } = simmeredFoods(reading, coat);
  const onions: Food = { role: 'aromatic', glyph: strip('#b9762e', 0.22), size: 22 };
  const cut = vegetables.filter(({ name }) => !/eggplant/i.test(name ?? '') || !isMash(reading));
  const isChili = ({ name }: Food): boolean => /pepper|chili/i.test(name ?? '');
  const chilies = bits.filter(isChili);
  const beads = bits.filter((food) => !isChili(food));
  const [first] = cut;
  const mixed = first ? [first, first, first, ...cut] : [];
  const ground = pool(pen, radius * 0.82, mix(coat, '#b9702c', 0.4));
  const body = isMash(reading)
    ? strew(pen, crushedPulp(coat), { radius: radius * 0.86, count: 240, gap: 0.62, bias: 0.5 })
    : mince
      ? strew(pen, mince, { radius: radius * 0.86, count: 300, gap: 0.86, bias: 0.5 })
      : '';
  const firm = mains.length > 0 || isMash(reading) || mince !== undefined;
  const parts = [
    ground,
    body,
    medley(pen, [onions], { radius: radius * 0.82, count: 26, gap: 0.9 }),
    firm
      ? tossedIn(pen, cut, { radius: radius * 0.84, count: 18, gap: 1.2 })
      : (first?.size ?? 0) > 30
        ? tossedIn(pen, mixed, { radius: radius * 0.86, count: 64, gap: 0.74, groups: 9 })
        : medley(pen, mixed, { radius: radius * 0.8, count: 190, gap: 0.66, bias: 0.5 }),
    tossedIn(pen, mains, { radius: radius * 0.78, count: 34, gap: 0.82 }),
    medley(pen, chilies, { radius: radius * 0.8, count: 7, gap: 1.6 }),
    medley(pen, beads, { radius: radius * 0.8, count: 60, gap: 1.9 }),
    specks(pen, radius * 0.82, {
      colours: ['#2c1a12', '#c0501a', '#e3a32c', '#6b2b08'],
      count: 150,
    }),
    garnish(pen, reading, { radius: radius * 0.7 }),
  ];
  return parts.join('');
}

const isMash = (reading: Reading): boolean => reading.told(/mash it|bharta/i);

/** The pulp of a roasted vegetable, crushed: soft torn lumps in the browns of its sauce. */
const crushedPulp = (coat: Colour): Food => ({
  role: 'main',
  glyph: (pen, q) => {
    const tone = pen.random.pick([
      mix(coat, '#b9803c', 0.5),
      mix(coat, '#8a5228', 0.6),
      mix(coat, '#d9a862', 0.45),
      mix(coat, '#5f3418', 0.5),
    ]);
    return `<path d="${polygon(torn(pen.random, q, { corners: 6, wobble: 0.3, squash: 0.7 }))}" fill="${tone}" stroke="${darken(tone, 0.3)}" stroke-opacity=".5" stroke-width="2" stroke-linejoin="round"/><path d="${polygon(torn(pen.random, q * 0.4, { corners: 4, wobble: 0.4, squash: 0.4 }))}" transform="translate(${n(-q * 0.2)} ${n(-q * 0.25)})" fill="${lighten(tone, 0.5)}" opacity=".45"/>`;
  },
  size: 24,
});

/** What fills a curry or stew: sauce, a heap of pieces, beans, a swirl, herbs. */
function stew(pen: Pen, reading: Reading, radius: number): string {
  const { random } = pen;
  if (wetnessOf(reading) === 'dry') return dryHeap(pen, reading, radius);
  const sauce = curryColour(reading);
  const { mains: all, vegetables: cuts, bits, mince } = simmeredFoods(reading, sauce);
  const mains = reading.called(EGGS_ON_TOP) ? [] : all;
  const eggs = mains.find(({ name }) => name === 'Eggs');
  const green = reading.called(BLENDED);
  const vegetables = green ? cuts.filter(({ name }) => !/pepper|poblano/i.test(name ?? '')) : cuts;
  const lentils =
    bits[0] && bits[0].size < 10
      ? strew(pen, bits[0], { radius: radius * 0.94, count: 280, gap: 1.4, bias: 0.5 })
      : '';
  const beans = bits.filter(({ size }) => size >= 10);
  const onlyBeans = mains.length + vegetables.filter(({ size }) => size > 24).length === 0;
  const heap =
    onlyBeans && beans[0]
      ? strew(pen, beans[0], { radius: radius * 0.86, count: 80, gap: 1.6 })
      : '';
  const crumbs = mince ? strew(pen, mince, { radius: radius * 0.92, count: 190, gap: 1 }) : '';
  const creamy = reading.has(CREAMY) && random.chance(0.6);
  const small = vegetables.filter(({ size }) => size <= 24);
  const cut = vegetables.filter(({ size }) => size > 24);
  const parts = [
    fillUp(pen, radius, { colour: sauce }),
    simmeredSauce(pen, radius, sauce),
    lentils,
    crumbs,
    heap,
    bathe(pen, small, {
      radius: radius * 0.88,
      count: mains.length ? 15 : 30,
      sauce,
      gap: 1.9,
      depth: 0.6,
    }),
    heapIn(pen, cut, {
      radius: radius * 0.84,
      count: mains.length ? 13 : 62,
      sauce,
      gap: mains.length ? 1.2 : 0.84,
    }),
    eggs
      ? bathe(pen, [{ ...eggs, size: 66 }], {
          radius: radius * 0.7,
          count: 8,
          sauce,
          gap: 1.5,
          depth: 0.5,
        })
      : heapIn(pen, mains, { radius: radius * 0.72, count: 20, sauce, gap: 0.92, depth: 0.62 }),
    creamy ? swirl(pen, radius * 0.42, '#fbf4e2') : '',
    heap
      ? ''
      : bathe(pen, beans, { radius: radius * 0.84, count: 16, sauce, gap: 2.4, depth: 0.6 }),
    ...upTo(green ? [] : reading.of('bed'), 1).map((food) =>
      strew(pen, food, { radius: radius * 0.7, count: 5, scale: 0.6, gap: 2 }),
    ),
    garnish(pen, reading, { radius: radius * 0.76 }),
  ];
  return parts.join('');
}

/** Curry or stew in a bowl, a pan, or beside rice on a plate. */
export const curry: Cook = (pen, reading) => {
  const { random } = pen;
  const { cuisine, ingredients } = reading.input;
  const glaze = chooseGlaze(pen, cuisine);
  const radius = 308;
  if (grainOf(ingredients)) return withRice(pen, reading, radius);
  const inPan = reading.called(/skillet|\bpan\b|shakshuka|saganaki/i) || random.chance(0.15);
  const inKadai = !inPan && cuisine === 'indian' && random.chance(0.42);
  const vessel = inPan
    ? skillet(pen, radius)
    : inKadai
      ? kadai(pen, radius, random.pick(['#c9793f', '#b9bdc0', '#8f9498']))
      : bowl(pen, radius, glaze);
  const inner = radius * (inPan ? 0.9 : inKadai ? 0.87 : 0.9);
  const eggs = reading.called(EGGS_ON_TOP)
    ? strew(
        pen,
        { role: 'main', glyph: friedEgg, size: 84 },
        { radius: inner * 0.62, count: 5, gap: 1.75, height: 'mid' },
      ) + garnish(pen, reading, { radius: inner * 0.7 })
    : '';
  const cheese = eggs
    ? upTo(
        reading.of('cheese').filter(({ size }) => size < 40),
        1,
      )
        .map((food) => strew(pen, food, { radius: inner * 0.8, count: 12, gap: 1.8 }))
        .join('')
    : '';
  const flatbread =
    reading.has(BREAD) || reading.called(BREAD)
      ? put(pen, (cuisine === 'indian' ? naan : pita)(pen, 200), {
          x: radius * 1.2,
          y: -radius * 0.72,
          turn: random.between(10, 60),
          height: 'mid',
        })
      : '';
  const body = `${flatbread}${vessel}${stew(pen, reading, inner)}${eggs}${cheese}${wallShade(pen, inner * 1.01)}`;
  return {
    body,
    radius,
    liquid: { wetness: wetnessOf(reading), colour: curryColour(reading) },
    props: ['napkin', 'spoon', 'dip', 'tumbler'],
    dip: random.pick(['#f7efdc', '#a8c25a', '#e07a20']),
  };
};

/** Rice on one side of a wide plate or bowl, curry on the other. */
function withRice(pen: Pen, reading: Reading, radius: number): Plating {
  const { random } = pen;
  const look = grainOf(reading.input.ingredients);
  const shallow = random.chance(0.5);
  const glaze = chooseGlaze(pen, reading.input.cuisine);
  const inner = radius * 0.9;
  const side = random.between(-30, 30);
  const edge = inner * random.between(-0.3, -0.08);
  const clip = pen.define(
    `plateful${n(inner)}`,
    (id) => `<clipPath id="${id}"><circle r="${n(inner)}"/></clipPath>`,
  );
  const rice = look
    ? `<g clip-path="${clip}"><g transform="rotate(${n(side)})"><g filter="${shadow(pen, 'mid')}"><path d="M${n(edge)} ${n(-inner)}Q${n(edge + 46)} ${n(-inner * 0.4)} ${n(edge + 6)} 0Q${n(edge - 30)} ${n(inner * 0.5)} ${n(edge + 12)} ${n(inner)}A${n(inner)} ${n(inner)} 0 0 1 ${n(edge)} ${n(-inner)}Z" fill="${mix(look.colour, '#d9b878', 0.5)}"/></g>${mound(pen, { radius: inner * 0.985, look, where: ([x, y]) => x < edge + 18 + Math.sin(y / 70) * 16 })}</g></g>`
    : '';
  // The curry is drawn about its own middle, so that its heap is not under the rice.
  const shift = inner * 0.3;
  const angle = (side * Math.PI) / 180;
  const curryHalf = `<g clip-path="${clip}">${wetnessOf(reading) === 'dry' ? '' : fillUp(pen, inner, { colour: curryColour(reading) })}<g transform="translate(${n(Math.cos(angle) * shift)} ${n(Math.sin(angle) * shift)})">${stew(pen, reading, inner * 0.86)}</g></g>`;
  const body = `${shallow ? plate(pen, radius, glaze) : bowl(pen, radius, glaze)}${curryHalf}${rice}${domeShade(pen, inner, 0.2)}${wallShade(pen, inner * 1.01)}`;
  return {
    body,
    radius,
    liquid: { wetness: wetnessOf(reading), colour: curryColour(reading) },
    props: ['spoon', 'napkin', 'fork', 'dip'],
    dip: '#f7efdc',
  };
}
