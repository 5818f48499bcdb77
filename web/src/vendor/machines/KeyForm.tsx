import { NewKeyBody } from '@larder/shared/account/machines.calls';
import { KEY_RIGHTS, type KeyRight } from '@larder/shared/basics/keyRights';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { formBoxes } from '#platform/forms/formBoxes.ts';
import { textBox } from '#platform/forms/textBox.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { createKeyMutation } from '#vendor/machines/queries/machines.ts';

import { ChoiceBoxes } from './ChoiceBoxes.tsx';
import { RIGHT_WORDS } from './machineWords.ts';

const NewKey = z.object({
  name: textBox(NewKeyBody.shape.name, 'Name'),
  rights: z.array(z.enum(KEY_RIGHTS)).check(z.minLength(1, 'Choose at least one')),
});

const CHOICES = KEY_RIGHTS.map((value) => ({ value, label: RIGHT_WORDS[value].what }));
const STOCK: KeyRight[] = ['stock'];

export function KeyForm({
  onMade,
  onCancel,
}: {
  onMade: (secret: string) => void;
  onCancel: () => void;
}) {
  const form = useSchemaForm(NewKey, { defaultValues: { name: '', rights: STOCK } });
  const box = formBoxes(form);
  const { submit, isSending, error } = useSubmit(createKeyMutation(useQueryClient()), {
    form,
    failed: ({ name }) => `The key ${name} was not made.`,
    // Also after Cancel: what was made is shown now or never.
    onSuccess: ({ secret }) => onMade(secret),
  });
  return (
    <Card className="mb-6 p-5">
      <Form
        aria-label="Make a key"
        className="space-y-4"
        onSubmit={form.handleSubmit((values) => submit(values))}
      >
        <FailureNotice title="The key was not made." error={error} />
        <Field
          label="Name"
          autoComplete="off"
          hint="What uses it, such as “Till at the door”. What it changes is kept under this name."
          {...box('name')}
        />
        <ChoiceBoxes legend="What it may do" choices={CHOICES} box={box('rights')} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" busy={isSending}>
            Make the key
          </Button>
        </div>
      </Form>
    </Card>
  );
}
