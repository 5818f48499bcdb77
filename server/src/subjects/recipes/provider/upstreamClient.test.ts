import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { OPEN_MS } from '#platform/lib/circuitBreaker';
import { MAX_ASKING_MS } from '#platform/lib/network';
import {
  json,
  recipe,
  refusal,
  type Scene,
  startScriptedProvider,
  text,
} from '#subjects/recipes/provider/testing/scriptedProvider';
import {
  codeOf,
  HOUR,
  pot,
  SLOW,
  virtualClock,
  world,
} from '#subjects/recipes/provider/testing/upstreamWorld';
import { flood, hangUp } from '#testing/mockServer';

import { ATTEMPT_MS, MAX_BYTES } from './upstreamClient.service.ts';

describe('keys', () => {
  test.for([
    // scenes, keys asked, slept, code, why this row exists
    [[refusal(401), pot], ['a', 'b'], [], undefined, '401: the next key at once'],
    [[refusal(402), pot], ['a', 'b'], [], undefined, '402: the next key at once'],
    [[refusal(429), pot], ['a', 'a'], [500], undefined, '429: the same key after a pause'],
    [
      [refusal(429), refusal(429), pot],
      ['a', 'a', 'b'],
      [500],
      undefined,
      '429 twice: then the next key at once',
    ],
    [
      [refusal(429)],
      ['a', 'a', 'b', 'b', 'c'],
      [500, 1000],
      'provider_exhausted',
      '429 from every key: given up after three attempts',
    ],
    [[refusal(402)], ['a', 'b', 'c'], [], 'provider_exhausted', '402 spends no retries'],
    [[refusal(401)], ['a', 'b', 'c'], [], 'provider_exhausted', 'nor does 401'],
    [
      [refusal(429, { 'retry-after': '2' }), pot],
      ['a', 'a'],
      [2000],
      undefined,
      'a short wait that is asked for is kept',
    ],
    [
      [refusal(429, { 'retry-after': '3' }), pot],
      ['a', 'b'],
      [],
      undefined,
      'a longer one is left to the key',
    ],
    [[refusal(403)], ['a'], [], 'provider_unavailable', 'another refusal is final'],
    [[refusal(404)], ['a'], [], 'recipe_not_found', 'no such recipe'],
    [[refusal(500), pot], ['a', 'a'], [500], undefined, '500: again with the same key'],
    [
      [refusal(500)],
      ['a', 'a', 'a'],
      [500, 1000],
      'provider_unavailable',
      '500: three attempts, drawn from 1 and 2 seconds',
    ],
    [[hangUp, pot], ['a', 'a'], [500], undefined, 'a lost connection is like 500'],
  ] as [[Scene, ...Scene[]], string[], number[], string | undefined, string][])(
    '$4',
    async ([scenes, keys, pauses, code]) => {
      const { provider, keysUsed, slept } = await world(scenes);
      expect(await codeOf(provider.information(900001, {}))).toBe(code);
      expect(keysUsed()).toEqual(keys);
      expect(slept).toEqual(pauses);
    },
  );

  test('a spent key is back at 00:00 UTC, a refused one is not, and is reported once', async () => {
    const { provider, keysUsed, clock, refused } = await world(
      [refusal(401), refusal(402), refusal(402), pot],
      { keys: ['bad', 'spent'] },
    );
    expect(await codeOf(provider.information(1, {}))).toBe('provider_exhausted');
    expect(refused).toEqual([1]);
    clock.at = Date.parse('2026-03-04T23:59:59.999Z') - 2_000;
    expect(await codeOf(provider.information(1, {}))).toBe('provider_exhausted');
    expect(keysUsed()).toEqual(['bad', 'spent']);
    clock.at = Date.parse('2026-03-05T00:00:00.000Z');
    expect(await codeOf(provider.information(1, {}))).toBe('provider_exhausted');
    clock.at = Date.parse('2026-03-06T00:00:00.000Z');
    expect(await codeOf(provider.information(1, {}))).toBe(undefined);
    expect(keysUsed()).toEqual(['bad', 'spent', 'spent', 'spent']);
    expect(refused).toEqual([1]);
  });

  test('a key rests as long as the provider asks it to', async () => {
    const { provider, keysUsed, clock } = await world(
      [refusal(429, { 'retry-after': '60' }), pot],
      { keys: ['a', 'b'] },
    );
    await provider.information(1, {});
    clock.at += 59_999;
    await provider.information(2, {});
    clock.at += 1;
    await provider.information(3, {});
    expect(keysUsed()).toEqual(['a', 'b', 'b', 'a']);
  });

  test('the only key is waited for while it rests a second', async () => {
    const { provider, keysUsed, slept } = await world([refusal(429), refusal(429), pot], {
      keys: ['a'],
      chance: () => 0,
    });
    expect(await codeOf(provider.information(1, {}))).toBe(undefined);
    expect(keysUsed()).toEqual(['a', 'a', 'a']);
    expect(slept).toEqual([0, 0, 1000]);
  });
});

