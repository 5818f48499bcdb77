import type { ErrorCode } from '@larder/shared/contract/errors';
import type { FastifyRequest } from 'fastify';

/** What is learned about a request on its way, for the log line and the counters of its answer. */
type Notes = { user_id?: string; role?: string; code?: ErrorCode };

const notes = new WeakMap<FastifyRequest, Notes>();

/** Adds to what is known of a request. */
export function note(request: FastifyRequest, more: Notes): void {
  notes.set(request, { ...notes.get(request), ...more });
}

export function notesOf(request: FastifyRequest): Notes {
  return notes.get(request) ?? {};
}

/** The template of the route, never the address: addresses hold ids, and there are endlessly many. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unmatched';
}
