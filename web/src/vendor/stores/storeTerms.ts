import { type Cents, formatUsd, fromDollars, toDollars } from '@larder/shared/basics/money';
import { PRICE_RULE, readNumber } from '@larder/shared/basics/numberInput';
import { LIMITS } from '@larder/shared/basics/validation';
import type { Store } from '@larder/shared/stores/storeParts.model';

import type { Read } from '#platform/forms/numberBox.ts';
import { spellingWords } from '#platform/forms/spelling.ts';

/** Delivery fee and minimum order. */
export type StoreTerms = Pick<Store, 'delivery_fee' | 'minimum_order'>;

/** The texts of both inputs. */
export type TermsForm = Record<keyof StoreTerms, string>;

/** Units: dollars. */
const MAX = { delivery_fee: LIMITS.deliveryFee, minimum_order: LIMITS.minimumOrder };

/** The rule of an input, for `register`. Hidden inputs are not checked. */
export function termRule(name: keyof StoreTerms) {
  return { validate: (text: string) => readTerm(name, text).problem };
}

/** The values of valid inputs; no fee for pickup. */
export function readTerms(form: TermsForm, { store_type }: Pick<Store, 'store_type'>): StoreTerms {
  const fee = store_type === 'Pickup' ? '' : form.delivery_fee;
  return {
    delivery_fee: readTerm('delivery_fee', fee).value ?? fromDollars(0),
    minimum_order: readTerm('minimum_order', form.minimum_order).value ?? fromDollars(0),
  };
}

/** The inputs' texts; "" for 0. */
export function termsText({ delivery_fee, minimum_order }: StoreTerms): TermsForm {
  const text = (amount: Cents) => (amount === 0 ? '' : toDollars(amount).toFixed(2));
  return { delivery_fee: text(delivery_fee), minimum_order: text(minimum_order) };
}

/** Dollars as typed; empty is 0. */
function readTerm(name: keyof StoreTerms, text: string): Read<Cents> {
  const rule = { ...PRICE_RULE, max: MAX[name] };
  const { value = 0, fault } = readNumber(text, rule);
  if (fault === undefined) return { value: fromDollars(value) };
  const otherwise = `Enter up to ${formatUsd(fromDollars(rule.max))}, like 3.99`;
  return { problem: spellingWords(text, rule) ?? otherwise };
}
