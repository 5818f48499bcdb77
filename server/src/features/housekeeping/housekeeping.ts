import type { FastifyBaseLogger } from 'fastify';

import type { Deps } from '#deps';

import { deleteLeftovers } from './housekeeping.queries.ts';

const EVERY_MS = 3_600_000;

/** Tidies up once an hour while the program runs. Shape: what ends it. */
export function startHousekeeping(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  log: FastifyBaseLogger,
): () => void {
  const timer = setInterval(() => {
    deleteLeftovers(db, now()).then(
      (rows) => log.info({ rows }, 'tidied up'),
      (err: unknown) => log.error({ err }, 'tidying up failed'),
    );
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
