import { Check, Merge, Pencil, Trash2 } from 'lucide-react';

import { useFocusAtStart } from '#lib/focus';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { IconButton } from '#ui/IconButton';
import { ItemImage } from '#ui/ItemImage';

import { FactsFields } from './FactsFields.tsx';
import { IngredientNotes } from './IngredientNotes.tsx';
import { EditProblem, type IngredientProps } from './IngredientRow.tsx';
import { type EditProps, useIngredientEdit } from './useIngredientEdit.ts';

/** One ingredient on a phone. */
export function IngredientCard({ ingredient, onEdit, onDelete, onMerge }: IngredientProps) {
  const { ingredient_id, name, unit_quantity, unit, image, archived_at } = ingredient;
  return (
    <li
      data-row={ingredient_id}
      tabIndex={-1}
      className="flex items-center gap-3 py-2 pr-2 pl-4 -outline-offset-3"
    >
      <ItemImage src={image} size={40} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold break-words">{name}</p>
        <p className="num text-sm text-ink-2">
          {unit_quantity} {unit}
        </p>
        <IngredientNotes ingredient={ingredient} />
      </div>
      {archived_at === null && (
        <span className="flex flex-none">
          <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
          <IconButton icon={Merge} label={`Merge ${name}`} onClick={onMerge} />
          <IconButton icon={Trash2} tone="danger" label={`Delete ${name}`} onClick={onDelete} />
        </span>
      )}
    </li>
  );
}

/** The same card while it is edited. */
export function IngredientCardEdit(props: EditProps) {
  const first = useFocusAtStart<HTMLInputElement>();
  const { text, setText, problem, save, isSaving } = useIngredientEdit(props);
  return (
    <li data-row={props.ingredient.ingredient_id} className="bg-brand-soft/45 p-4">
      <form noValidate onSubmit={save}>
        <div className="grid grid-cols-2 gap-3">
          <Field
            ref={first}
            name="name"
            label="Name"
            maxLength={200}
            className="col-span-2"
            value={text.name}
            onChange={(event) => setText({ ...text, name: event.target.value })}
          />
          <Field
            name="unitQuantity"
            label="Unit Quantity"
            type="number"
            min={0}
            step="any"
            inputMode="decimal"
            value={text.unitQuantity}
            onChange={(event) => setText({ ...text, unitQuantity: event.target.value })}
          />
          <Field
            name="unit"
            label="Unit"
            maxLength={20}
            value={text.unit}
            onChange={(event) => setText({ ...text, unit: event.target.value })}
          />
        </div>
        <div className="mt-3">
          <FactsFields text={text} setText={setText} />
        </div>
        {problem.length > 0 && (
          <div className="mt-3">
            <EditProblem lines={problem} />
          </div>
        )}
        <div className="mt-3 flex gap-2">
          <Button type="submit" icon={Check} busy={isSaving} className="flex-1">
            Save
          </Button>
          <Button look="outline" className="flex-1" onClick={props.onDone}>
            Cancel
          </Button>
        </div>
      </form>
    </li>
  );
}
