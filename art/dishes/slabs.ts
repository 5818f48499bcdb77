import { type Colour, darken } from '#core/colour';
import { type Pen, put, shadow } from '#core/pen';
import type { Random } from '#core/random';
import { blob, inDisc, n, type Point, polygon, repeat, torn } from '#core/shapes';
import type { Reading } from '#pantry/reading';
import { chooseGlaze, plate } from '#scene/ceramics';
import { pool, simmeredSauce, wet } from '#scene/sauces';

import { piece } from './lay.ts';
import type { Plating } from './plating.ts';

/*
 * What is cooked in layers says what it is only where it is cut, so a portion of it stands on its plate
 * as one sees it from the table, at forty degrees: its top and two cut sides.
 */

/** The corners of the top; the cut sides are below the line from left over front to right. */
const LEFT: Point = [-262, -20];
const FRONT: Point = [120, 62];
const RIGHT: Point = [272, -62];
const BACK: Point = [-104, -136];
const TALL = 156;

/** One layer: its colour, its share of the height, and the colours of what is to be seen in it. */
type Layer = {
  readonly colour: Colour;
  readonly share: number;
  readonly bits?: readonly Colour[];
};

const PASTA: Layer = { colour: '#f6dc9c', share: 0.5 };
const RAGU: Layer = {
  colour: '#8f3a1c',
  share: 1.3,
  bits: ['#6b2a14', '#a8522c', '#b9401f', '#7a3a20', '#c8642c'],
};
const WHITE: Layer = { colour: '#fdf3d6', share: 0.6 };
const EGGPLANT: Layer = {
  colour: '#a5844a',
  share: 1,
  bits: ['#8a6a38', '#c4a566', '#5f3a44', '#7a5a34'],
};
const TOMATO: Layer = { colour: '#b9341a', share: 0.8, bits: ['#d8502a', '#8f2410', '#e0703c'] };

const LASAGNA = [PASTA, RAGU, WHITE, PASTA, RAGU, WHITE, PASTA, RAGU, PASTA] as const;
const PARMIGIANA = [EGGPLANT, TOMATO, WHITE, EGGPLANT, TOMATO, WHITE, EGGPLANT, TOMATO] as const;

/** The line between two layers along both cut sides, `down` below the top; layers sag, so it wavers. */
function course(random: Random, down: number, waver: number): Point[] {
  const along = (from: Point, to: Point, steps: number): Point[] =>
    Array.from({ length: steps }, (_, i): Point => {
      const share = i / steps;
      return [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share + down + random.between(-waver, waver),
      ];
    });
  return [...along(LEFT, FRONT, 9), ...along(FRONT, RIGHT, 5), [RIGHT[0], RIGHT[1] + down]];
}

/** The two cut sides, layer upon layer. */
function cutSides(pen: Pen, layers: readonly Layer[]): string {
  const { random } = pen;
  const whole = layers.reduce((sum, { share }) => sum + share, 0);
  let done = 0;
  let above = course(random, 0, 2);
  const bands = layers.map(({ colour, share, bits }, i) => {
    done += share;
    const below = course(random, (done / whole) * TALL, i === layers.length - 1 ? 2 : 6);
    const upper = above;
    above = below;
    const seen = repeat(bits ? 70 : 0, () => {
      const at = random.whole(0, upper.length - 1);
      const [top, bottom] = [upper[at] ?? LEFT, below[at] ?? LEFT];
      const depth = random.between(0.15, 0.85);
      const x = top[0] + random.between(-24, 24);
      const y = top[1] + (bottom[1] - top[1]) * depth;
      return `<path transform="translate(${n(x)} ${n(y)})" d="${polygon(torn(random, random.between(3, 9), { corners: 5, wobble: 0.36, squash: 0.7 }))}" fill="${random.pick(bits ?? [colour])}"/>`;
    });
    const outline = polygon([...upper, ...below.toReversed()]);
    return `<path d="${outline}" fill="${colour}" stroke="${darken(colour, 0.4)}" stroke-opacity=".45" stroke-width="2.5"/>${seen}`;
  });
  const down = ([x, y]: Point): Point => [x, y + TALL];
  const shade = polygon([FRONT, RIGHT, down(RIGHT), down(FRONT)]);
  const sides = polygon([LEFT, FRONT, RIGHT, down(RIGHT), down(FRONT), down(LEFT)]);
  const clip = pen.define('sides', (id) => `<clipPath id="${id}"><path d="${sides}"/></clipPath>`);
  return `<path d="${sides}" fill="#6b2a14"/><g clip-path="${clip}">${bands.join('')}<path d="${shade}" fill="#2a0e02" opacity=".26"/></g>`;
}

