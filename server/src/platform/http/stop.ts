import type { FastifyInstance } from 'fastify';

const EVERY_MS = 100;

/** Closes idle connections while the server stops; they would stay open for their keep-alive time. */
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
