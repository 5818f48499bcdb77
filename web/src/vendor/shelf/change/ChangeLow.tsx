import { useQueryClient } from '@tanstack/react-query';

import { countOf } from '#parts/tables/csvWords.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { useRequestKey } from '#platform/http/requestKey.ts';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { LowBox } from '#vendor/shelf/rules/shelfInput.ts';
import { LOW_STOCK } from '#vendor/shelf/rules/shelfView.ts';
import { importInventoryMutation } from '#vendor/stores/queries/stores.ts';

import type { ChangeProps } from './ChangePrices.tsx';

/** Sets the number of packs at which items are low. */
export function ChangeLow({ store: { store_id }, items, scope, onDone }: ChangeProps) {
  const client = useQueryClient();
  const requestKey = useRequestKey();
  const { register, handleSubmit, formState } = useSchemaForm(LowBox, {
    defaultValues: { low_at: '' },
  });
  const { submit, isSending, error } = useSubmit(importInventoryMutation(client), {
    success: (sent) => `${countOf(sent.items.length, 'item')} updated!`,
    failed: 'The items could not be updated.',
    onDone,
  });
  const save = handleSubmit(({ low_at }) => {
    const edits = items.map(({ ingredient_id }) => ({ ingredient_id, low_at }));
    return submit({ storeId: store_id, items: edits, key: requestKey.keyFor([store_id, edits]) });
  });

  return (
    <>
      {error && (
        <Notice tone="danger" className="mb-4">
          {wordsFor(error)}
        </Notice>
      )}
      <form
        noValidate
        aria-label="Low stock"
        className="card grid items-start gap-4 p-5 sm:grid-cols-3"
        onSubmit={(event) => void save(event)}
      >
        {scope}
        <NumberField
          autoFocus
          label="Low from"
          hint={`Packs from which on they count as low. Empty: ${LOW_STOCK}.`}
          inputMode="numeric"
          placeholder={String(LOW_STOCK)}
          error={formState.errors.low_at?.message}
          {...register('low_at')}
        />
        <Button type="submit" busy={isSending} className="sm:mt-7">
          Set for {countOf(items.length, 'item')}
        </Button>
      </form>
    </>
  );
}
