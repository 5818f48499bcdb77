import { darken, lighten } from '#core/colour';
import { linear, type Pen, put, radial, shadow } from '#core/pen';
import { blob, closedCurve, n, type Point, polar, repeat } from '#core/shapes';
import { charSpots, tortillaChip } from '#glyphs/breads';
import { dabOfCream, friedEgg, scrambledCurd } from '#glyphs/dairy';
import { type Glyph, lump } from '#glyphs/glyph';
import { crispPiece } from '#glyphs/meat';
import { pulledTuft, searedChunk } from '#glyphs/torn';
import { strip } from '#glyphs/vegetables';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { bowl, chooseGlaze, plate, wallShade } from '#scene/ceramics';
import { drizzle, fillUp } from '#scene/sauces';
import { board, parchment, skillet } from '#scene/vessels';

import { garnish, medley, piece, strew, upTo } from './lay.ts';
import type { Cook } from './plating.ts';
import { nachos, quesadillas } from './snacks.ts';

const CORN = '#efc76e';
const WHEAT = '#f4e0b4';

export const tortillaColour = (reading: Reading): string =>
  reading.has(/flour tortillas/i) ? WHEAT : CORN;

/** A soft round tortilla with toasted spots; its outline is never a true circle. */
export function tortilla(pen: Pen, radius: number, colour: string): string {
  const outline = closedCurve(
    Array.from({ length: 16 }, (_, i): Point =>
      polar(i * 22.5, radius * pen.random.between(0.97, 1.03)),
    ),
  );
  return `<path d="${outline}" fill="${radial(pen, [
    [0, lighten(colour, 0.3)],
    [0.75, colour],
    [0.95, darken(colour, 0.16)],
    [1, darken(colour, 0.34)],
  ])}"/>${charSpots(pen, radius, { count: 20 })}`;
}

/** Meat pulled into threads, in the browns of its crust and inside. */
const pulled: Glyph = (pen, size) =>
  pulledTuft(pen.random.pick(['#8a4a26', '#a5653a', '#7a4020', '#b5743f']))(pen, size);

/** The filling itself, before what is put on it. */
function filling(reading: Reading): Food {
  const food = reading.of('main')[0];
  if (reading.called(/tinga/i)) return { role: 'main', glyph: pulledTuft('#c8602a'), size: 34 };
  if (reading.called(/barbacoa|carnitas|shredded|pulled/i))
    return { role: 'main', glyph: pulled, size: 36 };
  if (reading.called(/fish/i)) return { role: 'main', glyph: crispPiece, size: 46 };
  if (!food) {
    const green = reading.of('vegetable')[0];
    return green ? { ...green, size: 34 } : { role: 'main', glyph: lump('#a8643c'), size: 28 };
  }
  if (food.chunk) return { ...food, glyph: searedChunk(food.chunk), size: 30 };
  return food.size > 34 ? { ...food, size: food.size * 0.74 } : food;
}

/** What goes into a taco: twice as much filling as of all the rest. */
function fillings(reading: Reading): readonly Food[] {
  const main = filling(reading);
  const small = (food: Food): Food => ({
    ...food,
    size: food.size > 34 ? food.size * 0.7 : food.size,
  });
  const shreds = reading
    .of('bed')
    .slice(0, 1)
    .map((food): Food => ({
      ...food,
      glyph: strip(reading.has(/red cabbage/i) ? '#8a3f80' : '#9ccc5c', 0.3),
      size: 30,
    }));
  const eggs: readonly Food[] = reading.has(/^eggs$/i)
    ? [{ role: 'main', glyph: scrambledCurd, size: 30 }]
    : [];
  const fruit = reading.has(/pineapple|mango/i)
    ? reading.of('fruit').filter(({ size }) => size < 36)
    : [];
  const others = [
    ...eggs,
    ...reading
      .of('main')
      .slice(1, 2)
      .filter(({ whole }) => whole?.glyph !== friedEgg),
    ...shreds,
    ...fruit.slice(0, 1),
    ...reading.of('vegetable').slice(0, 2),
    ...reading
      .of('aromatic')
      .filter(({ size }) => size > 24)
      .slice(0, 1),
  ]
    .slice(0, 3)
    .map(small);
  return others.flatMap((other) => [main, other, main]);
}

const within =
  (length: number, width: number) =>
  ([x, y]: Point): boolean =>
    (x / length) ** 2 + (y / width) ** 2 < 1;

