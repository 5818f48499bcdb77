import { afterQuiet, MAIL_GAP_MS } from '@larder/shared/orders/notices';
import { z } from 'zod';

import type { Deps } from '#deps';
import type { Mailer } from '#platform/lib/mail';

import { holds, mailOf, MAX_AGE_MS, pushesOf } from './messages.rules.ts';
import {
  deleteGoneDevice,
  deleteNotices,
  type DueNotice,
  listDue,
  noteAnswered,
  noteBounced,
  noteFailed,
  noteMailed,
  postponeNotices,
  takeDue,
} from './outbox.queries.ts';
import type { makePushWriter } from './pushMessage.service.ts';
import { quietOf } from './settings.queries.ts';

/** Notices taken at once. */
const MAX_TAKEN = 200;
/** Receivers that are sent to at a time: a mail server that hangs does not keep devices waiting. */
const LANES = { pushes: 16, mails: 4 };
/** No further receiver is begun after that; the rest is due again. Units: milliseconds. */
const ROUND_MS = 20_000;

type Sending = Pick<Deps, 'db' | 'postUntrusted'> & {
  mailer: Mailer;
  writePush: ReturnType<typeof makePushWriter>;
  /** Where the pages are, for links in mails. */
  pagesAt: string;
  signal: AbortSignal;
  /** Of a receiver that could not be reached; says neither the address nor the person. */
  onFailure: (failure: { device_id?: string; status?: number; err?: unknown }) => void;
};

/** How many messages were sent, and how many receivers failed. */
type Sent = { taken: number; sent: number; failed: number };

/**
 * Sends what is due: what is no longer true is dropped, what comes in quiet hours waits for their end. A receiver that
 * fails is tried again later.
 *
 * Errors  the database's; then what was not noted is due again.
 */
export async function sendDue(sending: Sending, at: Date): Promise<Sent> {
  const { db, signal } = sending;
  const taken = await takeDue(db, { at, limit: MAX_TAKEN });
  const due = taken.length === 0 ? [] : await listDue(db, taken);
  const current = due.filter((notice) => holds(notice, at));
  const wanted = new Set(current.map(({ notice_id }) => notice_id));
  await deleteNotices(
    db,
    taken.filter(({ notice_id }) => !wanted.has(notice_id)),
  );
  const { pushes = [], mails = [] } = Object.groupBy(
    Map.groupBy(current, receiverOf).values(),
    ([first]) => (first?.device ? 'pushes' : 'mails'),
  );
  const sums: Sent = { taken: taken.length, sent: 0, failed: 0 };
  const until = performance.now() + ROUND_MS;
  const isOver = (): boolean => signal.aborted || performance.now() > until;
  async function work(groups: DueNotice[][]): Promise<void> {
    while (!isOver()) {
      const group = groups.shift();
      if (!group) return;
      const done = await sendTo(sending, group, at);
      sums.sent += done.sent;
      sums.failed += done.failed;
    }
  }
  await Promise.all([
    ...Array.from({ length: LANES.pushes }, () => work(pushes)),
    ...Array.from({ length: LANES.mails }, () => work(mails)),
  ]);
  await postponeNotices(db, { notices: [...pushes, ...mails].flat(), until: at });
  return sums;
}

/** A device; or a person's mails, of all stores: somebody may run a thousand, and have given another's address. */
function receiverOf({ device, user_id }: DueNotice): string {
  return device?.device_id ?? user_id;
}

type Done = Pick<Sent, 'sent' | 'failed'>;

async function sendTo(sending: Sending, group: readonly DueNotice[], at: Date): Promise<Done> {
  const { db } = sending;
  // Settings may have changed since, and a later try may be in quiet hours.
  const early = Map.groupBy(group, (notice) => notBefore(notice, at.getTime()));
  const now: DueNotice[] = [];
  for (const [until, notices] of early)
    if (until <= at.getTime()) now.push(...notices);
    else await postponeNotices(db, { notices, until: new Date(until) });
  const [first] = now;
  if (!first) return { sent: 0, failed: 0 };
  return first.device ? push(sending, now, at) : mail(sending, now, at);
}

function notBefore(notice: DueNotice, at: number): number {
  const quiet = afterQuiet(at, { quiet: quietOf(notice), time_zone: notice.time_zone });
  const rested = notice.device ? at : (notice.mailed_at?.getTime() ?? 0) + MAIL_GAP_MS;
  return Math.max(quiet, rested);
}

async function push(
  { db, writePush, postUntrusted, signal, onFailure }: Sending,
  notices: readonly DueNotice[],
  at: Date,
): Promise<Done> {
  let sent = 0;
  for (const { content, notices: grouped } of pushesOf(notices, at.getTime())) {
    const [device] = grouped.map((one) => one.device);
    if (!device) continue;
    const { device_id, endpoint } = device;
    const message = await writePush({ endpoint, ...keysOf(device) }, content, at);
    const status = await postUntrusted(endpoint, { ...message, signal });
    if (signal.aborted) return { sent, failed: 0 };
    if (status === 404 || status === 410) {
      await deleteGoneDevice(db, device_id);
      return { sent, failed: 0 };
    }
    if (status === undefined || status < 200 || status > 299) {
      onFailure({ device_id, ...(status !== undefined && { status }) });
      const forgetBefore = new Date(at.getTime() - MAX_AGE_MS);
      await noteFailed(db, { device_id, at, forgetBefore });
      return { sent, failed: 1 };
    }
    await deleteNotices(db, grouped);
    await noteAnswered(db, device_id);
    sent += 1;
  }
  return { sent, failed: 0 };
}

/** From the hex that JSON carries them in. */
function keysOf({ p256dh, auth }: NonNullable<DueNotice['device']>) {
  return { p256dh: Buffer.from(p256dh, 'hex'), auth: Buffer.from(auth, 'hex') };
}

async function mail(
  { db, mailer, pagesAt, onFailure }: Sending,
  notices: readonly DueNotice[],
  at: Date,
): Promise<Done> {
  const [first] = notices;
  if (!first?.email) return { sent: 0, failed: 0 };
  const { user_id, email } = first;
  try {
    await mailer.send(mailOf(notices, { to: email, pagesAt, now: at.getTime() }));
  } catch (err) {
    onFailure({ err: codeOf(err) });
    if (isBounce(err)) {
      await noteBounced(db, { user_id, at });
      await deleteNotices(db, notices);
    }
    return { sent: 0, failed: 1 };
  }
  await deleteNotices(db, notices);
  const store_ids = notices.map(({ store_id }) => store_id);
  await noteMailed(db, { user_id, store_ids, at });
  return { sent: 1, failed: 0 };
}

/**
 * What a mail server says of a receiver whom it refuses for good. Not of our own address ("MAIL FROM"), nor by a rule, which
 * may be one against us: "554 5.7.1 Relay access denied". Source: RFC 3463, section 3.8.
 */
const Refusal = z.object({
  command: z.literal('RCPT TO'),
  responseCode: z.number().min(550).max(559),
  response: z.string().regex(/^\d{3}[ -](?!5\.7\.)/),
});

function isBounce(error: unknown): boolean {
  return Refusal.safeParse(error).success;
}

/** A mail server's words name the receiver. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
