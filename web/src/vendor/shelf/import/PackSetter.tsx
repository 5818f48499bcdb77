import { Unit } from '@larder/shared/food/foodParts.model';
import type { PackSize } from '@larder/shared/food/packs.model';
import * as z from 'zod/mini';

import { PackBox } from '#parts/packBox.ts';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { textBox } from '#platform/forms/textBox.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';

const PackForm = z.object({ unit_quantity: PackBox, unit: textBox(Unit, 'Unit') });

/** Says what one pack holds. */
export function PackSetter({
  pack,
  autoFocus,
  onSet,
}: {
  pack: PackSize | undefined;
  autoFocus: boolean;
  onSet: (pack: PackSize) => void;
}) {
  const form = useSchemaForm(PackForm, {
    defaultValues: {
      unit_quantity: pack ? String(pack.unit_quantity) : '',
      unit: pack?.unit ?? '',
    },
  });
  const box = formBoxes(form);
  return (
    <Form
      aria-label="Pack"
      className="flex flex-wrap items-start gap-2"
      onSubmit={form.handleSubmit(onSet)}
    >
      <NumberField
        autoFocus={autoFocus}
        label="Pack amount"
        hideLabel
        placeholder="500"
        className="w-24"
        {...box('unit_quantity')}
      />
      <Field
        label="Pack unit"
        hideLabel
        placeholder="gm, ml, oz"
        maxLength={20}
        autoCapitalize="none"
        className="w-32"
        {...box('unit')}
      />
      <Button type="submit" variant="outline">
        Set pack
      </Button>
    </Form>
  );
}
