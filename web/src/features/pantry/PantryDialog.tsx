import type { PantryEntry } from '@larder/shared/domain/kitchenState';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';

import { AMOUNT_WORDS, amountBox } from '#lib/amountBox';
import { useSchemaForm } from '#lib/useSchemaForm';
import { setPantryItems } from '#state/kitchenChanges';
import { Checkbox } from '#ui/Checkbox';
import { Field } from '#ui/Field';
import { Modal } from '#ui/Modal';
import { NumberField } from '#ui/NumberField';
import { SaveButtons } from '#ui/SaveButtons';
import { SelectField } from '#ui/SelectField';

const Have = z
  .object({
    kind: z.enum(['always', 'about']),
    amount: amountBox(AMOUNT_WORDS),
    unit: z.enum(['gm', 'ml']),
    best_before: z.string(),
    opened: z.boolean(),
  })
  .check(
    z.refine(({ kind, amount }) => kind === 'always' || amount > 0, {
      error: 'Enter about how much there is',
      path: ['amount'],
    }),
  );

/** Edits how much of a thing is at home. */
export function PantryDialog({
  title,
  item,
  onClose,
}: {
  title: string;
  item: PantryEntry;
  onClose: () => void;
}) {
  const form = useId();
  const { register, handleSubmit, control, formState } = useSchemaForm(Have, {
    defaultValues: {
      kind: item.kind,
      amount: item.amount > 0 ? String(Math.round(item.amount)) : '',
      unit: item.unit,
      best_before: item.best_before ?? '',
      opened: item.opened,
    },
  });
  const kind = useWatch({ control, name: 'kind' });
  const save = handleSubmit(({ best_before, ...have }) => {
    setPantryItems([
      { ...item, ...have, best_before: best_before === '' ? undefined : best_before },
    ]);
    onClose();
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
              <option value="gm">g</option>
              <option value="ml">ml</option>
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
