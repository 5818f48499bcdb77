import { type Colour, lightness, mix } from '#core/colour';
import { type Pen, put } from '#core/pen';
import { n, type Point, polar } from '#core/shapes';
import { friedEgg, parmesanShaving } from '#glyphs/dairy';
import type { Glyph } from '#glyphs/glyph';
import { domeShade, grainOf, mound, moundGround, WHITE_RICE } from '#glyphs/grains';
import {
  glazedChicken,
  poachedChicken,
  slicedChicken,
  slicedPork,
  slicedSteak,
} from '#glyphs/meat';
import { pulledTuft, saucedChunk, shavedMeat, skinnedBaton } from '#glyphs/torn';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { bowl, chooseGlaze, plate, wallShade } from '#scene/ceramics';
import { fillUp, pool } from '#scene/sauces';
import { skillet } from '#scene/vessels';

import { garnish, medley, piece, strew, tossedIn, upTo } from './lay.ts';
import type { Cook } from './plating.ts';
import { eggplantOmelets } from './rolled.ts';

/** Slices of the meat: pale for chicken, pink for pork, dark for beef and lamb. */
const slicedOf = (chunk: Colour): Glyph =>
  lightness(chunk) > 0.55 ? slicedChicken : lightness(chunk) > 0.42 ? slicedPork : slicedSteak;

const THIN = /bulgogi|gyudon|beef and broccoli|shabu|sukiyaki|yakiniku/i;
const SLICED = /teriyaki|hainanese|katsu|grilled|char siu|steak/i;

/** How meat lies on a bowl: shaved, in slices, or in glazed pieces. */
function servedMeat(reading: Reading, food: Food): Food {
  if (/avocado/i.test(food.name ?? '')) return { ...food, size: 44 };
  if (/eggplant/i.test(food.name ?? ''))
    return { ...food, glyph: skinnedBaton('#3f1c40', '#a87238'), size: 50 };
  if (!food.chunk) return food;
  if (reading.called(THIN)) return { ...food, glyph: shavedMeat('#7a4226'), size: 46 };
  if (reading.called(SLICED) || reading.input.cuisine !== 'asian')
    return { ...food, glyph: slicedOf(food.chunk), size: 78 };
  return { ...food, glyph: saucedChunk(mix(food.chunk, reading.sauce('#a8642c'), 0.42)), size: 46 };
}

/** Foods in wedges around a bowl, as in a grain bowl or bibimbap; the big ones first. */
function sectors(
  pen: Pen,
  foods: readonly Food[],
  options: { inner: number; from: number },
): string {
  const { inner, from } = options;
  const start = pen.random.between(0, 360);
  const width = 360 / foods.length;
  return foods
    .toSorted((a, b) => b.size - a.size)
    .map((food, i) => {
      const middle = start + i * width;
      const where = ([x, y]: Point): boolean => {
        const angle = (Math.atan2(y, x) * 180) / Math.PI;
        const off = Math.abs(((angle - middle + 540) % 360) - 180);
        const far = Math.hypot(x, y);
        return off < width / 2 - 5 && far > from && far < inner * 0.9;
      };
      const many = food.size < 24;
      return strew(pen, food, {
        radius: inner,
        count: many ? 80 : 24,
        gap: many ? 1.25 : food.size > 50 ? 1.4 : 1.02,
        bias: 0.45,
        where,
        height: 'low',
      });
    })
    .join('');
}

const FRIED =
  /fried rice|biryani|pilaf|pulao|risotto|paella|jambalaya|mujadd?ara|nasi|maqluba|lemon rice|arroz|dirty rice|khichdi|orzo/i;

/** The colour grains take from what they are cooked with. */
function riceTint(reading: Reading): readonly [Colour, number] | undefined {
  if (reading.has(/saffron|turmeric|curry powder/i))
    return ['#f0b020', reading.called(/paella|arroz con pollo/i) ? 0.62 : 0.72];
  if (reading.called(/paella|jambalaya|mexican|spanish|red rice|arroz con pollo/i))
    return ['#e8902a', 0.62];
  if (reading.has(/soy sauce/i) && reading.called(/fried|nasi/i)) return ['#d9963c', 0.55];
  if (reading.called(/risotto/i)) return [reading.sauce('#f0dfb0'), 0.3];
  if (reading.has(/lentils/i)) return ['#b07c3c', 0.55];
  return undefined;
}