describe('answers nobody can use', () => {
  test.for([
    [text('{"id":900001,"title":"Te'), 'JSON cut short'],
    [
      text('<html>Down for maintenance</html>', { headers: { 'content-type': 'text/html' } }),
      'HTML',
    ],
    [text(''), 'nothing'],
    [text('['.repeat(100_000)), 'nested without end'],
    [json(null), 'null'],
    [json([]), 'a list instead of a recipe'],
    [json({ id: '900001', title: 'Pot' }), 'an id of the wrong type'],
    [json({ id: 900001, title: null }), 'no title'],
  ] as [Scene, string][])('are not asked for again: $1', async ([scene]) => {
    const { provider, asked } = await world([scene]);
    expect(await codeOf(provider.information(900001, {}))).toBe('provider_unavailable');
    expect(asked).toHaveLength(1);
  });

  test.for([
    [json({ results: 'none' }), 'results of the wrong type'],
    [json({ recipes: [recipe(1)] }), 'the answer to another call'],
    [refusal(404), '404 is no answer to a search'],
  ] as [Scene, string][])('a search answered with $1', async ([scene]) => {
    const { provider } = await world([scene]);
    expect(await codeOf(provider.search({ query: 'x' }))).toBe('provider_unavailable');
  });

  test('a body of exactly 2 MiB is read, one byte more is not', async () => {
    const start = JSON.stringify(recipe(1));
    const exact = start + ' '.repeat(MAX_BYTES - start.length);
    const { provider } = await world([text(exact), text(`${exact} `)]);
    expect(await codeOf(provider.information(1, {}))).toBe(undefined);
    expect(await codeOf(provider.information(2, {}))).toBe('provider_unavailable');
  });

  test('a body without end is left as soon as it is too large', async () => {
    let bytes = 0;
    const { provider, asked } = await world([
      flood((more) => {
        bytes += more;
      }),
    ]);
    expect(await codeOf(provider.information(1, {}))).toBe('provider_unavailable');
    expect(asked).toHaveLength(1);
    // Plus the data in the socket buffers of both ends.
    expect(bytes).toBeLessThan(MAX_BYTES + 16 * 1024 * 1024);
  });

  test('a redirect is not followed', async () => {
    const elsewhere = await startScriptedProvider(pot);
    const { provider } = await world([
      text('', { status: 302, headers: { location: `${elsewhere.base}/recipes/1/information` } }),
    ]);
    expect(await codeOf(provider.information(1, {}))).toBe('provider_unavailable');
    expect(elsewhere.asked).toEqual([]);
  });
});

