import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

import type { Config } from '#config';
import { AppError } from '#errors';
import { isStream } from '#platform/http/streams/streams';

import { sourceOf } from './rateLimits.ts';

/** Max open connections; further ones are closed unanswered. */
const MAX_CONNECTIONS = 1_000;
const MAX_PER_ADDRESS = 100;

/**
 * Bounds open connections, in all and per address. Behind a proxy all have its address, so only the first
 * bound holds.
 */
export function boundConnections(
  app: FastifyInstance,
  { TRUST_PROXY_CIDR, RATE_LIMITS }: Pick<Config, 'TRUST_PROXY_CIDR' | 'RATE_LIMITS'>,
): void {
  if (RATE_LIMITS === 'off') return;
  app.server.maxConnections = MAX_CONNECTIONS;
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
 * Closes a connection with a request behind a stream. The request would count as under way until the stream
 * ends, so one client could use up the places of all.
 */
export function closePipelinedStreams(app: FastifyInstance): void {
  const streaming = new WeakSet<Socket>();
  // Must be the first hook: only here pipelined requests are seen in order.
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    if (streaming.has(socket)) {
      socket.destroy();
      throw new AppError('invalid_request', {
        message: 'No request may follow a stream on its connection.',
      });
    }
    if (!isStream(request)) return;
    streaming.add(socket);
    // After a refusal the connection is free again.
    reply.raw.once('finish', () => streaming.delete(socket));
  });
}
