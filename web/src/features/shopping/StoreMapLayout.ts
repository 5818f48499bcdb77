import { exactMiles, type Place } from '@larder/shared/domain/distance';

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

/** A store and the words of its label. */
export type MapStore = { readonly words: string; readonly place: Place };
type MapName = Place & { readonly name: string };

export type StoreMapLayout = {
  readonly here: Spot & { readonly label: Box | undefined };
  readonly rings: readonly { miles: number; radius: number; label: Box | undefined }[];
  readonly pins: readonly MapPin[];
  readonly names: readonly { name: string; dot: Spot; text: Box }[];
};

/** The tip stands on the store; the head with the number may lean away from other heads. */
export type MapPin = {
  readonly tip: Spot;
  readonly head: Spot;
  /** Where the store's name stands, or would stand if there were room for it. */
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
/** Where there is less room, a name may be cut to this. */
const SHORT_LABEL = 140;
/** No label takes more of the map's width than this. */
const WIDEST_LABEL = 0.55;
/** A name this close to the head of another pin would seem to be that one's. */
const APART = 10;
const DOT = 3;
const GRID = 8;
/** From the tip to the middle of the head. */
export const STALK = 27;
/** More names than this are a list, and that stands below the map. */
const MAX_LABELS = 10;
/** A map never shows less than this many miles up and down: it knows no streets. */
const MIN_REACH = 0.5;
const OPPOSITE = 0.4;
const HALF_THE_GLOBE = 13_000;
export const HERE_LABEL = 'You are here';

/**
 * Where everything on the map stands. Nothing covers anything else: pins lean aside, and of words
 * only those are shown that have room; what comes first in a list has the first choice.
 *
 * Shape   north is above; the scale is the largest that shows every store. One pin for each store, in
 *         their order.
 */
export function layOutStoreMap(
  { here, stores, names }: { here: Place; stores: readonly MapStore[]; names: readonly MapName[] },
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

  return { here: { ...middle, label: hereLabel }, rings, pins, names: named };
}

/** How far from the shopper names are of use, in miles: a round number past the farthest store. */
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
 * The largest scale that shows every store, and where the shopper stands in it.
 *
 * Shape   stores on one side move the shopper to the other, but never to the edge: what lies opposite
 *         at 2/5 of each store's distance is shown too.
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

/** The head goes straight above its tip, or else to a free place near it. */
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

/** Spots all over the map, the nearest first. */
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

/** Angles from straight up, to the right and to the left in turn. */
const LEANS = [0, 25, -25, 50, -50, 75, -75, 100, -100, 125, -125, 150, -150, 180].map(
  (degrees) => (degrees * Math.PI) / 180,
);

/** Small boxes along the line between head and tip, so that words keep off it. */
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
  const most = Math.min(MAX_LABEL, width * WIDEST_LABEL);
  return { width: Math.min(most, textWidth(words) + 2 * LABEL_PADDING), height: LABEL_HEIGHT };
}

/** A box `distance` pixels from a spot: to its right, to its left, below, above, then on the diagonals. */
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

/** Places for a ring's label on the ring: at its top, then ever further down on both sides. */
function onRing({ x, y }: Spot, radius: number, words: string): Box[] {
  const { width, height } = wordBox(words);
  return LEANS.map((angle) => ({
    x: x + radius * Math.sin(angle) - width / 2,
    y: y - radius * Math.cos(angle) - height / 2,
    width,
    height,
  }));
}
