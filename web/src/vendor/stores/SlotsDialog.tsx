import { timeWords, WEEKDAYS } from '@larder/shared/stores/storeDays';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { SaveButtons } from '#ui/fields/SaveButtons.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { changeStoreMutation } from '#vendor/stores/queries/stores.ts';

import { AddSlots } from './AddSlots.tsx';
import { cutOffs, type Slot, sortedSlots } from './slotForm.ts';
import { zoneOf } from './storeZone.ts';
import { ZoneChoice } from './ZoneChoice.tsx';

type SlotsForm = { cut_off: string; week: Slot[] };

const DEFAULT_CUT_OFF = 60;

/** Edits the slots of a store's week and until when they take orders. Without a slot, orders come at no set time. */
export function SlotsDialog({ store, onClose }: { store: Store; onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const [time_zone, setZone] = useState(zoneOf(store));
  const { slots } = store;
  const form = useForm<SlotsForm>({
    defaultValues: {
      cut_off: String(slots?.cut_off ?? DEFAULT_CUT_OFF),
      week: sortedSlots(slots?.week ?? []),
    },
  });
  const week = useWatch({ control: form.control, name: 'week' });
  const { submit, isSending, error } = useSubmit(changeStoreMutation(client), {
    success: 'Store updated!',
    failed: 'Failed to update store.',
    onDone: onClose,
  });
  const save = form.handleSubmit(({ cut_off }) =>
    submit({
      storeId: store.store_id,
      slots: week.length === 0 ? null : { cut_off: Number(cut_off), week },
      time_zone,
    }),
  );

  return (
    <Modal
      title="Slots"
      text={`${store.name}. Shoppers choose one at checkout; orders that have one keep it.`}
      onClose={onClose}
      footer={<SaveButtons form={id} busy={isSending} onCancel={onClose} />}
    >
      {error && <Notice tone="danger">{wordsFor(error)}</Notice>}
      <ZoneChoice store={store} value={time_zone} onChange={setZone} />
      <form id={id} noValidate onSubmit={(event) => void save(event)} className="pt-1">
        <SelectField
          label="Take orders"
          hint="On days when the store is closed no slot is offered."
          {...form.register('cut_off')}
        >
          {cutOffs(slots?.cut_off ?? DEFAULT_CUT_OFF).map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      </form>
      <AddSlots
        week={week}
        onAdd={(added) => form.setValue('week', sortedSlots([...week, ...added]))}
      />
      <SlotList form={form} week={week} />
    </Modal>
  );
}

function SlotList({ form, week }: { form: UseFormReturn<SlotsForm>; week: readonly Slot[] }) {
  if (week.length === 0)
    return <p className="mt-4 text-ink-2">No slots yet: orders come at no set time.</p>;
  const days = Map.groupBy(week, ({ weekday }) => weekday);
  return (
    <>
      <p className="mt-4 text-sm text-ink-2">The number is how many orders a slot takes.</p>
      <ul aria-label="Slots of the week" className="mt-1">
        {[...days].map(([weekday, ofDay]) => (
          <li
            key={weekday}
            className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-line py-2"
          >
            <span className="w-24 pt-2.5 font-medium">{WEEKDAYS[weekday]}</span>
            <ul
              aria-label={WEEKDAYS[weekday]}
              className="flex min-w-0 flex-1 basis-64 flex-wrap gap-1.5"
            >
              {ofDay.map((slot) => (
                <li
                  key={slot.from}
                  data-row={`${weekday} ${slot.from}`}
                  tabIndex={-1}
                  className="num flex items-center rounded-full bg-sunken pl-3.5 text-sm"
                >
                  <span>
                    <strong className="font-semibold">
                      {timeWords(slot.from)}–{timeWords(slot.to)}
                    </strong>{' '}
                    · {slot.orders}
                    <span className="sr-only"> {slot.orders === 1 ? 'order' : 'orders'}</span>
                  </span>
                  <IconButton
                    icon={X}
                    data-action="remove"
                    label={`Remove ${WEEKDAYS[weekday]} ${timeWords(slot.from)}`}
                    onClick={() =>
                      form.setValue(
                        'week',
                        week.filter((one) => one !== slot),
                      )
                    }
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