describe('a slow provider', () => {
  test.for(Object.entries(SLOW))('%s is given up, and not asked for again', async ([, slow]) => {
    const clock = virtualClock();
    const { provider, asked } = await world([slow(clock)], { clock });
    const begun = clock.at;
    expect(await codeOf(provider.information(900001, {}))).toBe('provider_unavailable');
    expect(asked).toHaveLength(1);
    expect(clock.at - begun).toBe(ATTEMPT_MS);
  });

  test('what is slow to fail is asked again while there is time', async () => {
    const clock = virtualClock();
    const late: Scene = (...how) => {
      clock.pass(4_000);
      refusal(500)(...how);
    };
    const { provider } = await world([late], { clock });
    expect(await codeOf(provider.information(900001, {}))).toBe('provider_unavailable');
    // After 4 and half a second there are 4.5 left, and after the next failure half of one.
    expect(clock.limits).toEqual([ATTEMPT_MS, 4_500]);
  });

  test('however slowly it does whatever, all tries together take 9 seconds at most', async () => {
    const scene = fc.record({
      delay: fc.integer({ min: 0, max: 10_000 }),
      status: fc.constantFrom(200, 401, 402, 404, 429, 500),
      wait: fc.integer({ min: 0, max: 3 }),
    });
    const days = fc.record({
      scenes: fc.array(scene, { minLength: 1, maxLength: 8 }),
      keys: fc.subarray(['a', 'b', 'c'], { minLength: 1 }),
      chance: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(days, async ({ scenes: [first, ...others], keys, chance }) => {
        if (!first) return;
        const clock = virtualClock();
        const play =
          ({ delay, status, wait }: typeof first): Scene =>
          (...how) => {
            clock.pass(delay);
            refusal(status, { 'retry-after': String(wait) })(...how);
          };
        const { provider } = await world([play(first), ...others.map(play)], {
          keys,
          chance: () => chance,
          clock,
        });
        const begun = clock.at;
        await codeOf(provider.information(900001, {}));
        expect(clock.at - begun).toBeLessThanOrEqual(MAX_ASKING_MS);
      }),
      { numRuns: 60 },
    );
  });
});

describe('walls', () => {
  test.for([
    [449, undefined, 1, 'the 450th request of the day is sent'],
    [450, 'provider_exhausted', 0, 'the next is not'],
  ] as const)('after %d requests: %s', async ([used, code, requests]) => {
    const { provider, asked } = await world([pot], { used });
    expect(await codeOf(provider.information(1, {}))).toBe(code);
    expect(asked).toHaveLength(requests);
  });

  test('past the wall an old answer is served, and after 00:00 UTC a new one is asked for', async () => {
    const { provider, asked, clock } = await world([json({ recipes: [recipe(8)] })], { used: 449 });
    await provider.random({});
    clock.at += 2 * HOUR;
    expect((await provider.random({})).quota).toEqual({ request: 0, used: 450, left: 0 });
    expect(asked).toHaveLength(1);
    clock.at += 10 * HOUR;
    expect((await provider.random({})).quota).toEqual({ request: 1, used: 1, left: 449 });
    expect(asked).toHaveLength(2);
  });

  test('the words say that the day is spent, and when to come back', async () => {
    const { provider } = await world([pot], { used: 450 });
    await expect(provider.information(1, {})).rejects.toMatchObject({
      message: 'Daily API limit reached and no cached recipes available.',
      retryAfter: 12 * 60 * 60,
    });
  });

  test('retries count, and stop at the wall', async () => {
    const { provider, asked, meter } = await world([refusal(500)], { used: 448 });
    expect(await codeOf(provider.information(1, {}))).toBe('provider_exhausted');
    expect(asked).toHaveLength(2);
    expect(meter.used()).toBe(450);
  });

  test('answers nobody can use count as failures', async () => {
    const { provider, asked } = await world([text('<html>')]);
    for (let id = 1; id <= 6; id += 1) await codeOf(provider.information(id, {}));
    expect(asked).toHaveLength(5);
  });

  test('refusals do not: the provider is there', async () => {
    const { provider, asked } = await world([refusal(404)]);
    for (let id = 1; id <= 6; id += 1) await codeOf(provider.information(id, {}));
    expect(asked).toHaveLength(6);
  });

  test('after 5 failures nothing is sent for 30 seconds, then one request decides', async () => {
    const { provider, asked, clock } = await world([
      ...Array.from({ length: 6 }, () => refusal(500)),
      pot,
    ] as unknown as [Scene, ...Scene[]]);
    await codeOf(provider.information(1, {}));
    await codeOf(provider.information(2, {}));
    expect(asked).toHaveLength(5); // the second call stops at its second attempt
    const opened = clock.at - 1_000; // it slept half of 2 seconds before it was stopped
    clock.at = opened + OPEN_MS - 1;
    expect(await codeOf(provider.information(3, {}))).toBe('provider_unavailable');
    expect(asked).toHaveLength(5);
    clock.at = opened + OPEN_MS;
    expect(await codeOf(provider.information(3, {}))).toBe('provider_unavailable');
    expect(asked).toHaveLength(6); // tried once, failed, shut again
    clock.at += OPEN_MS;
    expect(await codeOf(provider.information(3, {}))).toBe(undefined);
    expect(await codeOf(provider.information(4, {}))).toBe(undefined);
    expect(asked).toHaveLength(8);
  });
});
