import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';

import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { PacksBox } from '#vendor/shelf/rules/shelfInput.ts';

import type { ChangeProps } from './ChangePrices.tsx';
import { PlannedChange } from './PlannedChange.tsx';
import { useShelfPlan } from './useShelfPlan.ts';

const StockForm = z.object({ quantity: PacksBox });

/** Sets the stock of many items to one number. */
export function ChangeStock({ store, items, scope, onDone }: ChangeProps) {
  const { register, control, formState } = useSchemaForm(StockForm, {
    defaultValues: { quantity: '' },
    mode: 'onChange',
  });
  const text = useWatch({ control, name: 'quantity' });
  const wanted = useMemo(() => {
    const found = StockForm.safeParse({ quantity: text }).data;
    return found && (() => found);
  }, [text]);
  const job = useShelfPlan({ store, items, wanted, onDone });

  return (
    <PlannedChange label="Stock" className="sm:grid-cols-2" job={job}>
      {scope}
      <NumberField
        autoFocus
        label="Packs of each"
        inputMode="numeric"
        placeholder="0"
        error={text === '' ? undefined : formState.errors.quantity?.message}
        {...register('quantity')}
      />
    </PlannedChange>
  );
}
