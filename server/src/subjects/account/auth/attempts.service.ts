import type { Queryable, Tx } from '#platform/db/db';
import { hashSecret } from '#platform/lib/secrets';

import {
  type Attempt,
  clearAttempt,
  deleteOldAttempts,
  isRemembered,
  lockAttempts,
  lowerAttempts,
  rememberSuccess,
  setAttempts,
} from './attempts.queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Max failures in a window that starts with the first. */
type Window = { max: number; windowMs: number };

/** Wrong passwords for one account from one source; forgotten after a quiet day. */
const PAIR = { free: 5, maxWaitSeconds: 900, forgetAfterMs: DAY_MS };
/** Wrong passwords from one source, for any account. */
const SOURCE: Window = { max: 50, windowMs: 15 * MINUTE_MS };
/** Wrong passwords for one account from all sources. */
const ACCOUNT: Window = { max: 100, windowMs: HOUR_MS };
/** How long a source with a successful login counts as known. */
const KNOWN_FOR_MS = 30 * DAY_MS;
/** Mails of a kind per address. */
const MAILS: Window = { max: 3, windowMs: HOUR_MS };

/** A login attempt: the typed address, and its source (see `sourceOf`). */
export type Guess = { email: string; source: string };

/**
 * Counts a guess as a failure before it is checked, so that concurrent ones count too; `forgiveGuess` takes
 * it back when it was right, `takeBackGuess` when it was not checked. An address without an account counts
 * the same.
 *
 * After 5 failures of an account from one source the next guess waits 1 s, then 2, 4 … 900 s. Using up an
 * account's 100 failures an hour locks out unknown sources only, not those with a login in the last 30 days.
 *
 * Units   seconds to wait; 0 when admitted. A refused guess is not counted.
 */
export async function countGuess(tx: Tx, { guess, at }: { guess: Guess; at: Date }) {
  const keys = keysOf(guess);
  const rows = await lockAttempts(tx, { keys: [keys.account, keys.pair, keys.source], at });
  const [account, pair, source] = [keys.account, keys.pair, keys.source].map((key) =>
    rowOf(rows, key),
  ) as [Attempt, Attempt, Attempt];
  const since = new Date(at.getTime() - KNOWN_FOR_MS);
  const isKnown = await isRemembered(tx, { attempt_key: keys.known, since });
  const waitMs = Math.max(
    (pair.blocked_until?.getTime() ?? 0) - at.getTime(),
    leftOfWindow(source, SOURCE, at),
    isKnown ? 0 : leftOfWindow(account, ACCOUNT, at),
  );
  if (waitMs > 0) return Math.ceil(waitMs / 1000);
  await setAttempts(tx, [
    oneMore(account, ACCOUNT, at),
    oneMoreOfPair(pair, at),
    oneMore(source, SOURCE, at),
  ]);
  return 0;
}

/** After a right guess: it was no failure, and its source is trusted. */
export async function forgiveGuess(tx: Tx, { guess, at }: { guess: Guess; at: Date }) {
  const { account, pair, source } = keysOf(guess);
  await lockAttempts(tx, { keys: [account, pair, source], at });
  await lowerAttempts(tx, [account, source]);
  await trustSource(tx, { guess, at });
}

/** After an identity proven without a guess: clears failures of the account from this source and marks it as known. */
export async function trustSource(tx: Tx, { guess, at }: { guess: Guess; at: Date }) {
  const { pair, known } = keysOf(guess);
  await clearAttempt(tx, pair);
  await rememberSuccess(tx, { attempt_key: known, at });
}

/** For a guess that was not checked, because of overload or a fault. */
export async function takeBackGuess(tx: Tx, { guess, at }: { guess: Guess; at: Date }) {
  const { account, pair, source } = keysOf(guess);
  await lockAttempts(tx, { keys: [account, pair, source], at });
  await lowerAttempts(tx, [account, pair, source]);
}

type Addressed = { email: string; at: Date };

/** Whether a reset mail may be sent to this address; counts it. */
export function countResetMail(tx: Tx, to: Addressed): Promise<boolean> {
  return countMail(tx, 'reset', to);
}

/** Whether an invitation may be sent to this address, whoever invites; counts it. */
export function countInvitationMail(tx: Tx, to: Addressed): Promise<boolean> {
  return countMail(tx, 'invitation', to);
}

async function countMail(tx: Tx, kind: string, { email, at }: Addressed): Promise<boolean> {
  const key = keyOf(kind, email);
  const row = rowOf(await lockAttempts(tx, { keys: [key], at }), key);
  if (leftOfWindow(row, MAILS, at) > 0) return false;
  await setAttempts(tx, [oneMore(row, MAILS, at)]);
  return true;
}

/** Deletes counters that no rule above reads. */
export function forgetOldAttempts(db: Queryable, at: Date): Promise<void> {
  return deleteOldAttempts(db, new Date(at.getTime() - KNOWN_FOR_MS));
}

function keysOf({ email, source }: Guess) {
  return {
    account: keyOf('account', email),
    known: keyOf('known', email, source),
    pair: keyOf('pair', email, source),
    source: keyOf('source', source),
  };
}

/** A hash: a mistyped address may be somebody's. */
function keyOf(kind: string, ...parts: readonly string[]): string {
  return `${kind} ${hashSecret(JSON.stringify(parts)).toString('hex')}`;
}

function rowOf(rows: readonly Attempt[], key: string): Attempt {
  const row = rows.find(({ attempt_key }) => attempt_key === key);
  if (!row) throw new Error(`no counter: ${key}`);
  return row;
}

/** Milliseconds until a used-up window ends; 0 when it is not used up. */
function leftOfWindow(row: Attempt, { max, windowMs }: Window, at: Date): number {
  if (row.failures < max) return 0;
  return Math.max(0, row.window_started_at.getTime() + windowMs - at.getTime());
}

function oneMore(row: Attempt, { windowMs }: Window, at: Date): Attempt {
  const isOver = at.getTime() - row.window_started_at.getTime() >= windowMs;
  return isOver
    ? { ...row, failures: 1, window_started_at: at }
    : { ...row, failures: row.failures + 1 };
}

function oneMoreOfPair(row: Attempt, at: Date): Attempt {
  const isForgotten = at.getTime() - row.window_started_at.getTime() >= PAIR.forgetAfterMs;
  const failures = isForgotten ? 1 : row.failures + 1;
  const seconds =
    failures < PAIR.free ? 0 : Math.min(2 ** (failures - PAIR.free), PAIR.maxWaitSeconds);
  const blocked_until = seconds === 0 ? null : new Date(at.getTime() + seconds * 1000);
  return { ...row, failures, window_started_at: at, blocked_until };
}
