import { lineOf } from '@larder/shared/orders/lineChanges';
import type { OrderLine } from '@larder/shared/orders/orders.calls';
import {
  agreedAmount,
  asksAboutWeight,
  weightIn,
  weightText,
  weightUnits,
} from '@larder/shared/orders/weighing';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as z from 'zod/mini';

import { amountBox } from '#parts/amountBox.ts';
import { amountText } from '#parts/orders/weightWords.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SaveButtons } from '#ui/fields/SaveButtons.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { weighLineMutation } from '#vendor/orders/queries/weighing.ts';

const WEIGHT = 'Enter a weight above 0';
const Form = z.object({ weight: amountBox(WEIGHT).check(z.positive(WEIGHT)) });

/** A line that is sold by weight, of an order or a pick list. */
export type WeighedLine = Pick<
  OrderLine,
  'ingredient_id' | 'name' | 'unit_quantity' | 'unit' | 'quantity' | 'by_weight' | 'weighing'
>;

/** Asks what a line weighs. What is more than the customer agreed to waits for their answer. */
export function WeightDialog({
  order_id,
  order,
  line,
  onClose,
}: {
  order_id: string;
  /** "Order 2", where it could be of several. */
  order?: string;
  line: WeighedLine;
  onClose: () => void;
}) {
  const form = useId();
  // As it was opened: the server refuses the weight of a line that has changed since.
  const [seen] = useState(line);
  const { ingredient_id, name, unit, quantity, weighing } = seen;
  const units = weightUnits(unit);
  const [chosen = unit] = units;
  const [typedIn, setTypedIn] = useState(chosen);
  const { register, handleSubmit, formState } = useSchemaForm(Form, {
    defaultValues: { weight: weighing ? String(weighing.amount) : '' },
  });
  const { submit, isSending, error } = useSubmit(weighLineMutation(useQueryClient()), {
    failed: (_, failure) => `${name} could not be weighed: ${wordsFor(failure)}`,
    onSuccess: ({ items }) => {
      const now = lineOf(items, ingredient_id);
      if (now && asksAboutWeight(now))
        toast.warning(`${name} weighs more than was agreed: the customer is asked.`);
    },
    onDone: onClose,
  });
  const save = handleSubmit(({ weight }) =>
    submit({
      order_id,
      ingredient_id,
      expected_quantity: quantity,
      expected_weight: weighing?.amount ?? null,
      weight: weightIn(weight, typedIn, unit),
    }),
  );

  const of = order === undefined ? '' : `${order}: `;
  return (
    <Modal
      title={name}
      text={`${of}${amountText(seen)} ordered. Above ${weightText(agreedAmount(seen), unit)} the customer is asked first.`}
      closeLabel="Cancel"
      onClose={onClose}
      footer={<SaveButtons form={form} busy={isSending} onCancel={onClose} />}
    >
      <form id={form} noValidate onSubmit={(event) => void save(event)} className="space-y-3 pt-1">
        {error && <Notice tone="danger">{wordsFor(error)}</Notice>}
        {weighing?.state === 'refused' && (
          <Notice tone="warning">
            The customer refused {weightText(weighing.amount, unit)}. Take some off, or say that it
            is short.
          </Notice>
        )}
        <div className="flex items-start gap-3">
          <NumberField
            autoFocus
            label="Weighs"
            className="min-w-0 flex-1"
            error={formState.errors.weight?.message}
            {...register('weight')}
          />
          <span className="pt-6">
            <Segmented
              label="Unit"
              options={units.map((one) => ({ value: one, title: one }))}
              value={typedIn}
              onChange={setTypedIn}
            />
          </span>
        </div>
      </form>
    </Modal>
  );
}
