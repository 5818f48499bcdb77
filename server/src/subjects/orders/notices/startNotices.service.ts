import { randomUUID } from 'node:crypto';

import type { FastifyBaseLogger } from 'fastify';

import type { Deps } from '#deps';
import { openMailer } from '#platform/lib/mail';
import { startRounds } from '#platform/lib/rounds';

import { hasWork, leaveDesk } from './noticeDesk.queries.ts';
import { makePushWriter } from './pushMessage.service.ts';
import { readNews } from './readNews.service.ts';
import { sendDue } from './sendNotices.service.ts';

/** Max time until somebody is told of an order. Units: milliseconds. */
const EVERY_MS = 5_000;
/** Max time of a mail, which others wait for. Units: milliseconds. */
const MAIL_MS = 10_000;
/** How often news is read in one round; the rest waits for the next. */
const MAX_READS = 10;

/**
 * Sends notices while the program runs; of several processes one at a time does.
 *
 * Shape   returns the function that stops it and waits for what is under way.
 */
export function startNotices(
  deps: Deps,
  { log, pagesAt }: { log: FastifyBaseLogger; pagesAt: string },
): () => Promise<void> {
  const holder = randomUUID();
  const stopping = new AbortController();
  const stop = startRounds({
    ms: EVERY_MS,
    round: noticeRounds(deps, { log, pagesAt, holder, signal: stopping.signal }),
    onFailure: (err) => log.error({ err }, 'sending notices failed'),
  });
  return async () => {
    stopping.abort();
    await stop();
    await leaveDesk(deps.db, holder).catch(() => undefined);
  };
}

/** One round: reads the news, and sends what is due. Errors  the database's. */
export function noticeRounds(
  deps: Deps,
  {
    log,
    pagesAt,
    holder,
    signal,
  }: {
    log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
    pagesAt: string;
    holder: string;
    signal: AbortSignal;
  },
): () => Promise<void> {
  const { db, config, now, readOnly, postUntrusted } = deps;
  const sending = {
    db,
    postUntrusted,
    mailer: openMailer(config, () => AbortSignal.timeout(MAIL_MS)),
    writePush: makePushWriter(config),
    pagesAt,
    signal,
    onFailure: (failure: object) => log.warn(failure, 'a notice could not be sent'),
  };
  return async () => {
    if (readOnly.isOn() || !(await hasWork(db, now()))) return;
    for (let reads = 0; reads < MAX_READS; reads += 1) {
      const read = await readNews(db, { holder, at: now() });
      if (read === 'taken') return;
      if (read === 'all') break;
    }
    if (signal.aborted) return;
    const { taken, sent, failed } = await sendDue(sending, now());
    if (taken > 0) log.info({ sent, failed }, 'notices sent');
  };
}
