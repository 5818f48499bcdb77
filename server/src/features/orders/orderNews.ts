import type { OrderEvent } from '@larder/shared/contract/orders';
import type { FastifyReply } from 'fastify';

import { AppError } from '#errors';
import type { Served } from '#http/serve';
import type { LiveUser } from '#identity/liveUser.queries';
import { isLive } from '#identity/liveUser.queries';

import { ORDERS_CHANNEL, OrderNews } from './orders.queries.ts';

/** Under the server's 15 seconds for silent connections. */
const HEARTBEAT_MS = 10_000;
/** As long as an access token at most: the client asks again with a fresh one. */
const LONGEST_MS = 900_000;

type Reader = { user_id: string; send: (event: OrderEvent) => void };

/**
 * Hands what the database announces about orders to whoever listens: the shopper and the vendor of
 * the order, and nobody else. The database is listened to from the first reader on.
 */
export function orderNews({ app, deps: { db } }: Served) {
  const readers = new Set<Reader>();
  let listening: Promise<() => Promise<void>> | undefined;
  app.addHook('preClose', async () => {
    for (const end of endings) end();
    await (
      await listening
    )?.();
  });
  const endings = new Set<() => void>();

  function hear(payload: string): void {
    const { order_id, order_status, user_id, vendor_id } = OrderNews.parse(JSON.parse(payload));
    for (const reader of readers)
      if (reader.user_id === user_id || reader.user_id === vendor_id)
        reader.send({ order_id, order_status });
  }

  return {
    /**
     * Keeps the answer open and writes events to it until the client goes or the session ends.
     *
     * Errors  not_acceptable when the client does not ask for events.
     */
    async stream(user: LiveUser, reply: FastifyReply): Promise<void> {
      if (!reply.request.headers.accept?.includes('text/event-stream'))
        throw new AppError('not_acceptable');
      listening ??= db.listen(ORDERS_CHANNEL, hear);
      await listening.catch((error: unknown) => {
        // The next reader tries again.
        listening = undefined;
        throw error;
      });
      reply.hijack();
      const { raw } = reply;
      // What every answer carries: a hijacked one does not take it along by itself.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      raw.write('retry: 2000\n\n');
      const reader: Reader = {
        user_id: user.user_id,
        send: (event) => raw.write(`event: order\ndata: ${JSON.stringify(event)}\n\n`),
      };
      readers.add(reader);
      const beat = setInterval(() => {
        raw.write(': still here\n\n');
        isLive(db, user.session_id).then((live) => live || end(), end);
      }, HEARTBEAT_MS);
      const tooLong = setTimeout(end, LONGEST_MS);
      endings.add(end);
      raw.on('close', end);

      function end(): void {
        clearInterval(beat);
        clearTimeout(tooLong);
        readers.delete(reader);
        endings.delete(end);
        raw.end();
      }
    },
  };
}
