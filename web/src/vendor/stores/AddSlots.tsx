import { WEEKDAYS } from '@larder/shared/stores/storeDays';
import { Plus } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';

import { formBoxes } from '#platform/forms/formBoxes.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Field } from '#ui/fields/Field.tsx';

import { type NewSlotProblems, type NewSlots, readNewSlots, type Slot, USUAL } from './slotForm.ts';

/** Adds the same slot on several days. */
export function AddSlots({
  week,
  onAdd,
}: {
  week: readonly Slot[];
  onAdd: (slots: Slot[]) => void;
}) {
  const form = useForm<NewSlots>({ defaultValues: USUAL });
  const box = formBoxes(form);
  const days = useWatch({ control: form.control, name: 'days' });
  const { errors } = form.formState;

  const add = form.handleSubmit((values) => {
    const read = readNewSlots(values, week);
    if ('slots' in read) return onAdd(read.slots);
    for (const [name, message] of Object.entries(read.problems))
      form.setError(name as keyof NewSlotProblems, { message }, { shouldFocus: true });
  });

  return (
    <form
      noValidate
      aria-label="Add slots"
      className="mt-5 space-y-3 rounded-md bg-sunken/60 p-4"
      onSubmit={(event) => void add(event)}
    >
      <fieldset>
        <legend className="font-medium">Add a slot on</legend>
        <div className="flex flex-wrap gap-x-4">
          {WEEKDAYS.map((name, day) => (
            <Checkbox
              key={name}
              label={name}
              checked={days[day] ?? false}
              onChange={(event) => form.setValue(`days.${day}`, event.target.checked)}
            />
          ))}
        </div>
        {errors.days?.message && <p className="text-sm text-danger">{errors.days.message}</p>}
      </fieldset>
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
        <Field type="time" label="From" {...box('from')} />
        <Field type="time" label="To" {...box('to')} />
        <Field inputMode="numeric" label="Orders" {...box('orders')} />
        <Button type="submit" variant="outline" icon={Plus} className="sm:mt-7">
          Add
        </Button>
      </div>
    </form>
  );
}
