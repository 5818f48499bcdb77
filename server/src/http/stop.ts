import type { FastifyInstance } from 'fastify';

const EVERY_MS = 100;

/**
 * While the server stops, connections without a request are closed as soon as they have none; else
 * each would stay open for its keep-alive time and hold the stop up.
 */
export function closeAsSoonAsPossible(app: FastifyInstance): void {
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    stopping = true;
    timer = setInterval(() => app.server.closeIdleConnections(), EVERY_MS);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
