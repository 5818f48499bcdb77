import { expect, test } from 'vitest';

import { dataPage, PIE_DATA } from '#subjects/reading/testing/pie';

import { makeReadingThreads } from './readingThreads.service.ts';

const PIE = { kind: 'html', html: dataPage(PIE_DATA) } as const;
/** Takes some time and memory to read. */
const LARGE = {
  kind: 'html',
  html: '<div class="hrecipe"><i class="ingredient">a 2</i>'.repeat(60_000),
} as const;

test('a page that takes too much work is given up, and the next one read', async () => {
  const read = makeReadingThreads({ workMs: 20, lookEveryMs: 2 });
  await expect(read(LARGE)).rejects.toMatchObject({ code: 'no_recipe' });
  expect(await makeReadingThreads()(PIE)).toMatchObject({ titles: ['Apple pie'] });
});

test('a page that takes too long is given up, whoever has the processor', async () => {
  const read = makeReadingThreads({ allMs: 1, lookEveryMs: 2 });
  await expect(read(LARGE)).rejects.toMatchObject({ code: 'no_recipe' });
});

test('a page that takes too much memory is given up, and the next one read', async () => {
  const read = makeReadingThreads({ heapMb: 24, workMs: 60_000, allMs: 60_000 });
  const items = Array.from({ length: 150_000 }, (_, at) => ({ name: `a ${at}` }));
  const html = dataPage({ ...PIE_DATA, about: items });
  await expect(read({ kind: 'html', html })).rejects.toMatchObject({
    code: 'no_recipe',
  });
  expect(await read(PIE)).toMatchObject({ titles: ['Apple pie'] });
});

test('more readings than may wait are turned away', async () => {
  const read = makeReadingThreads();
  const all = await Promise.allSettled(Array.from({ length: 40 }, () => read(PIE)));
  const away = all.filter(({ status }) => status === 'rejected');
  expect(away.length).toBe(40 - 18);
  for (const one of away) expect(one).toMatchObject({ reason: { code: 'unavailable' } });
});
