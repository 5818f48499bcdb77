import { containsText } from '@larder/shared/basics/text';
import { LIMITS } from '@larder/shared/basics/validation';
import { PRODUCT_LIMITS } from '@larder/shared/stores/products.model';
import { Check, Plus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useController, useWatch } from 'react-hook-form';

import { formBoxes } from '#platform/forms/formBoxes.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';

import { type OwnProductProps, useOwnProduct } from './useOwnProduct.ts';

/** Foods suggested at once. */
const SUGGESTED = 8;

export function OwnProductForm(props: OwnProductProps) {
  const { form, foods, save, isSending, error } = useOwnProduct(props);
  const box = formBoxes(form);
  const isNew = props.item === undefined;
  return (
    <Form aria-label="Your own product" className="space-y-4" onSubmit={save}>
      <FailureNotice title="Failed to save the product" error={error} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field autoFocus label="Name" maxLength={LIMITS.name} {...box('name')} />
        <Field label="Brand (optional)" maxLength={PRODUCT_LIMITS.brand} {...box('brand')} />
        <NumberField label="Unit Quantity" placeholder="250" {...box('unit_quantity')} />
        <Field label="Unit" placeholder="gm, oz, piece" maxLength={20} {...box('unit')} />
        <FoodBox form={form} foods={foods} />
        <Field
          label="GTIN (optional)"
          placeholder="The number below the bars"
          inputMode="numeric"
          {...box('gtins')}
        />
        <Field label="SKU (optional)" maxLength={PRODUCT_LIMITS.sku} {...box('sku')} />
        <MoneyField label="Price" {...box('price')} />
        <NumberField label="Quantity" inputMode="numeric" {...box('quantity')} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto text-sm text-ink-2">Only your stores sell it.</p>
        <Button
          type="submit"
          icon={isNew ? Plus : Check}
          busy={isSending}
          className="max-sm:w-full"
        >
          {isNew ? 'Add product' : 'Save product'}
        </Button>
      </div>
    </Form>
  );
}

type Own = ReturnType<typeof useOwnProduct>;

/** Which food it is, so that shoppers who want that find it. */
function FoodBox({ form, foods }: Pick<Own, 'form' | 'foods'>) {
  const { field, fieldState } = useController({ control: form.control, name: 'food' });
  const { ref, value: text, onChange } = field;
  const isNoFood = useWatch({ control: form.control, name: 'isNoFood' });
  const wanted = useDeferredValue(text.trim());
  const found =
    wanted === '' ? [] : [...foods.values()].filter(({ name }) => containsText([name], wanted));
  return (
    <div className="sm:col-span-2">
      <Combobox
        ref={ref}
        label="Food"
        name="food"
        placeholder="Which food of the catalogue it is"
        disabled={isNoFood}
        text={text}
        onTextChange={onChange}
        error={isNoFood ? undefined : fieldState.error?.message}
        suggestions={found.slice(0, SUGGESTED).map(({ ingredient_id, name }) => ({
          id: ingredient_id,
          title: name,
        }))}
        onPick={({ title }) => onChange(title)}
      />
      <Checkbox label="Not a food" {...form.register('isNoFood')} />
    </div>
  );
}
