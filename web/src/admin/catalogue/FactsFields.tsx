import { CATEGORIES } from '@larder/shared/food/categories';

import { NumberField } from '#ui/fields/NumberField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';

import { AllergensField } from './AllergensField.tsx';
import type { FactBox } from './ingredientForm.ts';
import { PictureField } from './PictureField.tsx';
import type { IngredientForm } from './useIngredientForm.ts';

type FactsFieldsProps = {
  form: IngredientForm;
  /** For fields outside the form element. */
  formId?: string;
};

/** The optional fields of an ingredient: all but name and pack. */
export function FactsFields({ form, formId }: FactsFieldsProps) {
  const box = (name: 'category' | FactBox) => ({
    form: formId,
    ...form.register(name),
  });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="grid content-start gap-4">
        <SelectField label="Category" {...box('category')}>
          {CATEGORIES.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <PictureField control={form.control} formId={formId} />
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
          <NumberField label="Calories" hint="kcal per 100 g" {...box('kcal')} />
          <NumberField label="Density" hint="g per ml" {...box('density')} />
          <NumberField label="Grams per piece" hint="g" {...box('gramsPerPiece')} />
        </div>
        <AllergensField form={form} formId={formId} />
      </div>
      <div className="grid content-start gap-4">
        <TextArea
          label="Other names"
          hint="What recipes call it, separated by commas."
          placeholder="scallion, spring onion"
          {...box('aliases')}
        />
        <TextArea
          label="Measures"
          hint="Grams of one unit, one a line. The source may follow."
          placeholder="clove 3 (USDA SR)"
          {...box('measures')}
        />
      </div>
    </div>
  );
}