/** A heap of fillings along the middle of a tortilla. */
function heap(pen: Pen, reading: Reading, size: readonly [length: number, width: number]): string {
  const [length, width] = size;
  const foods = fillings(reading);
  const main = [filling(reading)];
  const where = within(length, width);
  const bits = reading.of('bit').filter((food) => food.size >= 10 && food.size < 24);
  const cheese = reading.of('cheese').filter((food) => food.size < 30);
  const cream = reading.has(/sour cream|mayonnaise|yogurt/i);
  const reach = { radius: length, bias: 0.5 };
  return `${medley(pen, main, { ...reach, count: 22, gap: 0.95, where })}${medley(pen, foods, { ...reach, count: 26, gap: 0.9, where, height: 'low' })}${medley(pen, bits.slice(0, 2), { ...reach, count: 12, gap: 1.5, where: within(length * 0.9, width * 0.9) })}${medley(pen, cheese.slice(0, 1), { ...reach, count: 14, gap: 1.2, where: within(length * 0.85, width * 0.8) })}${cream ? strew(pen, { role: 'cream', glyph: dabOfCream, size: 17 }, { radius: length * 0.8, count: 9, gap: 1.7, where: within(length * 0.8, width * 0.75) }) : ''}`;
}

/** An open taco: a tortilla that curls up at both long sides around its filling. */
function openTaco(pen: Pen, reading: Reading, radius: number): string {
  const colour = tortillaColour(reading);
  const under = put(pen, tortilla(pen, radius, darken(colour, 0.1)), { x: 7, y: 9, turn: 40 });
  const curl = (side: number): string =>
    `<path d="M${n(-radius * 0.9)} ${n(side * radius * 0.42)}Q0 ${n(side * radius * 0.62)} ${n(radius * 0.9)} ${n(side * radius * 0.42)}A${n(radius)} ${n(radius)} 0 0 ${side > 0 ? 1 : 0} ${n(-radius * 0.9)} ${n(side * radius * 0.42)}Z" fill="${lighten(colour, 0.35)}" opacity=".55"/><path d="M${n(-radius * 0.88)} ${n(side * radius * 0.4)}Q0 ${n(side * radius * 0.6)} ${n(radius * 0.88)} ${n(side * radius * 0.4)}" fill="none" stroke="${darken(colour, 0.45)}" stroke-opacity=".4" stroke-width="9"/>`;
  return `<g filter="${shadow(pen, 'mid')}">${under}${tortilla(pen, radius, colour)}</g>${curl(-1)}${curl(1)}${heap(pen, reading, [radius * 0.84, radius * 0.42])}${garnish(pen, reading, { radius: radius * 0.55, scale: 0.75 })}`;
}

/** A folded shell lying on its side: the back wall, the filling, then the front wall over it. */
function shell(pen: Pen, reading: Reading): string {
  const colour = tortillaColour(reading);
  const wall = (shift: number, tone: string): string =>
    `<path d="M-172 ${40 + shift}C-168 ${-76 + shift} -86 ${-142 + shift} 0 ${-142 + shift}C86 ${-142 + shift} 168 ${-76 + shift} 172 ${40 + shift}Q0 ${66 + shift} -172 ${40 + shift}Z" fill="${linear(
      pen,
      [
        [0, lighten(tone, 0.34)],
        [0.6, tone],
        [1, darken(tone, 0.3)],
      ],
    )}" stroke="${darken(tone, 0.45)}" stroke-opacity=".5" stroke-width="3"/>`;
  const rim = (shift: number): string =>
    `<path d="M-164 ${10 + shift}C-150 ${-80 + shift} -80 ${-132 + shift} 0 ${-132 + shift}C80 ${-132 + shift} 150 ${-80 + shift} 164 ${10 + shift}" fill="none" stroke="#fff3cf" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"/>`;
  const spots = put(pen, charSpots(pen, 120, { count: 16, squash: 0.5 }), { y: 20 });
  const filling = repeat(3, (i) =>
    put(pen, heap(pen, reading, [150 - i * 22, 50]), { y: -66 - i * 10 }),
  );
  return `<g filter="${shadow(pen, 'mid')}">${wall(-34, darken(colour, 0.12))}</g>${filling}<g filter="${shadow(pen, 'low')}">${wall(26, colour)}</g>${rim(26)}${spots}`;
}

/** A crisp flat tortilla with everything on top. */
const tostada = (pen: Pen, reading: Reading, radius: number): string =>
  `<g filter="${shadow(pen, 'mid')}">${tortilla(pen, radius, '#e5ae4c')}</g>${strew(pen, { role: 'bed', glyph: strip('#a3cf62', 0.3), size: 30 }, { radius: radius * 0.78, count: reading.of('bed').length ? 22 : 0, gap: 0.8 })}${heap(pen, reading, [radius * 0.76, radius * 0.74])}${garnish(pen, reading, { radius: radius * 0.7, scale: 0.75 })}`;

