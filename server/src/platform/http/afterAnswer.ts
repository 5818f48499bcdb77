import type { FastifyInstance } from 'fastify';

/**
 * Runs work after the answer, so that its duration reveals nothing. Failures are logged; a stopping server
 * waits for it.
 */
export function afterAnswer(app: FastifyInstance): (work: () => Promise<void>) => void {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (work) => {
    const done = new Promise((resolve) => setImmediate(resolve))
      .then(work)
      .catch((err: unknown) => app.log.error({ err }, 'work after an answer failed'))
      .finally(() => running.delete(done));
    running.add(done);
  };
}
