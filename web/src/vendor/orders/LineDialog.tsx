import { type Cents, cents, formatUsd } from '@larder/shared/basics/money';
import type { Order } from '@larder/shared/orders/orders.calls';
import { lineCost } from '@larder/shared/orders/weighing';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';

import { moneyChange } from '#parts/sentences.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Stepper } from '#ui/fields/Stepper.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { changeLineMutation, type Replacement } from '#vendor/orders/queries/lineChanges.ts';

import { ReplacementPicker } from './ReplacementPicker.tsx';
import { useUndoLine } from './useUndoLine.ts';

/** Characters, as in the contract. */
const MAX_REASON = 300;

type OrderItem = Order['items'][number];
type LineDialogProps = {
  order: Pick<Order, 'order_id' | 'user_id'>;
  item: OrderItem;
  startsWith: 'short' | 'replace';
  onClose: () => void;
};

/** Says that packs of a line are short, or gives another product for them. */
export function LineDialog(props: LineDialogProps) {
  const { order, item, onClose } = props;
  const { ingredient_id, name, price, unit_quantity, unit } = item;
  const form = useId();
  const line = useLineChange(props);
  const { kind, packs, instead, quantity, back } = line;
  // As the server decides: by what was ordered, whatever it weighs.
  const isAsked = instead !== undefined && instead.price * instead.quantity > price * packs;
  const difference = instead && cents(instead.price * instead.quantity - back);

  return (
    <Modal
      title={name}
      text={`${unit_quantity} ${unit} · ${quantity} on the order at ${formatUsd(price)}`}
      closeLabel="Cancel"
      onClose={onClose}
      footer={
        <Button
          type="submit"
          form={form}
          busy={line.isSending}
          disabled={kind === 'replace' && !instead}
        >
          {buttonWords({ kind, isAsked, packs })}
        </Button>
      }
    >
      <form id={form} onSubmit={line.send} className="space-y-4 pt-1">
        {line.error && <Notice tone="danger">{wordsFor(line.error)}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Segmented
            label="What to do"
            options={[
              { value: 'short', title: 'Short' },
              { value: 'replace', title: 'Replace' },
            ]}
            value={kind}
            onChange={line.setKind}
          />
          <span className="flex items-center gap-2 text-sm text-ink-2">
            Packs
            <Stepper
              label={`packs of ${name}`}
              value={packs}
              min={1}
              max={quantity}
              onChange={line.setPacks}
            />
          </span>
        </div>
        {kind === 'replace' && (
          <ReplacementPicker
            order_id={order.order_id}
            line={{ ingredient_id, name, packs, back }}
            chosen={instead}
            onChoose={line.choose}
          />
        )}
        <p className="text-sm text-ink-2" aria-live="polite">
          {consequence({ kind, isAsked, difference, back })}
          {item.weighing && ' Its weight is taken back.'}
        </p>
        <Field
          name="reason"
          label="Reason (optional)"
          hint="The customer sees it."
          maxLength={MAX_REASON}
          value={line.reason}
          onChange={(event) => line.setReason(event.target.value)}
        />
        <Checkbox name="missing" label="Set its stock to 0" />
      </form>
    </Modal>
  );
}

/** What is chosen for the line, and its sending. */
function useLineChange({ order: { order_id }, item, startsWith, onClose }: LineDialogProps) {
  const { ingredient_id, name, price } = item;
  // As it was opened: the server refuses a change of a line that has changed since.
  const [{ quantity, cost }] = useState({ quantity: item.quantity, cost: lineCost(item) });
  const client = useQueryClient();
  const undo = useUndoLine();
  const [kind, setKind] = useState(startsWith);
  const [packs, setPacks] = useState(startsWith === 'short' && quantity > 1 ? 1 : quantity);
  const [chosen, setChosen] = useState<Replacement>();
  const [reason, setReason] = useState('');
  const instead = kind === 'replace' ? chosen : undefined;
  const { submit, isSending, error } = useSubmit(changeLineMutation(client), {
    failed: (_, failure) => `${name} could not be changed: ${wordsFor(failure)}`,
    onSuccess: undo.offer,
    onDone: onClose,
  });

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    if (kind === 'replace' && !instead) return;
    void submit({
      order_id,
      ingredient_id,
      expected_quantity: quantity,
      packs,
      missing: given.has('missing'),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
      ...(instead && {
        replacement: {
          ingredient_id: instead.ingredient_id,
          packs: instead.quantity,
          price: instead.price,
        },
      }),
    });
  }

  function changePacks(next: number): void {
    setPacks(next);
    setChosen(undefined);
  }

  return {
    quantity,
    /** What the line costs less; below 0 where the packs that stay cost more than all of them weighed. */
    back: cents(cost - price * (quantity - packs)),
    kind,
    setKind,
    packs,
    setPacks: changePacks,
    instead,
    choose: setChosen,
    reason,
    setReason,
    send,
    isSending,
    error,
  };
}

type Said = { kind: 'short' | 'replace'; isAsked: boolean };

function buttonWords({ kind, isAsked, packs }: Said & { packs: number }): string {
  if (kind === 'short') return `Mark ${packs} as short`;
  return isAsked ? 'Ask the customer' : `Replace ${packs}`;
}

function consequence({
  kind,
  isAsked,
  difference,
  back,
}: Said & { difference: Cents | undefined; back: Cents }): string {
  if (kind === 'short')
    return back < 0
      ? `The line costs ${moneyChange(cents(0 - back))} until it is weighed again.`
      : `The customer gets ${formatUsd(back)} back.`;
  if (difference === undefined) return 'Choose what to give instead. The customer may refuse it.';
  if (isAsked) {
    const words = difference > 0 ? moneyChange(difference) : 'more than was ordered';
    return `It costs ${words}, so the customer is asked first. Until then the line stays as it is.`;
  }
  const words = difference === 0 ? 'the same' : moneyChange(difference);
  return `It costs ${words}. The customer may refuse it.`;
}
