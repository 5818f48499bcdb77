import { type Colour, darken, lighten } from './colour.ts';
import type { Random } from './random.ts';
import { n } from './shapes.ts';

/** What a drawing function needs: chance, and a place for definitions (gradients, filters, clips). */
export type Pen = {
  readonly random: Random;
  /** Adds a definition once per key and gives its reference, `url(#id)`. */
  readonly define: (key: string, make: (id: string) => string) => string;
  /** Everything defined so far, for the document's `<defs>`. */
  readonly definitions: () => string;
};

/** A pen whose ids start with `prefix`, so that two drawings can share a document. */
export function createPen(random: Random, prefix = 'd'): Pen {
  const ids = new Map<string, string>();
  const parts: string[] = [];
  const define = (key: string, make: (id: string) => string): string => {
    const known = ids.get(key);
    if (known) return `url(#${known})`;
    const id = `${prefix}${ids.size}`;
    ids.set(key, id);
    parts.push(make(id));
    return `url(#${id})`;
  };
  return { random, define, definitions: () => parts.join('') };
}

/** Offset 0 to 1, colour, opacity (1 when left out). */
type Stop = readonly [offset: number, colour: Colour, opacity?: number];

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');

/** Radial gradient over the shape's box; `focus` is centre x, centre y and radius as shares. */
export function radial(
  pen: Pen,
  stops: readonly Stop[],
  focus: readonly [number, number, number] = [0.5, 0.5, 0.5],
): string {
  const [cx, cy, r] = focus;
  const tags = stopTags(stops);
  return pen.define(
    `r${focus.join()}${tags}`,
    (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${tags}</radialGradient>`,
  );
}

/** Linear gradient over the shape's box; `to` is the end point as shares, the start is the top left. */
export function linear(
  pen: Pen,
  stops: readonly Stop[],
  to: readonly [number, number] = [0, 1],
): string {
  const tags = stopTags(stops);
  return pen.define(
    `l${to.join()}${tags}`,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="${to[0]}" y2="${to[1]}">${tags}</linearGradient>`,
  );
}

/** The fill of a round thing lit from the top left. */
export const ball = (pen: Pen, colour: Colour, contrast = 1): string =>
  radial(
    pen,
    [
      [0, lighten(colour, 0.42 * contrast)],
      [0.45, colour],
      [1, darken(colour, 0.38 * contrast)],
    ],
    [0.36, 0.3, 0.78],
  );

/** The fill of a flat thing lit from the top left. */
export const slope = (pen: Pen, colour: Colour, contrast = 1): string =>
  linear(
    pen,
    [
      [0, lighten(colour, 0.28 * contrast)],
      [0.5, colour],
      [1, darken(colour, 0.26 * contrast)],
    ],
    [1, 1],
  );

/** How far a thing stands above what it lies on. */
export type Height = 'flat' | 'low' | 'mid' | 'high';

const SHADOWS: Record<
  Exclude<Height, 'flat'>,
  readonly [dx: number, dy: number, blur: number, opacity: number]
> = {
  low: [2, 3.5, 3, 0.42],
  mid: [4, 7, 5.5, 0.44],
  high: [9, 16, 13, 0.42],
};

/**
 * A filter that lays a soft warm shadow to the lower right. Its region is the drawing's box with a
 * margin, or, for thin drawings whose box says little, a square of `reach` canvas units each way.
 */
export function shadow(pen: Pen, height: Exclude<Height, 'flat'>, reach?: number): string {
  const [dx, dy, deviation, opacity] = SHADOWS[height];
  const region = reach
    ? `filterUnits="userSpaceOnUse" x="${n(-reach)}" y="${n(-reach)}" width="${n(reach * 2)}" height="${n(reach * 2)}"`
    : 'x="-.35" y="-.35" width="1.8" height="1.9"';
  return pen.define(
    `shadow-${height}-${reach === undefined ? '' : n(reach)}`,
    (id) =>
      `<filter id="${id}" ${region}><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${deviation}" flood-color="#240d02" flood-opacity="${opacity}"/></filter>`,
  );
}

/** A filter that blurs by `deviation` canvas units. */
export const blur = (pen: Pen, deviation: number): string =>
  pen.define(
    `blur${deviation}`,
    (id) =>
      `<filter id="${id}" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );

type Spot = {
  readonly x?: number;
  readonly y?: number;
  /** degrees, clockwise */
  readonly turn?: number;
  readonly scale?: number;
  readonly height?: Height;
  /** half the side of the square the drawing and its shadow fit in, when its own box is too thin */
  readonly reach?: number;
};

/** Puts a drawing somewhere. The shadow is outside the turn, so all shadows fall the same way. */
export function put(pen: Pen, body: string, spot: Spot): string {
  const { x = 0, y = 0, turn = 0, scale = 1, height = 'flat', reach } = spot;
  const turned = turn === 0 ? '' : `rotate(${n(turn)})`;
  const scaled = scale === 1 ? '' : `scale(${scale.toFixed(2)})`;
  const inner = turned || scaled ? `<g transform="${turned}${scaled}">${body}</g>` : body;
  const filter = height === 'flat' ? '' : ` filter="${shadow(pen, height, reach)}"`;
  return `<g transform="translate(${n(x)} ${n(y)})"${filter}>${inner}</g>`;
}
