import { CATEGORIES } from '@larder/shared/domain/aisles';

import { NumberField } from '#ui/NumberField';
import { SelectField } from '#ui/SelectField';
import { TextArea } from '#ui/TextArea';

import type { IngredientText } from './ingredientForm.ts';
import { PictureField } from './PictureField.tsx';

export type FieldsProps = {
  text: IngredientText;
  setText: (text: IngredientText) => void;
  /** The id of the form that these are boxes of, when they stand outside. */
  form?: string | undefined;
};

/** The boxes for what may be known of an ingredient besides its name and pack. */
export function FactsFields({ text, setText, form }: FieldsProps) {
  const fact = (name: 'kcal' | 'density' | 'gramsPerPiece') => ({
    form,
    name,
    value: text[name],
    onChange: (event: { target: { value: string } }) =>
      setText({ ...text, [name]: event.target.value }),
  });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="grid content-start gap-4">
        <SelectField
          label="Category"
          form={form}
          name="category"
          value={text.category}
          onChange={(event) =>
            setText({
              ...text,
              category: CATEGORIES.find((one) => one === event.target.value) ?? 'Other',
            })
          }
        >
          {CATEGORIES.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <PictureField
          form={form}
          value={text.image}
          onChange={(image) => setText({ ...text, image })}
        />
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
          <NumberField label="Calories" hint="kcal per 100 g" {...fact('kcal')} />
          <NumberField label="Density" hint="g per ml" {...fact('density')} />
          <NumberField label="Grams per piece" hint="g" {...fact('gramsPerPiece')} />
        </div>
      </div>
      <TextArea
        label="Other names"
        form={form}
        name="aliases"
        hint="What recipes call it, separated by commas."
        placeholder="scallion, spring onion"
        className="content-start"
        value={text.aliases}
        onChange={(event) => setText({ ...text, aliases: event.target.value })}
      />
    </div>
  );
}
