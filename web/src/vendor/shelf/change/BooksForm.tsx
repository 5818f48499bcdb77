import { toDollars } from '@larder/shared/basics/money';
import { MAX_TAX_CLASS } from '@larder/shared/stores/inventory';
import type { ShelfItem } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';

import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { BooksBox } from '#vendor/shelf/rules/shelfInput.ts';
import { updateShelvesMutation } from '#vendor/stores/queries/stores.ts';

/** What an item costs the store and its tax class, for the reports. */
export function BooksForm({ storeId, item }: { storeId: string; item: ShelfItem }) {
  const client = useQueryClient();
  const { ingredient_id, name, cost, tax_class = '' } = item;
  const form = useSchemaForm(BooksBox, {
    defaultValues: { cost: cost === undefined ? '' : toDollars(cost).toFixed(2), tax_class },
  });
  const { submit, isSending, error } = useSubmit(updateShelvesMutation(client), {
    form,
    success: 'Item updated!',
    failed: `${name} could not be updated.`,
  });
  const save = form.handleSubmit((values) =>
    submit({ stores: [{ store_id: storeId, items: [{ ingredient_id, ...values }] }] }),
  );
  const { errors } = form.formState;
  return (
    <form noValidate aria-label="For your reports" onSubmit={(event) => void save(event)}>
      {error && (
        <Notice tone="danger" className="mb-3">
          {wordsFor(error)}
        </Notice>
      )}
      <div className="flex items-start gap-3">
        <MoneyField
          label="Cost of a pack"
          placeholder="Not known"
          className="min-w-0 flex-1"
          error={errors.cost?.message}
          {...form.register('cost')}
        />
        <Field
          label="Tax class"
          placeholder="None"
          maxLength={MAX_TAX_CLASS}
          className="min-w-0 flex-1"
          error={errors.tax_class?.message}
          {...form.register('tax_class')}
        />
        <Button type="submit" variant="outline" busy={isSending} className="mt-7">
          Save
        </Button>
      </div>
      <p className="mt-1.5 text-sm text-ink-2">
        For your reports, from the next order on. Shoppers do not see them; no tax is computed.
      </p>
    </form>
  );
}
