import { AppError } from '#errors';
import { quotaMeter } from '#features/provider/recipeProvider';
import { upstreamProvider } from '#features/provider/upstream';
import { upstreamClient } from '#features/provider/upstreamClient';

import { json, recipe, type Scene, scriptedProvider } from './scriptedProvider.ts';

const NOON = Date.parse('2026-03-04T12:00:00.000Z');
export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;
const HALF = (): number => 0.5;
/** A recipe, for calls whose answer does not matter. */
export const pot = json(recipe(900001));

/** The provider as our server asks it, on a clock that moves only when somebody sleeps. */
export async function world(
  scenes: readonly [Scene, ...Scene[]],
  { keys = ['a', 'b', 'c'], used = 0, chance = HALF, maxBytes = 1_000_000 } = {},
) {
  const { base, asked } = await scriptedProvider(...scenes);
  const clock = { at: NOON };
  const [slept, limits, refused] = [[] as number[], [] as number[], [] as number[]];
  const running: AbortController[] = [];
  const now = () => new Date(clock.at);
  const meter = quotaMeter({ now, allowance: 450 });
  meter.spend(used);
  const ask = upstreamClient({
    base,
    keys,
    now,
    meter,
    onKeyRefused: (place) => refused.push(place),
    outside: {
      fetch,
      chance,
      sleep: async (ms) => {
        slept.push(ms);
        clock.at += ms;
      },
      timeout: (ms) => {
        limits.push(ms);
        const controller = new AbortController();
        running.push(controller);
        return controller.signal;
      },
    },
  });
  const provider = upstreamProvider({ ask, meter, now, chance, maxBytes });
  const keysUsed = () => asked.map(({ key }) => key);
  return { provider, asked, keysUsed, clock, slept, limits, refused, running, meter };
}

/** The code a call is refused with, and undefined when it is answered. */
export async function codeOf(call: Promise<unknown>): Promise<string | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
