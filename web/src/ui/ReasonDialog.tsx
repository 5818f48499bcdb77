import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { Modal } from './Modal.tsx';

type ReasonDialogProps = {
  title: string;
  /** What happens. */
  children: ReactNode;
  /** The label of the box for the reason. */
  label: string;
  hint?: string;
  maxLength: number;
  confirmLabel: string;
  busy?: boolean;
  /** The reason as it was typed, without space around it; empty when there is none. */
  onConfirm: (reason: string) => void;
  onCancel: () => void;
};

/** Asks before something is refused, with room for a reason that may stay empty. */
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
  const [reason, setReason] = useState('');
  // After the dialog has taken the focus, it goes on to where one types.
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);

  function confirm(event: FormEvent): void {
    event.preventDefault();
    if (!busy) onConfirm(reason.trim());
  }

  return (
    <Modal
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button look="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={form} look="destroy" busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={confirm}>
        <div className="mb-4 text-ink-2">{children}</div>
        <Field
          ref={box}
          label={label}
          hint={hint}
          maxLength={maxLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Modal>
  );
}
