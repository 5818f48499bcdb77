import type { FastifyBaseLogger } from 'fastify';

import type { Deps } from '#deps';
import { startRounds } from '#platform/lib/rounds';

import { deliveryRounds } from './deliver.service.ts';

/** Max time until a webhook is told. Units: milliseconds. */
const EVERY_MS = 5_000;

/** Tells webhooks while the program runs. Shape: returns the function that stops it and waits for what is under way. */
export function startDeliveries(deps: Deps, log: FastifyBaseLogger): () => Promise<void> {
  const stopping = new AbortController();
  const stop = startRounds({
    ms: EVERY_MS,
    round: deliveryRounds(deps, { log, signal: stopping.signal }),
    onFailure: (err) => log.error({ err }, 'telling webhooks failed'),
  });
  return () => {
    stopping.abort();
    return stop();
  };
}
