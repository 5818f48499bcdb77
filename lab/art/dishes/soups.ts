import { type Colour, mix } from '#art/core/colour';
import { type Pen, put } from '#art/core/pen';
import { polar } from '#art/core/shapes';
import { baguetteSlice } from '#art/glyphs/breads';
import { gratedShred } from '#art/glyphs/dairy';
import { curl, dumpling } from '#art/glyphs/shortPasta';
import { strip } from '#art/glyphs/vegetables';
import type { Food } from '#art/pantry/food';
import type { Reading } from '#art/pantry/reading';
import { bowl, chooseGlaze, wallShade } from '#art/scene/ceramics';
import { drizzle, fillUp, oilBeads, specks, swirl } from '#art/scene/sauces';

import { bathe, sunk } from './bathe.ts';
import { simmeredFoods } from './cuts.ts';
import { garnish, piece, strew, upTo } from './lay.ts';
import { noodles } from './noodleBowls.ts';
import type { Cook } from './plating.ts';

const THICK =
  /cream|bisque|puree|purée|gazpacho|lentil|dal|carrot|squash|pumpkin|tomato soup|velout|chowder|salmorejo|potage|crema/i;
const SMOOTH =
  /cream of|bisque|gazpacho|velout|pur[eé]e|red lentil|squash|pumpkin|tomato soup|carrot|crema de/i;
const CREAMY = /heavy cream|yogurt|coconut milk|sour cream|half and half/i;

/** Things on top of a soup: toast, nuts, cheese. */
const floats = (pen: Pen, foods: readonly Food[], inner: number): string =>
  upTo(foods, 2)
    .map((food) =>
      strew(pen, food, {
        radius: inner * 0.55,
        count: food.size > 30 ? 3 : 9,
        gap: 1.6,
        height: 'mid',
      }),
    )
    .join('');

/** Pale soups are named, since their colour is that of milk, rice or egg and not of what swims in them. */
const PALE = /leek|vichyssoise|congee|avgolemono|chowder|crema de|tom kha|egg drop|corn soup/i;

function soupColour(reading: Reading, thick: boolean): Colour {
  const own = reading.sauce(thick ? '#e8a94a' : '#dba244');
  if (reading.called(PALE)) return mix(own, '#fbeec8', 0.68);
  if (thick) return own;
  const green = reading.called(/spinach|green|verde/i);
  return mix(own, '#dba244', green ? 0.2 : reading.has(/spinach|chard|kale/i) ? 0.8 : 0.45);
}

/** Toast under melted cheese, as on onion soup. */
function cheeseToasts(pen: Pen, inner: number): string {
  const shred: Food = { role: 'cheese', glyph: gratedShred('#f9dc8c'), size: 17 };
  const toast = (): string =>
    `${baguetteSlice(pen, 92)}${strew(pen, shred, { radius: 78, count: 34, gap: 0.9, where: ([x, y]) => (x / 86) ** 2 + (y / 58) ** 2 < 1 })}`;
  return [-70, 50, 170]
    .map((angle) => {
      const [x, y] = polar(angle, inner * 0.36);
      return put(pen, toast(), { x, y, turn: angle, height: 'mid' });
    })
    .join('');
}

/** Soup: a bowl filled with broth or purée, with things in it and on it. */
export const soup: Cook = (pen, reading) => {
  const homely = reading.called(/chicken noodle soup/i);
  if (reading.has(/noodles/i) && !homely) return noodles(pen, reading);
  const { random } = pen;
  const radius = 310;
  const inner = radius * 0.9;
  const thick = reading.called(THICK) || reading.has(CREAMY);
  const smooth = reading.called(SMOOTH);
  const sauce = soupColour(reading, thick);
  const { mains: meats, vegetables, bits } = simmeredFoods(reading, sauce);
  const pocket: Food = { role: 'main', glyph: dumpling, size: 58 };
  const ribbons: Food = { role: 'main', glyph: curl('#f0cf7c'), size: 50 };
  const shreds: Food = { role: 'main', glyph: strip('#ecd2a0', 0.36), size: 36 };
  const mains = reading.has(/wonton wrappers/i)
    ? [pocket]
    : homely
      ? [ribbons, shreds, ribbons]
      : meats;
  const greens = upTo(reading.of('bed'), 1).map((food): Food => ({
    ...food,
    size: food.size * 0.6,
  }));
  const floating = smooth
    ? bathe(pen, [...vegetables.slice(0, 1), ...bits.slice(0, 1)], {
        radius: inner * 0.4,
        count: 7,
        sauce,
        gap: 1.5,
        depth: 0.4,
      })
    : sunk(pen, [...vegetables, ...bits], { radius: inner * 0.86, sauce }) +
      bathe(pen, [...vegetables, ...greens], {
        radius: inner * 0.82,
        count: 24,
        sauce,
        gap: 1.3,
        depth: 0.62,
      }) +
      bathe(pen, mains, {
        radius: inner * 0.66,
        count: homely ? 16 : 9,
        sauce,
        gap: 1.35,
        depth: 0.6,
      }) +
      bathe(pen, bits, { radius: inner * 0.84, count: 26, sauce, gap: 1.9, depth: 0.5 });
  const cream = random.chance(0.6)
    ? swirl(pen, inner * 0.52, '#fdf6e6')
    : put(pen, drizzle(pen, inner * 0.6, { colour: '#fdf6e6', width: 6 }), {});
  const onion = reading.called(/french onion/i);
  const spoonful = smooth ? undefined : reading.of('cream')[0];
  const lemon = smooth ? undefined : reading.of('slice')[0];
  const body = `${bowl(pen, radius, chooseGlaze(pen, reading.input.cuisine))}${fillUp(pen, inner, { colour: sauce, scale: thick ? 0.01 : 0.008, depth: 5, shine: 0.55 })}${thick ? '' : oilBeads(pen, inner * 0.9, { colour: sauce, count: 34 })}${smooth && random.chance(0.8) ? cream : ''}${floating}${spoonful ? piece(pen, spoonful, { at: [-20, 10], height: 'mid' }) : ''}${lemon ? piece(pen, lemon, { at: [inner * 0.52, -inner * 0.4], height: 'mid', scale: 0.85 }) : ''}${onion ? cheeseToasts(pen, inner) : floats(pen, reading.of('nut', 'cheese'), inner)}${garnish(pen, reading, { radius: inner * (smooth ? 0.5 : 0.74), scale: 0.9 })}${smooth ? specks(pen, inner * 0.6, { colours: ['#2c1a12', '#c0401a', '#6b2b08'], count: 40 }) : ''}${wallShade(pen, inner * 1.01)}`;
  return { body, radius, props: ['spoon', 'napkin', 'tumbler', 'dip'], dip: '#f4e2b4' };
};
