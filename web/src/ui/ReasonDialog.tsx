import { type FormEvent, type ReactNode, useId } from 'react';

import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { Modal } from './Modal.tsx';

type ReasonDialogProps = {
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** The label of the reason's box. */
  label: string;
  hint?: string;
  maxLength: number;
  confirmLabel: string;
  busy?: boolean;
  /** Gets the trimmed reason; '' for none. */
  onConfirm: (reason: string) => void;
  onCancel: () => void;
};

/** Asks before a refusal, with an optional reason. */
export function ReasonDialog({
  title,
  children,
  label,
  hint,
  maxLength,
  confirmLabel,
  busy = false,
  onConfirm,
  onCancel,
}: ReasonDialogProps) {
  const form = useId();

  function confirm(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    if (!busy && typeof reason === 'string') onConfirm(reason.trim());
  }

  return (
    <Modal
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="destroy" busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={confirm}>
        <div className="mb-4 text-ink-2">{children}</div>
        <Field autoFocus name="reason" label={label} hint={hint} maxLength={maxLength} />
      </form>
    </Modal>
  );
}
