import { exactMiles, type Place } from '@larder/shared/basics/distance';

import {
  around,
  type Box,
  isInside,
  isNear,
  offsetMiles,
  ringMiles,
  type Size,
  type Spot,
  textWidth,
} from './StoreMapGeometry.ts';
import { legsOf, onLeg } from './StoreMapTour.ts';

export type MapStore = { readonly words: string; readonly place: Place };
type MapName = Place & { readonly name: string };

export type StoreMapLayout = {
  readonly here: Spot & { readonly label: Box | undefined };
  readonly rings: readonly { miles: number; radius: number; label: Box | undefined }[];
  readonly pins: readonly MapPin[];
  readonly names: readonly { name: string; dot: Spot; text: Box }[];
  readonly tour: readonly TourLeg[];
};

/** A way of the tour: from the shopper or a stop to the next, the last one home. */
export type TourLeg = {
  readonly from: Spot;
  readonly bend: Spot;
  readonly to: Spot;
  /** Where the number of the stop at its end is written; undefined on the way home and without room. */
  readonly label: Box | undefined;
};

/** The tip is at the store; the head with the number may lean away from other heads. */
export type MapPin = {
  readonly tip: Spot;
  readonly head: Spot;
  /** The position of the name, shown or not. */
  readonly label: Box;
  readonly hasLabel: boolean;
};

/** Pixels. */
export const HEAD = 14;
const LABEL_HEIGHT = 28;
const NAME_HEIGHT = 20;
const HERE = 12;
const GAP = 3;
const LABEL_PADDING = 12;
const MAX_LABEL = 240;
/** "1st" on the way to the first stop. */
const STOP: Size = { width: 34, height: 20 };
/** A name may be cut to this width when space is short. */
const SHORT_LABEL = 140;
/** Max label width as a share of the map's width. */
const MAX_LABEL_SHARE = 0.55;
/** Min pixels between a name and another pin's head; a closer one would seem to be that pin's. */
const APART = 10;
const DOT = 3;
const GRID = 8;
/** From the tip to the centre of the head. */
export const STALK = 27;
/** More names belong in the list below the map. */
const MAX_LABELS = 10;
/** Min miles shown above and below the centre: the map has no streets. */
const MIN_REACH = 0.5;
const OPPOSITE = 0.4;
const HALF_THE_GLOBE = 13_000;
export const HERE_LABEL = 'You are here';

type MapContent = {
  here: Place;
  stores: readonly MapStore[];
  names: readonly MapName[];
  /** The indexes of the stores on the tour, in order. */
  tour: readonly number[];
};

/**
 * The layout of the map. Nothing overlaps: pins lean aside, and labels without room are left out;
 * earlier entries take precedence.
 *
 * Shape   north is up; the scale is the largest that shows every store. One pin per store, in order.
 */
export function layOutStoreMap(
  { here, stores, names, tour }: MapContent,
  size: Size,
): StoreMapLayout {
  const { pixelsPerMile, middle } = frameOf(
    stores.map(({ place }) => offsetMiles(here, place)),
    size,
  );
  const spotOf = (place: Place): Spot => {
    const { x, y } = offsetMiles(here, place);
    return { x: middle.x + x * pixelsPerMile, y: middle.y + y * pixelsPerMile };
  };
  const taken: Box[] = [around(middle, HERE)];
  const isFree = (box: Box) =>
    isInside(box, size) && taken.every((other) => !isNear(box, other, GAP));
  const firstFree = (boxes: readonly Box[]): Box | undefined => {
    const box = boxes.find(isFree);
    if (box) taken.push(box);
    return box;
  };

  const stems = placeHeads(
    stores.map(({ place }) => spotOf(place)),
    { size, taken },
  );
  for (const { tip, head } of stems) taken.push(...stalkBoxes(tip, head));
  const stops = tour.flatMap((index) => stems[index] ?? []);
  const legs = legsOf(
    middle,
    stops.map(({ tip }) => tip),
  ).map((leg, at): TourLeg => {
    const stop = stops[at];
    if (!stop) return { ...leg, label: undefined };
    const besideIt = [
      ...beside(stop.tip, STOP, GAP + 3),
      ...beside(stop.head, STOP, HEAD + GAP + 1),
    ];
    return { ...leg, label: firstFree([...onLeg(leg, STOP), ...besideIt]) };
  });
  const hereLabel = firstFree(beside(middle, wordBox(HERE_LABEL), HERE + GAP));
  const pins = stems.map(({ tip, head }, index): MapPin => {
    const box = labelBox(stores[index]?.words ?? '', size);
    const choices = beside(head, box, HEAD + GAP + 1);
    const short = { ...box, width: Math.min(box.width, SHORT_LABEL) };
    const isClear = (label: Box) =>
      stems.every((stem) => stem.head === head || !isNear(around(stem.head, HEAD), label, APART));
    const label =
      index < MAX_LABELS
        ? firstFree([...choices, ...beside(head, short, HEAD + GAP + 1)].filter(isClear))
        : undefined;
    const fallback = choices.find((choice) => isInside(choice, size)) ?? choices[0];
    return { tip, head, label: label ?? fallback, hasLabel: label !== undefined };
  });

  const reach = Math.max(middle.y, size.height - middle.y) / pixelsPerMile;
  const rings = ringMiles(reach, farthestOf(here, stores)).map((miles) => {
    const radius = miles * pixelsPerMile;
    return { miles, radius, label: firstFree(onRing(middle, radius, milesLabel(miles))) };
  });

  const named = names.flatMap((each) => {
    const dot = spotOf(each);
    if (!isFree(around(dot, DOT))) return [];
    const text = firstFree(beside(dot, wordBox(each.name), DOT + GAP));
    if (!text) return [];
    taken.push(around(dot, DOT));
    return [{ name: each.name, dot, text }];
  });

  return { here: { ...middle, label: hereLabel }, rings, pins, names: named, tour: legs };
}

