import { AppError } from '#errors';
import { makeQuotaMeter } from '#subjects/recipes/provider/recipeProvider.service';
import { makeUpstreamProvider } from '#subjects/recipes/provider/upstream.service';
import { makeUpstreamClient } from '#subjects/recipes/provider/upstreamClient.service';

import { json, recipe, type Scene, startScriptedProvider } from './scriptedProvider.ts';

const NOON = Date.parse('2026-03-04T12:00:00.000Z');
const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const HALF = (): number => 0.5;
/** A recipe, for calls whose answer does not matter. */
export const pot = json(recipe(900001));

export type VirtualClock = ReturnType<typeof virtualClock>;

/**
 * A manual clock, for one request at a time.
 *
 * Shape   `limits` are the time limits of requests in ms; `pass` advances, at most to the running request's
 *         limit, which it then aborts: false.
 */
export function virtualClock() {
  let running = { end: Infinity, request: new AbortController() };
  const clock = {
    at: NOON,
    limits: [] as number[],
    timeout(ms: number): AbortSignal {
      clock.limits.push(ms);
      running = { end: clock.at + ms, request: new AbortController() };
      return running.request.signal;
    },
    pass(ms: number): boolean {
      clock.at = Math.min(clock.at + ms, running.end);
      if (clock.at < running.end) return true;
      running.request.abort();
      return false;
    },
  };
  return clock;
}

/** Ways to keep a caller waiting. */
export const SLOW: Readonly<Record<string, (clock: VirtualClock) => Scene>> = {
  'no answer': (clock) => () => clock.pass(MINUTE),
  'a byte a second': (clock) => (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = (): void => {
      if (clock.pass(1_000)) response.write(' ', () => setImmediate(drip));
    };
    drip();
  },
  'a stall after the headers': (clock) => (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{', () => setImmediate(() => clock.pass(MINUTE)));
  },
};

/** The provider behind our client, on a clock that only `sleep` advances. */
export async function world(
  scenes: readonly [Scene, ...Scene[]],
  {
    keys = ['a', 'b', 'c'],
    used = 0,
    chance = HALF,
    maxBytes = 1_000_000,
    clock = virtualClock(),
  } = {},
) {
  const { base, asked } = await startScriptedProvider(...scenes);
  const [slept, refused] = [[] as number[], [] as number[]];
  const now = () => new Date(clock.at);
  const meter = makeQuotaMeter({ now, allowance: 450 });
  meter.spend(used);
  const ask = makeUpstreamClient({
    base,
    keys,
    now,
    meter,
    onKeyRefused: (place) => refused.push(place),
    network: {
      fetch,
      chance,
      sleep: async (ms) => {
        slept.push(ms);
        clock.at += ms;
      },
      timeout: (ms) => clock.timeout(ms),
      clock: () => clock.at,
    },
  });
  const provider = makeUpstreamProvider({
    ask,
    meter,
    now,
    chance,
    maxBytes,
    pictureHosts: ['img.spoonacular.com'],
  });
  const keysUsed = () => asked.map(({ key }) => key);
  return { provider, asked, keysUsed, clock, slept, refused, meter };
}

/** The code of a refused call; undefined when it is answered. */
export async function codeOf(call: Promise<unknown>): Promise<string | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
