import { type Colour, darken, lighten } from '#core/colour';
import { linear, type Pen, put, radial } from '#core/pen';
import { blob, inDisc, n, openCurve, type Point, polar, repeat } from '#core/shapes';
import { charSpots, tortillaChip } from '#glyphs/breads';
import { butterPat, gratedShred } from '#glyphs/dairy';
import { cube, type Glyph } from '#glyphs/glyph';
import { cucumberSlice } from '#glyphs/vegetables';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { bowl, chooseGlaze, wallShade } from '#scene/ceramics';
import { fillUp, oilBeads, specks, wet } from '#scene/sauces';

import { garnish, medley, piece, strew, upTo } from './lay.ts';
import type { Plating } from './plating.ts';

/** A small cup of sauce that stands on a plate or a board. */
export function cup(pen: Pen, radius: number, sauce: Colour): string {
  const glazed = `<circle r="${n(radius)}" fill="${radial(
    pen,
    [
      [0, '#fbf6ea'],
      [0.8, '#e6dcc6'],
      [1, '#b3a68c'],
    ],
    [0.4, 0.34, 0.7],
  )}"/><circle r="${n(radius * 0.86)}" fill="#8f8268"/>`;
  return `${put(pen, glazed, { height: 'mid' })}${fillUp(pen, radius * 0.82, { colour: sauce, scale: 0.014, depth: 4, shine: 0.5, rough: false })}${wallShade(pen, radius * 0.84)}`;
}

/** The furrow of a spoon drawn round and round through something thick. */
function furrow(pen: Pen, radius: number, tones: { dark: Colour; light: Colour }): string {
  const { random } = pen;
  const start = random.between(0, 360);
  const points = Array.from({ length: 30 }, (_, i): Point => {
    const share = i / 29;
    return polar(
      start + share * 820,
      radius * (0.16 + 0.78 * share) * random.between(0.985, 1.015),
    );
  });
  const d = openCurve(points);
  const line = (
    shift: string,
    colour: Colour,
    [width, opacity]: readonly [number, number],
  ): string =>
    `<path d="${d}" transform="translate(${shift})" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${n(width)}" stroke-linecap="round"/>`;
  return (
    line('0 0', tones.dark, [radius * 0.11, 0.6]) +
    line('4 6', tones.light, [radius * 0.05, 0.85]) +
    line('-5 -7', tones.light, [radius * 0.035, 0.6])
  );
}

/** A wedge of flatbread. */
const pitaWedge: Glyph = (pen, q) =>
  `<path d="M0 ${n(-q)}Q${n(q * 0.5)} ${n(-q * 0.1)} ${n(q * 0.86)} ${n(q * 0.62)}Q0 ${n(q * 1.02)} ${n(-q * 0.86)} ${n(q * 0.62)}Q${n(-q * 0.5)} ${n(-q * 0.1)} 0 ${n(-q)}Z" fill="${linear(
    pen,
    [
      [0, '#f8e6c0'],
      [0.6, '#e8c88c'],
      [1, '#b98744'],
    ],
    [1, 1],
  )}"/>${put(pen, charSpots(pen, q * 0.5, { count: 8 }), { y: q * 0.2 })}`;

/** Bread or chips standing around the bowl, half behind it. */
function dippers(pen: Pen, reading: Reading, radius: number): string {
  const { random } = pen;
  const glyph = reading.has(/tortilla chips/i) ? tortillaChip : pitaWedge;
  return repeat(9, (i) => {
    const angle = 150 + i * 27 + random.between(-5, 5);
    const [x, y] = polar(angle, radius * random.between(1.06, 1.16));
    return put(pen, glyph(pen, random.between(82, 96)), {
      x,
      y,
      turn: angle + 90 + random.between(-24, 24),
      height: 'mid',
    });
  });
}

