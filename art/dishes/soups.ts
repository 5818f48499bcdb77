import { type Colour, darken, mix } from '#core/colour';
import { type Pen, put } from '#core/pen';
import { blob, inDisc, n, openCurve, type Point, polar, polygon, repeat, torn } from '#core/shapes';
import { baguetteSlice } from '#glyphs/breads';
import type { Glyph } from '#glyphs/glyph';
import { curl, wonton } from '#glyphs/shortPasta';
import { strip } from '#glyphs/vegetables';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { bowl, chooseGlaze, wallShade } from '#scene/ceramics';
import { fillUp, oilBeads, simmeredSauce, specks, swirl, wet } from '#scene/sauces';

import { bathe, heapIn, sunk } from './bathe.ts';
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

/** Soups whose colour is that of what was fried for them, or of the bread in them, and how far. */
const NAMED: readonly (readonly [match: RegExp, colour: Colour, share: number])[] = [
  [/ribollita/i, '#9c7434', 0.62],
  [/minestrone|fasolada|fagioli|fish soup/i, '#bd4a22', 0.45],
  [/tortilla|tlalpe|caldo de res|charros/i, '#ad431c', 0.45],
  [/hot and sour/i, '#8a4c1c', 0.6],
  [/tom yum/i, '#d2501e', 0.5],
  [/rasam|sambar/i, '#a8481a', 0.5],
];

function soupColour(reading: Reading, thick: boolean): Colour {
  const own = reading.sauce(thick ? '#e8a94a' : '#dba244');
  if (reading.called(PALE)) return mix(own, '#fbeec8', 0.68);
  const named = NAMED.find(([match]) => reading.called(match));
  if (named) return mix(own, named[1], named[2]);
  if (thick) return own;
  if (reading.has(/beef broth/i)) return mix(own, '#7a4218', 0.5);
  const green = reading.called(/spinach|green|verde/i);
  return mix(own, '#dba244', green ? 0.2 : reading.has(/spinach|chard|kale/i) ? 0.8 : 0.45);
}

/** Toast under cheese that melted over it, ran down its sides and browned, as on onion soup. */
function cheeseToasts(pen: Pen, inner: number): string {
  const { random } = pen;
  const melted = (reach: number, tone: Colour): string =>
    `<path d="${blob(random, reach, { corners: 15, wobble: 0.13, squash: 0.78 })}" fill="${tone}"/>`;
  const browned = (reach: number): string =>
    repeat(26, () => {
      const [x, y] = inDisc(random, reach * 0.86);
      const tone = random.pick(['#a8621c', '#8a4712', '#c98430', '#6b330c']);
      return `<path transform="translate(${n(x)} ${n(y * 0.74)})" d="${polygon(torn(random, random.between(5, 19), { corners: 6, wobble: 0.34 }))}" fill="${tone}" opacity="${random.between(0.14, 0.4).toFixed(2)}"/>`;
    });
  const toast = (): string =>
    `${baguetteSlice(pen, 126)}<g filter="${wet(pen, { scale: 0.035, depth: 6, shine: 0.5, rough: true })}">${melted(118, '#dc9a36')}${melted(104, '#f3c868')}${melted(70, '#f9dc92')}${browned(112)}</g>`;
  return [-64, 62, 186]
    .map((angle) => {
      const [x, y] = polar(angle, inner * 0.4);
      return put(pen, toast(), { x, y, turn: angle + random.between(-20, 20), height: 'high' });
    })
    .join('');
}

