import { type AskedProduct, declineProduct } from '@larder/shared/contract/productRequests';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod/mini';

import { formBoxes } from '#lib/formBoxes';
import { textBox } from '#lib/textBox';
import { useSchemaForm } from '#lib/useSchemaForm';
import { useSubmit } from '#lib/useSubmit';
import { declineProductMutation } from '#queries/productRequests';
import { Button } from '#ui/Button';
import { FailureNotice } from '#ui/FailureNotice';
import { Field } from '#ui/Field';
import { Form } from '#ui/Form';
import { Modal } from '#ui/Modal';

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
