import { isOpenQuestion } from '@larder/shared/orders/lineChanges';
import type { LineChange, Order } from '@larder/shared/orders/orders.calls';
import { useQueryClient } from '@tanstack/react-query';

import { LineChanges } from '#parts/orders/LineChanges.tsx';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { answerMutation } from '#shop/orders/queries/answerReplacement.ts';
import { Button } from '#ui/Button.tsx';

const NOTES: Readonly<Record<LineChange['state'], string>> = {
  short: 'The store has no more of it',
  proposed: 'The store asks. Until you answer, your order stays as it was',
  replaced: 'The store had no more of it',
  kept: 'You keep it',
  refused: 'You refused it',
};

/** What the store changed on an order, why, and what it does to the total; replacements can be kept or refused. */
export function OrderChanges({ order }: { order: Order }) {
  const { order_id, order_status, changes } = order;
  const { submit, isSending } = useSubmit(answerMutation(useQueryClient()), {
    failed: (_, error) => wordsFor(error),
    alwaysToast: true,
  });
  if (changes.length === 0) return null;
  const isAnswerable = (change: LineChange): boolean =>
    order_status === 'Accepted' && (isOpenQuestion(change) || change.state === 'kept');
  return (
    <div id={changesId(order_id)} tabIndex={-1} className="mt-5">
      <h2 className="text-lg">Changed by {order.store_name}</h2>
      <LineChanges
        className="mt-2"
        changes={changes}
        note={({ state }) => NOTES[state]}
        actions={(change) =>
          isAnswerable(change) && (
            <span className="flex flex-wrap gap-2">
              {change.state !== 'kept' && (
                <Button
                  size="sm"
                  busy={isSending}
                  aria-label={`Keep: ${change.replacement?.name}`}
                  onClick={() =>
                    void submit({ order_id, change_id: change.change_id, answer: 'keep' })
                  }
                >
                  Keep
                </Button>
              )}
              <Button
                size="sm"
                variant="outline"
                busy={isSending}
                aria-label={`Refuse: ${change.replacement?.name}`}
                onClick={() =>
                  void submit({ order_id, change_id: change.change_id, answer: 'refuse' })
                }
              >
                Refuse
              </Button>
            </span>
          )
        }
      />
    </div>
  );
}

/** Where an order's card tells what the store changed. */
export function changesId(order_id: string): string {
  return `changes-${order_id}`;
}