/** Fried tortilla pieces in sauce with an egg, or eggs on whole tortillas. */
function saucedTortillas(pen: Pen, reading: Reading): string {
  const radius = 306;
  const inner = radius * 0.9;
  const sauce = reading.sauce('#c0401c');
  const chips = strew(
    pen,
    { role: 'nut', glyph: tortillaChip, size: 62 },
    { radius: inner * 0.84, count: 22, gap: 0.95, height: 'mid' },
  );
  const rounds = [-120, 110]
    .map((x) => put(pen, tortilla(pen, 176, CORN), { x, y: x / 6, height: 'mid' }))
    .join('');
  const whole = reading.called(/huevos/i);
  const eggs = (
    whole
      ? [
          [-118, -24],
          [116, 22],
        ]
      : [[14, -8]]
  )
    .map(([x, y]) =>
      put(pen, friedEgg(pen, whole ? 104 : 112), { x: x ?? 0, y: y ?? 0, height: 'mid' }),
    )
    .join('');
  const salsa = (whole ? [-118, 116] : [])
    .map((x) =>
      put(
        pen,
        `<path d="${blob(pen.random, 136, { corners: 12, wobble: 0.1 })}" fill="${sauce}"/>`,
        { x, y: x / 6, height: 'low' },
      ),
    )
    .join('');
  const extras = medley(
    pen,
    upTo(
      reading.of('bit', 'vegetable').filter(({ size }) => size >= 12),
      3,
    ),
    { radius: inner * 0.82, count: 20, gap: 1.6 },
  );
  const vessel = whole ? plate(pen, 322, chooseGlaze(pen, 'mexican')) : skillet(pen, radius);
  return `${vessel}${whole ? rounds + salsa : fillUp(pen, inner, { colour: sauce }) + chips}${whole ? '' : put(pen, drizzle(pen, inner * 0.7, { colour: '#fbf6e8', width: 8 }), {})}${extras}${eggs}${medley(
    pen,
    upTo(
      reading.of('cheese').filter(({ size }) => size < 30),
      1,
    ),
    { radius: inner * 0.78, count: 20, gap: 1.6 },
  )}${garnish(pen, reading, { radius: inner * 0.8 })}${whole ? '' : wallShade(pen, inner)}`;
}

const PLACES: Readonly<Record<'three' | 'row', readonly (readonly [number, number, number])[]>> = {
  three: [
    [-142, -96, -24],
    [148, -66, 34],
    [-8, 142, 4],
  ],
  row: [
    [-236, 8, 96],
    [0, -10, 84],
    [236, 12, 92],
  ],
};

/** Tacos, tostadas, and fried tortillas in sauce. */
export const tacos: Cook = (pen, reading) => {
  const { random } = pen;
  if (reading.called(/huevos|chilaquiles/i))
    return {
      body: saucedTortillas(pen, reading),
      radius: 312,
      props: ['fork', 'napkin', 'dip', 'tumbler'],
      dip: '#a8321c',
    };
  if (reading.called(/quesadilla/i)) return quesadillas(pen, reading);
  if (reading.called(/nachos/i)) return nachos(pen, reading);
  const flat = reading.called(/tostada/i);
  const hard = !flat && reading.has(/romaine|iceberg/i) && reading.has(/ground beef/i);
  const row = !hard && random.chance(0.4);
  const places = hard
    ? ([
        [-30, -150, -5],
        [34, 8, 3],
        [-16, 176, -4],
      ] as const)
    : PLACES[row ? 'row' : 'three'];
  const one = (): string =>
    flat
      ? tostada(pen, reading, 158)
      : hard
        ? shell(pen, reading)
        : openTaco(pen, reading, row ? 168 : 160);
  const items = places
    .map(([x, y, turn]) =>
      put(pen, one(), { x, y, turn: turn + random.between(-10, 10), scale: hard ? 1.06 : 1 }),
    )
    .join('');
  const under =
    row || hard
      ? random.chance(0.5)
        ? board(pen, [860, 520], random.pick(['#8a5a38', '#b98250', '#6f452b']))
        : parchment(pen, [840, 540])
      : random.chance(0.5)
        ? plate(pen, 344, chooseGlaze(pen, 'mexican'))
        : bowl(pen, 344, chooseGlaze(pen, 'mexican'));
  const limes = reading.of('slice')[0];
  const edge =
    row || hard
      ? ([
          [-330, 196],
          [-276, 214],
        ] as const)
      : ([[262, 190]] as const);
  const wedges = limes ? edge.map((at) => piece(pen, limes, { at, height: 'mid' })).join('') : '';
  return {
    body: `${under}${items}${wedges}`,
    radius: row || hard ? 280 : 344,
    props: ['dip', 'napkin', 'tumbler'],
    dip: random.pick(['#a8321c', '#8fae3c', '#a8c25a']),
    wide: row || hard,
  };
};
