import { CATEGORIES } from '@larder/shared/food/categories';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';

import { askMutation } from '#admin/catalogue/queries/productRequests.ts';
import { PictureField } from '#parts/PictureField.tsx';
import { ingredientQueries } from '#parts/queries/ingredients.ts';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';

import { NO_PRODUCT, ProductForm } from './productForm.ts';

/** Asks for a product; `name` and `store_id` are what the shelf was searched for, and where. */
export function AskForm({
  stores,
  name,
  store_id,
}: {
  stores: readonly Store[];
  name: string;
  store_id: string;
}) {
  const client = useQueryClient();
  const form = useSchemaForm(ProductForm, { defaultValues: { ...NO_PRODUCT, name, store_id } });
  const box = formBoxes(form);
  const { field: image } = useController({ control: form.control, name: 'image' });
  const { submit, isSending, error } = useSubmit(askMutation(client), {
    form,
    success: ({ name: wanted }) => `${wanted} asked for`,
    onDone: (_, sent) => {
      form.reset({ ...NO_PRODUCT, store_id: sent.store_id }, { keepFieldsRef: true });
      form.setFocus('name');
    },
  });
  const save = form.handleSubmit((values) =>
    submit({ ...values, image: values.image === '' ? null : values.image }),
  );
  return (
    <Form aria-label="Ask for a product" className="card mb-8 space-y-4 p-5 md:p-6" onSubmit={save}>
      <FailureNotice title="Failed to ask for the product" error={error} />
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field
          autoFocus={name === ''}
          label="Name"
          maxLength={200}
          className="sm:col-span-2"
          {...box('name')}
        />
        <NumberField
          autoFocus={name !== ''}
          label="Unit Quantity"
          placeholder="250"
          {...box('unit_quantity')}
        />
        <Field label="Unit" placeholder="gm or ml" maxLength={20} {...box('unit')} />
        <SelectField label="Category" {...box('category')}>
          {CATEGORIES.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <MoneyField label="Price" {...box('price')} />
        <NumberField label="Quantity" inputMode="numeric" {...box('quantity')} />
        <SelectField label="Store" {...box('store_id')}>
          <option value="">Choose a store</option>
          {stores.map((store) => (
            <option key={store.store_id} value={store.store_id}>
              {store.name}
            </option>
          ))}
        </SelectField>
        <div className="sm:col-span-2 lg:col-span-4">
          <PictureField
            label="Picture like (optional)"
            value={image.value}
            onChange={image.onChange}
            pictures={usePictures()}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 pt-1">
        <p className="mr-auto text-sm text-ink-2">
          It goes on your shelf at this price and stock when it is accepted.
        </p>
        <Button type="submit" icon={Send} busy={isSending} className="max-sm:w-full">
          Ask
        </Button>
      </div>
    </Form>
  );
}

/** The catalogue's pictures, each once. */
function usePictures() {
  const { data } = useQuery(ingredientQueries.vendor());
  return useMemo(() => {
    const pictures = (data ?? []).flatMap(({ image, name }) =>
      image ? [[image, name] as const] : [],
    );
    return [...new Map(pictures)].map(([image, name]) => ({ image, name }));
  }, [data]);
}
