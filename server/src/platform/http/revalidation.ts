import { hash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Lets the browser cache this answer and revalidate it at each call.
 *
 * Only for answers without personal data: they stay on the device after a logout.
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
