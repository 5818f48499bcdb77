import { hash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Lets the caller's browser keep this answer, and ask at each call whether it has changed.
 *
 * Only for answers that say nothing of a person: they stay on the device after a logout.
 *
 * Shape   true when the browser has it already: then 304 without a body is enough.
 */
export function isKept(
  text: string | Buffer,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): boolean {
  // Weak: the same text is sent compressed in several ways.
  const tag = `W/"${hash('sha256', text, 'base64url')}"`;
  reply.headers({ 'cache-control': 'private, no-cache', etag: tag });
  const kept = request.headers['if-none-match']?.split(',') ?? [];
  return kept.some((other) => other.trim() === tag);
}
