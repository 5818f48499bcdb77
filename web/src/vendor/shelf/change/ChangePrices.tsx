import type { ShelfItem, Store } from '@larder/shared/stores/storeParts.model';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';

import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { PRICE_FINISHES, priceBy } from '#vendor/shelf/rules/priceRule.ts';

import { PlannedChange } from './PlannedChange.tsx';
import { CHANGES, PriceRuleForm } from './priceRuleForm.ts';
import { useShelfPlan } from './useShelfPlan.ts';

export type ChangeProps = {
  store: Store;
  items: readonly ShelfItem[];
  /** Chooses the items. */
  scope: ReactNode;
  onDone: () => void;
};

/** Changes prices by a rule: by a part, by an amount, or to a price, and how they end. */
export function ChangePrices({ store, items, scope, onDone }: ChangeProps) {
  const { register, control, formState } = useSchemaForm(PriceRuleForm, {
    defaultValues: { how: 'raise', by: '', finish: 'cent' },
    mode: 'onChange',
  });
  const values = useWatch({ control });
  const wanted = useMemo(() => {
    const rule = PriceRuleForm.safeParse(values).data;
    return rule && (({ price }: Pick<ShelfItem, 'price'>) => ({ price: priceBy(rule, price) }));
  }, [values]);
  const job = useShelfPlan({ store, items, wanted, onDone });

  return (
    <PlannedChange label="Price rule" className="sm:grid-cols-2 xl:grid-cols-4" job={job}>
      {scope}
      <SelectField label="Change" {...register('how', { deps: 'by' })}>
        {Object.entries(CHANGES).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </SelectField>
      <NumberField
        autoFocus
        label="By or to"
        placeholder={values.how === 'raise' || values.how === 'lower' ? '5' : '0.20'}
        error={values.by === '' ? undefined : formState.errors.by?.message}
        {...register('by')}
      />
      <SelectField label="Round" {...register('finish')}>
        {Object.entries(PRICE_FINISHES).map(([name, { words }]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </SelectField>
    </PlannedChange>
  );
}
