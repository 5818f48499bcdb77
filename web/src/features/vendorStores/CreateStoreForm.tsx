import { type Store, STORE_TYPES } from '@larder/shared/contract/stores';
import { useQueryClient } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { type Control, useController, useForm, useWatch } from 'react-hook-form';

import { ApiError } from '#lib/apiError';
import { AUTOCOMPLETE_FAILED } from '#lib/maps/places';
import { useRequestKey } from '#lib/requestKey';
import { useSubmit } from '#lib/useSubmit';
import { createStoreMutation } from '#queries/stores';
import { Button } from '#ui/Button';
import { Combobox } from '#ui/Combobox';
import { Field } from '#ui/Field';
import { Form } from '#ui/Form';
import { Notice } from '#ui/Notice';
import { SelectField } from '#ui/SelectField';

import { EMPTY_FORM, problemsOf, roundPlace, type StoreForm } from './storeForm.ts';
import { StorePin } from './StorePin.tsx';
import { readTerms, termRule } from './storeTerms.ts';
import { TermsFields } from './TermsFields.tsx';
import { useStorePlace } from './useStorePlace.ts';

const FAILED = 'Failed to create store.';

type CreateStoreFormProps = { onCreated: (store: Store | undefined) => void; onCancel: () => void };

export function CreateStoreForm({ onCreated, onCancel }: CreateStoreFormProps) {
  const client = useQueryClient();
  const requestKey = useRequestKey();
  const form = useForm<StoreForm>({ defaultValues: EMPTY_FORM });
  const { control, register, setFocus } = form;
  const { errors, isSubmitted } = form.formState;
  const place = useStorePlace(form);
  const { location } = place;
  const [name, address, type] = useWatch({ control, name: ['name', 'address', 'store_type'] });
  const problems = problemsOf({ name, address }, location);
  const isComplete = Object.keys(problems).length === 0;
  const shown = isSubmitted ? problems : {};
  const { submit, isSending, error } = useSubmit(createStoreMutation(client), {
    form,
    success: 'Store created successfully!',
    failed: FAILED,
    onDone: ({ value }) => onCreated(value[0]),
  });

  const save = form.handleSubmit((values) => {
    if (!location || !isComplete) return setFocus(problems.name ? 'name' : 'address');
    const { store_type } = values;
    const terms = readTerms(values, values);
    const store = {
      name,
      store_type,
      address,
      location: roundPlace(location),
      ...terms,
      items: [],
    };
    return submit({ store, key: requestKey.keyFor(store) });
  });

  return (
    <Form aria-label="Create Store" className="card mb-6 space-y-4 p-5 md:p-6" onSubmit={save}>
      {error && isComplete && (
        <Notice tone="danger">{(error instanceof ApiError && error.message) || FAILED}</Notice>
      )}
      {place.serviceProblem && <Notice tone="warning">{place.serviceProblem}</Notice>}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field
          autoFocus
          label="Store Name"
          maxLength={120}
          error={shown.name ?? errors.name?.message}
          {...register('name')}
        />
        <SelectField label="Store Type" {...register('store_type')}>
          {STORE_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <TermsFields
          delivers={type === 'Delivery'}
          box={(box) => ({ ...register(box, termRule(box)), error: errors[box]?.message })}
        />
        <AddressBox
          control={control}
          place={place}
          error={shown.address ?? errors.address?.message}
        />
        <Degrees label="Latitude" value={location && roundPlace(location).lat} />
        <Degrees label="Longitude" value={location && roundPlace(location).lng} />
      </div>
      {place.map && (
        <StorePin key={`${place.map.address.lat} ${place.map.address.lng}`} {...place.map} />
      )}
      {shown.location && <Notice tone="danger">{shown.location}</Notice>}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSending} aria-disabled={!isComplete}>
          Save
        </Button>
      </div>
    </Form>
  );
}

type AddressBoxProps = {
  control: Control<StoreForm>;
  place: ReturnType<typeof useStorePlace>;
  error: string | undefined;
};

function AddressBox({ control, place, error }: AddressBoxProps) {
  const { field } = useController({ control, name: 'address' });
  const { ref, value, onChange } = field;
  const { suggestions, current, take } = place;
  return (
    <div className="space-y-3 md:col-span-2">
      <Combobox
        ref={ref}
        label="Store Address"
        name="address"
        placeholder="Street, city or ZIP code"
        text={value}
        onTextChange={onChange}
        suggestions={suggestions.map(({ label }, index) => ({ id: `${index}`, title: label }))}
        onPick={({ id }) => {
          const picked = suggestions[Number(id)];
          if (picked) take(picked);
        }}
        error={error}
      />
      {place.lacksSuggestions && <Notice tone="warning">{AUTOCOMPLETE_FAILED}</Notice>}
      <Button variant="soft" icon={LocateFixed} busy={current.isLocating} onClick={current.locate}>
        Use My Current Location
      </Button>
      {current.problem && <Notice tone="warning">{current.problem}</Notice>}
    </div>
  );
}

function Degrees({ label, value }: { label: string; value: number | undefined }) {
  return (
    <Field label={label} readOnly value={value ?? ''} placeholder="Filled in by the address" />
  );
}
