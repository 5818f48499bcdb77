import type { Endpoint } from '@larder/shared/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { sqlState } from '#db/db';
import { AppError } from '#errors';
import { type Claimed, findLiveUsers, type LiveUser } from '#identity/liveUser.queries';
import { batched } from '#lib/batched';

import { sourceOf } from './rateLimits.ts';
import { allow, type Served } from './serve.ts';

const MAX_PER_ACCOUNT = 8;
const MAX_PER_ADDRESS = 32;
/** Of the 1,000 connections of a program; the others are kept for calls. */
const MAX_STREAMS = 600;
const RETRY_AFTER_SECONDS = 30;
/** Under the server's 15 seconds for silent connections. */
const HEARTBEAT_MS = 10_000;
/** As long as an access token at most: the client asks again with a fresh one. */
const MAX_MS = 900_000;

type Stream = {
  user_id: string;
  session_id: string;
  source: string;
  write: (text: string) => void;
  end: () => void;
};

/** Whether a request opens a stream, which takes no work for minutes. */
export function isStream({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean {
  return routeOptions.url?.endsWith('/events') ?? false;
}

/**
 * Serves a call whose answer stays open and carries events, until the client goes, the session ends or
 * 15 minutes are over. An account has at most 8 streams and an address 32: one more ends the oldest.
 *
 * Shape   `ready` is awaited before a stream begins; `send` writes an event to the streams of some
 *         accounts.
 * Errors  not_acceptable without `Accept: text/event-stream`; unavailable when 600 streams are open.
 */
export function serveStreams(
  { app, deps }: Served,
  endpoint: Endpoint,
  { ready }: { ready: () => Promise<unknown> },
) {
  const { db, config, now, metrics } = deps;
  /** Oldest first. */
  const open = new Set<Stream>();

  // However many open at one moment, they take one connection of the database.
  const findInBatch = batched((claimed: readonly Claimed[]) =>
    findLiveUsers(db, { claimed, at: now() }),
  );
  app.get(endpoint.path, async (request, reply) => {
    const user = await allow(endpoint, { deps, request, reply, find: findInBatch });
    if (!request.headers.accept?.includes('text/event-stream'))
      throw new AppError('not_acceptable');
    await ready();
    if (user) begin(user, { request, reply });
    return reply;
  });

  function begin(
    { user_id, session_id }: LiveUser,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): void {
    const { raw } = reply;
    const { socket } = request.raw;
    const source = sourceOf(request);
    makeRoom({ user_id, source });
    reply.hijack();
    if (socket.destroyed) return;
    // What every answer carries: a hijacked one does not take it along by itself.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close',
    });
    raw.write('retry: 2000\n\n');
    const stream = { user_id, session_id, source, write: (text: string) => raw.write(text), end };
    const tooLong = setTimeout(end, MAX_MS);
    open.add(stream);
    metrics.streams.set(open.size);
    socket.once('close', end);

    function end(): void {
      clearTimeout(tooLong);
      open.delete(stream);
      metrics.streams.set(open.size);
      raw.end();
    }
  }

  function makeRoom({ user_id, source }: Pick<Stream, 'user_id' | 'source'>): void {
    if (config.RATE_LIMITS === 'off') return;
    endOldest((stream) => stream.user_id === user_id, MAX_PER_ACCOUNT);
    endOldest((stream) => stream.source === source, MAX_PER_ADDRESS);
    if (open.size >= MAX_STREAMS)
      throw new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  }

  function endOldest(isAlike: (stream: Stream) => boolean, max: number): void {
    const alike = [...open].filter(isAlike);
    if (alike.length >= max) alike[0]?.end();
  }

  let hasFailed = false;
  /** Ends the streams of sessions that have ended; all of them when nobody can tell twice in a row. */
  async function beat(): Promise<void> {
    const streams = [...open];
    if (streams.length === 0) return;
    for (const stream of streams) stream.write(': still here\n\n');
    const live = await findLiveUsers(db, { claimed: streams, at: now() }).catch(
      (error: unknown) => {
        metrics.queryErrors.inc({ class: sqlState(error)?.slice(0, 2) ?? 'connection' });
        return hasFailed ? [] : undefined;
      },
    );
    hasFailed = live === undefined;
    streams.forEach((stream, n) => {
      if (live && !live[n]) stream.end();
    });
  }
  const beating = setInterval(() => void beat(), HEARTBEAT_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(beating);
    for (const stream of open) stream.end();
  });

  return {
    send(user_ids: readonly string[], event: string, data: unknown): void {
      const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      for (const stream of open) if (user_ids.includes(stream.user_id)) stream.write(text);
    },
  };
}
