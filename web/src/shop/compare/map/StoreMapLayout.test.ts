import type { Place } from '@larder/shared/basics/distance';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  around,
  type Box,
  isInside,
  isNear,
  offsetMiles,
  type Size,
  textWidth,
} from './StoreMapGeometry.ts';
import { HEAD, layOutStoreMap, namesReach, STALK, type StoreMapLayout } from './StoreMapLayout.ts';

const HERE = { lat: 41.88, lng: -87.63 };
const SIZE = { width: 640, height: 320 };
/** About a mile, in degrees. */
const MILE = 1 / 69.098;
const at = (north: number, east: number): Place => ({
  lat: HERE.lat + north * MILE,
  lng: HERE.lng + (east * MILE) / Math.cos((HERE.lat * Math.PI) / 180),
});
const store = (north: number, east: number, words = 'Green Basket 1.0 mi') => ({
  words,
  place: at(north, east),
});
const lay = (
  stores: readonly ReturnType<typeof store>[],
  {
    names = [] as readonly (Place & { name: string })[],
    size = SIZE as Size,
    tour = [] as readonly number[],
  } = {},
) => layOutStoreMap({ here: HERE, stores, names, tour }, size);

const mile = fc.double({ min: -30, max: 30, noNaN: true });
const stores = fc.array(
  fc.tuple(mile, mile, fc.stringMatching(/^[A-Za-z ]{1,30}$/)).map(([n, e, w]) => store(n, e, w)),
  { maxLength: 50 },
);
const names = fc.array(
  fc.tuple(mile, mile, fc.stringMatching(/^[A-Za-z ]{1,20}$/)).map(([n, e, name]) => ({
    name,
    ...at(n, e),
  })),
  { maxLength: 12 },
);
const size = fc.record({
  width: fc.integer({ min: 320, max: 1000 }),
  height: fc.integer({ min: 280, max: 400 }),
});

/** All boxes that must not overlap. */
function boxesOf({ here, rings, pins, names, tour }: StoreMapLayout): Box[] {
  const words = [here.label, ...[...rings, ...tour].map(({ label }) => label)];
  return [
    ...words.filter((label) => label !== undefined),
    ...pins.flatMap(({ head, label, hasLabel }) => [
      around(head, HEAD),
      ...(hasLabel ? [label] : []),
    ]),
    ...names.flatMap(({ dot, text }) => [text, around(dot, 2)]),
    around(here, 8),
  ];
}

test('north is up, and the scale is equal in every direction', () => {
  const { here, pins, rings } = lay([store(1, 0), store(0, 1), store(-1, 0), store(0, -1)]);
  const mile = rings.find(({ miles }) => miles === 1)?.radius ?? 0;
  expect(mile).toBeGreaterThan(100);
  const expected = [0, -1, 1, 0, 0, 1, -1, 0].map((miles) => miles * mile);
  for (const [n, value] of pins.flatMap(({ tip }) => [tip.x - here.x, tip.y - here.y]).entries())
    expect(value).toBeCloseTo(expected[n] ?? Number.NaN, 0);
});

test('a ring passes through a store at its distance', () => {
  const { here, pins, rings } = lay([store(2, 0), store(-1, 1)]);
  const ring = rings.find(({ miles }) => miles === 2);
  const tip = pins[0]?.tip ?? here;
  expect(ring?.radius).toBeCloseTo(Math.hypot(tip.x - here.x, tip.y - here.y), 0);
});

test('stores on one side move the shopper, but never to the edge', () => {
  const { here } = lay([store(5, 0)]);
  expect(here.y).toBeGreaterThan(SIZE.height / 2);
  expect(here.y).toBeLessThan(SIZE.height - 60);
  expect(here.x).toBe(SIZE.width / 2);
});

test('a single pin stands straight, with its name on the right', () => {
  const { pins } = lay([store(2, -3)]);
  const [pin] = pins;
  expect(pin?.head).toEqual({ x: pin?.tip.x, y: (pin?.tip.y ?? 0) - STALK });
  expect(pin?.hasLabel).toBe(true);
  expect(pin?.label.x).toBeGreaterThan((pin?.head.x ?? 0) + HEAD);
});

test('at the right edge the name is on the left', () => {
  const [pin] = lay([store(0, 4)]).pins;
  expect((pin?.label.x ?? 0) + (pin?.label.width ?? 0)).toBeLessThan(pin?.head.x ?? 0);
});

test('a name keeps its distance from other pins', () => {
  fc.assert(
    fc.property(stores, (given) => {
      const { pins } = lay(given);
      for (const { head, label, hasLabel } of pins)
        for (const other of pins)
          expect(
            hasLabel && other.head !== head && isNear(around(other.head, HEAD), label, 9.9),
          ).toBe(false);
    }),
    { numRuns: 30, endOnFailure: true },
  );
});

test('pins of one address lean apart', () => {
  const { pins } = lay([store(1, 1), store(1, 1), store(1, 1)]);
  expect(new Set(pins.map(({ tip }) => `${tip.x} ${tip.y}`)).size).toBe(1);
  expect(new Set(pins.map(({ head }) => `${head.x} ${head.y}`)).size).toBe(3);
});

