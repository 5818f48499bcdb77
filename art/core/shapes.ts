import type { Random } from './random.ts';

/** A place on the canvas in canvas units (960 across, 720 down). */
export type Point = readonly [x: number, y: number];

/** A number for an SVG attribute: one decimal is finer than any pixel we render. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A point at an angle (degrees, clockwise from the right) and distance from a centre. */
export function polar(angle: number, distance: number, centre: Point = [0, 0]): Point {
  const radians = (angle * Math.PI) / 180;
  return [centre[0] + Math.cos(radians) * distance, centre[1] + Math.sin(radians) * distance];
}

const wrapped = (points: readonly Point[], index: number): Point =>
  points[(index + points.length) % points.length] ?? [0, 0];

/** A closed curve through the points (Catmull-Rom as cubic Béziers). */
export function closedCurve(points: readonly Point[]): string {
  const start = wrapped(points, 0);
  const parts = points.map((_, i) => curveTo(points, i, wrapped));
  return `M${n(start[0])} ${n(start[1])}${parts.join('')}Z`;
}

/** An open curve through the points. */
export function openCurve(points: readonly Point[]): string {
  const clamped = (list: readonly Point[], index: number): Point =>
    list[Math.min(list.length - 1, Math.max(0, index))] ?? [0, 0];
  const start = clamped(points, 0);
  const parts = points.slice(1).map((_, i) => curveTo(points, i, clamped));
  return `M${n(start[0])} ${n(start[1])}${parts.join('')}`;
}

function curveTo(
  points: readonly Point[],
  i: number,
  at: (points: readonly Point[], index: number) => Point,
): string {
  const [before, from, to, after] = [
    at(points, i - 1),
    at(points, i),
    at(points, i + 1),
    at(points, i + 2),
  ];
  const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return `C${n(first[0])} ${n(first[1])} ${n(second[0])} ${n(second[1])} ${n(to[0])} ${n(to[1])}`;
}

type BlobOptions = {
  /** corners; more corners make a busier edge */
  readonly corners?: number;
  /** how far corners stray from the circle, as a share of the radius */
  readonly wobble?: number;
  /** height as a share of the width */
  readonly squash?: number;
};

/** An irregular round outline about the origin. */
export function blob(random: Random, radius: number, options: BlobOptions = {}): string {
  const { corners = 10, wobble = 0.12, squash = 1 } = options;
  const turn = random.between(0, 360 / corners);
  const points = Array.from({ length: corners }, (_, i): Point => {
    const [x, y] = polar(
      turn + (i * 360) / corners,
      radius * (1 + random.between(-wobble, wobble)),
    );
    return [x, y * squash];
  });
  return closedCurve(points);
}

/**
 * The outline of something torn or cut by hand, about the origin: corners of uneven reach, joined by
 * short uneven bits instead of one smooth curve.
 */
export function torn(random: Random, radius: number, options: BlobOptions = {}): Point[] {
  const { corners = 8, wobble = 0.2, squash = 0.8 } = options;
  const turn = random.between(0, 360 / corners);
  const spread = (360 / corners) * wobble * 0.9;
  const tips = Array.from({ length: corners }, (_, i): Point => {
    const [x, y] = polar(
      turn + (i * 360) / corners + random.between(-spread, spread),
      radius * (1 + random.between(-wobble, wobble)),
    );
    return [x, y * squash];
  });
  const rough = (): number => random.between(-0.035, 0.035) * radius;
  return tips.flatMap((tip, i): Point[] => {
    const next = wrapped(tips, i + 1);
    const between = [0.33, 0.67].map((share): Point => [
      tip[0] + (next[0] - tip[0]) * share + rough(),
      tip[1] + (next[1] - tip[1]) * share + rough(),
    ]);
    return [tip, ...between];
  });
}

/** A closed path of straight lines through the points. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A random point of a disc; `bias` 0.5 is even, more gathers at the centre, less at the edge. */
export function inDisc(random: Random, radius: number, bias = 0.5): Point {
  return polar(random.between(0, 360), radius * random.next() ** bias);
}

type Scatter = {
  readonly count: number;
  readonly radius: number;
  /** least distance between two points; points that find no room are left out */
  readonly gap: number;
  readonly bias?: number;
  /** a test a point must pass, for sectors and holes */
  readonly where?: (point: Point) => boolean;
};

/** Points strewn over a disc with room between them, the outermost first. */
export function scatter(random: Random, options: Scatter): Point[] {
  const { count, radius, gap, bias = 0.55, where } = options;
  const points: Point[] = [];
  for (let tries = count * 30; tries > 0 && points.length < count; tries -= 1) {
    const candidate = inDisc(random, radius, bias);
    if (where && !where(candidate)) continue;
    if (points.every((point) => distance(point, candidate) >= gap)) points.push(candidate);
  }
  return points.sort((a, b) => Math.hypot(...b) - Math.hypot(...a));
}

/**
 * Points that lie in a few groups, as food falls from a spoon, the farthest first so that the nearer
 * ones overlap them.
 */
export function clusters(random: Random, options: Scatter & { readonly groups?: number }): Point[] {
  const { count, radius, gap, groups = 4 } = options;
  const hearts = scatter(random, { count: groups, radius: radius * 0.72, gap: radius * 0.5 });
  const points: Point[] = [];
  for (let tries = count * 30; tries > 0 && points.length < count; tries -= 1) {
    const [x, y] = random.pick(hearts);
    const [dx, dy] = inDisc(random, radius * 0.56, 0.62);
    const candidate: Point = [x + dx, y + dy];
    if (Math.hypot(...candidate) > radius) continue;
    if (points.every((point) => distance(point, candidate) >= gap)) points.push(candidate);
  }
  return points.sort((a, b) => a[1] - b[1]);
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** `count` results of a maker, joined: the usual way to draw many of a thing. */
export const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('');
