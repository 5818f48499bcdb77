import { type Colour, darken, lighten, mix } from '#core/colour';
import { blur, linear, type Pen, put, radial, shadow } from '#core/pen';
import { inDisc, n, type Point, repeat } from '#core/shapes';
import { creamDollop } from '#glyphs/dairy';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { specks } from '#scene/sauces';
import { CLOTHS } from '#scene/settings';

import { medley, piece, upTo } from './lay.ts';
import { type Pour, pourOf } from './pours.ts';

/** A glass seen from the front: half its width at the top and at the foot, and its height. */
type Shape = {
  readonly top: number;
  readonly foot: number;
  readonly tall: number;
  readonly stem: boolean;
};

const TUMBLERS: readonly Shape[] = [
  { top: 128, foot: 92, tall: 400, stem: false },
  { top: 112, foot: 104, tall: 430, stem: false },
  { top: 138, foot: 84, tall: 370, stem: false },
];
const COUPE: Shape = { top: 150, foot: 70, tall: 250, stem: true };

/** How flat the circles of a glass look from a little above. */
const TILT = 0.2;

const ring = (half: number, y: number, fill: string): string =>
  `<ellipse cy="${n(y)}" rx="${n(half)}" ry="${n(half * TILT)}" fill="${fill}"/>`;

/** The side of a glass between two heights, with round ends; y grows downwards, the foot is at 0. */
function side(
  shape: Shape,
  [from, to]: readonly [from: number, to: number],
  inset: number,
): string {
  const at = (y: number): number =>
    shape.foot + (shape.top - shape.foot) * (-y / shape.tall) - inset;
  const [a, b] = [at(from), at(to)];
  return `M${n(-b)} ${n(to)}L${n(-a)} ${n(from)}A${n(a)} ${n(a * TILT)} 0 0 0 ${n(a)} ${n(from)}L${n(b)} ${n(to)}A${n(b)} ${n(b * TILT)} 0 0 1 ${n(-b)} ${n(to)}Z`;
}

/** Light on something round and wet, from the left. */
const wetSide = (pen: Pen, colour: Colour): string =>
  linear(
    pen,
    [
      [0, darken(colour, 0.28)],
      [0.1, colour],
      [0.26, lighten(colour, 0.5)],
      [0.42, lighten(colour, 0.1)],
      [0.72, colour],
      [1, darken(colour, 0.34)],
    ],
    [1, 0],
  );

/** A paper straw from the drink up and out. */
function straw(pen: Pen, length: number): string {
  const stripe = pen.random.pick(['#d8485a', '#3f8a6a', '#e0a02c', '#3f7ab0']);
  const turns = repeat(
    Math.ceil(length / 30),
    (i) => `<path d="M-11 ${-i * 30}l22 -10l0 -13l-22 10Z" fill="${stripe}"/>`,
  );
  return `<rect x="-11" y="${-length}" width="22" height="${length}" fill="#fdf9ee"/>${turns}<rect x="-11" y="${-length}" width="22" height="${length}" fill="${linear(
    pen,
    [
      [0, '#ffffff', 0.5],
      [0.4, '#ffffff', 0],
      [1, '#3a2010', 0.4],
    ],
    [1, 0],
  )}"/><ellipse cy="${-length}" rx="11" ry="4.5" fill="#e8ddc8"/><ellipse cy="${-length}" rx="7" ry="2.6" fill="#5a4a3c"/>`;
}

