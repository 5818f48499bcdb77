import { formatMeasure } from '@larder/shared/food/amountText';
import { exactBaseQuantity, roundQuantity } from '@larder/shared/food/units';
import type { Amount } from '@larder/shared/kitchen/groceryList.model';
import type { PantryEntry } from '@larder/shared/kitchen/kitchenOps.model';
import { needAmount } from '@larder/shared/kitchen/shownAmounts';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';

import { AMOUNT_WORDS, amountBox } from '#parts/amountBox.ts';
import { useUnits } from '#parts/state/units.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { setPantryItems } from '#shop/kitchen/state/kitchenChanges.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SaveButtons } from '#ui/fields/SaveButtons.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Modal } from '#ui/Modal.tsx';

const UNITS = [
  'g',
  'kg',
  'ml',
  'l',
  'oz',
  'lb',
  'fl oz',
  'tsp',
  'tbsp',
  'cup',
  'quart',
  'gallon',
] as const;

const Have = z
  .object({
    kind: z.enum(['always', 'about']),
    amount: amountBox(AMOUNT_WORDS),
    unit: z.enum(UNITS),
    best_before: z.string(),
    opened: z.boolean(),
  })
  .check(
    z.refine(({ kind, amount }) => kind === 'always' || amount > 0, {
      error: 'Enter about how much there is',
      path: ['amount'],
    }),
  );

/** Edits how much of a thing is at home; `written` is the amount as somebody wrote it. */
export function PantryDialog({
  title,
  item,
  written,
  onClose,
  onSaved = onClose,
}: {
  title: string;
  item: PantryEntry;
  written?: Amount | undefined;
  onClose: () => void;
  onSaved?: () => void;
}) {
  const form = useId();
  const usual = needAmount(item, useUnits());
  const shown = written && unitOf(written) ? written : usual;
  const { register, handleSubmit, control, formState } = useSchemaForm(Have, {
    defaultValues: {
      kind: item.kind,
      amount: formatMeasure(shown.amount, shown.unit),
      unit: unitOf(shown) ?? 'g',
      best_before: item.best_before ?? '',
      opened: item.opened,
    },
  });
  const kind = useWatch({ control, name: 'kind' });
  const { dirtyFields } = formState;
  const save = handleSubmit(({ amount, unit, best_before, ...have }) => {
    // An untouched amount stays exact: 18 oz were 500 g.
    const isNew = dirtyFields.amount || dirtyFields.unit;
    setPantryItems([
      {
        ...item,
        ...have,
        ...(isNew && amount > 0 && roundQuantity(exactBaseQuantity(amount, unit))),
        best_before: best_before === '' ? undefined : best_before,
      },
    ]);
    onSaved();
  });
  return (
    <Modal title={title} onClose={onClose} footer={<SaveButtons form={form} onCancel={onClose} />}>
      <form
        id={form}
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid grid-cols-2 gap-4 pt-1"
      >
        <SelectField label="At home" className="col-span-2" {...register('kind')}>
          <option value="always">Always have it</option>
          <option value="about">Have about so much</option>
        </SelectField>
        {kind === 'about' && (
          <>
            <NumberField
              label="Amount"
              error={formState.errors.amount?.message}
              {...register('amount')}
            />
            <SelectField label="Unit" {...register('unit')}>
              {UNITS.map((unit) => (
                <option key={unit}>{unit}</option>
              ))}
            </SelectField>
            <Field
              type="date"
              label="Best before"
              className="col-span-2"
              {...register('best_before')}
            />
            <Checkbox label="It is opened" className="col-span-2" {...register('opened')} />
          </>
        )}
      </form>
    </Modal>
  );
}

/** Its unit, where it can be chosen here. */
function unitOf(amount: Amount) {
  return UNITS.find((unit) => unit === amount.unit);
}
