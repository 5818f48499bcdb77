import { formatUsd } from '@larder/shared/basics/money';
import { Usd } from '@larder/shared/basics/money.model';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { ApiError, wordsFor } from '#platform/http/apiError.ts';
import { SaveButtons } from '#ui/fields/SaveButtons.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { changeStoreMutation } from '#vendor/stores/queries/stores.ts';

import { readTerms, type StoreTerms, termRule, type TermsForm, termsText } from './storeTerms.ts';
import { TermsFields } from './TermsFields.tsx';

/**
 * Edits delivery fee and minimum order. Sends only changed values, each with the value it replaces, so that it
 * never overwrites another person's change.
 */
export function TermsDialog({ store, onClose }: { store: Store; onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const delivers = store.store_type === 'Delivery';
  const [seen, setSeen] = useState<StoreTerms>(store);
  const form = useForm<TermsForm>({ defaultValues: termsText(store) });
  const { register, formState } = form;
  const { submit, isSending, error } = useSubmit(changeStoreMutation(client), {
    form,
    success: 'Store updated!',
    failed: 'Failed to update store.',
    onDone: onClose,
    onError: (reason) => setSeen(termsNow(reason) ?? seen),
  });

  const save = form.handleSubmit((values) => {
    const { delivery_fee, minimum_order } = readTerms(values, store);
    const edit = {
      ...(delivery_fee !== seen.delivery_fee && {
        delivery_fee,
        expected_delivery_fee: seen.delivery_fee,
      }),
      ...(minimum_order !== seen.minimum_order && {
        minimum_order,
        expected_minimum_order: seen.minimum_order,
      }),
    };
    return Object.keys(edit).length === 0
      ? onClose()
      : submit({ storeId: store.store_id, ...edit });
  });

  return (
    <Modal
      title={delivers ? 'Fee and minimum' : 'Minimum order'}
      text={`${store.name}. Orders that are placed stay as they are.`}
      onClose={onClose}
      footer={<SaveButtons form={id} busy={isSending} onCancel={onClose} />}
    >
      <form id={id} noValidate onSubmit={(event) => void save(event)} className="space-y-4 pt-1">
        {error && <Notice tone="danger">{failureWords(error, delivers)}</Notice>}
        <TermsFields
          delivers={delivers}
          box={(name) => ({
            ...register(name, termRule(name)),
            error: formState.errors[name]?.message,
          })}
        />
      </form>
    </Modal>
  );
}

const Now = z.object({ current_delivery_fee: Usd, current_minimum_order: Usd });

/** The current terms after a conflict; undefined for other failures. */
function termsNow(error: Error): StoreTerms | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined;
  const { current_delivery_fee, current_minimum_order } = z.decode(Now, error.details as never);
  return { delivery_fee: current_delivery_fee, minimum_order: current_minimum_order };
}

function failureWords(error: Error, delivers: boolean): string {
  const now = termsNow(error);
  if (!now) return wordsFor(error);
  const fee = delivers ? `the delivery fee is ${formatUsd(now.delivery_fee)} now, ` : '';
  return `This was changed in the meantime: ${fee}the minimum order ${formatUsd(now.minimum_order)}. Save again to replace it.`;
}
