import { type AskedProduct, declineProduct } from '@larder/shared/food/productRequests.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod/mini';

import { declineProductMutation } from '#admin/catalogue/queries/productRequests.ts';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { textBox } from '#platform/forms/textBox.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { Modal } from '#ui/Modal.tsx';

const Reason = z.object({ reason: textBox(declineProduct.body.shape.reason, 'Reason') });

export function DeclineDialog({
  asked: { request_id, name },
  onClose,
}: {
  asked: AskedProduct;
  onClose: () => void;
}) {
  const id = useId();
  const form = useSchemaForm(Reason, { defaultValues: { reason: '' } });
  const { submit, isSending, error } = useSubmit(declineProductMutation(useQueryClient()), {
    form,
    success: `${name} declined`,
    failed: `${name} could not be declined`,
    onDone: onClose,
  });
  const save = form.handleSubmit(({ reason }) => submit({ request_id, reason }));
  return (
    <Modal
      title={`Decline “${name}”?`}
      closeLabel="Cancel"
      onClose={onClose}
      footer={
        <Button type="submit" form={id} variant="destroy" busy={isSending}>
          Decline
        </Button>
      }
    >
      <Form id={id} aria-label="Decline" className="space-y-4 pb-1" onSubmit={save}>
        <FailureNotice title="Failed to decline the product." error={error} />
        <Field
          autoFocus
          label="Reason"
          hint="The vendor reads it."
          maxLength={300}
          {...formBoxes(form)('reason')}
        />
      </Form>
    </Modal>
  );
}
