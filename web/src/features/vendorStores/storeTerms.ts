import type { Store } from '@larder/shared/contract/stores';
import { type Cents, formatUsd, fromDollars, toDollars } from '@larder/shared/domain/money';
import { PRICE_RULE, readNumber } from '@larder/shared/domain/numberInput';
import { LIMITS } from '@larder/shared/domain/validation';

import type { Read } from '#lib/numberBox';
import { spellingWords } from '#lib/spelling';

/** What orders of a store cost beside their goods, and the least that these must cost. */
export type StoreTerms = Pick<Store, 'delivery_fee' | 'minimum_order'>;

/** The texts of the two boxes. */
export type TermsForm = Record<keyof StoreTerms, string>;

/** Units: dollars. */
const MAX = { delivery_fee: LIMITS.deliveryFee, minimum_order: LIMITS.minimumOrder };

/** The rule of a box, for `register`. A box that is not shown is not checked. */
export function termRule(name: keyof StoreTerms) {
  return { validate: (text: string) => readTerm(name, text).problem };
}

/** The values of valid boxes; no fee where people pick up. */
export function readTerms(form: TermsForm, { store_type }: Pick<Store, 'store_type'>): StoreTerms {
  const fee = store_type === 'Pickup' ? '' : form.delivery_fee;
  return {
    delivery_fee: readTerm('delivery_fee', fee).value ?? fromDollars(0),
    minimum_order: readTerm('minimum_order', form.minimum_order).value ?? fromDollars(0),
  };
}

/** The boxes' texts; empty for nothing. */
export function termsText({ delivery_fee, minimum_order }: StoreTerms): TermsForm {
  const text = (amount: Cents) => (amount === 0 ? '' : toDollars(amount).toFixed(2));
  return { delivery_fee: text(delivery_fee), minimum_order: text(minimum_order) };
}

/** Dollars as people type them; nothing when empty. */
function readTerm(name: keyof StoreTerms, text: string): Read<Cents> {
  const rule = { ...PRICE_RULE, max: MAX[name] };
  const { value = 0, fault } = readNumber(text, rule);
  if (fault === undefined) return { value: fromDollars(value) };
  const otherwise = `Enter up to ${formatUsd(fromDollars(rule.max))}, like 3.99`;
  return { problem: spellingWords(text, rule) ?? otherwise };
}
