import { networkOf } from '@larder/shared/account/network';

import type { Caller } from './audit.queries.ts';
import { deviceOf } from './device.ts';
import { sourceOf } from './rateLimits.ts';

/** Where a session is used, in our own words: never text that the browser sent. */
export type Seen = { device: string | null; network: string | null };

/** What is kept of where a request comes from: browser and system in our words, and the network. */
export function seenFrom(caller: Caller | undefined): Seen {
  return {
    device: deviceOf(caller?.user_agent) ?? null,
    network: networkOf(sourceOf({ ip: caller?.ip })) ?? null,
  };
}
