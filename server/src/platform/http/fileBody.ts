import { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import { AppError, invalidField } from '#errors';

/**
 * Lets the calls of `app` take files as bodies. The handler reads them, after the checks, so that strangers cannot fill
 * the memory.
 */
export function takeFiles(app: FastifyInstance): void {
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

/**
 * The file that a body is.
 *
 * Units   `max` in bytes.
 * Errors  invalid_request when there is no file, or an empty one; body_too_large, beyond which nothing is kept.
 */
export function readFileBody(body: unknown, max: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!(body instanceof Readable))
    throw invalidField('file', 'send the file itself, as application/octet-stream');
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    body.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= max) parts.push(part);
      else {
        parts.length = 0;
        reject(new AppError('body_too_large'));
      }
    });
    body.on('end', () => {
      if (size === 0) reject(invalidField('file', 'is empty'));
      else resolve(new Uint8Array(Buffer.concat(parts)));
    });
    body.on('error', () => {
      reject(invalidField('file', 'ended before it was whole'));
    });
    body.on('close', () => {
      reject(invalidField('file', 'ended before it was whole'));
    });
  });
}
