import type { Readable } from 'node:stream';

import { ACCESS, type Endpoint } from '@larder/shared/basics/endpoint.model';
import { positionOf } from '@larder/shared/basics/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as z from 'zod/mini';

import type { Deps } from '#deps';
import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';
import { withOurPictures } from '#platform/http/pages/pictures';
import {
  authenticate,
  bearerToken,
  type FindUser,
  isApiKey,
} from '#platform/identity/authenticate';
import type { LiveUser } from '#platform/identity/liveUser.queries';

import { allowKey } from './allowKey.ts';
import type { Caller } from './audit.queries.ts';
import { CALL_LIMITS } from './callLimits.ts';
import { droppedFields } from './droppedFields.ts';
import { faultWords } from './faultWords.ts';
import { once } from './idempotency.ts';
import { refuseOtherStores, refuseUnkept } from './keepToStores.ts';
import { sourceOf } from './rateLimits.ts';
import { note, routeOf } from './requestNotes.ts';
import { isKept } from './revalidation.ts';
import { makeJsonWriter } from './writtenJson.ts';

export type Served = { app: FastifyInstance; deps: Deps };

type Arguments<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  user: E['access'] extends 'public' | 'cookie' ? undefined : LiveUser;
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Serves a call: authenticates, reads the request with the call's schemas, runs the handler and writes the
 * answer with the response schema, which drops what it does not name.
 *
 * The order is limits, identity, role, schema, ownership, so that strangers learn nothing from validation and
 * cannot use it for free.
 *
 * Errors  too_many_requests, not_signed_in, not_allowed, needs_all_stores, read_only, invalid_request; not_found for a
 *         malformed id in the path; store_not_found for a store in which a member of the staff does not work. Errors of the handler go to the error handler.
 */
export function serve<E extends Endpoint>(
  served: Served,
  endpoint: E,
  handle: (request: Arguments<E>) => Promise<z.output<E['response']>>,
): void {
  serveWritten(served, endpoint, {
    handle,
    write: makeJsonWriter(endpoint.response),
  });
}

/**
 * As `serve`, for a change that is made at most once per idempotency key, in the transaction of the key.
 *
 * Errors  those of `serve` and `once`.
 */
export function serveOnce<E extends Endpoint>(
  served: Served,
  endpoint: E,
  change: (tx: Tx, request: Arguments<E> & { at: Date }) => Promise<z.output<E['response']>>,
): void {
  const { db, now } = served.deps;
  serve(served, endpoint, async (given) => {
    const { request, reply } = given;
    const user: LiveUser | undefined = given.user;
    if (!user) throw new AppError('not_signed_in');
    const at = now();
    return once({ db, endpoint, request, reply, user_id: user.user_id, at }, (tx) =>
      change(tx, { ...given, at }),
    );
  });
}

/**
 * As `serve`, but `write` makes the answer's text, or a stream for long ones. With `revalidates` browsers keep a text
 * and get 304 while it is unchanged; access is checked each time.
 */
export function serveWritten<E extends Endpoint, Answer = z.output<E['response']>>(
  { app, deps }: Served,
  endpoint: E,
  {
    handle,
    write,
    revalidates = false,
  }: {
    handle: (request: Arguments<E>) => Promise<Answer>;
    write: (answer: Answer) => string | Buffer | Readable | Promise<Buffer>;
    revalidates?: boolean;
  },
): void {
  const countDropped = droppedFields(endpoint.body);
  const own = CALL_LIMITS.get(endpoint);
  app.route({
    method: endpoint.method as HTTPMethods,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: endpoint.bodyLimit,
    config: { isFile: endpoint.sends === 'file', takesKeys: endpoint.keys !== undefined },
    onRequest: async (request) => {
      if (own?.per === 'address') deps.limits.spend(own.limit, sourceOf(request));
    },
    handler: async (request, reply) => {
      const user = await allow(endpoint, { deps, request, reply });
      if (own?.per === 'account' && user) deps.limits.spend(own.limit, user.user_id);
      deps.readOnly.check(endpoint);
      const [params, query, body] = [
        readParams(endpoint, request.params),
        read(endpoint.query, request.query),
        withOurPictures(
          endpoint,
          read(endpoint.body, request.body ?? {}),
          deps.config.pictureHosts,
        ),
      ];
      if (user) refuseOtherStores(endpoint, user, [params, query, body]);
      const dropped = countDropped(request.body);
      if (dropped > 0) deps.metrics.unknownFields.inc({ route: routeOf(request) }, dropped);
      const answer = await handle({
        params,
        query,
        body,
        user,
        caller: {
          ip: request.ip,
          request_id: request.id,
          user_agent: request.headers['user-agent'],
          key_name: user?.key_name,
        },
        request,
        reply,
      } as Arguments<E>);
      if (reply.sent) return reply;
      reply.code(reply.statusCode === 200 ? endpoint.status : reply.statusCode);
      if (endpoint.status === 204) return reply.send();
      const written = await write(answer);
      const isWhole = typeof written === 'string' || Buffer.isBuffer(written);
      if (revalidates && isWhole && isKept(written, { request, reply }))
        return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(written);
    },
  });
}

/**
 * The caller, or the vendor whose API key calls; undefined for calls that need no sign-in.
 *
 * Errors  not_signed_in, not_allowed, needs_all_stores, too_many_requests.
 */
export async function allow(
  endpoint: Endpoint,
  {
    deps,
    request,
    reply,
    find,
  }: { deps: Deps; request: FastifyRequest; reply: FastifyReply; find?: FindUser },
): Promise<LiveUser | undefined> {
  if (endpoint.access === 'public' || endpoint.access === 'cookie') return undefined;
  const token = bearerToken(request);
  if (isApiKey(token)) return allowKey(endpoint, token, { deps, request, reply });
  const user = await authenticate(deps, token, find);
  if (!user) throw new AppError('not_signed_in');
  deps.limits.spend('perUser', user.user_id);
  note(request, { user_id: user.user_id, role: user.role });
  reply.header('vary', 'authorization');
  const positions: readonly string[] = ACCESS[endpoint.access];
  if (!positions.includes(positionOf(user))) throw new AppError('not_allowed');
  refuseUnkept(endpoint, user);
  return user;
}

/** A malformed id is not found. */
function readParams(endpoint: Endpoint, value: unknown): unknown {
  const parsed = z.safeDecode(endpoint.params, value as never);
  if (!parsed.success) throw new AppError('not_found');
  return parsed.data;
}

/** Max faults named; a body may have 26,000. */
const MAX_FIELDS_NAMED = 100;

function read(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = z.safeDecode(schema, value as never, { error: faultWords });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.slice(0, MAX_FIELDS_NAMED).map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));
  const [first] = fields;
  throw new AppError('invalid_request', {
    ...(first && { message: `${first.field || 'request'}: ${first.message}` }),
    details: { fields },
  });
}
