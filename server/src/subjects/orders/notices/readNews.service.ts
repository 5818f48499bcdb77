import { dueAt, READY_AFTER_MS } from '@larder/shared/orders/notices';

import type { Db, Tx } from '#platform/db/db';

import {
  type Desk,
  horizonOf,
  listNews,
  listReady,
  MAX_NEWS,
  moveDesk,
  type OrderNews,
  takeDesk,
} from './noticeDesk.queries.ts';
import { type Occasion, occasionsIn } from './occasions.rules.ts';
import { insertNotices, listReceivers } from './outbox.queries.ts';
import { quietOf } from './settings.queries.ts';

/** News is kept for an hour; older news is told to nobody. Units: milliseconds. */
const MAX_AGE_MS = 3_600_000;

/**
 * How long a process keeps its place without asking for it again: longer than a round of sending takes, so that two never
 * send at a time. Units: milliseconds.
 */
const HOLD_MS = 90_000;

/**
 * Makes notices of news that was not read yet, in the transaction that notes how far it read: each row is read once,
 * also after a crash.
 *
 * Shape   'taken' while another process has the place; else whether there may be more.
 */
export function readNews(
  db: Db,
  { holder, at }: { holder: string; at: Date },
): Promise<'taken' | 'more' | 'all'> {
  return db.transaction(async (tx) => {
    const until = new Date(at.getTime() + HOLD_MS);
    const desk = await takeDesk(tx, { holder, at, until });
    if (!desk) return 'taken';
    const horizon = await horizonOf(tx);
    const after = new Date(at.getTime() - MAX_AGE_MS);
    const news = await listNews(tx, { ...desk, horizon, after });
    await addNotices(tx, news);
    const next = placeAfter(news, { desk, horizon });
    if (next.since_xid !== desk.since_xid || next.since_id !== desk.since_id)
      await moveDesk(tx, next);
    return news.length === MAX_NEWS ? 'more' : 'all';
  });
}

/** Everything before the horizon was read, unless the news was cut. A restored database counts from the start. */
function placeAfter(
  news: readonly OrderNews[],
  { desk, horizon }: { desk: Desk; horizon: string },
): Desk {
  const last = news[MAX_NEWS - 1];
  if (last) return { since_xid: last.xid, since_id: last.news_id };
  // Without news the place stays, so that an idle shop writes nothing.
  const isAhead = BigInt(desk.since_xid) > BigInt(horizon);
  return news.length > 0 || isAhead ? { since_xid: horizon, since_id: 0 } : desk;
}

async function addNotices(tx: Tx, news: readonly OrderNews[]): Promise<void> {
  const ticks = news.filter(({ picked }) => picked);
  const changes = news.filter(
    ({ picked, order_status, is_step }) => !picked && order_status === 'Accepted' && !is_step,
  );
  const ready = ticks.length + changes.length === 0 ? [] : await listReady(tx, { ticks, changes });
  const occasions: Occasion[] = [
    ...occasionsIn(news),
    ...ready.map((order) => ({ ...order, kind: 'ready' as const })),
  ];
  if (occasions.length === 0) return;
  const receivers = await listReceivers(tx, occasions);
  await insertNotices(
    tx,
    receivers.map(({ quiet_from, quiet_to, time_zone, mail, ...notice }) => {
      const timing = notice.device_id === null && mail === 'digest' ? 'digest' : 'now';
      const from = notice.at.getTime() + (notice.kind === 'ready' ? READY_AFTER_MS : 0);
      const due = dueAt(from, timing, { quiet: quietOf({ quiet_from, quiet_to }), time_zone });
      return { ...notice, due_at: new Date(due) };
    }),
  );
}
