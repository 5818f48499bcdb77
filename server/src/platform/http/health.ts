import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps';
import { MAX_WAITING } from '#platform/db/postgres';

import { ping } from './health.queries.ts';

/**
 * `/healthz`: the program runs. `/readyz`: it can take work: not while it stops, has no database with our
 * tables, or its queue for connections is full.
 */
export function healthRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  let stopping = false;
  // Concurrent requests share one query: this path has no rate limit and must not fill the pool.
  let asking: Promise<boolean> | undefined;
  const isAnswering = () =>
    (asking ??= answersSoon(db).finally(() => {
      asking = undefined;
    }));
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const isFull = db.load().waiting >= MAX_WAITING;
    const ready = !stopping && !isFull && (await isAnswering());
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return reply.send({ status: ready ? 'ready' : 'not ready' });
  });
}

const MAX_WAIT_MS = 500;

async function answersSoon(db: Deps['db']): Promise<boolean> {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), MAX_WAIT_MS).unref();
  });
  return Promise.race([ping(db).catch(() => false), late]);
}
