import { type PersonView, SuspendReason } from '@larder/shared/account/adminPerson.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod/mini';

import { suspendMutation } from '#admin/people/queries/adminPerson.ts';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { textBox } from '#platform/forms/textBox.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { Modal } from '#ui/Modal.tsx';

const Suspension = z.object({ reason: textBox(SuspendReason, 'Reason') });

/** Says what a suspension does, and asks for its reason. */
export function SuspendDialog({ person, onEnd }: { person: PersonView; onEnd: () => void }) {
  const { user_id, name, role, received } = person;
  const id = useId();
  const form = useSchemaForm(Suspension, { defaultValues: { reason: '' } });
  const { submit, isSending, error } = useSubmit(suspendMutation(useQueryClient(), user_id), {
    form,
    success: 'Account suspended',
    failed: 'Failed to suspend the account',
    onDone: onEnd,
  });
  return (
    <Modal
      title={`Suspend ${name}?`}
      closeLabel="Cancel"
      onClose={onEnd}
      footer={
        <Button type="submit" form={id} variant="destroy" busy={isSending}>
          Suspend
        </Button>
      }
    >
      <Form
        id={id}
        aria-label="Suspend"
        className="space-y-4"
        onSubmit={form.handleSubmit((values) => submit(values))}
      >
        <FailureNotice title="Failed to suspend the account" error={error} />
        <ul aria-label="What will happen" className="list-disc space-y-1 pl-5">
          <li>They are signed out everywhere and cannot log in or order.</li>
          {role === 'vendor' && <li>No shopper finds their stores, and these take no orders.</li>}
          {received.pending > 0 && (
            <li>Pending orders at their stores wait: {received.pending}. Shoppers can cancel.</li>
          )}
          <li>Nothing is lost. Restoring brings everything back.</li>
        </ul>
        <Field label="Reason" hint="They see it at the login." {...formBoxes(form)('reason')} />
      </Form>
    </Modal>
  );
}
