import { WEBHOOK_EVENTS, type WebhookEvent } from '@larder/shared/account/machines';
import { NewWebhookBody } from '@larder/shared/account/machines.calls';
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
import { createWebhookMutation } from '#vendor/machines/queries/machines.ts';

import { ChoiceBoxes } from './ChoiceBoxes.tsx';
import { EVENT_WORDS } from './machineWords.ts';

const NewWebhook = z.object({
  address: textBox(NewWebhookBody.shape.address, 'Address'),
  events: z.array(z.enum(WEBHOOK_EVENTS)).check(z.minLength(1, 'Choose at least one')),
});

const CHOICES = WEBHOOK_EVENTS.map((value) => ({ value, label: EVENT_WORDS[value] }));
const ALL: WebhookEvent[] = [...WEBHOOK_EVENTS];

export function WebhookForm({
  onMade,
  onCancel,
}: {
  onMade: (secret: string) => void;
  onCancel: () => void;
}) {
  const form = useSchemaForm(NewWebhook, { defaultValues: { address: '', events: ALL } });
  const box = formBoxes(form);
  const { submit, isSending, error } = useSubmit(createWebhookMutation(useQueryClient()), {
    form,
    failed: 'The webhook was not made.',
    // Also after Cancel: what was made is shown now or never.
    onSuccess: ({ secret }) => onMade(secret),
  });
  return (
    <Card className="mb-6 p-5">
      <Form
        aria-label="Make a webhook"
        className="space-y-4"
        onSubmit={form.handleSubmit((values) => submit(values))}
      >
        <FailureNotice title="The webhook was not made." error={error} />
        <Field
          label="Address"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://till.example.com/larder"
          hint="Where your program listens: https, in the internet."
          {...box('address')}
        />
        <ChoiceBoxes legend="Tell it when" choices={CHOICES} box={box('events')} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" busy={isSending}>
            Make the webhook
          </Button>
        </div>
      </Form>
    </Card>
  );
}
