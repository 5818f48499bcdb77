import type { FastifyBaseLogger } from 'fastify';

import { countViolations } from '#db/invariants';
import type { Deps } from '#deps';
import { every } from '#lib/every';

import { AGE_QUANTILES, countEndedSessions, getFigures } from './watch.queries.ts';

type Watched = Pick<Deps, 'db' | 'now' | 'metrics'>;

/**
 * Checks the invariants and the database's figures, and sets their metrics. Shape: broken rules with their
 * rows.
 */
export async function watchOnce({ db, now, metrics }: Watched): Promise<Record<string, number>> {
  const { keys, pending_ages } = await getFigures(db, now());
  metrics.keys.set(keys);
  for (const [nth, quantile] of AGE_QUANTILES.entries())
    metrics.pendingAge.set({ quantile }, pending_ages[nth] ?? 0);
  for (const { reason, sessions } of await countEndedSessions(db))
    metrics.sessionsRevoked.set({ reason }, sessions);
  const violations = await countViolations(db);
  for (const [name, rows] of Object.entries(violations)) metrics.broken.set({ name }, rows);
  return Object.fromEntries(Object.entries(violations).filter(([, rows]) => rows > 0));
}

/** Runs regularly. Shape: returns the function that stops it. */
export function startWatching(
  deps: Watched & Pick<Deps, 'config'>,
  log: FastifyBaseLogger,
): () => void {
  return every(deps.config.WATCH_SECONDS * 1000, () =>
    watchOnce(deps).then(
      (broken) => {
        if (Object.keys(broken).length > 0) log.fatal({ broken }, 'an invariant is broken');
      },
      (err: unknown) => log.error({ err }, 'checking the invariants failed'),
    ),
  );
}
