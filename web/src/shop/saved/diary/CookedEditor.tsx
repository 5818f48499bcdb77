import type { CookedEntry } from '@larder/shared/recipes/saved.calls';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { formBoxes } from '#platform/forms/formBoxes.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { today } from '#platform/page/dates.ts';
import type { Cooking } from '#shop/saved/queries/cooked.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';

import { boxesOf, CookedForm, cookingOf, MAX_NOTE } from './cookedForm.ts';
import { StarField } from './StarField.tsx';

type CookedEditorProps<Answer> = {
  /** The entry to change; without it a new one. */
  entry?: CookedEntry | undefined;
  mutation: UseMutationOptions<Answer, Error, Cooking>;
  /** Tells that a new one was saved. */
  onSaved?: (answer: Answer, sent: Cooking) => void;
  onDone: () => void;
  onCancel?: () => void;
  cancelLabel?: string;
  /** Stands above the buttons. */
  children?: ReactNode;
};

/** Day, rating and note of a dish. */
export function CookedEditor<Answer>({
  entry,
  mutation,
  onSaved,
  onDone,
  onCancel,
  cancelLabel = 'Cancel',
  children,
}: CookedEditorProps<Answer>) {
  const form = useSchemaForm(CookedForm, { defaultValues: boxesOf(entry) });
  const box = formBoxes(form);
  const { ref, name, onChange, onBlur } = box('rating');
  const { submit, isSending, error } = useSubmit(mutation, {
    form,
    ...(entry && { success: 'Changes saved' }),
    ...(onSaved && { onSuccess: onSaved }),
    failed: 'What you cooked was not saved.',
    onDone,
  });
  const failed = entry ? 'The changes were not saved.' : 'It was not saved.';
  return (
    <Form
      aria-label={entry ? 'Change this entry' : 'What you cooked'}
      className="space-y-4"
      onSubmit={form.handleSubmit((values) => submit(cookingOf(values)))}
    >
      <FailureNotice title={failed} error={error} />
      <Field
        autoFocus
        label="Day"
        type="date"
        max={today()}
        className="sm:max-w-56"
        {...box('cooked_on')}
      />
      <StarField
        value={useWatch({ control: form.control, name: 'rating' })}
        box={{ ref, name, onChange, onBlur }}
      />
      <TextArea
        label="Note (optional)"
        hint="Only you can read it."
        placeholder="Less salt, ten minutes more…"
        rows={3}
        maxLength={MAX_NOTE}
        {...box('note')}
      />
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button type="submit" busy={isSending}>
          {entry ? 'Save' : 'I Cooked It'}
        </Button>
      </div>
    </Form>
  );
}
