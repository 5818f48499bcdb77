import { Field } from '#ui/fields/Field.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';

import type { ItemForm } from './useItemEdit.ts';

/** The boxes of an item's sale: what it costs then, its first and its last day. `form`: the id of theirs. */
export function SaleFields({ form, register, errors }: ItemForm & { form: string }) {
  return (
    <fieldset
      aria-label="Sale"
      className="mt-3 grid grid-cols-2 items-start gap-3 sm:grid-cols-3 md:mt-0 md:ml-auto md:max-w-xl"
    >
      <MoneyField
        form={form}
        label="Sale price"
        className="max-sm:col-span-2"
        error={errors.sale_price?.message}
        {...register('sale_price')}
      />
      <Field
        form={form}
        type="date"
        label="First day"
        error={errors.sale_from?.message}
        {...register('sale_from')}
      />
      <Field
        form={form}
        type="date"
        label="Last day"
        error={errors.sale_until?.message}
        {...register('sale_until')}
      />
    </fieldset>
  );
}