/** Avocado crushed with a fork: one soft mass with lumps left in it, small dice of what is mixed in. */
function crushed(pen: Pen, reading: Reading, inner: number): string {
  const { random } = pen;
  const lumps = (count: number, tones: readonly Colour[]): string =>
    repeat(count, () => {
      const [x, y] = inDisc(random, inner * 0.92);
      return `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(random.between(0, 180))})" d="${blob(random, random.between(9, 34), { corners: 9, wobble: 0.3, squash: 0.7 })}" fill="${random.pick(tones)}" opacity="${random.between(0.4, 0.8).toFixed(2)}"/>`;
    });
  const mass = `<g filter="${wet(pen, { scale: 0.035, depth: 9, shine: 0.3, rough: true })}"><circle r="${n(inner * 0.97)}" fill="#a9bf52"/>${lumps(90, ['#8ea63c', '#bccd68', '#9ab548'])}${lumps(60, ['#cfdc86', '#b7c95c', '#dde6a0'])}</g>`;
  const dice = upTo(
    reading.of('vegetable').filter(({ name }) => !/avocado/i.test(name ?? '')),
    1,
  ).map((food): Food => ({ ...food, glyph: cube('#d8402a', 0.24), size: 13 }));
  const onion: Food = { role: 'aromatic', glyph: cube('#f6f0dc', 0.16), size: 10 };
  return `${mass}${medley(pen, [...dice, onion], { radius: inner * 0.86, count: 44, gap: 1.7 })}`;
}

/** Hummus, tzatziki, guacamole: a shallow bowl of something thick, with what one dips into it. */
export function dip(pen: Pen, reading: Reading): Plating {
  const radius = 272;
  const inner = radius * 0.9;
  const green = reading.called(/guacamole/i);
  const white = reading.called(/tzatziki/i);
  const colour: Colour = green ? '#a8c04c' : white ? '#fbf8ec' : '#e8cf9c';
  const shreds: Food = { role: 'vegetable', glyph: gratedShred('#b9d488'), size: 9 };
  const coin: Food = { role: 'vegetable', glyph: cucumberSlice, size: 44 };
  // A few slices at the wall say what the pale flecks are.
  const coins = [196, 216, 236].map((angle) =>
    piece(pen, coin, { at: polar(angle, inner * 0.72), height: 'low' }),
  );
  const top = green
    ? crushed(pen, reading, inner)
    : `${furrow(pen, inner * 0.86, { dark: darken(colour, 0.16), light: lighten(colour, 0.6) })}${white ? strew(pen, shreds, { radius: inner * 0.86, count: 120, gap: 1.2, height: 'flat' }) + coins.join('') : ''}${oilBeads(pen, inner * 0.62, { colour: '#c9a524', count: 26 })}${white ? '' : medley(pen, upTo(reading.of('bit'), 1), { radius: inner * 0.26, count: 14, gap: 1.7, height: 'low' })}`;
  const dust = reading.has(/paprika|cumin/i)
    ? specks(pen, inner * 0.7, { colours: ['#b3401a', '#cf6a2a'], count: 90 })
    : '';
  const body = `${dippers(pen, reading, radius)}${bowl(pen, radius, chooseGlaze(pen, reading.input.cuisine))}${fillUp(pen, inner, { colour, scale: 0.012, depth: 4, shine: 0.2, rough: false })}${top}${dust}${garnish(pen, reading, { radius: inner * 0.62, pepper: false })}${wallShade(pen, inner * 1.01)}`;
  return { body, radius: 330, props: ['napkin', 'tumbler', 'spoon'] };
}

/** Mashed potatoes: furrows of a spoon and butter that melts into them. */
export function mash(pen: Pen, reading: Reading): Plating {
  const radius = 306;
  const inner = radius * 0.9;
  const pool = `<path d="${blob(pen.random, inner * 0.34, { corners: 10, wobble: 0.24, squash: 0.8 })}" fill="#f0bd2c" opacity=".8"/><path d="${blob(pen.random, inner * 0.22, { corners: 9, wobble: 0.2, squash: 0.8 })}" fill="#f8d75a" opacity=".8"/>`;
  const body = `${bowl(pen, radius, chooseGlaze(pen, 'other'))}${fillUp(pen, inner, { colour: '#f8e4a4', shine: 0.15 })}${furrow(pen, inner * 0.94, { dark: '#d9b96c', light: '#fffbe6' })}${furrow(pen, inner * 0.6, { dark: '#d9b96c', light: '#fffbe6' })}${pool}${put(pen, butterPat(pen, 46), { x: 4, y: -6, turn: 18, height: 'mid' })}${garnish(pen, reading, { radius: inner * 0.78 })}${wallShade(pen, inner * 1.01)}`;
  return { body, radius, props: ['spoon', 'napkin', 'tumbler'] };
}
