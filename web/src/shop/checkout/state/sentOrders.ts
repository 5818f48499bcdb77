import { compareText } from '@larder/shared/basics/text';
import { cartFingerprint } from '@larder/shared/kitchen/carts';
import type { Cart } from '@larder/shared/kitchen/carts.model';
import * as z from 'zod/mini';

import { goodOnes, mendMember, mendMembers } from '#platform/stored/mend.ts';
import { stored } from '#platform/stored/stored.ts';
import { Carts } from '#shop/carts/state/carts.ts';

/** The server forgets keys after 7 days. */
const MAX_AGE_MS = 6 * 24 * 60 * 60 * 1000;
/** Max sent orders remembered under one key. */
const MAX_SENT = 6;

/**
 * Carts that were sent to be ordered.
 *
 * Shape   `at`, an ISO time, is part of what was sent. `asked` are the carts as they stood, `carts` what is
 *         ordered of them. `outcome`: open until an answer comes; lost when none came; refused: not placed.
 */
const SentOrder = z.object({
  at: z.string(),
  asked: Carts,
  carts: Carts,
  outcome: z.enum(['open', 'lost', 'refused']),
});
export type SentOrder = z.output<typeof SentOrder>;

/**
 * What to send next.
 *
 * Shape   `before` was sent earlier under the same idempotency key, newest first; at most one of all is
 *         placed.
 */
export type Attempt = {
  readonly user_id: string;
  readonly key: string;
  readonly sent: SentOrder;
  readonly before: readonly SentOrder[];
};

const Sent = z.object({ key: z.string(), sent: z.array(SentOrder) });

const kept = stored({
  key: 'sentOrders',
  schema: z.record(z.string(), Sent),
  empty: {},
  // Keep the key when orders cannot be read: under another key the server would place the order again.
  mend: mendMembers(Sent, mendMember('sent', goodOnes(SentOrder))),
});

/**
 * Notes that these carts are being sent, by this account.
 *
 * The key stays until an order is placed under it, even if the carts change: the server places one order per
 * key, so an order whose answer was lost is found instead of placed twice. Equal carts are sent with the time
 * of their first try, because the server answers a repeat only when its whole body is the same.
 */
export function startAttempt(
  user_id: string,
  { asked, carts }: Pick<SentOrder, 'asked' | 'carts'>,
): Attempt {
  const known = recent(user_id);
  const key = known?.key ?? crypto.randomUUID();
  const equal = known?.sent.find((one) => fingerprintOf(one.carts) === fingerprintOf(carts));
  const sent: SentOrder = {
    ...(equal ?? { at: new Date().toISOString(), carts }),
    asked,
    outcome: equal?.outcome === 'lost' ? 'lost' : 'open',
  };
  const before = known?.sent.filter((one) => one !== equal) ?? [];
  kept.update((all) => ({
    ...all,
    [user_id]: { key, sent: [sent, ...before].slice(0, MAX_SENT) },
  }));
  return { user_id, key, sent, before };
}

/** Notes that no answer came: the order may be placed. */
export function noteLost(attempt: Attempt): void {
  setOutcome(attempt, () => 'lost');
}

/**
 * Notes that what was sent is not placed.
 *
 * Shape   `isCertain` when the server found nothing placed under the key; else only this try failed, and an
 *         earlier lost one stays lost.
 */
export function noteRefused(attempt: Attempt, isCertain: boolean): void {
  setOutcome(attempt, (outcome) => (outcome === 'lost' && !isCertain ? 'lost' : 'refused'));
}

/** Forgets the key: an order is placed under it. */
export function endAttempt({ user_id }: Attempt): void {
  kept.update(({ [user_id]: _ended, ...others }) => others);
}

/** The newest order of this account that may or may not be placed. */
export function useUnanswered(user_id: string | undefined): SentOrder | undefined {
  // Not `recent`: a hook must give the same object until it changes.
  return kept.use()[user_id ?? '']?.sent.find((one) => one.outcome !== 'refused' && !isOld(one));
}

function setOutcome(
  { user_id, sent: { at } }: Attempt,
  change: (old: SentOrder['outcome']) => SentOrder['outcome'],
): void {
  const known = kept.get()[user_id];
  if (!known) return;
  const sent = known.sent.map((one) =>
    one.at === at ? { ...one, outcome: change(one.outcome) } : one,
  );
  kept.update((all) => ({ ...all, [user_id]: { ...known, sent } }));
}

function recent(user_id: string) {
  const known = kept.get()[user_id];
  const [newest] = known?.sent ?? [];
  return newest && !isOld(newest) ? known : undefined;
}

function isOld({ at }: SentOrder): boolean {
  return !(Date.now() - Date.parse(at) < MAX_AGE_MS);
}

function fingerprintOf(carts: readonly Cart[]): string {
  return carts.map(cartFingerprint).toSorted(compareText).join();
}