/** Bowls whose foods are laid beside each other on the rice; others come out of one pan. */
const LAID = /bibimbap/i;

/** Meat in leaning slices across the rice, its vegetables at one side. */
function slicedOver(
  pen: Pen,
  reading: Reading,
  options: { foods: readonly Food[]; inner: number },
): string {
  const { foods, inner } = options;
  const { random } = pen;
  const poached = reading.called(/hainanese/i);
  const [meat, ...beside] = foods.toSorted((a, b) => Number(!!b.chunk) - Number(!!a.chunk));
  if (!meat) return '';
  const glyph = poached
    ? poachedChicken
    : reading.called(/teriyaki/i)
      ? glazedChicken
      : slicedOf(meat.chunk ?? '#e2a252');
  const lean = random.between(-26, -10);
  const fans = [-0.3, 0.2].map((share) =>
    piece(
      pen,
      { ...meat, glyph, size: inner * 0.56 },
      { at: [inner * 0.12, inner * share], turn: lean + random.between(-5, 5), height: 'mid' },
    ),
  );
  const heap = tossedIn(pen, beside, { radius: inner * 0.42, count: 13, gap: 0.8, groups: 3 });
  const juice = poached
    ? ''
    : put(pen, pool(pen, inner * 0.5, mix(reading.sauce('#8a4a1c'), '#6b3212', 0.3)), {
        x: inner * 0.14,
        y: inner * 0.02,
      });
  return `${juice}${put(pen, heap, { x: -inner * 0.44, y: inner * 0.4 })}${fans.join('')}`;
}

/** What came out of one pan, in its sauce, heaped on the middle of the rice. */
function pile(
  pen: Pen,
  reading: Reading,
  options: { foods: readonly Food[]; inner: number },
): string {
  const { foods, inner } = options;
  const sauce = mix(reading.sauce('#9a5a24'), '#7a3f18', 0.2);
  const finer = (foods[0]?.size ?? 0) < 24;
  const small = foods.filter(({ size }) => size < 24);
  const [mince] = small.filter(({ role }) => role === 'main');
  const crumbs = mince ? small.flatMap((food) => [mince, mince, food]) : small;
  const large = foods.filter(({ size }) => size >= 24);
  return `${pool(pen, inner * 0.72, sauce)}${medley(pen, crumbs, { radius: inner * 0.64, count: finer ? 170 : 54, gap: finer ? 0.92 : 1.2, bias: 0.5, height: 'low' })}${tossedIn(pen, large, { radius: inner * 0.66, count: finer ? 16 : 46, gap: 0.8 })}`;
}

