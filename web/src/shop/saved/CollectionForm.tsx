import { type Collection, createCollection } from '@larder/shared/recipes/collections.calls';
import type { UseMutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { formBoxes } from '#platform/forms/formBoxes.ts';
import { textBox } from '#platform/forms/textBox.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';

const Naming = z.object({ name: textBox(createCollection.body.shape.name, 'Name') });

type CollectionFormProps = {
  /** Names the form: "New collection". */
  title: string;
  /** What is in the box at first. */
  name: string;
  submitLabel: string;
  mutation: UseMutationOptions<Collection, Error, { name: string }>;
  onDone: (made: Collection) => void;
  onCancel?: () => void;
};

/** One box: the name of a collection, new or to change. */
export function CollectionForm({
  title,
  name,
  submitLabel,
  mutation,
  onDone,
  onCancel,
}: CollectionFormProps) {
  const form = useSchemaForm(Naming, { defaultValues: { name } });
  const box = formBoxes(form);
  const { submit, isSending, error } = useSubmit(mutation, {
    form,
    onDone: (made) => {
      form.reset({ name });
      onDone(made);
    },
  });
  const isAtBox = form.formState.errors.name !== undefined;
  return (
    <Form aria-label={title} onSubmit={form.handleSubmit((named) => submit(named))}>
      <FailureNotice title="The collection was not saved." error={isAtBox ? null : error} />
      <div className="flex flex-wrap items-start gap-2">
        <Field
          label={title}
          autoComplete="off"
          enterKeyHint="done"
          className="min-w-0 flex-1 basis-52"
          {...box('name')}
        />
        <div className="flex gap-2 sm:mt-7">
          <Button type="submit" variant="outline" busy={isSending}>
            {submitLabel}
          </Button>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </div>
    </Form>
  );
}
