import { mix } from '#art/core/colour';
import { type Pen, put, shadow } from '#art/core/pen';
import { n } from '#art/core/shapes';
import { naan, pita } from '#art/glyphs/breads';
import { friedEgg } from '#art/glyphs/dairy';
import { domeShade, grainOf, mound } from '#art/glyphs/grains';
import type { Reading } from '#art/pantry/reading';
import { bowl, chooseGlaze, plate, wallShade } from '#art/scene/ceramics';
import { drizzle, fillUp, oilBeads, pool, swirl } from '#art/scene/sauces';
import { kadai, skillet } from '#art/scene/vessels';

import { bathe } from './bathe.ts';
import { simmeredFoods } from './cuts.ts';
import { garnish, strew, upTo } from './lay.ts';
import type { Cook, Plating } from './plating.ts';

const CREAMY = /heavy cream|yogurt|coconut milk|sour cream|half and half/i;
const BREAD = /naan|roti|chapati|pita|paratha/i;
const EGGS_ON_TOP = /shakshuka|eggs? in|purgatory/i;

function curryColour(reading: Reading): string {
  const sauce = reading.sauce('#b9702c');
  if (reading.called(/rogan|vindaloo|tikka/i)) return mix(sauce, '#b8381a', 0.5);
  return reading.called(/saag|palak|spinach|green curry|hariyali/i)
    ? mix(sauce, '#6f962c', 0.6)
    : sauce;
}

/** What fills a curry or stew: sauce, a heap of pieces, beans, a swirl, herbs. */
function stew(pen: Pen, reading: Reading, radius: number): string {
  const { random } = pen;
  const sauce = curryColour(reading);
  const { mains: all, vegetables, bits, mince } = simmeredFoods(reading, sauce);
  const mains = reading.called(EGGS_ON_TOP) ? [] : all;
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
  const drizzled = mains.length > 0 || random.chance(0.5);
  const cream = !creamy
    ? ''
    : drizzled
      ? put(pen, drizzle(pen, radius * 0.6, { colour: '#fbf4e2', width: 6 }), {})
      : swirl(pen, radius * 0.5, '#fbf4e2');
  const small = vegetables.filter(({ size }) => size <= 24);
  const cut = vegetables.filter(({ size }) => size > 24);
  const parts = [
    fillUp(pen, radius, { colour: sauce, scale: 0.015, depth: 5.5, shine: 0.6 }),
    oilBeads(pen, radius * 0.92, { colour: mix(sauce, '#e07a10', 0.4), count: 16 }),
    lentils,
    crumbs,
    heap,
    bathe(pen, small, { radius: radius * 0.84, count: 13, sauce, gap: 2.2 }),
    bathe(pen, cut, {
      radius: radius * 0.8,
      count: mains.length ? 11 : 24,
      sauce,
      gap: mains.length ? 1.6 : 1.3,
    }),
    bathe(pen, mains, { radius: radius * 0.66, count: 15, sauce, gap: 1.16, depth: 0.62 }),
    cream,
    heap
      ? ''
      : bathe(pen, beans, { radius: radius * 0.84, count: 16, sauce, gap: 2.4, depth: 0.6 }),
    ...upTo(reading.of('bed'), 1).map((food) =>
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
  const curryHalf = `<g clip-path="${clip}">${fillUp(pen, inner, { colour: curryColour(reading), scale: 0.015, depth: 5.5, shine: 0.6 })}<g transform="translate(${n(Math.cos(angle) * shift)} ${n(Math.sin(angle) * shift)})">${stew(pen, reading, inner * 0.86)}</g></g>`;
  const body = `${shallow ? plate(pen, radius, glaze) : bowl(pen, radius, glaze)}${shallow ? pool(pen, inner * 0.94, reading.sauce('#b9702c')) : ''}${curryHalf}${rice}${domeShade(pen, inner, 0.2)}${wallShade(pen, inner * 1.01)}`;
  return { body, radius, props: ['spoon', 'napkin', 'fork', 'dip'], dip: '#f7efdc' };
}
