import type { FastifyBaseLogger } from 'fastify';

import { countViolations } from '#db/invariants';
import type { Deps } from '#deps';

import { AGE_QUANTILES, countEndedSessions, getFigures } from './watch.queries.ts';

type Watched = Pick<Deps, 'db' | 'now' | 'metrics'>;

/** Looks at what must hold and at the figures only the database knows, and shows them as metrics. */
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

/** Watches while the program runs. Shape: what ends it. */
export function startWatching(
  deps: Watched & Pick<Deps, 'config'>,
  log: FastifyBaseLogger,
): () => void {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    watchOnce(deps)
      .then(
        (broken) => {
          if (Object.keys(broken).length > 0) log.fatal({ broken }, 'a rule of the data is broken');
        },
        (err: unknown) => log.error({ err }, 'watching failed'),
      )
      .finally(() => (running = false));
  }, deps.config.WATCH_SECONDS * 1000);
  timer.unref();
  return () => clearInterval(timer);
}
