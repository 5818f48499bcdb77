import { LIMITS } from '@larder/shared/basics/validation';
import { CATEGORIES } from '@larder/shared/food/categories';
import { PRODUCT_LIMITS } from '@larder/shared/stores/products.model';

import { Consequences } from '#admin/catalogue/Consequences.tsx';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';

import { NumbersField } from './NumbersField.tsx';
import { type ShareFormProps, useShareForm } from './useShareForm.ts';

/** The form of the dialog, with what will happen. Its button is the dialog's, by `id`. */
export function ShareForm({ id, ...props }: ShareFormProps & { id: string }) {
  const { form, picker, foodProblem, kind, numbers, sentences, save, error } = useShareForm(props);
  const box = formBoxes(form);
  const hasNumber = props.view.gtins.length > 0;
  return (
    <>
      <Form id={id} aria-label="Make it shared" className="space-y-4 pb-1" onSubmit={save}>
        <FailureNotice title="Failed to share the product." error={error} />
        <Field autoFocus label="Name" maxLength={LIMITS.name} {...box('name')} />
        <Field label="Brand (optional)" maxLength={PRODUCT_LIMITS.brand} {...box('brand')} />
        <div className="grid grid-cols-2 items-start gap-4">
          <NumberField label="Unit Quantity" {...box('unit_quantity')} />
          <Field label="Unit" maxLength={20} {...box('unit')} />
        </div>
        <NumbersField {...numbers} />
        <SelectField label="What it is" {...box('kind')}>
          {hasNumber && <option value="food">A food of the catalogue</option>}
          <option value="new">A new food</option>
          {hasNumber && <option value="none">Not a food</option>}
        </SelectField>
        {kind === 'food' && <Combobox {...picker} label="Food" error={foodProblem} />}
        {kind === 'new' && (
          <>
            <Field label="Name of the food" maxLength={LIMITS.name} {...box('food_name')} />
            <SelectField label="Category" {...box('category')}>
              {CATEGORIES.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </SelectField>
          </>
        )}
      </Form>
      <Consequences sentences={sentences} failure={undefined} />
    </>
  );
}
