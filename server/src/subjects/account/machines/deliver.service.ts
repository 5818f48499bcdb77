import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyBaseLogger } from 'fastify';

import type { Deps } from '#deps';
import { makeTurns } from '#platform/lib/turns';

import { messageOf, pauseOf } from './message.rules.ts';
import {
  hasDue,
  noteDelivered,
  noteFailed,
  type TakenDelivery,
  takeDelivery,
  trimDeliveries,
} from './outbox.queries.ts';

/** Receivers that are sent to at a time: one that hangs does not keep the others waiting. */
const LANES = 16;
/** As many of one vendor. */
const MAX_OF_VENDOR = 4;
/** A lane without work looks again then, as long as others send. Units: milliseconds. */
const IDLE_MS = 1_000;
/** No further delivery is begun after that; the rest is due again. Units: milliseconds. */
const ROUND_MS = 20_000;
/** After a crash a delivery is tried again then: longer than a try takes. Units: milliseconds. */
const HOLD_MS = 60_000;

type Means = Pick<Deps, 'db' | 'now' | 'readOnly' | 'postUntrusted'>;

/** One round: sends what is due. Errors  the database's; then what was not noted is due again. */
export function deliveryRounds(
  deps: Means,
  { log, signal }: { log: Pick<FastifyBaseLogger, 'info'>; signal: AbortSignal },
): () => Promise<void> {
  const { db, now, readOnly } = deps;
  return async () => {
    if (readOnly.isOn() || !(await hasDue(db, now()))) return;
    await trimDeliveries(db);
    const sums = { delivered: 0, failed: 0 };
    const until = performance.now() + ROUND_MS;
    /** Deliveries that are under way, by vendor. */
    const underWay = new Map<string, number>();
    let allSent = Promise.withResolvers<void>();
    const inTurn = makeTurns({ maxHolders: 1, maxWaitMs: ROUND_MS });
    /** One after another, so that each knows what the others have. */
    const take = () =>
      inTurn(['take'], async () => {
        const at = now();
        const busy = [...underWay].flatMap(([id, taken]) => (taken < MAX_OF_VENDOR ? [] : id));
        const hold = new Date(at.getTime() + HOLD_MS);
        const delivery = await takeDelivery(db, { at, until: hold, busy });
        if (delivery) count(underWay, delivery.vendor_id, 1);
        return delivery;
      });
    const work = async (): Promise<void> => {
      while (!signal.aborted && performance.now() < until) {
        const delivery = await take();
        if (!delivery) {
          if (underWay.size === 0) return;
          const pause = sleep(IDLE_MS, undefined, { signal }).catch(() => undefined);
          await Promise.race([pause, allSent.promise]);
          continue;
        }
        const { vendor_id } = delivery;
        const sent = await deliver(deps, { delivery, signal }).finally(() =>
          count(underWay, vendor_id, -1),
        );
        if (sent) sums[sent] += 1;
        if (underWay.size === 0) {
          allSent.resolve();
          allSent = Promise.withResolvers();
        }
      }
    };
    // All lanes are waited for: what one that goes on sends could not be noted once the program has stopped.
    const ended = await Promise.allSettled(Array.from({ length: LANES }, work));
    for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
    if (sums.delivered + sums.failed > 0) log.info(sums, 'webhooks told');
  };
}

function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const sum = (counts.get(key) ?? 0) + by;
  if (sum === 0) counts.delete(key);
  else counts.set(key, sum);
}

/** Shape   undefined when the program stops meanwhile: then it is tried again. */
async function deliver(
  { db, now, postUntrusted }: Means,
  { delivery, signal }: { delivery: TakenDelivery; signal: AbortSignal },
): Promise<'delivered' | 'failed' | undefined> {
  const status = await postUntrusted(delivery.address, { ...messageOf(delivery, now()), signal });
  if (status !== undefined && status >= 200 && status < 300) {
    await noteDelivered(db, { delivery, status, at: now() });
    return 'delivered';
  }
  if (signal.aborted) return undefined;
  const at = now();
  const pause = pauseOf(delivery, at);
  const next = pause === undefined ? undefined : new Date(at.getTime() + pause);
  await noteFailed(db, { delivery, status, at, next });
  return 'failed';
}
