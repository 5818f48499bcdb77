import type { Endpoint } from '@larder/shared/basics/endpoint.model';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '#errors';
import { sourceOf } from '#platform/http/rateLimits';
import { allow, type Served } from '#platform/http/serve';
import { type Claimed, findLiveUsers, type LiveUser } from '#platform/identity/liveUser.queries';
import { batched } from '#platform/lib/batched';

import { type Beat, endStreams, type Stream } from './streamEnds.ts';

const MAX_PER_ACCOUNT = 8;
const MAX_PER_ADDRESS = 32;
/** Out of 1,000 connections of a process; the rest are for calls. */
const MAX_STREAMS = 600;
const RETRY_AFTER_SECONDS = 30;
/** The lifetime of an access token; the client then reconnects with a fresh one. */
const MAX_MS = 900_000;

/** Writes an event to the streams of an account, and of all who run a vendor's store. */
export type Send = (
  to: { user_id?: string | null; vendor_id?: string; store_id?: string | null },
  event: string,
  data: unknown,
) => void;

/** Whether a request opens a stream. */
export function isStream({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean {
  return routeOptions.url?.endsWith('/events') ?? false;
}

/**
 * Serves a call that stays open and sends events, until the client leaves, the session ends, the account is no longer
 * what it was, or 15 minutes are over. Max 8 streams per account and 32 per address: a further one ends the oldest.
 *
 * Shape   `ready` is awaited before a stream begins; `beat` gets the accounts with open streams, when one begins and
 *         every 10 seconds; `send` writes an event to the streams of an account, and of all who run a vendor's
 *         store; `look` ends those of an account and its staff whose session is over.
 * Errors  not_acceptable without `Accept: text/event-stream`; unavailable when 600 streams are open.
 */
export function serveStreams(
  { app, deps }: Served,
  endpoint: Endpoint,
  {
    ready,
    beat,
  }: {
    ready: () => Promise<unknown>;
    beat?: Beat;
  },
) {
  const { db, config, now, metrics } = deps;
  /** Oldest first. */
  const open = new Set<Stream>();

  // Streams that open together use one connection of the database.
  const findInBatch = batched((claimed: readonly Claimed[]) =>
    findLiveUsers(db, { claimed, at: now() }),
  );
  app.get(endpoint.path, async (request, reply) => {
    const user = await allow(endpoint, { deps, request, reply, find: findInBatch });
    if (!request.headers.accept?.includes('text/event-stream'))
      throw new AppError('not_acceptable');
    await ready();
    if (user) await beat?.([user.user_id]);
    if (user) begin(user, { request, reply });
    return reply;
  });
  const { look, check, stop } = endStreams(open, { metrics, find: findInBatch, beat });
  app.addHook('preClose', async () => {
    stop();
    for (const stream of open) stream.end();
  });

  function begin(
    user: LiveUser,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): void {
    const { user_id } = user;
    const { raw } = reply;
    const { socket } = request.raw;
    const source = sourceOf(request);
    if (config.RATE_LIMITS === 'on') makeRoom(open, { user_id, source });
    reply.hijack();
    if (socket.destroyed) return;
    writeHead(reply);
    const write = (text: string): boolean => raw.write(text);
    const stream = { ...user, source, write, end };
    const timer = setTimeout(end, MAX_MS);
    open.add(stream);
    metrics.streams.set(open.size);
    socket.once('close', end);
    // A session that ended while the stream opened found no stream to end.
    check(stream);

    function end(): void {
      clearTimeout(timer);
      open.delete(stream);
      metrics.streams.set(open.size);
      raw.end();
    }
  }

  const send: Send = (to, event, data) => {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const stream of open)
      if (stream.user_id === to.user_id || runs(stream, to)) stream.write(text);
  };
  return { send, look };
}

/** Whoever works in some stores alone is told of nothing that names no store. */
function runs(
  { vendor_id, stores }: Stream,
  to: { vendor_id?: string; store_id?: string | null },
): boolean {
  if (vendor_id !== to.vendor_id) return false;
  return !stores || stores.includes(to.store_id ?? '');
}

function makeRoom(
  open: ReadonlySet<Stream>,
  { user_id, source }: Pick<Stream, 'user_id' | 'source'>,
): void {
  endOldest(
    [...open].filter((stream) => stream.user_id === user_id),
    MAX_PER_ACCOUNT,
  );
  endOldest(
    [...open].filter((stream) => stream.source === source),
    MAX_PER_ADDRESS,
  );
  if (open.size >= MAX_STREAMS)
    throw new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
}

function endOldest(streams: readonly Stream[], max: number): void {
  if (streams.length >= max) streams[0]?.end();
}

/** A hijacked reply does not send its headers by itself. */
function writeHead(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  reply.raw.write('retry: 2000\n\n');
}
