import { sendOps } from '@larder/shared/kitchen/kitchen.calls';
import { MAX_OPS } from '@larder/shared/kitchen/kitchenLimits';
import { KitchenOp } from '@larder/shared/kitchen/kitchenOps.model';
import * as z from 'zod/mini';

import { forgetForWorker, keepForWorker, SEND_KEPT } from '#platform/stored/keptForWorker.ts';
import { kitchenHome, waitingOps } from '#shop/kitchen/state/kitchen.ts';
import { confirmedKitchen } from '#shop/kitchen/state/kitchenConfirmed.ts';

/** Debounce: several changes in a row are left at once. */
const LEFT_AFTER_MS = 300;

type WithSync = ServiceWorkerRegistration & {
  /** Not in every browser. */
  sync?: { register: (tag: string) => Promise<void> };
};

function makeLeaving() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A page before this one may have left something. */
  let mayBeKept = true;

  /** Soon leaves waiting changes to the service worker, which sends them when there is a network and no page. */
  function leaveToWorker(): void {
    clearTimeout(timer);
    // Without a worker or background sync a page sends them.
    timer = setTimeout(() => void leave().catch(() => undefined), LEFT_AFTER_MS);
  }

  /** Removes them from the worker once nothing waits. */
  function takeFromWorker(): void {
    clearTimeout(timer);
    if (!mayBeKept || waitingOps().length > 0) return;
    mayBeKept = false;
    void forgetForWorker(kitchenHome()?.user_id);
  }

  async function leave(): Promise<void> {
    const [home, kitchen, ops] = [kitchenHome(), confirmedKitchen(), waitingOps()];
    const { serviceWorker }: { serviceWorker?: ServiceWorkerContainer } = navigator;
    const registration: WithSync | undefined = await serviceWorker?.getRegistration();
    if (!registration?.sync || !home || !kitchen || ops.length === 0) return;
    const { household_id, state } = kitchen;
    const good = ops.filter((op) => z.safeEncode(KitchenOp, op).success);
    const bodies = Array.from({ length: Math.ceil(good.length / MAX_OPS) }, (_, nth) =>
      z.encode(sendOps.body, {
        household_id,
        base_seq: state.seq,
        ops: good.slice(nth * MAX_OPS, (nth + 1) * MAX_OPS),
      }),
    );
    mayBeKept = true;
    await keepForWorker({ user_id: home.user_id, bodies });
    await registration.sync.register(SEND_KEPT);
  }

  return { leaveToWorker, takeFromWorker };
}

export const { leaveToWorker, takeFromWorker } = makeLeaving();
