import { shortId } from '@larder/shared/orders/dashboard';
import type { Order } from '@larder/shared/orders/orders.calls';
import { type FormEvent, useId, useState } from 'react';

import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Modal } from '#ui/Modal.tsx';
import { OpenMark } from '#ui/OpenMark.tsx';

/** Characters, as in the contract. */
const MAX_REASON = 300;

const SOLD_OUT = 'Out of stock';
const PRESETS = [SOLD_OUT, 'We are closed', 'We cannot deliver there', 'Too many orders right now'];

type RejectDialogProps = {
  order: Pick<Order, 'order_id' | 'items'>;
  busy: boolean;
  /** Gets the trimmed reason, '' for none, and the ids of what was missing: its stock becomes 0. */
  onReject: (rejection: { reason: string; missing: string[] }) => void;
  onCancel: () => void;
};

/** Asks before an order is rejected, with an optional reason and what was missing. */
export function RejectDialog({ order, busy, onReject, onCancel }: RejectDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [asksMissing, setAsksMissing] = useState(false);

  function confirm(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const missing = new FormData(event.currentTarget).getAll('missing').map(String);
    if (!busy) onReject({ reason: reason.trim(), missing });
  }
  function choose(preset: string): void {
    setReason(preset);
    if (preset === SOLD_OUT) setAsksMissing(true);
  }

  return (
    <Modal
      title={`Reject order ${shortId(order.order_id, 8)}?`}
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
          maxLength={MAX_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <fieldset aria-label="Usual reasons" className="mt-3 flex flex-wrap gap-2">
          {PRESETS.map((preset) => (
            <Button
              key={preset}
              variant={reason === preset ? 'soft' : 'outline'}
              aria-pressed={reason === preset}
              onClick={() => choose(preset)}
            >
              {preset}
            </Button>
          ))}
        </fieldset>
        <details
          open={asksMissing}
          onToggle={(event) => setAsksMissing(event.currentTarget.open)}
          className="group mt-4"
        >
          <summary className="flex min-h-11 items-center gap-1.5 text-sm font-semibold text-ink-2 hover:text-ink">
            Set what was missing to 0
            <OpenMark size={18} />
          </summary>
          <ul aria-label="Set what was missing to 0">
            {order.items.map(({ ingredient_id, name, unit_quantity, unit }) => (
              <li key={ingredient_id}>
                <Checkbox
                  name="missing"
                  value={ingredient_id}
                  label={`${name}, ${unit_quantity} ${unit}`}
                />
              </li>
            ))}
          </ul>
        </details>
      </form>
    </Modal>
  );
}
