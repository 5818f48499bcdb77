import { type Colour, darken, lighten } from '#art/core/colour';
import { type Pen, put, radial, shadow } from '#art/core/pen';
import { blob, closedCurve, inDisc, n, type Point, polygon, repeat, torn } from '#art/core/shapes';
import { lemonSlice } from '#art/glyphs/fruit';
import type { Glyph } from '#art/glyphs/glyph';
import { drumstickOf } from '#art/glyphs/meat';
import { spear } from '#art/glyphs/vegetables';
import type { Food } from '#art/pantry/food';
import type { Reading } from '#art/pantry/reading';
import { chooseGlaze, plate } from '#art/scene/ceramics';
import { pool, wet } from '#art/scene/sauces';
import { tray } from '#art/scene/vessels';

import { cup } from './dips.ts';
import { garnish, medley, piece, tossedIn, upTo } from './lay.ts';
import type { Plating } from './plating.ts';

const SKIN = '#cf8430';

/** Darker and lighter patches of roasted skin. */
const patches = (pen: Pen, reach: Point, count: number): string =>
  repeat(count, () => {
    const [x, y] = inDisc(pen.random, 1);
    return `<path transform="translate(${n(x * reach[0])} ${n(y * reach[1])})" d="${blob(pen.random, pen.random.between(8, 34), { corners: 8, wobble: 0.3 })}" fill="${pen.random.pick(['#8a4410', '#a85a18', '#f3bd62', '#7a3a0c'])}" opacity=".26"/>`;
  });

/** A roast chicken from above: two breasts, wings folded in, legs crossed at the end. */
function bird(pen: Pen): string {
  const lobe = (side: 1 | -1): string =>
    `<path d="${closedCurve([
      [side * 4, -178],
      [side * 96, -166],
      [side * 158, -84],
      [side * 150, 30],
      [side * 104, 118],
      [side * 6, 142],
    ])}" fill="${radial(
      pen,
      [
        [0, lighten(SKIN, 0.34)],
        [0.55, SKIN],
        [1, darken(SKIN, 0.4)],
      ],
      [side > 0 ? 0.4 : 0.5, 0.36, 0.68],
    )}"/>`;
  const wing = (side: 1 | -1): string =>
    put(
      pen,
      `<path d="${blob(pen.random, 82, { corners: 9, wobble: 0.06, squash: 0.46 })}" fill="${radial(
        pen,
        [
          [0, lighten(SKIN, 0.24)],
          [0.7, darken(SKIN, 0.12)],
          [1, darken(SKIN, 0.5)],
        ],
      )}"/>`,
      { x: side * 162, y: -84, turn: side * 66, height: 'mid' },
    );
  const leg = (side: 1 | -1): string =>
    put(pen, drumstickOf('#c4762a')(pen, 84), {
      x: side * 74,
      y: 122,
      turn: side > 0 ? 128 : 52,
      height: 'mid',
    });
  return `<g filter="${shadow(pen, 'high')}">${wing(1)}${wing(-1)}<g filter="${wet(pen, { scale: 0.016, depth: 6, shine: 0.9 })}">${lobe(-1)}${lobe(1)}</g></g><path d="M0 -172Q-8 -20 0 136" fill="none" stroke="#6b3008" stroke-opacity=".5" stroke-width="8"/>${patches(pen, [130, 140], 60)}${leg(-1)}${leg(1)}<path d="M-104 -118Q-62 -160 -24 -150" fill="none" stroke="#fff0c8" stroke-opacity=".7" stroke-width="13" stroke-linecap="round"/><path d="M44 -148Q88 -150 112 -104" fill="none" stroke="#fff0c8" stroke-opacity=".5" stroke-width="10" stroke-linecap="round"/>`;
}

