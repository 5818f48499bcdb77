import { type Height, type Pen, put } from '#core/pen';
import { clusters, inDisc, n, type Point, polar, repeat, scatter } from '#core/shapes';
import { herbFleck } from '#glyphs/leaves';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { specks } from '#scene/sauces';

/** How pieces are strewn: within `radius`, at most `count`, `gap` times their size apart. */
type Strewing = {
  readonly radius: number;
  readonly count: number;
  readonly gap?: number;
  readonly scale?: number;
  readonly bias?: number;
  readonly height?: Height;
  readonly where?: (point: Point) => boolean;
};

/** One piece of a food at a place, turned at random. */
export function piece(
  pen: Pen,
  food: Food,
  spot: { at: Point; scale?: number; height?: Height; turn?: number },
): string {
  const { at, scale = 1, height = 'low', turn = pen.random.between(0, 360) } = spot;
  const size = food.size * scale * pen.random.between(0.9, 1.1);
  return put(pen, food.glyph(pen, size), {
    x: at[0],
    y: at[1],
    turn,
    height,
    reach: Math.ceil(size / 12) * 24 + 16,
  });
}

/** Pieces of one food, strewn. */
export function strew(pen: Pen, food: Food, options: Strewing): string {
  const { scale = 1, gap = 1.5, height = 'low', ...rest } = options;
  return scatter(pen.random, { ...rest, gap: food.size * scale * gap })
    .map((at) => piece(pen, food, { at, scale, height }))
    .join('');
}

/** Pieces of several foods, well mixed: places first, then foods in turn, so that none sits apart. */
export function medley(pen: Pen, foods: readonly Food[], options: Strewing): string {
  if (foods.length === 0) return '';
  const { scale = 1, gap = 1.15, height = 'low', ...rest } = options;
  const mean = foods.reduce((sum, { size }) => sum + size, 0) / foods.length;
  return scatter(pen.random, { ...rest, gap: mean * scale * gap })
    .map((at, i) => {
      const food = foods[i % foods.length];
      return food ? piece(pen, food, { at, scale, height }) : '';
    })
    .join('');
}

/** Pieces of several foods as a wok leaves them: in groups that overlap, of uneven size. */
export function tossedIn(
  pen: Pen,
  foods: readonly Food[],
  heap: { radius: number; count: number; gap: number; groups?: number },
): string {
  const [first] = foods;
  if (!first) return '';
  const mean = foods.reduce((sum, { size }) => sum + size, 0) / foods.length;
  return clusters(pen.random, { groups: 7, ...heap, gap: mean * heap.gap })
    .map((at, i) =>
      piece(pen, foods[i % foods.length] ?? first, {
        at,
        scale: pen.random.between(0.78, 1.2),
        height: 'mid',
      }),
    )
    .join('');
}

const FLECKS = herbFleck(['#3f7f2f', '#5ea03c', '#2f6a28', '#7ab84c']);

/** Fresh herbs in small groups, snipped flecks around them, and pepper. */
export function garnish(
  pen: Pen,
  reading: Reading,
  options: { radius: number; pepper?: boolean; scale?: number },
): string {
  const { radius, pepper = true, scale = 1 } = options;
  const { random } = pen;
  const herbs = reading.of('herb');
  const dust =
    pepper && reading.has(/pepper|chili|paprika|cumin|oregano/i)
      ? specks(pen, radius, { colours: ['#2c1a12', '#4a2a18', '#8a3a1c'], count: 34 })
      : '';
  if (herbs.length === 0) return dust;
  const groups = scatter(random, {
    count: random.whole(4, 7),
    radius: radius * 0.8,
    gap: radius * 0.34,
  });
  const sprigs = groups.map((at, i) => {
    const food = herbs[i % Math.min(2, herbs.length)];
    if (!food) return '';
    const small = food.size < 16;
    const count = small ? 9 : random.whole(1, food.size > 31 ? 3 : 1);
    const spread = small ? radius * 0.26 : food.size * 0.85;
    return repeat(count, (k) => {
      const near: Point =
        count === 1
          ? [0, 0]
          : small
            ? inDisc(random, spread)
            : polar(k * (360 / count) + random.between(-20, 20), spread * 0.75);
      const turn =
        small || count === 1
          ? random.between(0, 360)
          : k * (360 / count) + 90 + random.between(-25, 25);
      return piece(pen, food, {
        at: [at[0] + near[0], at[1] + near[1]],
        scale: random.between(0.8, 1.08) * scale,
        height: 'low',
        turn,
      });
    });
  });
  const flecks = repeat(26, () => {
    const [x, y] = inDisc(random, radius * 0.95);
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(random.between(0, 360))})">${FLECKS(pen, random.between(3.5, 7))}</g>`;
  });
  return flecks + sprigs.join('') + dust;
}

/** At most the first `most` of the foods, or `fallback` when there are none. */
export const upTo = (
  foods: readonly Food[],
  most: number,
  fallback: readonly Food[] = [],
): readonly Food[] => (foods.length > 0 ? foods.slice(0, most) : fallback);
