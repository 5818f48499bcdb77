import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

import type { Config } from '#config';
import { AppError } from '#errors';

import { sourceOf } from './rateLimits.ts';
import { isStream } from './streams.ts';

/** One more is closed at once, unanswered. */
const MOST = 1_000;
const MAX_PER_ADDRESS = 100;

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
    const address = sourceOf({ ip: socket.remoteAddress });
    const count = (open.get(address) ?? 0) + 1;
    if (count > MAX_PER_ADDRESS) {
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

/**
 * Closes a connection on which something is asked behind a stream. It would be worked on, count as
 * under way, and wait for the end of the stream to be sent: one client could have everybody else refused.
 */
export function closePipelinedStreams(app: FastifyInstance): void {
  const streaming = new WeakSet<Socket>();
  // The first hook of all: requests that arrive together are seen in their order only here.
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    if (streaming.has(socket)) {
      socket.destroy();
      throw new AppError('invalid_request', { message: 'a stream is the last of its connection' });
    }
    if (!isStream(request)) return;
    streaming.add(socket);
    // A refusal ends as any answer does, and then the connection is free.
    reply.raw.once('finish', () => streaming.delete(socket));
  });
}