/** A whole roast chicken in its tray among what was roasted with it. */
export function roastChicken(pen: Pen, reading: Reading): Plating {
  const vegetables = upTo(
    reading.of('vegetable', 'aromatic').filter(({ size }) => size > 18),
    3,
  );
  const lemon: Food = { role: 'slice', glyph: lemonSlice, size: 46 };
  const around = ([x, y]: Point): boolean =>
    Math.abs(x) < 360 && Math.abs(y) < 226 && (x / 210) ** 2 + (y / 236) ** 2 > 1;
  const body = `${tray(pen, [850, 590], '#8f9498')}${medley(pen, vegetables, { radius: 420, bias: 0.4, count: 40, gap: 1.05, where: around, height: 'mid' })}${medley(pen, [lemon], { radius: 380, bias: 0.4, count: 3, gap: 4, where: around, height: 'mid' })}${put(pen, bird(pen), { y: -6, turn: pen.random.between(-12, 12), scale: 1.18 })}<g filter="${shadow(pen, 'low')}">${garnish(pen, reading, { radius: 300, pepper: false })}</g>`;
  return { body, radius: 296, props: ['knife', 'fork', 'napkin'], wide: true };
}

/** A wing joint: a drumette with a knob of bone, or the flat with both bones at its end; crisp and sauced. */
const wing =
  (colour: Colour): Glyph =>
  (pen, q) => {
    const { random } = pen;
    const flat = random.chance(0.5);
    const skin = torn(random, q, { corners: 11, wobble: 0.07, squash: flat ? 0.44 : 0.58 });
    const bone = (y: number): string =>
      `<circle cx="${n(q * 0.98)}" cy="${n(q * y)}" r="${n(q * 0.13)}" fill="#f3e6cc" stroke="#a8804c" stroke-width="2"/>`;
    const blisters = repeat(26, () => {
      const [x, y] = inDisc(random, q * 0.86);
      return `<path transform="translate(${n(x)} ${n(y * (flat ? 0.4 : 0.54))})" d="${polygon(torn(random, q * random.between(0.05, 0.17), { corners: 6, wobble: 0.36 }))}" fill="${random.pick([lighten(colour, 0.26), darken(colour, 0.36), '#f08a2c', '#6b1f08'])}" opacity=".5"/>`;
    });
    return `${flat ? bone(-0.14) + bone(0.16) : bone(0.02)}<path d="${polygon(skin)}" fill="${radial(
      pen,
      [
        [0, lighten(colour, 0.26)],
        [0.6, colour],
        [1, darken(colour, 0.5)],
      ],
      [0.4, 0.34, 0.7],
    )}" stroke="${darken(colour, 0.5)}" stroke-width="3" stroke-linejoin="round"/>${blisters}<path d="M${n(-q * 0.6)} ${n(-q * 0.2)}Q${n(-q * 0.2)} ${n(-q * 0.4)} ${n(q * 0.3)} ${n(-q * 0.26)}" fill="none" stroke="#fff0d4" stroke-opacity=".65" stroke-width="${n(q * 0.07)}" stroke-linecap="round"/>`;
  };

/** Sauced chicken wings in a heap, with celery and a cup of pale dip. */
export function wings(pen: Pen, reading: Reading): Plating {
  const joint: Food = { role: 'main', glyph: wing('#c94e18'), size: 76 };
  const celery: Food = { role: 'vegetable', glyph: spear('#a9cc6c', false), size: 58 };
  const sticks = reading.has(/celery/i)
    ? [-20, 4, 28]
        .map((x, i) =>
          piece(pen, celery, { at: [196 + x, -128 + i * 12], turn: 70 + i * 9, height: 'mid' }),
        )
        .join('')
    : '';
  const heap = tossedIn(pen, [joint], { radius: 196, count: 19, gap: 0.82, groups: 5 });
  const body = `${plate(pen, 334, chooseGlaze(pen, 'other'))}${put(pen, pool(pen, 190, '#c9501a'), { x: -60, y: 6 })}${sticks}${put(pen, heap, { x: -62, y: 0 })}${put(pen, cup(pen, 84, '#f6f0de'), { x: 196, y: 116 })}${garnish(pen, reading, { radius: 170 })}`;
  return { body, radius: 334, props: ['napkin', 'tumbler'] };
}