/** Everything stirred through the grains, or the toppings of a plain bowl in wedges. */
function toppings(pen: Pen, reading: Reading, options: { inner: number; mixed: boolean }): string {
  const { inner, mixed } = options;
  const bits = reading.of('bit', 'nut').filter(({ size }) => size >= 8);
  if (!mixed) {
    const eggs = reading.called(/fried egg|bibimbap|gyudon/i);
    const seen = reading
      .of('main', 'vegetable', 'fruit', 'bed', 'cheese')
      .filter((food) => food.size >= 15 && !(eggs && food.whole?.glyph === friedEgg))
      // Grated into the marinade.
      .filter(({ name }) => name !== 'Pear')
      .map((food) => servedMeat(reading, food));
    const foods = upTo([...seen, ...bits], 5);
    const egg: Food = { role: 'main', glyph: friedEgg, size: 104 };
    if (!reading.called(LAID)) {
      const top = eggs
        ? piece(pen, { ...egg, size: 86 }, { at: [inner * 0.14, -inner * 0.12], height: 'mid' })
        : '';
      const laid = reading.called(SLICED) ? slicedOver : pile;
      return laid(pen, reading, { foods, inner }) + top;
    }
    return (
      sectors(pen, foods, { inner: inner * 0.98, from: inner * (eggs ? 0.34 : 0.28) }) +
      (eggs ? piece(pen, egg, { at: [0, 0], height: 'mid' }) : '')
    );
  }
  const mains = upTo(reading.of('main'), 2).map((food) =>
    food.chunk ? { ...food, glyph: saucedChunk(mix(food.chunk, '#d98f3a', 0.3)), size: 48 } : food,
  );
  const dark: Food = { role: 'bit', glyph: pulledTuft('#7a3c16'), size: 30 };
  const onions = reading.called(/onion/i)
    ? tossedIn(pen, [dark], { radius: inner * 0.62, count: 44, gap: 0.6 })
    : '';
  const lentils = bits.filter(({ size }) => size < 10);
  const plain =
    mains.length === 0 && reading.of('vegetable').length === 0 && reading.has(/parmesan/i);
  const curls: Food = { role: 'cheese', glyph: parmesanShaving, size: 28 };
  return `${medley(pen, lentils, { radius: inner * 0.94, count: 190, gap: 1.7, bias: 0.5 })}${medley(pen, upTo(bits, 4), { radius: inner * 0.9, count: 46, gap: 1.6 })}${medley(pen, upTo(reading.of('vegetable'), 3), { radius: inner * 0.86, count: 16, gap: 1.45, scale: 0.85 })}${medley(pen, mains, { radius: inner * 0.72, count: 11, gap: 1.45, height: 'mid' })}${onions}${plain ? strew(pen, curls, { radius: inner * 0.6, count: 12, gap: 1.5, height: 'mid' }) : ''}`;
}

/** Rice and other grains: mixed through (fried rice, pilaf), or plain with toppings in wedges. */
export const riceBowl: Cook = (pen, reading) => {
  if (reading.called(/tortang/i)) return eggplantOmelets(pen, reading);
  const { random } = pen;
  const { ingredients, cuisine } = reading.input;
  const look = grainOf(ingredients) ?? WHITE_RICE;
  const radius = 310;
  const polenta = !grainOf(ingredients) && reading.has(/cornmeal/i);
  // What is served on polenta lies on it in its own sauce.
  const mixed = !polenta && (reading.called(FRIED) || reading.has(/arborio/i));
  const inPan = reading.called(/paella|skillet|jambalaya/i);
  const onPlate = !inPan && mixed && random.chance(0.4);
  const glaze = chooseGlaze(pen, cuisine);
  const inner = radius * (inPan ? 0.9 : onPlate ? 0.72 : 0.9);
  const tint = riceTint(reading);
  const rice = tint ? { radius: inner * 0.985, look, tint } : { radius: inner * 0.985, look };
  const grains = polenta ? fillUp(pen, inner, { colour: '#f6cf5c' }) : mound(pen, rice);
  const vessel = inPan
    ? `${skillet(pen, radius)}<circle r="${n(inner)}" fill="${mix(tint?.[0] ?? look.colour, '#8a5a24', 0.4)}"/>`
    : onPlate
      ? plate(pen, radius, glaze) + moundGround(pen, inner, look.colour)
      : `${bowl(pen, radius, glaze)}<circle r="${n(inner)}" fill="${mix(look.colour, '#c9a45c', 0.55)}"/>`;
  const slices = reading.of('slice')[0];
  const spoonful = reading.of('cream')[0];
  const body = `${vessel}${grains}${domeShade(pen, inner, 0.24)}${toppings(pen, reading, { inner, mixed })}${spoonful ? piece(pen, spoonful, { at: [0, 0], height: 'mid' }) : ''}${garnish(pen, reading, { radius: inner * (mixed ? 0.85 : 0.5) })}${slices ? piece(pen, slices, { at: polar(random.between(0, 360), inner * 0.8), height: 'mid' }) : ''}${onPlate ? '' : wallShade(pen, inner * 1.01)}`;
  const asian = cuisine === 'asian';
  return {
    body,
    radius,
    props: asian ? ['chopsticks', 'dip', 'tumbler'] : ['fork', 'spoon', 'napkin', 'dip'],
    dip: asian ? '#3a1a0e' : '#f4ead2',
  };
};
