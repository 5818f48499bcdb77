import { expect, test } from 'vitest';

import { fakeOcr, fakePictures, printed } from '#testing/ocr.ts';

import { PhotoError } from './photoError.ts';
import { readPhoto, textOf } from './readPhoto.ts';

const photo = new Blob(['a photo'], { type: 'image/jpeg' });
const SOUP = 'Garlic soup\n4 cloves garlic\n1 bunch celery';

function read(
  file = photo,
  { signal = new AbortController().signal, language = 'eng' as const } = {},
) {
  const told: unknown[] = [];
  const text = readPhoto(file, {
    language,
    signal,
    onPicture: ({ width, height }) => told.push(`${width} x ${height}`),
    onProgress: (share) => told.push(share),
  });
  return { text, told };
}

test('a photo becomes text in a worker, which is ended', async () => {
  fakePictures();
  const { workers } = fakeOcr([printed(SOUP)]);
  const { text, told } = read();
  expect(await text).toEqual({ text: SOUP, isUnsure: false });
  expect(told).toEqual(['600 x 800', 0.5]);
  expect(workers.map(({ address, isEnded }) => [address, isEnded])).toEqual([
    ['/ocr/7.0.0-1.0.0/worker.min.js', true],
  ]);
});

test('all files come from our own server, and none is kept in a database', async () => {
  fakePictures();
  const { workers } = fakeOcr([printed(SOUP)]);
  await readPhoto(photo, {
    language: 'deu',
    signal: new AbortController().signal,
    onPicture: () => {},
    onProgress: () => {},
  });
  const [load, language, start, settings, picture] = workers[0]?.jobs ?? [];
  const { origin } = window.location;
  expect(load?.payload).toEqual({
    options: {
      lstmOnly: true,
      corePath: `${origin}/ocr/7.0.0-1.0.0/tesseract-core-simd-lstm.js`,
      logging: false,
    },
  });
  expect(language?.payload).toEqual({
    langs: 'deu',
    options: {
      langPath: `${origin}/ocr/7.0.0-1.0.0`,
      cacheMethod: 'none',
      gzip: true,
      lstmOnly: true,
    },
  });
  expect(start?.payload).toMatchObject({ langs: 'deu' });
  expect(settings?.action).toBe('setParameters');
  expect(picture?.payload).toMatchObject({ options: { rotateAuto: true } });
});

test('a picture of 50 megapixels is made small first', async () => {
  fakePictures({ width: 8_160, height: 6_144 });
  const { workers } = fakeOcr([printed(SOUP)]);
  const { text, told } = read();
  await text;
  const file = workers[0]?.jobs.at(-1)?.payload['image'] as Uint8Array;
  const header = new TextDecoder().decode(file.slice(0, 17));
  const [, width = '', height = ''] = /^P5\n(\d+) (\d+)\n255\n/.exec(header) ?? [];
  expect([width, height]).toEqual(['3259', '2454']);
  expect(file.length).toBe(17 + 3_259 * 2_454);
  // Paper.
  expect(file.at(-1)).toBe(235);
  expect(told[0]).toBe('1629 x 1227');
});

test.for([
  ['no picture', new Blob(['x'], { type: 'text/plain' }), /cannot be opened here/],
  ['a file that is too large', { size: 64 * 1024 * 1024 + 1 } as Blob, /larger than 64 MB/],
] as const)('%s is said, and no worker is started', async ([, file, words]) => {
  fakePictures();
  const { workers } = fakeOcr();
  await expect(read(file).text).rejects.toThrow(words);
  expect(workers).toEqual([]);
});

test.for(['load', 'loadLanguage', 'initialize'])('a failed %s is said', async (action) => {
  fakePictures();
  const fake = fakeOcr();
  fake.refused.push(action);
  await expect(read().text).rejects.toThrow(/could not be loaded/);
  expect(fake.workers[0]?.isEnded).toBe(true);
});

test('a worker that cannot be loaded is said', async () => {
  fakePictures();
  const fake = fakeOcr();
  fake.silent.push('load');
  const { text } = read();
  await expect.poll(() => fake.workers.length).toBe(1);
  fake.workers[0]?.dispatchEvent(new Event('error'));
  await expect(text).rejects.toThrow(/could not be loaded/);
});

test('a worker that fails at the picture is said', async () => {
  fakePictures();
  fakeOcr().refused.push('recognize');
  await expect(read().text).rejects.toThrow(/Try another one/);
});

test.for(['load', 'recognize'])('a cancel during %s ends the worker', async (action) => {
  fakePictures();
  const fake = fakeOcr([printed(SOUP)]);
  fake.silent.push(action);
  const cancelled = new AbortController();
  const { text } = read(photo, { signal: cancelled.signal });
  await expect.poll(() => fake.workers[0]?.jobs.at(-1)?.action).toBe(action);
  cancelled.abort();
  await expect(text).rejects.toMatchObject({ name: 'AbortError' });
  expect(fake.workers[0]?.isEnded).toBe(true);
});

test('a picture of nothing has no text', () => {
  for (const blocks of [
    [],
    [printed('~ | —')],
    [printed('2 Ae 4')],
    [printed('oF Ie Wy ll ae', { confidence: 30 })],
    [printed('Garlic soup')],
  ])
    expect(() => textOf(blocks)).toThrow(PhotoError);
  expect(textOf([printed('Garlic celery soup')]).text).toBe('Garlic celery soup');
});

test('a text of which much is in doubt is marked', () => {
  const doubt = printed('Wn oy mq Tz', { top: 90, confidence: 59 });
  expect(textOf([printed(SOUP), printed('Wn oy', { top: 90, confidence: 59 })]).isUnsure).toBe(
    false,
  );
  expect(textOf([printed(SOUP), doubt]).isUnsure).toBe(true);
});
