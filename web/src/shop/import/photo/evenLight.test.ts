import { expect, test } from 'vitest';

import { evenLight } from './evenLight.ts';

const [WIDTH, HEIGHT] = [640, 400];
/** Of paper, ink and a table, in full light. */
const [PAPER, INK, TABLE] = [230, 40, 60];

/** A picture of which each pixel is what `colour` says, in the light that `light` says. */
function picture(
  colour: (x: number, y: number) => number,
  light: (x: number, y: number) => number,
) {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (const at of data.keys()) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    data[at] = colour(x, y) * light(x, y);
  }
  return { data, width: WIDTH, height: HEIGHT };
}
/** Strokes of 6 pixels in every 30. */
const print = (x: number, y: number) => (x % 30 < 6 && y % 30 < 20 ? INK : PAPER);
const at = ({ data }: { data: Uint8Array }, x: number, y: number) => data[y * WIDTH + x] ?? 0;
const PLACES = [20, 140, 320, 500, 620].flatMap((x) => [25, 205, 385].map((y) => [x, y] as const));

test('paper in shade is as bright as paper in light, and print is darker than either', () => {
  const page = picture(print, (x, y) => 1 - 0.5 * (x / WIDTH) - 0.1 * (y / HEIGHT));
  expect(at(page, 20, 25) - at(page, 620, 385)).toBeGreaterThan(90);
  evenLight(page);
  for (const [x, y] of PLACES) expect(Math.abs(at(page, x, y) - 235)).toBeLessThan(30);
  for (const x of [1, 302, 601]) expect(at(page, x, 5)).toBeLessThan(80);
});

test('the edge of a shadow stays no print', () => {
  const page = picture(print, (x) => (x < 320 ? 1 : 0.6));
  evenLight(page);
  for (const [x, y] of PLACES) expect(at(page, x, y)).toBeGreaterThan(150);
});

test('a dark table stays dark', () => {
  const card = picture(
    (x) => (x < 200 ? TABLE : PAPER),
    () => 1,
  );
  evenLight(card);
  expect(at(card, 20, 200)).toBeLessThan(150);
  expect(at(card, 600, 200)).toBe(235);
});

test.for([
  ['one pixel', 1, 1, 0],
  ['nothing but black', 100, 70, 0],
  ['nothing but white', 100, 70, 255],
  ['a line', 1_000, 1, 128],
] as const)('%s is a picture, too', ([, width, height, value]) => {
  const data = new Uint8Array(width * height).fill(value);
  evenLight({ data, width, height });
  expect(new Set(data)).toEqual(new Set([value === 0 ? 0 : 235]));
});
