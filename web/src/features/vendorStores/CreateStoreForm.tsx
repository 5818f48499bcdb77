import { type Store, STORE_TYPES } from '@larder/shared/contract/stores';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';

import { ApiError } from '#lib/apiError';
import { useDebouncedValue } from '#lib/debouncedValue';
import { useFocusAtStart } from '#lib/focus';
import { useIsMounted } from '#lib/isMounted';
import { AUTOCOMPLETE_FAILED } from '#lib/maps/places';
import { useRequestKey } from '#lib/requestKey';
import { toast } from '#lib/toast';
import { placeQueries } from '#queries/places';
import { createStoreMutation } from '#queries/stores';
import { Button } from '#ui/Button';
import { Combobox } from '#ui/Combobox';
import { Field } from '#ui/Field';
import { Notice } from '#ui/Notice';
import { SelectField } from '#ui/SelectField';

import {
  EMPTY_FORM,
  isSamePlace,
  locationOf,
  type MovedPin,
  pinnedPlace,
  problemsOf,
  roundPlace,
} from './storeForm.ts';
import { StorePin } from './StorePin.tsx';
import { useCurrentPlace } from './useCurrentPlace.ts';

const FAILED = 'Failed to create store.';

/** Opens a store: its name, type, address and where that is. */
export function CreateStoreForm({
  onCreated,
  onCancel,
}: {
  onCreated: (store: Store | undefined) => void;
  onCancel: () => void;
}) {
  const client = useQueryClient();
  const create = useMutation(createStoreMutation(client));
  const requestKey = useRequestKey();
  const formBox = useRef<HTMLFormElement>(null);
  const nameBox = useFocusAtStart<HTMLInputElement>();
  // Always changed from what it is by then: the place may arrive between two keys.
  const [form, setForm] = useState(EMPTY_FORM);
  const [showProblems, setShowProblems] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isHere = useIsMounted();

  const service = useQuery(placeQueries.service());
  const typed = useDebouncedValue(form.address);
  const suggestions = useQuery(placeQueries.suggest(typed));
  const found = locationOf(form, typed === form.address ? (suggestions.data ?? []) : []);
  const [pin, setPin] = useState<MovedPin>();
  const location = pinnedPlace(found, pin);
  // The map stays while an address is being typed, and shows the place it knew last.
  const [mapped, setMapped] = useState(found);
  if (found && !(mapped && isSamePlace(found, mapped))) setMapped(found);
  const problems = problemsOf(form, location);
  const isComplete = Object.keys(problems).length === 0;

  const current = useCurrentPlace(!service.isPending, (place, asked) =>
    setForm((now) =>
      asked === 'byOpening' && (now.address !== '' || now.place)
        ? now
        : { ...now, place, address: place.label || now.address },
    ),
  );

  // Awaited instead of called back: the answer is told even when the form is no longer there.
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (create.isPending) return;
    setFailure(undefined);
    setShowProblems(true);
    if (!location || !isComplete) {
      const first = Object.keys(problems)[0];
      const box = first === 'name' ? 'input[name="name"]' : 'input[name="address"]';
      formBox.current?.querySelector<HTMLElement>(box)?.focus();
      return;
    }
    const store = {
      name: form.name,
      store_type: form.storeType,
      address: form.address,
      location: roundPlace(location),
      items: [],
    };
    try {
      const { value } = await create.mutateAsync({ store, key: requestKey.keyFor(store) });
      toast.success('Store created successfully!');
      if (isHere()) onCreated(value[0]);
    } catch (error) {
      if (!isHere()) toast.error(FAILED);
      setFailure((error instanceof ApiError && error.message) || FAILED);
    }
  }

  return (
    <form
      ref={formBox}
      aria-label="Create Store"
      noValidate
      className="card mb-6 p-5 md:p-6"
      onSubmit={(event) => void submit(event)}
    >
      {failure && (
        <Notice tone="danger" className="mb-4">
          {failure}
        </Notice>
      )}
      {service.isError && (
        <Notice tone="warning" className="mb-4">
          {service.error.message}
        </Notice>
      )}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field
          ref={nameBox}
          label="Store Name"
          name="name"
          maxLength={120}
          value={form.name}
          onChange={({ target: { value: name } }) => setForm((now) => ({ ...now, name }))}
          error={showProblems ? problems.name : undefined}
        />
        <SelectField
          label="Store Type"
          value={form.storeType}
          onChange={({ target: { value } }) =>
            setForm((now) => ({
              ...now,
              storeType: STORE_TYPES.find((type) => type === value) ?? 'Delivery',
            }))
          }
        >
          {STORE_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <div className="md:col-span-2">
          <Combobox
            label="Store Address"
            name="address"
            placeholder="Street, city or ZIP code"
            text={form.address}
            onTextChange={(address) => setForm((now) => ({ ...now, address }))}
            suggestions={(suggestions.data ?? []).map(({ label }, index) => ({
              id: `${index}`,
              title: label,
            }))}
            onPick={({ id }) => {
              const place = suggestions.data?.[Number(id)];
              if (place) setForm((now) => ({ ...now, place, address: place.label }));
            }}
            error={showProblems ? problems.address : undefined}
          />
          {suggestions.isError && (
            <Notice tone="warning" className="mt-3">
              {AUTOCOMPLETE_FAILED}
            </Notice>
          )}
          <Button
            look="soft"
            icon={LocateFixed}
            className="mt-3"
            busy={current.isLocating}
            onClick={current.locate}
          >
            Use My Current Location
          </Button>
          {current.problem && (
            <Notice tone="warning" className="mt-3">
              {current.problem}
            </Notice>
          )}
        </div>
        <Field
          label="Latitude"
          readOnly
          value={location ? roundPlace(location).lat : ''}
          placeholder="Filled in by the address"
        />
        <Field
          label="Longitude"
          readOnly
          value={location ? roundPlace(location).lng : ''}
          placeholder="Filled in by the address"
        />
      </div>
      {mapped && (
        <div className="mt-5">
          <StorePin
            key={`${mapped.lat} ${mapped.lng}`}
            address={mapped}
            at={pinnedPlace(mapped, pin) ?? mapped}
            faded={!found}
            onMove={(at) => setPin({ from: mapped, at })}
          />
        </div>
      )}
      {showProblems && problems.location && (
        <Notice tone="danger" className="mt-4">
          {problems.location}
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={create.isPending} aria-disabled={!isComplete}>
          Save
        </Button>
      </div>
    </form>
  );
}
