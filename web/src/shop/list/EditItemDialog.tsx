import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { formatMeasure, formatQuantity, plural } from '@larder/shared/food/amountText';
import { CATEGORIES } from '@larder/shared/food/categories';
import { dimensionOf } from '@larder/shared/food/units';
import { MANUAL, scaledFor } from '@larder/shared/kitchen/groceryAmounts';
import type { ListLine } from '@larder/shared/kitchen/groceryList.model';
import { amountToEdit } from '@larder/shared/kitchen/shownAmounts';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { AMOUNT_WORDS, amountBox } from '#parts/amountBox.ts';
import { useUnits } from '#parts/state/units.ts';
import { toast } from '#platform/page/toast.ts';
import { editLine, removeLine } from '#shop/kitchen/state/listChanges.ts';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SaveButtons } from '#ui/fields/SaveButtons.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Modal } from '#ui/Modal.tsx';

import { ITEM_UNITS } from './itemUnits.ts';
import { lineTitle } from './lineWords.ts';

const Form = z.object({
  amount: amountBox(AMOUNT_WORDS, {
    none: 'Enter more than 0, or press Remove to buy none. Empty is no certain amount.',
  }),
  unit: z.string(),
  category: z.enum(CATEGORIES),
});
type Edited = z.output<typeof Form>;

export function EditItemDialog({ line, onClose }: { line: ListLine; onClose: () => void }) {
  const first = amountToEdit(line, useUnits());
  const before = {
    amount: formatMeasure(first.amount, first.unit),
    unit: first.unit === 'count' ? '' : first.unit,
  };
  const { register, handleSubmit, formState } = useForm<z.input<typeof Form>, unknown, Edited>({
    resolver: standardSchemaResolver(Form),
    defaultValues: { ...before, category: line.category },
  });
  const { errors, dirtyFields } = formState;
  const form = useId();
  const units = ITEM_UNITS.some(([known]) => known === before.unit)
    ? ITEM_UNITS
    : [...ITEM_UNITS, [before.unit, unitWords(before.unit)] as const];

  const save = handleSubmit(({ amount, unit, category }) => {
    // An untouched amount keeps following the recipes.
    const isNew = dirtyFields.amount || dirtyFields.unit;
    editLine(line.key, { amount: isNew ? { amount, unit } : undefined, category });
    onClose();
  });

  function remove(): void {
    toast.undo(`${lineTitle(line)} removed`, removeLine(line.key));
    onClose();
  }

  return (
    <Modal
      title={`Edit ${lineTitle(line)}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" icon={Trash2} onClick={remove} className="mr-auto">
            Remove
          </Button>
          <SaveButtons form={form} onCancel={onClose} />
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid grid-cols-2 gap-4 pt-1"
      >
        <NumberField label="Amount" error={errors.amount?.message} {...register('amount')} />
        <SelectField label="Unit" {...register('unit')}>
          {units.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <SelectField label="Category" className="col-span-2" {...register('category')}>
          {CATEGORIES.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </SelectField>
      </form>
      <Sources line={line} />
    </Modal>
  );
}

/** "heads", but "fl oz". */
function unitWords(unit: string): string {
  return dimensionOf(unit) === 'other' ? plural(unit, 2) : unit;
}

function Sources({ line }: { line: ListLine }) {
  return (
    <>
      <h3 className="mt-6 text-sm font-semibold">Where it comes from</h3>
      <ul className="mt-1 text-sm text-ink-2">
        {line.contributions.map((one, index) => (
          // A recipe may list an ingredient twice, so the index is part of the key.
          <li key={`${one.recipe_id} ${index}`} className="flex justify-between gap-4 py-1">
            <span className="min-w-0 break-words">
              {one.recipe_id === MANUAL ? 'Added by hand' : (one.title ?? 'A recipe')}
              {one.note !== undefined && ` (${one.note})`}
            </span>
            <span className="num flex-none">
              {formatQuantity(scaledFor(one.amount, one), one.unit) || 'to taste'}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