/** A filled glass standing at the origin. */
function glass(pen: Pen, reading: Reading, options: { shape: Shape; pour: Pour }): string {
  const { random } = pen;
  const { shape, pour } = options;
  const { colour, dessert } = pour;
  const lift = shape.stem ? 110 : 0;
  const fill = -shape.tall * random.between(0.86, 0.92);
  const foot = shape.stem
    ? `${ring(96, 0, '#e6eeee')}${ring(88, -4, '#f8fbfb')}<path d="M-13 ${-lift}Q-9 -40 -26 -6L26 -6Q9 -40 13 ${-lift}Z" fill="${linear(
        pen,
        [
          [0, '#b9c9cb'],
          [0.3, '#ffffff'],
          [1, '#a9b9bb'],
        ],
        [1, 0],
      )}" opacity=".92"/>`
    : '';
  const base = shape.stem ? 8 : 26;
  const wall = `<path d="${side(shape, [0, -shape.tall], 0)}" fill="#f3f8f8" opacity=".5"/>`;
  const drink = `<path d="${side(shape, [-base, fill], 9)}" fill="${wetSide(pen, colour)}"/>`;
  const bands = pour.layers.map((tone, i) => {
    const from = -base - ((i + 1) * (-fill - base)) / (pour.layers.length + 1);
    return `<path d="${side(shape, [from, fill], 9)}" fill="${wetSide(pen, tone)}"/>`;
  });
  const half = shape.foot + (shape.top - shape.foot) * (-fill / shape.tall) - 9;
  const top = pour.layers.at(-1) ?? colour;
  const surface = `${ring(half, fill, darken(top, 0.12))}<ellipse cy="${n(fill + 2)}" rx="${n(half - 3)}" ry="${n((half - 3) * TILT)}" fill="${radial(
    pen,
    [
      [0, lighten(top, 0.5)],
      [0.7, lighten(top, 0.18)],
      [1, top],
    ],
  )}"/>`;
  const froth = repeat(dessert ? 0 : 30, () => {
    const [x, y] = inDisc(random, 1, 0.3);
    const size = random.between(2, 7);
    return `<circle cx="${n(x * (half - 9))}" cy="${n(fill + 2 + y * (half - 9) * TILT)}" r="${n(size)}" fill="#fffdf4" opacity="${random.between(0.35, 0.8).toFixed(2)}"/>`;
  });
  const dew = repeat(dessert ? 10 : 34, () => {
    const y = random.between(fill + 30, -base - 10);
    const room = shape.foot + (shape.top - shape.foot) * (-y / shape.tall) - 16;
    return `<ellipse cx="${n(random.between(-room, room))}" cy="${n(y)}" rx="${n(random.between(1.5, 4))}" ry="${n(random.between(2, 5.5))}" fill="#ffffff" opacity="${random.between(0.25, 0.6).toFixed(2)}"/>`;
  });
  const shine = `<path d="M${n(-shape.top * 0.74)} ${n(-shape.tall * 0.88)}L${n(-shape.foot * 0.72)} ${n(-shape.tall * 0.1)}" stroke="#fff" stroke-opacity=".6" stroke-width="15" stroke-linecap="round"/><path d="M${n(shape.top * 0.82)} ${n(-shape.tall * 0.8)}L${n(shape.foot * 0.86)} ${n(-shape.tall * 0.26)}" stroke="#fff" stroke-opacity=".32" stroke-width="6" stroke-linecap="round"/>`;
  const thick = shape.stem
    ? ''
    : `<path d="${side(shape, [0, -base], 0)}" fill="${linear(pen, [
        [0, '#dfe9ea', 0.9],
        [1, '#9fb0b3', 0.9],
      ])}"/><ellipse cy="${n(-base * 0.4)}" rx="${n(shape.foot * 0.7)}" ry="7" fill="${lighten(colour, 0.3)}" opacity=".55"/>`;
  const lip = `<ellipse cy="${n(-shape.tall)}" rx="${n(shape.top)}" ry="${n(shape.top * TILT)}" fill="none" stroke="#ffffff" stroke-opacity=".9" stroke-width="5"/><ellipse cy="${n(-shape.tall)}" rx="${n(shape.top - 4)}" ry="${n((shape.top - 4) * TILT)}" fill="none" stroke="#8fa2a5" stroke-opacity=".5" stroke-width="1.6"/>`;
  const crown = topping(pen, reading, { half, dessert });
  const sip = dessert
    ? ''
    : put(pen, straw(pen, 210), { x: half * 0.32, y: fill + 10, turn: random.between(9, 20) });
  return `${foot}<g transform="translate(0 ${-lift})">${wall}${thick}${drink}${bands.join('')}${surface}${froth}${sip}<g transform="translate(0 ${n(fill)})">${crown}</g>${dew}${shine}${lip}</g>`;
}

/** What floats on a drink or lies on a dessert, and the slice on its rim. */
function topping(pen: Pen, reading: Reading, options: { half: number; dessert: boolean }): string {
  const { half, dessert } = options;
  const { random } = pen;
  const creamy =
    dessert && reading.has(/cream/i)
      ? put(pen, `<g transform="scale(1 .66)">${creamDollop(pen, half * 0.62)}</g>`, {
          y: -22,
          height: 'low',
        })
      : '';
  const fruit = upTo(
    reading.of('fruit', 'slice').filter(({ size }) => size < 60),
    2,
  );
  const heap = fruit[0]
    ? [-0.34, 0.06, 0.36]
        .map((x, i) =>
          piece(pen, fruit[i % fruit.length] ?? (fruit[0] as Food), {
            at: [x * half, -14 - (i === 1 ? 16 : 0)],
            scale: dessert ? 1 : 0.86,
            height: 'low',
            turn: random.between(-30, 30),
          }),
        )
        .join('')
    : '';
  const nuts = medley(
    pen,
    upTo(
      reading.of('nut', 'bit').filter(({ size }) => size >= 9 && size < 30),
      1,
    ),
    { radius: half * 0.6, count: 12, gap: 1.1 },
  );
  const flat = `<g transform="scale(1 .34)">${nuts}${reading.has(/cinnamon|cardamom|cocoa|nutmeg|cumin|coffee/i) ? specks(pen, half * 0.6, { colours: ['#6b3a1c', '#8a5428'], count: 60 }) : ''}</g>`;
  const herb = reading.of('herb')[0];
  const leaf = herb
    ? piece(pen, herb, { at: [-half * 0.2, -26], scale: 1.5, turn: -24, height: 'low' })
    : '';
  return `${flat}${creamy}${dessert || random.chance(0.7) ? heap : ''}${leaf}`;
}

