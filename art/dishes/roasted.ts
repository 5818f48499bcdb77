import { type Colour, darken, lighten } from '#core/colour';
import { blur, type Pen, put, radial, shadow } from '#core/pen';
import { closedCurve, inDisc, n, type Point, polygon, repeat, torn } from '#core/shapes';
import { lemonSlice } from '#glyphs/fruit';
import type { Glyph } from '#glyphs/glyph';
import { drumstickOf } from '#glyphs/meat';
import { spear } from '#glyphs/vegetables';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { chooseGlaze, plate } from '#scene/ceramics';
import { pool, wet } from '#scene/sauces';
import { tray } from '#scene/vessels';

import { cup } from './dips.ts';
import { garnish, medley, piece, tossedIn, upTo } from './lay.ts';
import type { Plating } from './plating.ts';

const SKIN = '#cf8430';

/** Where the skin is browner and where it is paler, soft at their edges. */
const patches = (pen: Pen, reach: Point, count: number): string =>
  `<g filter="${blur(pen, 3)}">${repeat(count, () => {
    const [x, y] = inDisc(pen.random, 1);
    return `<path transform="translate(${n(x * reach[0])} ${n(y * reach[1])})" d="${polygon(torn(pen.random, pen.random.between(6, 30), { corners: 8, wobble: 0.34 }))}" fill="${pen.random.pick(['#7a3a0c', '#94500f', '#f3bd62', '#5f2a08'])}" opacity="${pen.random.between(0.16, 0.42).toFixed(2)}"/>`;
  })}</g>`;

/** Skin over a part of the bird: bright where the light falls, dark where it turns away. */
const skin = (pen: Pen, tone: Colour): string =>
  radial(
    pen,
    [
      [0, lighten(tone, 0.46)],
      [0.4, tone],
      [0.8, darken(tone, 0.34)],
      [1, darken(tone, 0.62)],
    ],
    [0.36, 0.26, 0.82],
  );

/** A roast chicken lying on its back, seen from its side: breast, a wing folded in, both legs up. */
function bird(pen: Pen): string {
  const trunk = closedCurve([
    [-246, 40],
    [-222, -52],
    [-128, -128],
    [8, -150],
    [128, -112],
    [196, -26],
    [190, 74],
    [96, 136],
    [-70, 148],
    [-194, 112],
  ]);
  const wing = closedCurve([
    [-92, 8],
    [-44, -44],
    [40, -38],
    [96, 6],
    [40, 20],
    [84, 48],
    [-10, 52],
  ]);
  const leg = (tone: Colour, q: number): string => drumstickOf(tone)(pen, q);
  const behind = put(pen, leg('#a35f1e', 104), { x: 130, y: -86, turn: -36, height: 'mid' });
  const front = put(pen, leg('#cc8030', 134), { x: 116, y: 44, turn: -20, height: 'high' });
  const folded = put(pen, `<path d="${wing}" fill="${skin(pen, '#c27428')}"/>`, {
    x: -96,
    y: 62,
    turn: 8,
    height: 'high',
  });
  const lights = `<path d="M-196 -26C-160 -92 -90 -124 -16 -126" fill="none" stroke="#fff0c8" stroke-opacity=".6" stroke-width="16" stroke-linecap="round"/><path d="M-150 -40C-120 -72 -84 -88 -48 -92" fill="none" stroke="#fff6de" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>`;
  return `<g filter="${shadow(pen, 'high')}">${behind}<g filter="${wet(pen, { scale: 0.02, depth: 4, shine: 0.5, rough: true })}"><path d="${trunk}" fill="${skin(pen, SKIN)}"/></g></g><g clip-path="${pen.define('bird', (id) => `<clipPath id="${id}"><path d="${trunk}"/></clipPath>`)}">${patches(pen, [226, 140], 90)}</g>${lights}${folded}${front}`;
}

/** A whole roast chicken in its tray among what was roasted with it. */
export function roastChicken(pen: Pen, reading: Reading): Plating {
  const vegetables = upTo(
    reading.of('vegetable', 'aromatic').filter(({ size }) => size > 18),
    3,
  );
  const lemon: Food = { role: 'slice', glyph: lemonSlice, size: 46 };
  const around = ([x, y]: Point): boolean =>
    Math.abs(x) < 360 && Math.abs(y) < 226 && (x / 290) ** 2 + (y / 190) ** 2 > 1;
  const body = `${tray(pen, [850, 590], '#8f9498')}${medley(pen, vegetables, { radius: 420, bias: 0.4, count: 40, gap: 1.05, where: around, height: 'mid' })}${medley(pen, [lemon], { radius: 380, bias: 0.4, count: 3, gap: 4, where: around, height: 'mid' })}${put(pen, bird(pen), { y: -6, turn: pen.random.between(-10, 6), scale: 1.06 })}<g filter="${shadow(pen, 'low')}">${garnish(pen, reading, { radius: 300, pepper: false })}</g>`;
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
