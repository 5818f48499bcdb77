import { dayWords, isDay } from '@larder/shared/basics/calendar';
import { compareText } from '@larder/shared/basics/text';
import { isClockTime, MAX_HOLIDAYS, WEEKDAYS } from '@larder/shared/stores/storeDays';
import type { OpeningHours, Store } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { SaveButtons } from '#ui/fields/SaveButtons.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { changeStoreMutation } from '#vendor/stores/queries/stores.ts';
import { zoneOf } from '#vendor/stores/rules/storeZone.ts';

import { useHolidaysOfOthers } from './useHolidaysOfOthers.ts';
import { ZoneChoice } from './ZoneChoice.tsx';

type HoursForm = {
  days: { isOpen: boolean; opens: string; closes: string }[];
  holidays: string[];
};

/** What a day has when it is first ticked. */
const USUAL = { opens: '09:00', closes: '18:00' };

/** Edits opening hours and holidays. With no open day, the store says nothing of its hours. */
export function HoursDialog({ store, onClose }: { store: Store; onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const [time_zone, setZone] = useState(zoneOf(store));
  const form = useForm<HoursForm>({ defaultValues: toForm(store.hours) });
  const { others, giveToOthers } = useHolidaysOfOthers(store);
  const [isForAll, setForAll] = useState(false);
  const { submit, isSending, error } = useSubmit(changeStoreMutation(client), {
    success: 'Store updated!',
    failed: 'Failed to update store.',
    onSuccess(_, { hours }) {
      const [before, after] = [store.hours?.holidays ?? [], hours?.holidays ?? []];
      if (isForAll) void giveToOthers({ before, after });
    },
    onDone: onClose,
  });
  const save = form.handleSubmit((values) =>
    submit({ storeId: store.store_id, hours: toHours(values), time_zone }),
  );

  return (
    <Modal
      title="Opening hours"
      text={`${store.name}. Shoppers see them with the store.`}
      onClose={onClose}
      footer={<SaveButtons form={id} busy={isSending} onCancel={onClose} />}
    >
      <form id={id} noValidate onSubmit={(event) => void save(event)} className="space-y-5 pt-1">
        {error && <Notice tone="danger">{wordsFor(error)}</Notice>}
        <ZoneChoice store={store} value={time_zone} onChange={setZone} />
        <div>
          {WEEKDAYS.map((name, day) => (
            <DayRow key={name} name={name} day={day} form={form} />
          ))}
        </div>
        <Holidays form={form} />
        {others.length > 0 && (
          <Checkbox
            label={`The same holidays at all ${others.length + 1} stores`}
            checked={isForAll}
            onChange={({ target }) => setForAll(target.checked)}
          />
        )}
      </form>
    </Modal>
  );
}

type DayRowProps = { name: string; day: number; form: UseFormReturn<HoursForm> };

function DayRow({ name, day, form }: DayRowProps) {
  const { register, control, getValues, setValue, formState } = form;
  const isOpen = useWatch({ control, name: `days.${day}.isOpen` });
  const errors = formState.errors.days?.[day];
  const isTime = (time: string) => isClockTime(time) || 'Enter a time';
  return (
    <fieldset
      aria-label={name}
      className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-line py-2"
    >
      <Checkbox
        label={name}
        className="w-36"
        checked={isOpen}
        onChange={(event) => setValue(`days.${day}.isOpen`, event.target.checked)}
      />
      {isOpen ? (
        <div className="flex flex-1 basis-64 items-start gap-3">
          <Field
            type="time"
            hideLabel
            className="flex-1"
            label={`${name} from`}
            error={errors?.opens?.message}
            {...register(`days.${day}.opens`, { validate: isTime })}
          />
          <Field
            type="time"
            hideLabel
            className="flex-1"
            label={`${name} to`}
            error={errors?.closes?.message}
            {...register(`days.${day}.closes`, {
              validate: (time) =>
                time === getValues(`days.${day}.opens`)
                  ? 'Must differ from the first'
                  : isTime(time),
            })}
          />
        </div>
      ) : (
        <p className="flex min-h-11 items-center text-sm text-ink-2">Closed</p>
      )}
    </fieldset>
  );
}

function Holidays({ form: { control, setValue } }: { form: UseFormReturn<HoursForm> }) {
  const holidays = useWatch({ control, name: 'holidays' });
  const [day, setDay] = useState('');
  const canAdd = isDay(day) && !holidays.includes(day) && holidays.length < MAX_HOLIDAYS;

  function add(): void {
    if (!canAdd) return;
    setValue('holidays', [...holidays, day].toSorted(compareText));
    setDay('');
  }

  return (
    <section aria-label="Holidays">
      <h3 className="text-base">Holidays</h3>
      <ul aria-label="Days closed" className="mt-1 flex flex-wrap gap-2">
        {holidays.map((holiday) => (
          <li
            key={holiday}
            data-row={holiday}
            tabIndex={-1}
            className="num flex items-center rounded-full bg-sunken pl-4 text-sm font-semibold"
          >
            {dayWords(holiday)}, {holiday.slice(0, 4)}
            <IconButton
              icon={X}
              data-action="remove"
              label={`Remove ${dayWords(holiday)}`}
              onClick={() =>
                setValue(
                  'holidays',
                  holidays.filter((one) => one !== holiday),
                )
              }
            />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex items-end gap-3">
        <Field
          type="date"
          label="Closed on"
          className="flex-1"
          value={day}
          onChange={(event) => setDay(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter adds the day; it does not send the form.
            event.preventDefault();
            add();
          }}
        />
        <Button variant="outline" icon={Plus} aria-disabled={!canAdd} onClick={add}>
          Add
        </Button>
      </div>
    </section>
  );
}

function toForm(hours: OpeningHours | null | undefined): HoursForm {
  return {
    days: WEEKDAYS.map((_, day) => {
      const open = hours?.weekdays[day];
      return { isOpen: Boolean(open), ...USUAL, ...open };
    }),
    holidays: hours?.holidays ?? [],
  };
}

function toHours({ days, holidays }: HoursForm): OpeningHours | null {
  if (holidays.length === 0 && days.every(({ isOpen }) => !isOpen)) return null;
  return {
    weekdays: days.map(({ isOpen, opens, closes }) => (isOpen ? { opens, closes } : null)),
    holidays,
  };
}
