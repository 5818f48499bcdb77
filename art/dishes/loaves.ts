import { type Colour, darken, lighten } from '#core/colour';
import { linear, type Pen, put, radial, shadow } from '#core/pen';
import { blob, closedCurve, inDisc, n, type Point, polar, repeat } from '#core/shapes';
import { blueberry } from '#glyphs/fruit';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { chooseGlaze, plate } from '#scene/ceramics';
import { drizzle, specks, wet } from '#scene/sauces';
import { board, tray } from '#scene/vessels';

import { garnish, medley, strew, upTo } from './lay.ts';
import type { Plating } from './plating.ts';

type Loaf = { readonly crust: Colour; readonly crumb: Colour; readonly dots: readonly Colour[] };

/** A loaf seen from above, a little from the front: its rounded top, its front side, a crack along it. */
function loaf(pen: Pen, look: Loaf, crack: boolean): string {
  const { crust } = look;
  const top = closedCurve([
    [-268, -84],
    [-120, -112],
    [60, -116],
    [250, -92],
    [286, -6],
    [254, 72],
    [60, 92],
    [-130, 90],
    [-262, 66],
    [-290, -8],
  ]);
  const split = crack
    ? `<path d="M-220 -14C-120 -40 -60 14 30 -16S170 -30 226 -4C160 22 90 6 20 22S-130 16 -220 -14Z" fill="${lighten(crust, 0.45)}" opacity=".8"/><path d="M-220 -14C-120 -40 -60 14 30 -16S170 -30 226 -4" fill="none" stroke="${darken(crust, 0.5)}" stroke-opacity=".5" stroke-width="5"/>`
    : '';
  return `<g filter="${shadow(pen, 'high')}"><path d="M-288 0L-262 138Q0 166 258 138L286 0Z" fill="${linear(
    pen,
    [
      [0, crust],
      [1, darken(crust, 0.5)],
    ],
  )}"/><g filter="${wet(pen, { scale: 0.03, depth: 4, shine: 0.35 })}"><path d="${top}" fill="${radial(
    pen,
    [
      [0, lighten(crust, 0.22)],
      [0.6, crust],
      [1, darken(crust, 0.36)],
    ],
    [0.42, 0.36, 0.64],
  )}"/></g></g>${split}`;
}

/** A slice of it, lying flat: crust around, crumb within. */
function slice(pen: Pen, look: Loaf): string {
  const outline = (s: number): string =>
    `M${n(-112 * s)} ${n(-70 * s)}C${n(-92 * s)} ${n(-124 * s)} ${n(92 * s)} ${n(-124 * s)} ${n(112 * s)} ${n(-70 * s)}Q${n(112 * s)} ${n(40 * s)} ${n(94 * s)} ${n(92 * s)}Q0 ${n(104 * s)} ${n(-94 * s)} ${n(92 * s)}Q${n(-112 * s)} ${n(40 * s)} ${n(-112 * s)} ${n(-70 * s)}Z`;
  const dots = repeat(70, () => {
    const [x, y] = inDisc(pen.random, 92);
    return `<path transform="translate(${n(x)} ${n(y)})" d="${blob(pen.random, pen.random.between(2, 7), { corners: 6, wobble: 0.3 })}" fill="${pen.random.pick(look.dots)}" opacity=".6"/>`;
  });
  return `<path d="${outline(1)}" fill="${darken(look.crust, 0.2)}"/><path d="${outline(0.93)}" fill="${radial(
    pen,
    [
      [0, lighten(look.crumb, 0.25)],
      [0.8, look.crumb],
      [1, darken(look.crumb, 0.2)],
    ],
  )}"/>${dots}`;
}

/** Banana bread or meatloaf on a board, two slices cut off. */
export function sliced(pen: Pen, reading: Reading): Plating {
  const meat = reading.called(/meatloaf/i);
  const look: Loaf = meat
    ? { crust: '#7a3218', crumb: '#9a6240', dots: ['#6b3a20', '#c08a60', '#e0a05a', '#5f8a3c'] }
    : { crust: '#a8682a', crumb: '#e3bd7c', dots: ['#a8743c', '#f3dca6', '#7a4a1c', '#c99a58'] };
  const glaze = meat
    ? `<g filter="${wet(pen, { scale: 0.014, depth: 8, shine: 1 })}"><path d="${blob(pen.random, 236, { corners: 16, wobble: 0.06, squash: 0.3 })}" fill="#a3220f"/></g>`
    : '';
  const nuts = medley(
    pen,
    upTo(
      reading.of('nut').filter(({ size }) => size > 12),
      1,
    ),
    { radius: 210, count: 20, gap: 1.3, where: ([, y]) => Math.abs(y) < 56, height: 'low' },
  );
  const slices = (
    [
      [196, 118, 12],
      [20, 166, -8],
    ] as const
  )
    .map(([x, y, turn]) => put(pen, slice(pen, look), { x, y, turn, height: 'mid' }))
    .join('');
  const under = board(pen, [880, 580], pen.random.pick(['#b98250', '#a06a3f']));
  const body = `${under}${put(pen, `${loaf(pen, look, !meat)}${glaze}${nuts}`, { x: -56, y: -96, turn: -4 })}${slices}${meat ? garnish(pen, reading, { radius: 220 }) : ''}`;
  return { body, radius: 290, props: ['knife', 'napkin', 'tumbler'], wide: true };
}

