import {
  placeOrders as contract,
  type Order,
  type OrderDraft,
} from '@larder/shared/orders/orders.calls';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Deps } from '#deps';
import type { Caller } from '#platform/http/audit.queries';
import { fingerprintOf, onceLocked } from '#platform/http/idempotency';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import type { Turns } from '#platform/lib/turns';

import { lockForPlacing, placeLocked } from './orders.service.ts';

/**
 * Places the orders of a request, idempotently: see `onceLocked`. Requests for the same store take turns before they
 * take a connection.
 *
 * Errors  as `lockForPlacing`, `placeLocked` and `onceLocked`.
 */
export function placeOnce(
  { db, now, inTurn }: Pick<Deps, 'db' | 'now'> & { inTurn: Turns },
  {
    user,
    body,
    caller,
    request,
    reply,
  }: {
    user: LiveUser;
    body: { orders: readonly OrderDraft[] };
    caller: Caller;
    request: FastifyRequest;
    reply: FastifyReply;
  },
): Promise<{ message: string; orders: Order[] }> {
  const { user_id } = user;
  const fallbackKey = resendKey(request.body);
  const { orders: drafts } = body;
  const stores = drafts.map(({ store_id }) => store_id);
  return inTurn(stores, () => {
    const at = now();
    return onceLocked(
      { db, endpoint: contract, request, reply, user_id, at, fallbackKey },
      {
        lock: (tx) => lockForPlacing(tx, { user, drafts, at }),
        work: (tx, locked) => placeLocked(tx, { ...locked, user, drafts, caller, at }),
      },
    );
  });
}

/** A key for clients that send none: an equal body with an equal time in ms is a resend. */
function resendKey(body: unknown): string | undefined {
  const text = JSON.stringify(body);
  if (!/"created_at":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/.test(text)) return undefined;
  return `resend ${fingerprintOf(body)}`;
}
