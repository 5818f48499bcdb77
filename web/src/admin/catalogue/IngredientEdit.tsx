import { useId } from 'react';

import { Field } from '#ui/fields/Field.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';
import { useIsTable } from '#ui/lists/DataRow.tsx';
import { EditedRow } from '#ui/lists/EditedRow.tsx';
import { Pictured } from '#ui/lists/RowParts.tsx';

import { FactsFields } from './FactsFields.tsx';
import { type EditProps, useIngredientEdit } from './useIngredientEdit.ts';

export function IngredientEdit(props: EditProps) {
  const formId = useId();
  const isTable = useIsTable();
  const { form, lines, save, isSending } = useIngredientEdit(props);
  const { ingredient_id, image } = props.ingredient;
  const box = (name: 'name' | 'unitQuantity' | 'unit') => ({
    form: formId,
    hideLabel: isTable,
    ...form.register(name),
  });

  const name = (
    <Field
      {...box('name')}
      autoFocus
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
      <FactsFields form={form} formId={formId} />
      {lines.length > 0 && (
        <div role="alert" className="mt-3 text-sm font-medium text-danger">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </>
  );
  return (
    <EditedRow
      id={ingredient_id}
      form={formId}
      onSubmit={(event) => void save(event)}
      onCancel={props.onDone}
      isSaving={isSending}
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
