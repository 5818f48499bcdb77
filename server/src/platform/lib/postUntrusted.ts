import { isPushAddress } from '@larder/shared/basics/webAddress';
import { Agent, fetch } from 'undici';

import { judgedLookup, PUBLIC_NETWORK, type PublicNetwork } from './fetchUntrusted.ts';
import { inSpan } from './span.ts';

type PostedMessage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Gives up early, when the program stops. */
  readonly signal?: AbortSignal;
};

/**
 * Posts to an address that anybody may give, within 10 seconds; what it answers is not read.
 *
 * Shape   the status; undefined for every failure: refused, unknown, silent, too slow. No redirect is followed.
 */
export type PostUntrusted = (
  address: string,
  message: PostedMessage,
) => Promise<number | undefined>;

/** For push services and webhooks. The rules are those of `makeFetchUntrusted`, and https alone. */
export function makePostUntrusted(network: Partial<PublicNetwork> = {}): PostUntrusted {
  const { resolve, connector, connectMs, allMs } = { ...PUBLIC_NETWORK, ...network };
  const dispatcher = new Agent({
    connect: connector({ timeout: connectMs, lookup: judgedLookup(resolve) }),
    // No keep-alive: each connection's address is checked.
    pipelining: 0,
  });

  return async (address, { headers, body, signal }) => {
    if (!isPushAddress(address)) return undefined;
    const { href, host } = new URL(address);
    const patience = AbortSignal.timeout(allMs);
    try {
      const answer = await inSpan(`POST ${host}`, { 'server.address': host }, () =>
        fetch(href, {
          method: 'POST',
          headers,
          body,
          redirect: 'manual',
          credentials: 'omit',
          dispatcher,
          signal: signal ? AbortSignal.any([patience, signal]) : patience,
        }),
      );
      await answer.body?.cancel().catch(() => undefined);
      return answer.status;
    } catch {
      return undefined;
    }
  };
}
