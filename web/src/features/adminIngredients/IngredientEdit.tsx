import { useId } from 'react';

import { useFocusAtStart } from '#lib/focus';
import { useIsTable } from '#ui/DataRow';
import { EditedRow } from '#ui/EditedRow';
import { Field } from '#ui/Field';
import { ItemImage } from '#ui/ItemImage';
import { NumberField } from '#ui/NumberField';
import { Pictured } from '#ui/RowParts';

import { FactsFields } from './FactsFields.tsx';
import { type EditProps, useIngredientEdit } from './useIngredientEdit.ts';

/** An ingredient while it is edited, in its place in the list: Enter saves, Escape cancels. */
export function IngredientEdit(props: EditProps) {
  const form = useId();
  const first = useFocusAtStart<HTMLInputElement>();
  const isTable = useIsTable();
  const { text, setText, problem, save, isSaving } = useIngredientEdit(props);
  const { ingredient_id, image } = props.ingredient;
  const box = (name: 'name' | 'unitQuantity' | 'unit') => ({
    form,
    name,
    hideLabel: isTable,
    value: text[name],
    onChange: (event: { target: { value: string } }) =>
      setText({ ...text, [name]: event.target.value }),
  });

  const name = (
    <Field
      {...box('name')}
      ref={first}
      label="Name"
      maxLength={200}
      className={isTable ? 'min-w-28 flex-1' : 'col-span-2'}
    />
  );
  const unitQuantity = (
    <NumberField
      {...box('unitQuantity')}
      label="Unit Quantity"
      className={isTable ? 'ml-auto w-24' : ''}
    />
  );
  const unit = (
    <Field {...box('unit')} label="Unit" maxLength={20} className={isTable ? 'w-20' : ''} />
  );
  const rest = (
    <>
      <FactsFields form={form} text={text} setText={setText} />
      {problem.length > 0 && (
        <div role="alert" className="mt-3 text-sm font-medium text-danger">
          {problem.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </>
  );
  return (
    <EditedRow
      id={ingredient_id}
      form={form}
      onSubmit={save}
      onCancel={props.onDone}
      isSaving={isSaving}
      cells={[
        <Pictured key="name" picture={<ItemImage src={image} size={36} />}>
          {name}
        </Pictured>,
        unitQuantity,
        unit,
      ]}
      below={<div className="pt-1 pb-1.5">{rest}</div>}
      card={
        <>
          <div className="mb-3 grid grid-cols-2 gap-3">
            {name}
            {unitQuantity}
            {unit}
          </div>
          {rest}
        </>
      }
    />
  );
}
