import { type Colour, darken, lighten } from '#core/colour';
import { linear, type Pen, put } from '#core/pen';
import { n, type Point, polygon, repeat, torn } from '#core/shapes';
import { type Glyph, round } from '#glyphs/glyph';
import { domeShade, grainOf, mound, moundGround } from '#glyphs/grains';
import { drumstickOf, grilledFillet, slicedSteak } from '#glyphs/meat';
import { potsticker } from '#glyphs/shortPasta';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';

import { medley, piece } from './lay.ts';

/** A wooden stick with pieces threaded on it. */
function skewer(pen: Pen, foods: readonly Food[], length: number): string {
  const count = Math.round(length / 56);
  const stick = `<path d="M${-length / 2 - 46} 0L${length / 2 + 34} 0" stroke="#8a5c2c" stroke-width="9" stroke-linecap="round"/><path d="M${-length / 2 - 46} -2L${length / 2 + 34} -2" stroke="#d9ae70" stroke-width="4" stroke-linecap="round"/>`;
  const parts = repeat(count, (i) => {
    const food = foods[i % foods.length];
    const x = -length / 2 + ((i + 0.5) * length) / count;
    return food
      ? piece(
          pen,
          { ...food, size: food.chunk ? 48 : 36 },
          { at: [x, 0], turn: 90 + pen.random.between(-12, 12), height: 'low' },
        )
      : '';
  });
  return stick + parts;
}

/** A square of pepper, bent as it grew, blistered by the fire. */
const pepperSquare =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="${polygon(torn(pen.random, q, { corners: 4, wobble: 0.1, squash: 1 }))}" fill="${linear(
      pen,
      [
        [0, lighten(colour, 0.4)],
        [0.5, colour],
        [1, darken(colour, 0.4)],
      ],
      [1, 1],
    )}" stroke="${darken(colour, 0.4)}" stroke-width="3" stroke-linejoin="round"/><path d="M${n(-q * 0.5)} ${n(-q * 0.3)}Q0 ${n(-q * 0.62)} ${n(q * 0.4)} ${n(-q * 0.4)}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="${n(q * 0.12)}" stroke-linecap="round"/><path d="${polygon(torn(pen.random, q * 0.3, { corners: 6, wobble: 0.4, squash: 0.5 }))}" transform="translate(${n(q * 0.3)} ${n(q * 0.4)})" fill="#2e1206" opacity=".5"/>`;

/** What hangs on a skewer: meat between vegetables, which begin elsewhere on each. */
function threads([meat, ...rest]: readonly Food[], start: number): readonly Food[] {
  if (!meat) return [];
  const cut = rest.map((food): Food => {
    const name = food.name ?? '';
    if (/green bell/i.test(name)) return { ...food, glyph: pepperSquare('#4f9a35') };
    if (/red bell/i.test(name)) return { ...food, glyph: pepperSquare('#d0331f') };
    return /tomato/i.test(name) ? { ...food, glyph: round('#d8351d', 0.75) } : food;
  });
  return cut.length === 0
    ? [meat]
    : [...cut.slice(start % cut.length), ...cut.slice(0, start % cut.length)].flatMap((food) => [
        meat,
        food,
      ]);
}

/** A sausage of minced meat on a plate, with grill marks. */
const kofta =
  (colour: Colour): Food['glyph'] =>
  (pen, q) =>
    `<path d="M${n(-q * 1.5)} 0C${n(-q * 1.5)} ${n(-q * 0.56)} ${n(q * 1.5)} ${n(-q * 0.56)} ${n(q * 1.5)} 0C${n(q * 1.5)} ${n(q * 0.56)} ${n(-q * 1.5)} ${n(q * 0.56)} ${n(-q * 1.5)} 0Z" fill="${linear(
      pen,
      [
        [0, lighten(colour, 0.34)],
        [0.4, colour],
        [1, darken(colour, 0.5)],
      ],
    )}"/>${repeat(7, (i) => `<path d="M${n((-1.05 + i * 0.35) * q)} ${n(-q * 0.34)}q${n(q * 0.1)} ${n(q * 0.32)} 0 ${n(q * 0.66)}" stroke="#3a1606" stroke-opacity=".5" stroke-width="${n(q * 0.09)}" fill="none" stroke-linecap="round"/>`)}<path d="M${n(-q)} ${n(-q * 0.28)}Q0 ${n(-q * 0.42)} ${n(q)} ${n(-q * 0.28)}" stroke="#ffe6c0" stroke-opacity=".5" stroke-width="${n(q * 0.07)}" fill="none" stroke-linecap="round"/>`;

/** Long-cooked meat comes in lumps, not in slices. */
export const braised = (food: Food): Food =>
  food.chunk && food.whole && food.whole.size <= 100 && !/#e2a252/.test(food.chunk)
    ? { ...food, size: 70 }
    : whole(food);