/** Fruit lying on the table around the foot of a glass. */
function scattered(pen: Pen, foods: readonly Food[], places: readonly Point[]): string {
  return places
    .map((at, i) => {
      const food = foods[i % foods.length];
      return food
        ? piece(pen, food, {
            at: [at[0] + pen.random.between(-12, 12), at[1] + pen.random.between(-8, 8)],
            scale: 1.3,
            height: 'mid',
            turn: pen.random.between(-50, 50),
          })
        : '';
    })
    .join('');
}

/** A wall, a table and glasses seen from the front: the one picture not taken from above. */
export function drawDrinks(pen: Pen, reading: Reading, size: readonly [number, number]): string {
  const { random } = pen;
  const [width, height] = size;
  const pour = pourOf(reading);
  const wallColour = random.pick([
    '#f3d9cc',
    '#dbe6dc',
    '#f6e6c4',
    '#d5e2ea',
    '#eed9e0',
    '#e9e0d2',
    '#cfe0d8',
    '#f8dcb4',
  ]);
  const tableColour = random.pick([
    '#e8d6b8',
    '#c99a68',
    '#f3ece0',
    '#b98a5c',
    '#d9c4a4',
    '#e0e2dc',
  ]);
  const horizon = 430;
  const wall = `<rect width="${width}" height="${horizon + 6}" fill="${radial(
    pen,
    [
      [0, lighten(wallColour, 0.5)],
      [0.6, wallColour],
      [1, darken(wallColour, 0.16)],
    ],
    [0.3, 0.2, 0.95],
  )}"/><g fill="#ffffff" opacity=".34" filter="${blur(pen, 18)}" transform="translate(${n(random.between(-60, 260))} 0) skewX(-18)"><rect x="120" y="40" width="130" height="330"/><rect x="276" y="40" width="130" height="330"/></g>`;
  const grain = repeat(16, () => {
    const y = random.between(horizon + 14, height);
    return `<path d="M0 ${n(y)}Q${n(width / 2)} ${n(y + random.between(-8, 8))} ${width} ${n(y)}" stroke="${darken(tableColour, 0.5)}" stroke-opacity="${random.between(0.04, 0.14).toFixed(2)}" stroke-width="${n(random.between(1, 4))}" fill="none"/>`;
  });
  const table = `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${linear(
    pen,
    [
      [0, darken(tableColour, 0.12)],
      [0.2, tableColour],
      [1, lighten(tableColour, 0.28)],
    ],
  )}"/>${grain}<rect y="${horizon - 3}" width="${width}" height="7" fill="${darken(tableColour, 0.4)}" opacity=".35" filter="${blur(pen, 3)}"/>`;
  const cloth = random.chance(0.4)
    ? `<g filter="${shadow(pen, 'low')}"><path d="M${n(random.between(-60, 120))} 560L430 520L560 ${height + 20}L-40 ${height + 20}Z" fill="${mix(random.pick(CLOTHS), '#fff8ec', 0.25)}"/></g>`
    : '';
  const shape = pour.dessert ? COUPE : random.pick(TUMBLERS);
  const two = random.chance(0.5);
  const stand = (x: number, y: number, scale: number): string => {
    const shade = `<ellipse cx="64" cy="4" rx="${n(shape.foot * 1.5)}" ry="26" fill="#2a1206" opacity=".34" filter="${blur(pen, 12)}"/><ellipse cy="2" rx="${n(shape.foot * 0.98)}" ry="${n(shape.foot * 0.22)}" fill="#2a1206" opacity=".45" filter="${blur(pen, 5)}"/>`;
    return put(pen, shade + glass(pen, reading, { shape, pour }), { x, y, scale });
  };
  const way = random.chance(0.5) ? 1 : -1;
  const middle = width / 2 + (two ? 0 : way * random.between(0, 90));
  const near = stand(middle - (two ? way * 130 : 0), 638, pour.dessert ? 1.3 : 1.1);
  const far = two ? stand(middle + way * 190, 566, pour.dessert ? 1.08 : 0.94) : '';
  const fruit = upTo(
    reading
      .of('fruit', 'slice', 'vegetable', 'nut')
      .filter(({ size: radius }) => radius > 15 && radius < 60),
    3,
  );
  const foot = middle - (two ? way * 130 : 0);
  const places: readonly Point[] = [
    [foot - way * 240, 622],
    [foot - way * 310, 660],
    [foot - way * 176, 674],
    [foot + way * 190, 668],
    [foot + way * 268, 640],
  ];
  return `${wall}${table}${cloth}${far}${near}${scattered(pen, fruit, places)}`;
}
