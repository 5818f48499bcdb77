import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

import type { Config } from '#config';

const MOST = 1_000;
const MOST_PER_ADDRESS = 100;

/**
 * Bounds how many connections are open at once, all together and per address. Behind a proxy every
 * connection comes from the proxy, so there only the first bound holds.
 */
export function boundConnections(
  app: FastifyInstance,
  { TRUST_PROXY_CIDR, RATE_LIMITS }: Pick<Config, 'TRUST_PROXY_CIDR' | 'RATE_LIMITS'>,
): void {
  if (RATE_LIMITS === 'off') return;
  app.server.maxConnections = MOST;
  if (TRUST_PROXY_CIDR !== undefined) return;
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    if (count > MOST_PER_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
