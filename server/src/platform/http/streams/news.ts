import type { Endpoint } from '@larder/shared/basics/endpoint.model';

import { AppError } from '#errors';
import { makeNewsReader, type NewsRow, type NewsTable } from '#platform/db/newsReader';
import type { Served } from '#platform/http/serve';

import type { Beat } from './streamEnds.ts';
import { type Send, serveStreams } from './streams.ts';

/** Has the id of an account whose sessions ended, or that is no longer what it was. Source: 0049_endings.sql. */
const ENDED_CHANNEL = 'ended';

/** Max delay of news when nobody wakes the reader: the sender died, or the connection was lost. */
const LOOK_EVERY_MS = 1_000;

/**
 * Serves a stream of the rows of a table of news. Reads from the first stream on.
 *
 * Shape   `channel` is woken after a commit with news; `tell` sends a row to its recipients; `beat` as for
 *         serveStreams.
 */
export function serveNews<News extends NewsRow>(
  served: Served,
  endpoint: Endpoint,
  {
    channel,
    news: table,
    tell,
    beat,
  }: {
    channel: string;
    news: NewsTable<News>;
    tell: (news: News, send: Send) => void;
    beat?: Beat;
  },
): void {
  const {
    app,
    deps: { db },
  } = served;
  let started: Promise<() => Promise<void>> | undefined;
  let isClosing = false;
  const { send, look: lookAtStreamsOf } = serveStreams(served, endpoint, {
    ready,
    ...(beat && { beat }),
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    await (
      await started
    )?.();
  });

  async function ready(): Promise<void> {
    // Nothing would stop a reader that starts now.
    if (isClosing) throw new AppError('unavailable');
    started ??= start();
    await started.catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  }

  async function start(): Promise<() => Promise<void>> {
    const { read } = await makeNewsReader(db, table, (news) => tell(news, send));
    // The next read repeats a failed one.
    const look = (): void => void read().catch(() => undefined);
    const stopListening = await db.listen({
      [channel]: look,
      [ENDED_CHANNEL]: lookAtStreamsOf,
    });
    const timer = setInterval(look, LOOK_EVERY_MS).unref();
    return async () => {
      clearInterval(timer);
      await stopListening();
    };
  }
}
