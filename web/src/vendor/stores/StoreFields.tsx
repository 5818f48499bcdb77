import { STORE_TYPES } from '@larder/shared/stores/storeTerms';
import { LocateFixed } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Control, useController, type UseFormReturn } from 'react-hook-form';

import { AUTOCOMPLETE_FAILED } from '#platform/maps/places.ts';
import { Button } from '#ui/Button.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Notice } from '#ui/Notice.tsx';

import { roundPlace, type StoreForm, type StoreProblems } from './storeForm.ts';
import { StorePin } from './StorePin.tsx';
import type { useStorePlace } from './useStorePlace.ts';

type StoreFieldsProps = {
  form: UseFormReturn<StoreForm>;
  place: ReturnType<typeof useStorePlace>;
  /** The shown problems. */
  problems: StoreProblems;
  /** More fields, after the type. */
  children?: ReactNode;
};

/** What a store is called and where it is: inputs and a map with its pin. */
export function StoreFields({ form, place, problems, children }: StoreFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const { location } = place;
  return (
    <>
      {place.serviceProblem && <Notice tone="warning">{place.serviceProblem}</Notice>}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field
          autoFocus
          label="Store Name"
          maxLength={120}
          error={problems.name ?? errors.name?.message}
          {...register('name')}
        />
        <SelectField label="Store Type" {...register('store_type')}>
          {STORE_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        {children}
        <AddressBox
          control={control}
          place={place}
          error={problems.address ?? errors.address?.message}
        />
        <Degrees label="Latitude" value={location && roundPlace(location).lat} />
        <Degrees label="Longitude" value={location && roundPlace(location).lng} />
      </div>
      {place.map && (
        <StorePin key={`${place.map.address.lat} ${place.map.address.lng}`} {...place.map} />
      )}
      {problems.location && <Notice tone="danger">{problems.location}</Notice>}
    </>
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
