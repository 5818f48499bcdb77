import type { MailTiming } from '@larder/shared/orders/notices';
import type { NoticesOfStore, StoreNotices } from '@larder/shared/orders/notices.calls';
import { isClockTime } from '@larder/shared/stores/storeDays';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';

import { storeNoticesMutation } from '#account/queries/notices.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Notice } from '#ui/Notice.tsx';

const TIMINGS: Readonly<Record<MailTiming, string>> = {
  off: 'No mails',
  now: 'A mail for each new order',
  digest: 'One mail every 15 minutes, if there are new orders',
};

/** What quiet hours are when they are first ticked. */
const USUAL = { from: '22:00', to: '07:00' };

type Boxes = { mail: MailTiming; isQuiet: boolean; from: string; to: string };

/** What the person is told of a store's new orders: by mail, and when not at all. */
export function StoreNoticesForm({ store }: { store: NoticesOfStore }) {
  const { store_id, name, mail, quiet, time_zone, bounced_at } = store;
  const form = useForm<Boxes>({
    defaultValues: { mail, isQuiet: quiet !== null, ...(quiet ?? USUAL) },
  });
  const { register, control, formState, getValues } = form;
  const isQuiet = useWatch({ control, name: 'isQuiet' });
  const { submit, isSending, error } = useSubmit(storeNoticesMutation(useQueryClient()), {
    success: `Notices of ${name} are saved.`,
    failed: 'Failed to save your notices.',
  });
  const save = form.handleSubmit((boxes) => submit({ storeId: store_id, ...toNotices(boxes) }));
  const isTime = (time: string) => isClockTime(time) || 'Enter a time';

  return (
    <form
      noValidate
      aria-label={`Notices of ${name}`}
      onSubmit={(event) => void save(event)}
      className="space-y-4"
    >
      {error && <Notice tone="danger">{wordsFor(error)}</Notice>}
      {bounced_at && mail === 'off' && (
        <Notice tone="warning">
          A mail to you came back, so mails of this store are off. Check the email of your profile.
        </Notice>
      )}
      <SelectField label={`New orders of ${name} by mail`} {...register('mail')}>
        {Object.entries(TIMINGS).map(([timing, title]) => (
          <option key={timing} value={timing}>
            {title}
          </option>
        ))}
      </SelectField>
      <Checkbox label="Quiet hours, for mails and devices" {...register('isQuiet')} />
      {isQuiet && (
        <fieldset aria-label="Quiet hours" className="grid gap-4 sm:grid-cols-2">
          <Field
            type="time"
            label="From"
            error={formState.errors.from?.message}
            {...register('from', { validate: isTime })}
          />
          <Field
            type="time"
            label="To"
            hint={`By the clock of the store: ${time_zone}. What is still open then comes at this time.`}
            error={formState.errors.to?.message}
            {...register('to', {
              validate: (to) =>
                to === getValues('from') ? 'Must differ from when they begin' : isTime(to),
            })}
          />
        </fieldset>
      )}
      <Button type="submit" busy={isSending} className="max-sm:w-full">
        Save notices
      </Button>
    </form>
  );
}

function toNotices({ mail, isQuiet, from, to }: Boxes): StoreNotices {
  return { mail, quiet: isQuiet ? { from, to } : null };
}
