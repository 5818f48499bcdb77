import type { Store } from '@larder/shared/stores/storeParts.model';
import type { StoreEdit } from '@larder/shared/stores/stores.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { changeStoreMutation } from '#vendor/stores/queries/stores.ts';

import { StoreFields } from './StoreFields.tsx';
import {
  checkPhone,
  EMPTY_FORM,
  isSamePlace,
  phoneOf,
  problemsOf,
  roundPlace,
  type StoreForm,
} from './storeForm.ts';
import { StoreFormButtons } from './StoreFormButtons.tsx';
import { useStorePlace } from './useStorePlace.ts';

/** Edits name, type, address, pin and phone; sends only what changed. */
export function EditStoreForm({ store, onDone }: { store: Store; onDone: () => void }) {
  const client = useQueryClient();
  const { store_id, name, store_type, also_pickup = false, address, location, phone } = store;
  const [alsoPickup, setAlsoPickup] = useState(also_pickup);
  const form = useForm<StoreForm>({
    defaultValues: {
      ...EMPTY_FORM,
      name,
      store_type,
      address,
      place: { label: address, ...location },
      phone: phone ?? '',
    },
  });
  const { control, setFocus } = form;
  const place = useStorePlace(form, { asksFirst: false });
  const [newName, newAddress, newType] = useWatch({
    control,
    name: ['name', 'address', 'store_type'],
  });
  const problems = problemsOf({ name: newName, address: newAddress }, place.location);
  const isComplete = Object.keys(problems).length === 0;
  const { submit, isSending, error } = useSubmit(changeStoreMutation(client), {
    form,
    success: 'Store updated!',
    failed: 'Failed to update store.',
    onDone,
  });

  const save = form.handleSubmit((values) => {
    if (!place.location || !isComplete) return setFocus(problems.name ? 'name' : 'address');
    const pin = roundPlace(place.location);
    const edit: StoreEdit = {
      ...(values.name !== name && { name: values.name }),
      ...(values.store_type !== store_type && { store_type: values.store_type }),
      ...(values.store_type === 'Delivery' &&
        alsoPickup !== also_pickup && { also_pickup: alsoPickup }),
      ...(values.address !== address && { address: values.address }),
      ...(!isSamePlace(pin, roundPlace(location)) && { location: pin }),
      ...(phoneOf(values.phone) !== (phone ?? null) && { phone: phoneOf(values.phone) }),
    };
    return Object.keys(edit).length === 0 ? onDone() : submit({ storeId: store_id, ...edit });
  });

  return (
    <Form aria-label="Edit Store" className="card space-y-4 p-5 md:p-6" onSubmit={save}>
      {error && isComplete && <Notice tone="danger">{wordsFor(error)}</Notice>}
      <StoreFields form={form} place={place} problems={form.formState.isSubmitted ? problems : {}}>
        {newType === 'Delivery' && (
          <Checkbox
            label="People may also pick up here, without the delivery fee"
            className="md:col-span-2"
            checked={alsoPickup}
            onChange={(event) => setAlsoPickup(event.target.checked)}
          />
        )}
        {newType === 'Pickup' && store.delivery_fee > 0 && (
          <Notice tone="info" className="md:col-span-2">
            Where people pick up there is no delivery fee: yours is removed.
          </Notice>
        )}
        <PhoneField form={form} />
      </StoreFields>
      <div className="flex flex-wrap items-center justify-end gap-3 pt-2">
        <p className="mr-auto text-sm text-ink-2">Orders that are placed stay as they are.</p>
        <StoreFormButtons busy={isSending} isComplete={isComplete} onCancel={onDone} />
      </div>
    </Form>
  );
}

function PhoneField({ form }: { form: UseFormReturn<StoreForm> }) {
  return (
    <Field
      label="Phone (optional)"
      type="tel"
      autoComplete="tel"
      className="md:col-span-2"
      hint="Shoppers see it on their orders here. Left empty, they see the phone of your profile."
      error={form.formState.errors.phone?.message}
      {...form.register('phone', { validate: checkPhone })}
    />
  );
}
