import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { ApiError } from '#platform/http/apiError.ts';
import { useRequestKey } from '#platform/http/requestKey.ts';
import { Form } from '#ui/fields/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { createStoreMutation } from '#vendor/stores/queries/stores.ts';

import { StoreFields } from './StoreFields.tsx';
import { EMPTY_FORM, problemsOf, roundPlace, type StoreForm } from './storeForm.ts';
import { StoreFormButtons } from './StoreFormButtons.tsx';
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
  const place = useStorePlace(form, { asksFirst: true });
  const { location } = place;
  const [name, address, type] = useWatch({ control, name: ['name', 'address', 'store_type'] });
  const problems = problemsOf({ name, address }, location);
  const isComplete = Object.keys(problems).length === 0;
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
      <StoreFields form={form} place={place} problems={isSubmitted ? problems : {}}>
        <TermsFields
          delivers={type === 'Delivery'}
          box={(box) => ({ ...register(box, termRule(box)), error: errors[box]?.message })}
        />
      </StoreFields>
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <StoreFormButtons busy={isSending} isComplete={isComplete} onCancel={onCancel} />
      </div>
    </Form>
  );
}
