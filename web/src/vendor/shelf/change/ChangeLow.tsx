import { LOW_STOCK } from '@larder/shared/domain/shelfView';
import { useQueryClient } from '@tanstack/react-query';

import { wordsFor } from '#lib/apiError';
import { countOf } from '#lib/csvWords';
import { useRequestKey } from '#lib/requestKey';
import { LowBox } from '#lib/shelfInput';
import { useSchemaForm } from '#lib/useSchemaForm';
import { useSubmit } from '#lib/useSubmit';
import { importInventoryMutation } from '#queries/stores';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { NumberField } from '#ui/NumberField';

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