/** Cheese melted over the top: sauce at its edges, browned blisters, tongues that ran down the sides. */
function crust(pen: Pen, sauce: Colour): string {
  const { random } = pen;
  const top = polygon(roughened([LEFT, FRONT, RIGHT, BACK], random));
  const clip = pen.define('slab', (id) => `<clipPath id="${id}"><path d="${top}"/></clipPath>`);
  const patch = (reach: readonly [number, number], tones: readonly Colour[]): string => {
    const [x, y] = inDisc(random, 1);
    return `<path transform="translate(${n(x * 250)} ${n(y * 92 - 38)})" d="${polygon(torn(random, random.between(...reach), { corners: 8, wobble: 0.3, squash: 0.5 }))}" fill="${random.pick(tones)}" opacity="${random.between(0.5, 0.9).toFixed(2)}"/>`;
  };
  const tongues = repeat(9, () => {
    const side = random.chance(0.68);
    const share = random.between(0.06, 0.94);
    const [from, to] = side ? [LEFT, FRONT] : [FRONT, RIGHT];
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    const long = random.between(16, 52);
    const wide = random.between(9, 17);
    return `<path d="M${n(x - wide * 2)} ${n(y - 8)}Q${n(x - wide)} ${n(y + 6)} ${n(x - wide * 0.6)} ${n(y + long)}A${n(wide * 0.6)} ${n(wide * 0.6)} 0 0 0 ${n(x + wide * 0.6)} ${n(y + long)}Q${n(x + wide)} ${n(y + 6)} ${n(x + wide * 2)} ${n(y - 4)}Z" fill="${random.pick(['#f6d488', '#fbe6b0', '#eec070'])}"/>`;
  });
  return `<g filter="${wet(pen, { scale: 0.03, depth: 5, shine: 0.5, rough: true })}"><path d="${top}" fill="#f2cd7c"/>${tongues}<g clip-path="${clip}">${repeat(10, () => patch([14, 44], [sauce, darken(sauce, 0.2)]))}${repeat(44, () => patch([12, 40], ['#fdeec4', '#f8da94', '#f4cd7a']))}${repeat(40, () => patch([4, 20], ['#b06a1c', '#8a4a12', '#cf8f36']))}</g></g>`;
}

/** Straight edges, roughened. */
const roughened = (corners: readonly Point[], random: Random): Point[] =>
  corners.flatMap((from, i): Point[] => {
    const to = corners[(i + 1) % corners.length] ?? from;
    return Array.from({ length: 8 }, (_, k): Point => [
      from[0] + ((to[0] - from[0]) * k) / 8 + random.between(-4, 4),
      from[1] + ((to[1] - from[1]) * k) / 8 + random.between(-4, 4),
    ]);
  });

/** A portion of lasagna or of baked eggplant on its plate. */
export function slab(pen: Pen, reading: Reading): Plating {
  const sauce = reading.sauce('#c8401f');
  const layers = reading.has(/lasagna/i) ? LASAGNA : PARMIGIANA;
  const leaf = reading.of('herb')[0];
  const leaves = leaf
    ? [-34, 40]
        .map((turn, i) =>
          piece(pen, leaf, { at: [i * 46 - 30, -52 - i * 8], turn, scale: 1.4, height: 'low' }),
        )
        .join('')
    : '';
  const spilt = `<g transform="translate(6 104) scale(1 .5)">${pool(pen, 292, sauce)}${simmeredSauce(pen, 262, sauce)}</g>`;
  const foot = `<path d="${blob(pen.random, 250, { corners: 14, wobble: 0.06, squash: 0.36 })}" transform="translate(18 98)" fill="#1d0a02" opacity=".4"/>`;
  const body = `<g transform="scale(1 .8)">${plate(pen, 352, chooseGlaze(pen, reading.input.cuisine))}</g>${put(pen, `${spilt}${foot}<g filter="${shadow(pen, 'mid')}">${cutSides(pen, layers)}</g>${crust(pen, sauce)}${leaves}`, { y: -32 })}`;
  return { body, radius: 352, props: ['fork', 'knife', 'napkin', 'tumbler'] };
}
