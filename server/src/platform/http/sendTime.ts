import { Socket } from 'node:net';

import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which its handler reads once it knows the sender. */
    readonly isFile?: boolean;
  }
}

type Limits = {
  /** Units: milliseconds for a whole body; of a file, for a part. */
  readonly maxMs: number;
  /** Units: bytes of each part of a file. */
  readonly minPart: number;
};

/** A file comes with at least 0.5 Mbit/s. */
const LIMITS: Limits = { maxMs: 10_000, minPart: 640 * 1024 };
/** The longest that any request takes. Units: milliseconds. */
export const MAX_REQUEST_MS = (RECIPE_LIMITS.fileBytes / LIMITS.minPart + 2) * LIMITS.maxMs;

/**
 * Ends requests whose bodies arrive too slowly: after 10 seconds, but files may take longer while each 10 seconds bring
 * enough. Earlier speed does not count, so nobody can send all but the last byte and wait.
 */
export function boundSending(app: FastifyInstance, { maxMs, minPart }: Limits = LIMITS): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const { socket, headers } = raw;
    const hasBody = headers['content-length'] !== undefined || 'transfer-encoding' in headers;
    // Requests injected by tests have no socket.
    if (raw.complete || !hasBody || !(socket instanceof Socket)) return;
    let isAnswered = false;
    let read = socket.bytesRead;
    const watch = setInterval(() => {
      const part = socket.bytesRead - read;
      read += part;
      if (raw.complete) clearInterval(watch);
      else if (isAnswered) socket.destroy();
      else if (!request.routeOptions.config.isFile || part < minPart)
        app.server.emit('clientError', new SlowSender(), socket);
    }, maxMs);
    // Also after the last byte, and when the connection breaks.
    raw.once('close', () => clearInterval(watch));
    reply.raw.once('finish', () => {
      isAnswered = true;
    });
  });
}

/** As Node itself says it, so that the answer is 408. */
class SlowSender extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}
