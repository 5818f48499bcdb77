import type { FastifyBaseLogger } from 'fastify';

import type { Deps } from '#deps';
import { makePartsChecker } from '#platform/db/invariants';
import { every } from '#platform/lib/every';

import {
  AGE_SHARES,
  countEndedSessions,
  countWaitingDeliveries,
  getFigures,
} from './watch.queries.ts';

type Watched = Pick<Deps, 'db' | 'now' | 'metrics'>;

/**
 * Checks the invariants and the database's figures, and sets their metrics.
 *
 * Shape   broken rules with their rows, and the errors of rules that could not be checked.
 */
export async function watchOnce(
  { db, now, metrics }: Watched,
  check = makePartsChecker(),
): Promise<{
  broken: Record<string, number>;
  failures: ReadonlyMap<string, unknown>;
}> {
  const { keys, pending_ages } = await getFigures(db, now());
  metrics.keys.set(keys);
  for (const [nth, share] of AGE_SHARES.entries())
    metrics.pendingAge.set({ share }, pending_ages[nth] ?? 0);
  for (const { reason, sessions } of await countEndedSessions(db))
    metrics.sessionsRevoked.set({ reason }, sessions);
  for (const { receiver, deliveries, age } of await countWaitingDeliveries(db, now())) {
    metrics.deliveries.set({ receiver }, deliveries);
    metrics.deliveryAge.set({ receiver }, age);
  }
  const { counts, failures } = await check(db);
  for (const [name, rows] of Object.entries(counts)) metrics.broken.set({ name }, rows);
  const broken = Object.fromEntries(Object.entries(counts).filter(([, rows]) => rows > 0));
  return { broken, failures };
}

/** Runs regularly. Shape: returns the function that stops it. */
export function startWatching(
  deps: Watched & Pick<Deps, 'config'>,
  log: FastifyBaseLogger,
): () => void {
  const check = makePartsChecker();
  return every(deps.config.WATCH_SECONDS * 1000, () =>
    watchOnce(deps, check).then(
      ({ broken, failures }) => {
        if (Object.keys(broken).length > 0) log.fatal({ broken }, 'an invariant is broken');
        for (const [name, err] of failures)
          log.error({ err, name }, 'an invariant was not checked');
      },
      (err: unknown) => log.error({ err }, 'checking the invariants failed'),
    ),
  );
}