test('only the first ten stores are named, but each has a position for its name', () => {
  const many = Array.from({ length: 11 }, (_, n) => store(n % 2 ? 4 : -4, n - 5, 'A 1 mi'));
  const { pins } = lay(many, { size: { width: 1200, height: 600 } });
  expect(pins.map(({ hasLabel }) => hasLabel)).toEqual([...Array(10).fill(true), false]);
  for (const { label } of pins) expect(isInside(label, { width: 1200, height: 600 })).toBe(true);
});

test('a long name is cut when space is short', () => {
  const words = 'The Very Long Name of a Grocery Store 1.0 mi';
  const small = { width: 343, height: 280 };
  expect(
    lay([store(0, 1, words)], { size: { width: 900, height: 320 } }).pins[0]?.label.width,
  ).toBe(240);
  expect(lay([store(0, 1, words)], { size: small }).pins[0]?.label.width).toBeCloseTo(
    0.55 * 343,
    3,
  );
});

test('the first of two overlapping names stays', () => {
  const names = [
    { name: 'Springfield', ...at(0.5, -2) },
    { name: 'Leland Grove', ...at(0.51, -2.01) },
    { name: 'Far away', ...at(60, 0) },
  ];
  expect(lay([store(2, 2)], { names }).names.map(({ name }) => name)).toEqual(['Springfield']);
});

test('a name does not cover another dot', () => {
  const one = { name: 'Springfield', ...at(0.5, 2) };
  const alone = lay([store(2, 2)], { names: [one] });
  const pixels = (alone.rings[0]?.radius ?? 0) / (alone.rings[0]?.miles ?? 1);
  // 'Chatham' right of its dot would end on the other dot and left of the other name.
  const reach = 6 + textWidth('Chatham') - 1;
  const two = { name: 'Chatham', ...at(0.5, 2 - reach / pixels) };
  const [dot, text] = lay([store(2, 2)], { names: [one, two] }).names.flatMap((each, index) =>
    index === 0 ? [around(each.dot, 3)] : [each.text],
  );
  expect(dot && text && isNear(dot, text, 0)).toBe(false);
});

test('without stores the map shows half a mile around the shopper', () => {
  const { rings, pins, here } = lay([]);
  expect(pins).toEqual([]);
  expect(here).toMatchObject({ x: 320 });
  expect(rings.map(({ miles }) => miles)).toEqual([0.5]);
});

test('the tour leads from the shopper through its stops in order and home', () => {
  const { here, pins, tour } = lay([store(2, 2), store(-2, 1), store(0, -3)], { tour: [2, 0] });
  const home = { x: here.x, y: here.y };
  expect(tour.map(({ from }) => from)).toEqual([home, pins[2]?.tip, pins[0]?.tip]);
  expect(tour.map(({ to }) => to)).toEqual([pins[2]?.tip, pins[0]?.tip, home]);
  expect(tour.map(({ label }) => label !== undefined)).toEqual([true, true, false]);
});

test('the ways to one stop and back are two lines', () => {
  const [there, back] = lay([store(2, 0)], { tour: [0] }).tour;
  expect(there?.bend.x).toBeLessThan(SIZE.width / 2);
  expect(back?.bend.x).toBeGreaterThan(SIZE.width / 2);
});

test('no tour, no lines', () => expect(lay([store(2, 0)]).tour).toEqual([]));

test('nothing overlaps or leaves the map', () => {
  fc.assert(
    fc.property(stores, names, size, (given, named, frame) => {
      const tour = given.map((_, index) => index).slice(-3);
      const map = lay(given, { names: named, size: frame, tour });
      expect(map.pins).toHaveLength(given.length);
      const boxes = boxesOf(map);
      for (const [index, box] of boxes.entries()) {
        expect(isInside(box, frame)).toBe(true);
        for (const other of boxes.slice(index + 1)) expect(isNear(box, other, 0)).toBe(false);
      }
      for (const { tip } of map.pins)
        expect(isInside({ ...tip, width: 0, height: 0 }, frame)).toBe(true);
    }),
    // Shrinking would take minutes.
    { numRuns: 60, endOnFailure: true },
  );
});

test('fifty stores at one address have separate heads', () => {
  const { pins } = lay(Array(50).fill(store(0, 0)), { size: { width: 320, height: 280 } });
  for (const [index, { head }] of pins.entries())
    for (const other of pins.slice(index + 1))
      expect(isNear(around(head, HEAD), around(other.head, HEAD), 0)).toBe(false);
});

test.for([
  [[], 1, 'no store: more than the half mile that is shown'],
  [[store(3, 0)], 5, 'half as far again as the farthest, rounded up'],
  [[store(0, 2), store(-8, 0)], 20, 'the farthest counts'],
] as const)('names for %o reach %d miles: %s', ([given, miles]) => {
  expect(namesReach(HERE, given)).toBe(miles);
});

test('never asks for names beyond half the globe', () => {
  expect(namesReach(HERE, [{ words: '', place: { lat: -41.88, lng: 92.37 } }])).toBeLessThanOrEqual(
    13_000,
  );
  expect(offsetMiles(HERE, HERE)).toEqual({ x: 0, y: 0 });
});
