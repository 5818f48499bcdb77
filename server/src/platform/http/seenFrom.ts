import { deviceOf } from '@larder/shared/domain/device';
import { networkOf } from '@larder/shared/domain/network';

import type { Caller } from '#http/audit.queries';
import { sourceOf } from '#http/rateLimits';

/** Where a session is used, in our own words: never text that the browser sent. */
export type Seen = { device: string | null; network: string | null };

/** What is kept of where a request comes from: browser and system in our words, and the network. */
export function seenFrom(caller: Caller | undefined): Seen {
  return {
    device: deviceOf(caller?.user_agent) ?? null,
    network: networkOf(sourceOf({ ip: caller?.ip })) ?? null,
  };
}
