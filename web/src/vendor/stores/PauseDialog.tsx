import { addDays, dayIn, dayWords, isDay } from '@larder/shared/basics/calendar';
import { MAX_PAUSE_DAYS } from '@larder/shared/stores/storeDays';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { serverNow } from '#platform/http/serverClock.ts';
import { Field } from '#ui/fields/Field.tsx';
import { SaveButtons } from '#ui/fields/SaveButtons.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { changeStoreMutation } from '#vendor/stores/queries/stores.ts';
import { zoneOf } from '#vendor/stores/rules/storeZone.ts';

/** Asks for the day on which a paused store is back, by the days of the store. */
export function PauseDialog({ store, onClose }: { store: Store; onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const time_zone = zoneOf(store);
  const today = dayIn(time_zone, serverNow());
  const [first, last] = [addDays(today, 1), addDays(today, MAX_PAUSE_DAYS)];
  const form = useForm({ defaultValues: { back_on: store.back_on ?? '' } });
  const { submit, isSending, error } = useSubmit(changeStoreMutation(client), {
    form,
    success: ({ back_on }) => `${store.name} is paused. It is back on ${dayWords(back_on ?? '')}.`,
    failed: 'Failed to update store.',
    onDone: onClose,
  });
  const check = (day: string) =>
    (isDay(day) && day >= first && day <= last) ||
    `Choose a day from ${dayWords(first)} to ${dayWords(last)}`;

  const save = form.handleSubmit(({ back_on }) =>
    submit({ storeId: store.store_id, back_on, time_zone }),
  );

  return (
    <Modal
      title={`Pause ${store.name}`}
      text="It takes no orders and is compared with none until that day. Open orders stay."
      onClose={onClose}
      footer={<SaveButtons form={id} busy={isSending} onCancel={onClose} />}
    >
      <form id={id} noValidate onSubmit={(event) => void save(event)} className="space-y-4 pt-1">
        {error && <Notice tone="danger">{wordsFor(error)}</Notice>}
        <Field
          autoFocus
          type="date"
          label="Back on"
          min={first}
          max={last}
          error={form.formState.errors.back_on?.message}
          {...form.register('back_on', { validate: check })}
        />
      </form>
    </Modal>
  );
}
