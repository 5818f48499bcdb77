import { IngredientDraft } from '@larder/shared/food/adminIngredients.calls';
import { CATEGORIES } from '@larder/shared/food/categories';
import type { AskedProduct } from '@larder/shared/food/productRequests.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';

import { adminIngredientQueries } from '#admin/catalogue/queries/adminIngredients.ts';
import { acceptProductMutation } from '#admin/catalogue/queries/productRequests.ts';
import { PackBox } from '#parts/packBox.ts';
import { PictureField } from '#parts/PictureField.tsx';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { textBox } from '#platform/forms/textBox.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { toast } from '#platform/page/toast.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Modal } from '#ui/Modal.tsx';

import { shelfWords } from './shelfWords.ts';

const Accepted = z.object({
  name: textBox(IngredientDraft.shape.name, 'Name'),
  unit_quantity: PackBox,
  unit: textBox(IngredientDraft.shape.unit, 'Unit'),
  category: z.enum(CATEGORIES),
  image: z.string(),
});

/** The product as it goes into the catalogue. Other facts can be added there. */
export function AcceptDialog({ asked, onClose }: { asked: AskedProduct; onClose: () => void }) {
  const { request_id, name, unit_quantity, unit, category, vendor_name } = asked;
  const id = useId();
  const form = useSchemaForm(Accepted, {
    defaultValues: {
      name,
      unit_quantity: String(unit_quantity),
      unit,
      category,
      image: asked.image ?? '',
    },
  });
  const box = formBoxes(form);
  const { field: image } = useController({ control: form.control, name: 'image' });
  const { data: pictures = [] } = useQuery(adminIngredientQueries.pictures());
  const { submit, isSending, error } = useSubmit(acceptProductMutation(useQueryClient()), {
    failed: `${name} could not be added`,
    onSuccess: ({ on_shelf }, { ingredient }) =>
      toast.success(shelfWords(`${ingredient.name} added`, { vendor_name, on_shelf })),
    onDone: onClose,
  });
  const save = form.handleSubmit((values) =>
    submit({
      request_id,
      ingredient: { ...values, image: values.image === '' ? null : values.image },
    }),
  );
  return (
    <Modal
      title="Add to the catalogue"
      text={`It goes on the shelf of ${asked.store_name}.`}
      closeLabel="Cancel"
      onClose={onClose}
      footer={
        <Button type="submit" form={id} busy={isSending}>
          Add
        </Button>
      }
    >
      <Form id={id} aria-label="Add to the catalogue" className="space-y-4 pb-1" onSubmit={save}>
        <FailureNotice title="Failed to add ingredient." error={error} />
        <Field autoFocus label="Name" maxLength={200} {...box('name')} />
        <div className="grid grid-cols-2 items-start gap-4">
          <NumberField label="Unit Quantity" {...box('unit_quantity')} />
          <Field label="Unit" maxLength={20} {...box('unit')} />
        </div>
        <SelectField label="Category" {...box('category')}>
          {CATEGORIES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <PictureField value={image.value} onChange={image.onChange} pictures={pictures} />
      </Form>
    </Modal>
  );
}
