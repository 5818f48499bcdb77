import { type Colour, darken } from '#core/colour';
import { blur, linear, type Pen, put } from '#core/pen';
import { clusters, n, type Point, scatter } from '#core/shapes';
import type { Food } from '#pantry/food';

import { piece, strew } from './lay.ts';

/**
 * A piece half under the sauce: a dark ring where it meets the surface, the piece, and sauce run
 * over its lower edge.
 */
function dipped(
  pen: Pen,
  food: Food,
  options: { at: Point; sauce: Colour; depth: number; scale?: number },
): string {
  const { at, sauce, depth, scale = 1 } = options;
  const size = food.size * scale;
  const ring = `<ellipse rx="${n(size * 1.02)}" ry="${n(size * 0.86)}" fill="${darken(sauce, 0.5)}" opacity=".5" filter="${blur(pen, 4)}"/>`;
  const fade = linear(pen, [
    [0, sauce, 0],
    [0.5, sauce, 0.1 * depth],
    [0.85, sauce, depth],
    [1, sauce, depth],
  ]);
  const lip = `<ellipse cy="${n(size * 0.14)}" rx="${n(size * 1.02)}" ry="${n(size * 0.9)}" fill="${fade}"/>`;
  const turn = pen.random.between(-34, 10);
  return (
    put(pen, ring, { x: at[0] + 2, y: at[1] + 4 }) +
    piece(pen, food, { at, scale, height: 'low' }) +
    put(pen, lip, { x: at[0], y: at[1], turn })
  );
}

/** How foods lie in a sauce: `depth` is how much of them is under it, 0 to 1. */
type Bath = {
  readonly radius: number;
  readonly count: number;
  readonly sauce: Colour;
  readonly gap?: number;
  readonly depth?: number;
};

/** Several foods, well mixed, half under the sauce. */
export function bathe(pen: Pen, foods: readonly Food[], bath: Bath): string {
  if (foods.length === 0) return '';
  const { radius, count, sauce, gap = 1.75, depth = 0.85 } = bath;
  const mean = foods.reduce((sum, { size }) => sum + size, 0) / foods.length;
  return scatter(pen.random, { count, radius, gap: mean * gap })
    .map((at, i) => {
      const food = foods[i % foods.length];
      return food ? dipped(pen, food, { at, sauce, depth }) : '';
    })
    .join('');
}

/** Large pieces in a sauce, in groups that overlap, of uneven size, some more under it than others. */
export function heapIn(pen: Pen, foods: readonly Food[], bath: Bath): string {
  if (foods.length === 0) return '';
  const { radius, count, sauce, gap = 0.95, depth = 0.6 } = bath;
  const mean = foods.reduce((sum, { size }) => sum + size, 0) / foods.length;
  return clusters(pen.random, { count, radius, gap: mean * gap })
    .map((at, i) => {
      const food = foods[i % foods.length];
      const scale = pen.random.between(0.74, 1.2);
      const under = depth * pen.random.between(0.55, 1.15);
      return food ? dipped(pen, food, { at, sauce, depth: Math.min(1, under), scale }) : '';
    })
    .join('');
}

/** Pieces below the surface: seen through the broth, without shadows of their own. */
export function sunk(
  pen: Pen,
  foods: readonly Food[],
  bath: Pick<Bath, 'radius' | 'sauce'>,
): string {
  const parts = foods.map((food) =>
    strew(pen, food, { radius: bath.radius, count: 6, gap: 2, height: 'flat' }),
  );
  return `<g opacity=".42">${parts.join('')}</g><circle r="${n(bath.radius * 1.1)}" fill="${bath.sauce}" opacity=".3"/>`;
}
