import type { AdminIngredient } from '@larder/shared/contract/adminIngredients';
import { Check, Merge, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';

import { useFocusAtStart } from '#lib/focus';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { ItemImage } from '#ui/ItemImage';
import { Td, Tr } from '#ui/Table';

import { FactsFields } from './FactsFields.tsx';
import { IngredientNotes } from './IngredientNotes.tsx';
import { type EditProps, useIngredientEdit } from './useIngredientEdit.ts';

/** Columns of the table, which what belongs to an edited row spans. */
const COLUMNS = 4;

export type IngredientProps = {
  ingredient: AdminIngredient;
  onEdit: () => void;
  onDelete: () => void;
  onMerge: () => void;
};

/** One ingredient in the table. A deleted one can only be looked at. */
export function IngredientRow({ ingredient, onEdit, onDelete, onMerge }: IngredientProps) {
  const { ingredient_id, name, unit_quantity, unit, image, archived_at } = ingredient;
  return (
    <Tr data-row={ingredient_id} tabIndex={-1} className="-outline-offset-3">
      <Td>
        <span className="flex items-center gap-3">
          <ItemImage src={image} size={36} />
          <span className="min-w-0">
            <span className="block font-semibold break-words">{name}</span>
            <IngredientNotes ingredient={ingredient} />
          </span>
        </span>
      </Td>
      <Td align="right">{unit_quantity}</Td>
      <Td>{unit}</Td>
      <Td>
        {archived_at === null && (
          <span className="flex justify-end gap-1.5">
            <Button
              look="ghost"
              size="sm"
              icon={Pencil}
              aria-label={`Edit ${name}`}
              onClick={onEdit}
            >
              Edit
            </Button>
            <Button
              look="ghost"
              size="sm"
              icon={Merge}
              aria-label={`Merge ${name}`}
              onClick={onMerge}
            >
              Merge
            </Button>
            <Button
              look="danger"
              size="sm"
              icon={Trash2}
              aria-label={`Delete ${name}`}
              onClick={onDelete}
            >
              Delete
            </Button>
          </span>
        )}
      </Td>
    </Tr>
  );
}

/** The same row while it is edited: Enter saves, Escape cancels. */
export function IngredientRowEdit(props: EditProps) {
  const form = useId();
  const first = useFocusAtStart<HTMLInputElement>();
  const { text, setText, problem, save, isSaving } = useIngredientEdit(props);
  const { ingredient_id, image } = props.ingredient;
  return (
    <>
      <Tr tone="brand" data-row={ingredient_id}>
        <Td>
          <span className="flex items-center gap-3">
            <ItemImage src={image} size={36} />
            <Field
              ref={first}
              form={form}
              name="name"
              label="Name"
              hideLabel
              maxLength={200}
              className="min-w-28 flex-1"
              value={text.name}
              onChange={(event) => setText({ ...text, name: event.target.value })}
            />
          </span>
        </Td>
        <Td>
          <Field
            form={form}
            name="unitQuantity"
            label="Unit Quantity"
            hideLabel
            type="number"
            min={0}
            step="any"
            inputMode="decimal"
            className="ml-auto w-24"
            value={text.unitQuantity}
            onChange={(event) => setText({ ...text, unitQuantity: event.target.value })}
          />
        </Td>
        <Td>
          <Field
            form={form}
            name="unit"
            label="Unit"
            hideLabel
            maxLength={20}
            className="w-20"
            value={text.unit}
            onChange={(event) => setText({ ...text, unit: event.target.value })}
          />
        </Td>
        <Td>
          <form id={form} noValidate onSubmit={save} className="flex justify-end gap-1.5">
            <Button type="submit" icon={Check} busy={isSaving}>
              Save
            </Button>
            <Button look="ghost" onClick={props.onDone}>
              Cancel
            </Button>
          </form>
        </Td>
      </Tr>
      <tr className="bg-brand-soft/45">
        <Td colSpan={COLUMNS} className="pt-1 pb-4">
          <FactsFields form={form} text={text} setText={setText} />
          {problem.length > 0 && (
            <div className="mt-3">
              <EditProblem lines={problem} />
            </div>
          )}
        </Td>
      </tr>
    </>
  );
}

/** Why an edited ingredient was not saved. */
export function EditProblem({ lines }: { lines: readonly string[] }) {
  return (
    <div role="alert" className="text-sm font-medium text-danger">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