/** A muffin in its paper, from above. */
function muffin(pen: Pen, berries: boolean): string {
  const paper = closedCurve(
    Array.from({ length: 36 }, (_, i): Point => polar(i * 10, i % 2 ? 112 : 102)),
  );
  const fruit: Food = { role: 'fruit', glyph: blueberry, size: 17 };
  return `<path d="${paper}" fill="${radial(pen, [
    [0, '#c9a878'],
    [0.86, '#f3e6cc'],
    [1, '#d3bd94'],
  ])}"/><g filter="${wet(pen, { scale: 0.04, depth: 4, shine: 0.3 })}"><path d="${blob(pen.random, 94, { corners: 12, wobble: 0.05 })}" fill="${radial(
    pen,
    [
      [0, '#f6d28a'],
      [0.6, '#dfa34a'],
      [1, '#a8681f'],
    ],
    [0.42, 0.36, 0.64],
  )}"/></g>${berries ? strew(pen, fruit, { radius: 74, count: 7, gap: 1.9, height: 'low' }) : ''}${specks(pen, 80, { colours: ['#fff8e6'], count: 26 })}`;
}

/** Six muffins on a sheet. */
export function muffins(pen: Pen, reading: Reading): Plating {
  const places: readonly Point[] = [
    [-252, -124],
    [4, -132],
    [256, -120],
    [-248, 128],
    [-4, 122],
    [250, 130],
  ];
  const body = `${tray(pen, [860, 590], '#a9adb0')}${places.map(([x, y]) => put(pen, muffin(pen, reading.has(/blueberr/i)), { x: x + pen.random.between(-8, 8), y, height: 'mid' })).join('')}`;
  return { body, radius: 285, props: ['napkin', 'tumbler'], wide: true };
}

/** A block of layers: soaked biscuits and cream, cocoa on top. */
function layered(pen: Pen): string {
  const bands = ['#fbf0d2', '#9a6a3c', '#fbf0d2', '#a87844', '#fbf0d2'] as const;
  const front = bands
    .map((fill, i) => {
      const y = i * 34;
      const wave = `M-150 ${y}Q-80 ${y + pen.random.between(-6, 6)} 0 ${y}T150 ${y}L150 ${y + 38}L-150 ${y + 38}Z`;
      return `<path d="${wave}" fill="${fill}"/>`;
    })
    .join('');
  const soaked = repeat(40, () => {
    const y = pen.random.chance(0.5) ? 50 : 118;
    return `<circle cx="${n(pen.random.between(-140, 140))}" cy="${n(y + pen.random.between(-12, 12))}" r="${n(pen.random.between(2, 5))}" fill="${pen.random.pick(['#6b3f1c', '#c99a62'])}" opacity=".6"/>`;
  });
  return `<g filter="${shadow(pen, 'high')}">${front}<path d="M150 0L206 -78L206 92L150 172Z" fill="#c9a878"/><path d="M150 34L206 -44L206 -12L150 68ZM150 102L206 24L206 56L150 136Z" fill="#7a4f28"/><path d="M-150 2L-94 -78L206 -78L150 2Z" fill="#4a2412"/></g>${soaked}<g transform="translate(28 -38) scale(1 .26)">${specks(pen, 150, { colours: ['#6b3a1e', '#2f1408', '#8a5530'], count: 160 })}</g><path d="M-150 4Q0 12 150 4" stroke="#fff8e0" stroke-width="5" fill="none"/>`;
}

/** Tiramisu: two blocks cut from the dish, cocoa on the plate. */
export function tiramisu(pen: Pen): Plating {
  const cocoa = specks(pen, 270, { colours: ['#4a2412', '#6b3a1e'], count: 150 });
  const body = `${plate(pen, 338, chooseGlaze(pen, 'italian'))}${cocoa}${put(pen, layered(pen), { x: -70, y: -128, scale: 0.9, turn: -3 })}${put(pen, layered(pen), { x: 10, y: 74, scale: 1, turn: 2 })}${put(pen, drizzle(pen, 60, { colour: '#4a2412', width: 5 }), { x: -210, y: 150 })}`;
  return {
    body,
    radius: 338,
    props: ['fork', 'napkin', 'spoon', 'tumbler', 'dip'],
    dip: '#3a1a0c',
  };
}
