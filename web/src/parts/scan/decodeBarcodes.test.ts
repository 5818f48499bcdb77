import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { keptGtin } from '@larder/shared/food/gtin';
import { barsOf } from '@larder/shared/food/testing/barcodeBars';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';

import { decodeBarcodes } from './decodeBarcodes.ts';

beforeAll(() => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer } = Uint8Array.from(readFileSync(file));
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
});

/** Pixels of a module, of the quiet zones, and of the height. */
const [MODULE, QUIET, HEIGHT] = [3, 40, 120];

/** A picture of bars, dark grey on light grey. `upsideDown` as a pack lies on the belt. */
function drawn(modules: string, { upsideDown = false } = {}): ImageData {
  const bars = upsideDown ? modules.split('').toReversed().join('') : modules;
  const width = bars.length * MODULE + 2 * QUIET;
  const data = new Uint8ClampedArray(width * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isBar = bars[Math.floor((x - QUIET) / MODULE)] === '1';
      data.fill(isBar ? 40 : 215, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { data, width, height: HEIGHT, colorSpace: 'srgb' };
}

const read = async (picture: ImageData): Promise<(string | undefined)[]> =>
  (await decodeBarcodes(picture)).map((number) => keptGtin(number));

test.for([
  ['an EAN-13', '3017620422003', '03017620422003'],
  ['a UPC-A, which begins with 0', '0036000291452', '00036000291452'],
  ['an EAN-8', '96385074', '00000096385074'],
  ['one that begins with 0, and is no UPC-E', '01234565', '00000001234565'],
  ['a number that a store made', '2012345678903', '02012345678903'],
] as const)('%s is read as it is kept', async ([, digits, kept]) => {
  expect(await read(drawn(barsOf(digits)))).toEqual([kept]);
  expect(await read(drawn(barsOf(digits), { upsideDown: true }))).toEqual([kept]);
});

test('a UPC-E is the UPC-A that it is short for', async () => {
  expect(await read(drawn(barsOf('04252614', { isUpcE: true })))).toEqual(['00042100005264']);
});

test('a wrong check digit, and stripes that are none, are no number', async () => {
  expect(await read(drawn(barsOf('3017620422004')))).toEqual([]);
  expect(await read(drawn('1001'.repeat(24)))).toEqual([]);
});
