import type { TermsEdit } from '@larder/shared/contract/stores';
import { type Cents, toDollars } from '@larder/shared/domain/money';
import { hasPickupFee, NO_PICKUP_FEE } from '@larder/shared/domain/storeTerms';

import type { Tx } from '#db/db';
import { AppError, invalidField } from '#errors';
import { insertAudit } from '#http/audit.queries';

import type { Acting } from './shelf.ts';
import { lockVendor } from './stores.queries.ts';
import { lockTerms, setTerms } from './terms.queries.ts';

/**
 * Changes what a store asks for a delivery and the least that it takes orders from. Orders that are placed
 * keep their fee.
 *
 * Errors  store_not_found, also for another's store and a closed one; invalid_request for a fee where people
 *         pick up; conflict with the current terms when they are not the expected ones.
 */
export async function changeTerms(
  tx: Tx,
  { store_id, edit, user, caller, at }: Acting & { store_id: string; edit: TermsEdit },
): Promise<{ message: string; delivery_fee: Cents; minimum_order: Cents }> {
  if (!(await lockVendor(tx, user.user_id))) throw new AppError('not_signed_in');
  const was = await lockTerms(tx, { store_id, vendor_id: user.user_id });
  if (!was) throw new AppError('store_not_found');
  const { delivery_fee = was.delivery_fee, minimum_order = was.minimum_order } = edit;
  if (hasPickupFee({ ...was, delivery_fee })) throw invalidField('delivery_fee', NO_PICKUP_FEE);
  const isAsSeen =
    (edit.expected_delivery_fee ?? was.delivery_fee) === was.delivery_fee &&
    (edit.expected_minimum_order ?? was.minimum_order) === was.minimum_order;
  if (!isAsSeen)
    throw new AppError('conflict', {
      message: 'The store has changed in the meantime',
      details: {
        current_delivery_fee: toDollars(was.delivery_fee),
        current_minimum_order: toDollars(was.minimum_order),
      },
    });

  await setTerms(tx, { store_id, delivery_fee, minimum_order });
  await insertAudit(tx, {
    at,
    actor: user,
    caller,
    action: 'store_terms_changed',
    target_type: 'store',
    target_id: store_id,
    detail: {
      delivery_fee_cents: [was.delivery_fee, delivery_fee],
      minimum_order_cents: [was.minimum_order, minimum_order],
    },
  });
  return { message: 'Store updated!', delivery_fee, minimum_order };
}
