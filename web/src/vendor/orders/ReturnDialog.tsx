import { type Cents, cents, formatUsd, toDollars } from '@larder/shared/basics/money';
import type { Order } from '@larder/shared/orders/orders.calls';
import {
  isRestocked,
  maxRefund,
  packsLeft,
  RETURN_REASONS,
  type ReturnReason,
} from '@larder/shared/orders/returns';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { useRequestKey } from '#platform/http/requestKey.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Stepper } from '#ui/fields/Stepper.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { noteReturnMutation } from '#vendor/orders/queries/returns.ts';
import { readRefund } from '#vendor/orders/rules/refundInput.ts';

import { useUndoReturn } from './useUndoReturn.ts';

/** Characters, as in the contract. */
const MAX_NOTE = 300;

const REASONS: Readonly<Record<ReturnReason, string>> = {
  damaged: 'Damaged',
  missing: 'Missing',
  returned: 'Returned',
};

type ReturnDialogProps = { order: Order; onClose: () => void };

/** Notes packs of a delivered order that were damaged, missing or returned, and the money that goes back. */
export function ReturnDialog({ order, onClose }: ReturnDialogProps) {
  const form = useId();
  const { lines, item, left, most, box, setPacks, setReason, choose, set, ...sending } = useReturn({
    order,
    onClose,
  });
  return (
    <Modal
      title="Something was wrong"
      text="The customer sees it. No money moves: what goes back is noted here and in your reports."
      closeLabel="Cancel"
      onClose={onClose}
      footer={
        <Button type="submit" form={form} busy={sending.isSending}>
          Note it
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={sending.send} className="space-y-4 pt-1">
        {sending.error && <Notice tone="danger">{wordsFor(sending.error)}</Notice>}
        <SelectField
          label="Item"
          value={item?.ingredient_id}
          onChange={({ target }) => choose(target.value)}
        >
          {lines.map(({ ingredient_id, name, unit_quantity, unit }) => (
            <option key={ingredient_id} value={ingredient_id}>
              {name}, {unit_quantity} {unit}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Segmented
            label="What was wrong"
            options={RETURN_REASONS.map((value) => ({ value, title: REASONS[value] }))}
            value={box.reason}
            onChange={setReason}
          />
          <span className="flex items-center gap-2 text-sm text-ink-2">
            Packs
            <Stepper
              label={`packs of ${item?.name ?? ''}`}
              value={box.packs}
              min={1}
              max={left}
              onChange={setPacks}
            />
          </span>
        </div>
        <MoneyField
          label="Money back"
          hint={item && `Up to ${formatUsd(most)}, the price of these packs.`}
          error={box.problem}
          value={box.refund}
          onChange={({ target }) => set({ refund: target.value, problem: undefined })}
        />
        {box.reason !== 'missing' && (
          <Checkbox
            label="Put back into stock"
            checked={box.restock}
            onChange={({ target }) => set({ restock: target.checked })}
          />
        )}
        <Field
          label="Note (optional)"
          hint="The customer sees it."
          maxLength={MAX_NOTE}
          value={box.note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </form>
    </Modal>
  );
}

type Boxes = {
  packs: number;
  reason: ReturnReason;
  /** As typed. */
  refund: string;
  restock: boolean;
  note: string;
  /** Why the refund is none. */
  problem?: string | undefined;
};

/** What is noted, and its sending. */
function useReturn({ order, onClose }: ReturnDialogProps) {
  const { order_id, returns = [] } = order;
  const lines = order.items.filter((item) => packsLeft(item, returns) > 0);
  const client = useQueryClient();
  const undo = useUndoReturn();
  const requestKey = useRequestKey();
  const [chosen, setChosen] = useState(lines[0]?.ingredient_id);
  const item = lines.find(({ ingredient_id }) => ingredient_id === chosen) ?? lines[0];
  const mostFor = (line: typeof item, packs: number) =>
    line ? maxRefund(line, packs, returns) : cents(0);
  const [box, setBox] = useState<Boxes>({
    packs: 1,
    reason: 'damaged',
    refund: priceText(mostFor(item, 1)),
    restock: isRestocked('damaged'),
    note: '',
  });
  const set = (more: Partial<Boxes>) => setBox((old) => ({ ...old, ...more }));
  const { submit, isSending, error } = useSubmit(noteReturnMutation(client), {
    failed: (_, failure) => `It could not be noted: ${wordsFor(failure)}`,
    onSuccess: undo.offer,
    onDone: onClose,
  });

  function choose(ingredient_id: string): void {
    setChosen(ingredient_id);
    const line = lines.find((one) => one.ingredient_id === ingredient_id);
    set({ packs: 1, refund: priceText(mostFor(line, 1)), problem: undefined });
  }

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!item) return;
    const { packs, reason, restock, note } = box;
    const { value: refund, problem } = readRefund(box.refund, mostFor(item, packs));
    set({ problem });
    if (refund === undefined) return;
    const content = {
      order_id,
      ingredient_id: item.ingredient_id,
      packs,
      reason,
      refund,
      restock: restock && reason !== 'missing',
      ...(note.trim() !== '' && { note: note.trim() }),
    };
    // What is sent again after a lost answer is noted once.
    void submit({ return_id: requestKey.keyFor(content), ...content });
  }

  return {
    lines,
    item,
    left: item ? packsLeft(item, returns) : 0,
    most: mostFor(item, box.packs),
    box,
    set,
    choose,
    setPacks: (packs: number) =>
      set({ packs, refund: priceText(mostFor(item, packs)), problem: undefined }),
    setReason: (reason: ReturnReason) => set({ reason, restock: isRestocked(reason) }),
    send,
    isSending,
    error,
  };
}

/** Money as one types it: "3.49". */
function priceText(money: Cents): string {
  return toDollars(money).toFixed(2);
}