export const whole = (food: Food, scale = 1): Food =>
  food.whole ? { ...food, glyph: food.whole.glyph, size: food.whole.size * scale } : food;

/** A bed of rice or grains on one side of a plate. */
export function sideOfGrain(pen: Pen, reading: Reading, at: Point): string {
  const look = grainOf(reading.input.ingredients);
  if (!look) return '';
  const red = reading.has(/tomato/i) && reading.has(/bulgur/i);
  const heap =
    moundGround(pen, 112, look.colour) +
    mound(pen, red ? { radius: 112, look, tint: ['#d0602c', 0.35] } : { radius: 112, look }) +
    domeShade(pen, 114, 0.24);
  return put(pen, heap, { x: at[0], y: at[1] });
}

/** The centrepieces of a grill or fish plate, by what they are. */
export function centre(pen: Pen, reading: Reading): { body: string; lots: boolean } {
  const { random } = pen;
  const food = reading.of('main')[0];
  if (reading.called(/satay|skewer|kebab|kabob|souvlaki|brochette/i) && food) {
    const foods = [
      food,
      ...reading
        .of('vegetable')
        .filter(({ size }) => size > 30 && size < 50)
        .slice(0, 3),
    ];
    const strip: Food = { ...food, glyph: grilledFillet('#d9973f', 0.34), size: 150 };
    if (reading.called(/satay/i)) {
      const one = (y: number, turn: number): string =>
        put(pen, `${skewer(pen, [], 400)}${put(pen, strip.glyph(pen, 172), { height: 'mid' })}`, {
          x: 16,
          y,
          turn,
        });
      return { body: one(-128, -12) + one(-36, -7) + one(56, -4) + one(146, 2), lots: false };
    }
    return {
      body: [-64, 20, 104, 186]
        .map((y, i) =>
          put(pen, skewer(pen, threads(foods, i), 410), { x: 10, y, turn: -9 + i * 3 }),
        )
        .join(''),
      lots: false,
    };
  }
  if (reading.called(/kofta|kebab|cevapi|seekh/i)) {
    const stick: Food = { role: 'main', glyph: kofta('#84482a'), size: 104 };
    return {
      body: [-110, 0, 110]
        .map((y) =>
          piece(pen, stick, {
            at: [-30 + random.between(-12, 12), y],
            turn: random.between(-14, -2),
            height: 'mid',
          }),
        )
        .join(''),
      lots: false,
    };
  }
  if (reading.called(/potsticker|dumpling|gyoza|momo|wonton/i)) {
    const pocket: Food = { role: 'main', glyph: potsticker, size: 80 };
    const rows = [4, 5, 4].map((count, row) =>
      Array.from({ length: count }, (_, i) =>
        piece(pen, pocket, {
          at: [(i - (count - 1) / 2) * 100 + random.between(-6, 6), -146 + row * 146],
          turn: random.between(-74, -52),
          scale: random.between(0.92, 1.06),
          height: 'mid',
        }),
      ).join(''),
    );
    return { body: rows.join(''), lots: true };
  }
  if (reading.called(/tagliata|sliced|bulgogi/i)) {
    return {
      body: [
        [-40, -60, -10],
        [30, 70, 8],
      ]
        .map(([x, y, turn]) =>
          put(pen, slicedSteak(pen, 138), { x: x ?? 0, y: y ?? 0, turn: turn ?? 0, height: 'mid' }),
        )
        .join(''),
      lots: false,
    };
  }
  if (!food) return { body: '', lots: false };
  const spiced = reading.called(/tandoori|tikka/i);
  const sauced = reading.called(/buffalo/i);
  const big = spiced
    ? { ...whole(food), glyph: drumstickOf('#b8401c') }
    : sauced
      ? { ...whole(food), glyph: drumstickOf('#c9501a') }
      : whole(food);
  if (big.size >= 140)
    return {
      body: piece(
        pen,
        { ...big, size: big.size * 1.22 },
        { at: [-10, -10], turn: random.between(-26, 8), height: 'mid' },
      ),
      lots: false,
    };
  if (big.size >= 90)
    return {
      body: (
        [
          [-96, -50, -24],
          [94, 46, 14],
        ] as const
      )
        .map(([x, y, turn]) =>
          piece(
            pen,
            { ...big, size: big.size * 1.2 },
            { at: [x, y], turn: turn + random.between(-16, 16), height: 'mid' },
          ),
        )
        .join(''),
      lots: false,
    };
  return {
    body: medley(pen, [big], {
      radius: 190,
      count: big.size > 60 ? 7 : 14,
      gap: 1.45,
      height: 'mid',
    }),
    lots: true,
  };
}
