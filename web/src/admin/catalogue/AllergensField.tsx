import { ALLERGENS } from '@larder/shared/food/allergens';
import { useWatch } from 'react-hook-form';

import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';

import type { IngredientForm } from './useIngredientForm.ts';

type AllergensFieldProps = {
  form: IngredientForm;
  /** For fields outside the form element. */
  formId: string | undefined;
};

/** The major allergens of a food, or "unknown"; never "free of". */
export function AllergensField({ form, formId }: AllergensFieldProps) {
  const said = useWatch({ control: form.control, name: 'allergens' });
  return (
    <div>
      <SelectField label="Major allergens" form={formId} {...form.register('allergens')}>
        <option value="unknown">Not known</option>
        <option value="known">Made of those ticked</option>
      </SelectField>
      {said === 'known' && (
        <fieldset className="mt-2">
          <legend className="text-sm text-ink-2">Nothing ticked means none of the nine.</legend>
          <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            {ALLERGENS.map((allergen) => (
              <Checkbox
                key={allergen}
                label={allergen}
                value={allergen}
                form={formId}
                {...form.register('contains')}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