/** The radius in which names are useful: a round number of miles beyond the farthest store. */
export function namesReach(here: Place, stores: readonly MapStore[]): number {
  const [reach = MIN_REACH] = ringMiles(4.5 * farthestOf(here, stores), MIN_REACH);
  return Math.min(HALF_THE_GLOBE, reach);
}

function farthestOf(here: Place, stores: readonly MapStore[]): number {
  return Math.max(MIN_REACH, ...stores.map(({ place }) => exactMiles(here, place)));
}

export function milesLabel(miles: number): string {
  return `${miles} mi`;
}

/**
 * The largest scale that shows every store, and the shopper's position in it.
 *
 * Shape   stores on one side move the shopper to the other, never to the edge: the point opposite each
 *         store at 2/5 of its distance stays visible.
 */
function frameOf(
  offsets: readonly Spot[],
  { width, height }: Size,
): { pixelsPerMile: number; middle: Spot } {
  const shown = offsets.flatMap(({ x, y }) => [
    { x, y },
    { x: -x * OPPOSITE, y: -y * OPPOSITE },
  ]);
  const [west, east] = range(shown.map(({ x }) => x));
  const [north, south] = range(shown.map(({ y }) => y));
  const inner = { width: width - 2 * (HEAD + GAP), height: height - STALK - HEAD - 2 * GAP };
  const pixelsPerMile = Math.min(inner.width / (east - west), inner.height / (south - north));
  return {
    pixelsPerMile,
    middle: {
      x: width / 2 - ((east + west) / 2) * pixelsPerMile,
      y: height - GAP - inner.height / 2 - ((south + north) / 2) * pixelsPerMile,
    },
  };
}

function range(values: readonly number[]): [least: number, most: number] {
  return [Math.min(-MIN_REACH, ...values), Math.max(MIN_REACH, ...values)];
}

function placeHeads(
  tips: readonly Spot[],
  { size, taken }: { size: Size; taken: Box[] },
): { tip: Spot; head: Spot }[] {
  const isFree = (head: Spot) =>
    isInside(around(head, HEAD), size) &&
    taken.every((other) => !isNear(around(head, HEAD), other, GAP));
  return tips.map((tip) => {
    const head = [...leaning(tip), ...everywhere(tip, size)].find(isFree) ?? above(tip);
    taken.push(around(head, HEAD));
    return { tip, head };
  });
}

function above({ x, y }: Spot): Spot {
  return { x, y: y - STALK };
}

function leaning({ x, y }: Spot): Spot[] {
  return [STALK, 38, 52, 68, 86].flatMap((distance) =>
    LEANS.map((angle) => ({
      x: x + distance * Math.sin(angle),
      y: y - distance * Math.cos(angle),
    })),
  );
}

function everywhere({ x, y }: Spot, { width, height }: Size): Spot[] {
  const spots = Array.from({ length: Math.floor(width / GRID) }, (_, column) =>
    Array.from({ length: Math.floor(height / GRID) }, (__, row) => ({
      x: column * GRID + GRID / 2,
      y: row * GRID + GRID / 2,
    })),
  ).flat();
  const farFrom = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y);
  return spots.toSorted((a, b) => farFrom(a) - farFrom(b));
}

const LEANS = [0, 25, -25, 50, -50, 75, -75, 100, -100, 125, -125, 150, -150, 180].map(
  (degrees) => (degrees * Math.PI) / 180,
);

/** Small boxes along a stalk, which labels must not cover. */
function stalkBoxes(tip: Spot, head: Spot): Box[] {
  const steps = Math.ceil(Math.hypot(tip.x - head.x, tip.y - head.y) / 8);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    return around({ x: tip.x + (head.x - tip.x) * part, y: tip.y + (head.y - tip.y) * part }, 3);
  });
}

function wordBox(words: string): Size {
  return { width: textWidth(words), height: NAME_HEIGHT };
}

function labelBox(words: string, { width }: Size): Size {
  const most = Math.min(MAX_LABEL, width * MAX_LABEL_SHARE);
  return { width: Math.min(most, textWidth(words) + 2 * LABEL_PADDING), height: LABEL_HEIGHT };
}

/** Boxes `distance` pixels from a spot: right, left, below, above, then diagonal. */
function beside({ x, y }: Spot, { width, height }: Size, distance: number): [Box, ...Box[]] {
  const box = (left: number, top: number): Box => ({ x: left, y: top, width, height });
  const [right, left] = [x + distance, x - distance - width];
  const [below, above] = [y + distance, y - distance - height];
  return [
    box(right, y - height / 2),
    box(left, y - height / 2),
    box(x - width / 2, below),
    box(x - width / 2, above),
    box(right, above),
    box(right, below),
    box(left, above),
    box(left, below),
  ];
}

function onRing({ x, y }: Spot, radius: number, words: string): Box[] {
  const { width, height } = wordBox(words);
  return LEANS.map((angle) => ({
    x: x + radius * Math.sin(angle) - width / 2,
    y: y - radius * Math.cos(angle) - height / 2,
    width,
    height,
  }));
}