/** Egg set in hot broth: thin soft rags that trail off, the deeper ones dimmer. */
const eggRag: Glyph = (pen, q) => {
  const { random } = pen;
  const tone = random.pick(['#f7dc84', '#fbeab0', '#f3cf6c']);
  const rags = repeat(4, () => {
    const y = random.between(-0.4, 0.4) * q;
    const d = openCurve(
      [-1, -0.4, 0.2, 0.9].map((x): Point => [x * q, y + random.between(-0.22, 0.22) * q]),
    );
    const width = q * random.between(0.12, 0.34);
    return `<path d="${d}" stroke="${darken(tone, 0.3)}" stroke-opacity=".4" stroke-width="${n(width + 3)}"/><path d="${d}" stroke="${tone}" stroke-width="${n(width)}"/><path d="${d}" transform="translate(0 ${n(-width * 0.2)})" stroke="#fffbe6" stroke-opacity=".7" stroke-width="${n(width * 0.3)}"/>`;
  });
  return `<g fill="none" stroke-linecap="round" opacity="${random.between(0.7, 1).toFixed(2)}">${rags}</g>`;
};

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
  const pocket: Food = { role: 'main', glyph: wonton, size: 56 };
  const ribbons: Food = { role: 'main', glyph: curl('#f0cf7c'), size: 50 };
  const rag: Food = { role: 'main', glyph: eggRag, size: 46 };
  const shreds: Food = { role: 'main', glyph: strip('#ecd2a0', 0.36), size: 36 };
  const mains = reading.has(/wonton wrappers/i)
    ? [pocket]
    : reading.called(/stracciatella|egg drop/i)
      ? [rag, { ...rag, size: 34 }]
      : homely
        ? [ribbons, shreds, ribbons]
        : meats;
  const shredded = reading.called(/stracciatella|wedding/i);
  const leaves = reading.of('bed').toSorted((a, b) => b.size - a.size);
  const greens = upTo(leaves, 1).map((food): Food => ({
    ...food,
    size: food.size * (shredded ? 0.42 : 0.6),
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
      bathe(pen, greens, { radius: inner * 0.8, count: 9, sauce, gap: 1.9, depth: 0.5 }) +
      bathe(pen, [...vegetables, ...greens], {
        radius: inner * 0.82,
        count: 24,
        sauce,
        gap: 1.3,
        depth: 0.62,
      }) +
      heapIn(pen, mains, {
        radius: inner * 0.7,
        count: homely || shredded ? 22 : 11,
        sauce,
        gap: 1.05,
        depth: 0.6,
      }) +
      bathe(pen, bits, { radius: inner * 0.84, count: 26, sauce, gap: 1.9, depth: 0.5 });
  const cream = swirl(pen, inner * random.between(0.4, 0.56), '#fdf6e6');
  const surface = smooth
    ? { colour: sauce, scale: 0.012, depth: 4, shine: 0.22, rough: false }
    : thick
      ? { colour: sauce, depth: 3.4, shine: 0.2 }
      : { colour: sauce, scale: 0.03, depth: 3, shine: 0.3, rough: false };
  const onion = reading.called(/french onion/i);
  const spoonful = smooth ? undefined : reading.of('cream')[0];
  const lemon = smooth ? undefined : reading.of('slice')[0];
  const body = `${bowl(pen, radius, chooseGlaze(pen, reading.input.cuisine))}${fillUp(pen, inner, surface)}${thick ? '' : simmeredSauce(pen, inner, sauce) + oilBeads(pen, inner * 0.9, { colour: sauce, count: 34 })}${smooth && random.chance(0.8) ? cream : ''}${floating}${spoonful ? piece(pen, spoonful, { at: [-20, 10], height: 'mid' }) : ''}${lemon ? piece(pen, lemon, { at: [inner * 0.52, -inner * 0.4], height: 'mid', scale: 0.85 }) : ''}${onion ? cheeseToasts(pen, inner) : floats(pen, reading.of('nut', 'cheese'), inner)}${onion ? '' : garnish(pen, reading, { radius: inner * (smooth ? 0.5 : 0.74), scale: 0.9 })}${smooth ? specks(pen, inner * 0.6, { colours: ['#2c1a12', '#c0401a', '#6b2b08'], count: 40 }) : ''}${wallShade(pen, inner * 1.01)}`;
  return {
    body,
    radius,
    liquid: { wetness: 'broth', colour: sauce },
    props: ['spoon', 'napkin', 'tumbler', 'dip'],
    dip: '#f4e2b4',
  };
};
