import { addDays, dayIn } from '@larder/shared/basics/calendar';
import { gridCell } from '@larder/shared/basics/distance';
import { cents, type Cents, toDollars } from '@larder/shared/basics/money';
import { cutOffWords, weekWords } from '@larder/shared/stores/slots';
import { hoursWords, MAX_PAUSE_DAYS } from '@larder/shared/stores/storeDays';
import type { StoreEdit } from '@larder/shared/stores/stores.calls';
import { hasPickupFee, NO_PICKUP_FEE } from '@larder/shared/stores/storeTerms';

import { AppError, invalidField } from '#errors';
import type { Tx } from '#platform/db/db';
import { insertAudit } from '#platform/http/audit.queries';
import { lockVendor } from '#platform/identity/lockVendor.queries';

import { type Facts, type FactsRow, lockFacts, moveOffers, setFacts } from './editing.queries.ts';
import { isSameSlots } from './editing.rules.ts';
import type { Acting } from './shelf.service.ts';

/**
 * Changes a store. Orders that are placed keep what they are: their fee, their method, their store's name.
 *
 * Errors  store_not_found, also for another's store and a closed one; invalid_request for a fee where people
 *         pick up, for `also_pickup` there, and for a pause that ends today or after 180 days; conflict with the current terms, or
 *         slots, when they are not the expected ones.
 */
export async function changeStore(
  tx: Tx,
  { store_id, edit, user, caller, at }: Acting & { store_id: string; edit: StoreEdit },
): Promise<{ message: string; delivery_fee: Cents; minimum_order: Cents }> {
  if (!(await lockVendor(tx, user))) throw new AppError('not_signed_in');
  const row = await lockFacts(tx, { store_id, vendor_id: user.vendor_id, now: at });
  if (!row) throw new AppError('store_not_found');
  const was = toFacts(row);
  const facts = changed(was, edit);
  refuseWrongFacts(facts, edit, at);
  refuseStaleTerms(was, edit);
  refuseStaleSlots(was, edit);

  await setFacts(tx, store_id, facts);
  if (gridCell(facts.location) !== gridCell(was.location))
    await moveOffers(tx, { store_id, location: facts.location });
  const audits = [termsAudit(was, facts), ...factsAudits(was, facts)].filter(
    ({ detail }) => Object.keys(detail).length > 0,
  );
  for (const audit of audits)
    await insertAudit(tx, {
      at,
      actor: user,
      caller,
      target_type: 'store',
      target_id: store_id,
      ...audit,
    });
  const { delivery_fee, minimum_order } = facts;
  return { message: 'Store updated!', delivery_fee, minimum_order };
}

function toFacts({ lat, lng, ...row }: FactsRow): Facts {
  return { ...row, location: { lat, lng } };
}

/** Pure. Shape: the store as wanted. */
function changed(was: Facts, edit: StoreEdit): Facts {
  const { store_type = was.store_type, back_on = was.back_on, hours = was.hours } = edit;
  const { slots = was.slots, phone = was.phone } = edit;
  const stays = store_type === 'Delivery' || was.store_type === store_type;
  return {
    name: edit.name ?? was.name,
    store_type,
    address: edit.address ?? was.address,
    phone,
    location: edit.location ?? was.location,
    delivery_fee: edit.delivery_fee ?? (stays ? was.delivery_fee : cents(0)),
    minimum_order: edit.minimum_order ?? was.minimum_order,
    time_zone: edit.time_zone ?? was.time_zone,
    back_on,
    hours,
    also_pickup: edit.also_pickup ?? (stays && was.also_pickup),
    slots,
  };
}

function refuseWrongFacts(facts: Facts, edit: StoreEdit, at: Date): void {
  if (facts.store_type === 'Pickup' && facts.also_pickup)
    throw invalidField('also_pickup', 'is for stores that deliver');
  if (hasPickupFee(facts)) throw invalidField('delivery_fee', NO_PICKUP_FEE);
  if (!edit.back_on) return;
  const today = dayIn(facts.time_zone, at.getTime());
  if (edit.back_on <= today) throw invalidField('back_on', 'must be after today');
  if (edit.back_on > addDays(today, MAX_PAUSE_DAYS))
    throw invalidField('back_on', `must be within ${MAX_PAUSE_DAYS} days`);
}

function refuseStaleTerms(was: Facts, edit: StoreEdit): void {
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
}

/** Slots that are already as wanted are no conflict: an answer may have been lost. */
function refuseStaleSlots(was: Facts, { slots, expected_slots }: StoreEdit): void {
  if (slots === undefined || expected_slots === undefined) return;
  if (isSameSlots(expected_slots, was.slots) || isSameSlots(slots, was.slots)) return;
  throw new AppError('conflict', {
    message: 'The slots have changed in the meantime',
    details: { current_slots: was.slots },
  });
}

type Audit = { action: string; detail: Record<string, unknown> };

function termsAudit(was: Facts, now: Facts): Audit {
  const isSame = was.delivery_fee === now.delivery_fee && was.minimum_order === now.minimum_order;
  return {
    action: 'store_terms_changed',
    detail: isSame
      ? {}
      : {
          delivery_fee_cents: [was.delivery_fee, now.delivery_fee],
          minimum_order_cents: [was.minimum_order, now.minimum_order],
        },
  };
}

/** A pause is an entry of its own. */
function factsAudits(was: Facts, now: Facts): Audit[] {
  const { back_on: before, ...factsBefore } = toWords(was);
  const { back_on: after, ...factsNow } = toWords(now);
  return [
    {
      action: 'store_changed',
      // Not the number: it may be a person's, and the log forgets nothing.
      detail: {
        ...differences(factsBefore, factsNow),
        ...(was.phone !== now.phone && { phone: 'changed' }),
      },
    },
    {
      action: after === null ? 'store_resumed' : 'store_paused',
      detail: differences({ back_on: before }, { back_on: after }),
    },
  ];
}

type Words = Readonly<Record<string, string | null>>;

/** What an administrator reads of a store. Shape: the terms have an entry of their own. */
function toWords({ location, hours, slots, also_pickup, ...facts }: Facts) {
  const { name, store_type, address, back_on, time_zone } = facts;
  return {
    name,
    store_type,
    also_pickup: also_pickup ? 'yes' : 'no',
    address,
    location: `${location.lat}, ${location.lng}`,
    hours: hours && [...hoursWords(hours), ...hours.holidays].join(', '),
    slots: slots && [...weekWords(slots), `orders ${cutOffWords(slots.cut_off)}`].join(', '),
    time_zone,
    back_on,
  };
}

function differences(was: Words, now: Words): Record<string, unknown> {
  const changes = Object.keys(now).filter((member) => was[member] !== now[member]);
  return Object.fromEntries(changes.map((member) => [member, [was[member], now[member]]]));
}
