import { shortId } from '@larder/shared/domain/dashboard';
import { type FormEvent, useId } from 'react';

import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { Modal } from './Modal.tsx';

/** Characters, as in the contract. */
const REASON_MAX = 300;

type RejectDialogProps = {
  order_id: string;
  busy: boolean;
  /** Gets the trimmed reason; '' for none. */
  onReject: (reason: string) => void;
  onCancel: () => void;
};

/** Asks before an order is rejected, with an optional reason. */
export function RejectDialog({ order_id, busy, onReject, onCancel }: RejectDialogProps) {
  const form = useId();

  function confirm(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    if (!busy && typeof reason === 'string') onReject(reason.trim());
  }

  return (
    <Modal
      title={`Reject order ${shortId(order_id, 8)}?`}
      closeLabel="Cancel"
      onClose={onCancel}
      footer={
        <Button type="submit" form={form} variant="destroy" busy={busy}>
          Reject order
        </Button>
      }
    >
      <form id={form} onSubmit={confirm}>
        <p className="mb-4 text-ink-2">Its items go back on the shelf. This cannot be undone.</p>
        <Field
          autoFocus
          name="reason"
          label="Reason (optional)"
          hint="The customer sees it."
          maxLength={REASON_MAX}
        />
      </form>
    </Modal>
  );
}
