import { expect, test } from 'vitest';

import {
  json,
  recipe,
  refusal,
  type Scene,
  text,
} from '#subjects/recipes/provider/testing/scriptedProvider';
import {
  codeOf,
  DAY,
  pot,
  SLOW,
  virtualClock,
  type VirtualClock,
  world,
} from '#subjects/recipes/provider/testing/upstreamWorld';
import { flood, hangUp } from '#testing/mockServer';

type Fault = (clock: VirtualClock) => Scene;
const always = (scene: Scene) => () => scene;
const FAULTS: readonly (readonly [string, Fault])[] = [
  ['402', always(refusal(402))],
  ['429', always(refusal(429))],
  ['500', always(refusal(500))],
  ['503', always(refusal(503))],
  ['a lost connection', always((response) => response.socket?.destroy())],
  ['a reset in the middle', always(hangUp)],
  ...Object.entries(SLOW),
  ['a body without end', always(flood(() => undefined))],
  ['HTML', always(text('<html>', { headers: { 'content-type': 'text/html' } }))],
  ['JSON cut short', always(text('{"id":900001,"title":"Te'))],
  ['wrong types', always(json(recipe(900001, { id: '900001', title: 7 })))],
  ['null everywhere', always(json({ id: null, title: null, extendedIngredients: null }))],
  [
    'a redirect into our own network',
    always(text('', { status: 302, headers: { location: 'http://127.0.0.1:1/' } })),
  ],
];
const KEYS = [['a'], ['a', 'b'], ['a', 'b', 'c']];
const CASES = FAULTS.flatMap(([name, fault]) =>
  KEYS.map((keys) => [name, keys.length, fault, keys] as const),
);

/** Waits are drawn between half and the whole of 1 s and 2 s; a stand-in for chance takes the middle. */
const MAX_WAIT_MS = 2_000;

test.for(CASES)(
  '%s, with %i keys: what is kept is served, or it is said that there is nothing',
  async ([, , fault, keys]) => {
    const clock = virtualClock();
    const { provider, asked, slept } = await world([pot, fault(clock)], { keys, clock });
    const title = async () => (await provider.information(900001, {})).body.title;
    const kept = 'Test Lentil Pot 900001';
    expect(await title()).toBe(kept);

    // Fresh: no request. Stale: a failed request, and the old answer is better than none.
    clock.at += 29 * DAY;
    expect([await title(), asked.length]).toEqual([kept, 1]);
    clock.at += 2 * DAY;
    expect(await title()).toBe(kept);
    const tries = asked.length - 1;
    expect(tries).toBeGreaterThan(0);
    // At most two tries of a key and three pauses, whatever there is to try.
    expect(tries).toBeLessThanOrEqual(2 * keys.length + 1);
    expect(slept.every((ms) => ms <= MAX_WAIT_MS)).toBe(true);
    expect(slept.length).toBeLessThanOrEqual(3);

    expect(await codeOf(provider.information(900002, {}))).toMatch(
      /^provider_(exhausted|unavailable)$/,
    );
  },
);
