import type { BoxProps } from '#platform/forms/formBoxes.ts';
import { MoneyField } from '#ui/fields/MoneyField.tsx';

import type { StoreTerms } from './storeTerms.ts';

/** Inputs of a store's terms; the fee only for delivery. */
export function TermsFields({
  delivers,
  box,
}: {
  delivers: boolean;
  box: (name: keyof StoreTerms) => BoxProps;
}) {
  return (
    <>
      {delivers && (
        <MoneyField
          label="Delivery fee"
          placeholder="0.00"
          hint="For each order. Leave it empty to deliver for free."
          {...box('delivery_fee')}
        />
      )}
      <MoneyField
        label="Minimum order"
        placeholder="0.00"
        hint="What the goods of an order must cost. Leave it empty to take any order."
        {...box('minimum_order')}
      />
    </>
  );
}
