import type { ErrorCode } from '@larder/shared/basics/errors.model';
import type { FastifyRequest } from 'fastify';

/** For the log line and the metrics of an answer. */
type Notes = { user_id?: string; role?: string; code?: ErrorCode };

const notes = new WeakMap<FastifyRequest, Notes>();

export function note(request: FastifyRequest, more: Notes): void {
  notes.set(request, { ...notes.get(request), ...more });
}

export function notesOf(request: FastifyRequest): Notes {
  return notes.get(request) ?? {};
}

/** The route's template, never the address: addresses hold ids, and there are endlessly many. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unmatched';
}
