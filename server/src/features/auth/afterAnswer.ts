import type { FastifyInstance } from 'fastify';

/**
 * For work that an answer must not wait for, so that its time tells nothing: it begins once the
 * answer is on its way, a failure is logged, and a server that stops lets it end first.
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
