import { canUndo } from '@larder/shared/orders/lineChanges';
import type { LineChange, Order } from '@larder/shared/orders/orders.calls';

import { LineChanges } from '#parts/orders/LineChanges.tsx';
import { serverNow } from '#platform/http/serverClock.ts';
import { dateTime } from '#platform/page/dates.ts';
import { Button } from '#ui/Button.tsx';

import { useUndoLine } from './useUndoLine.ts';

const NOTES: Readonly<Record<LineChange['state'], string>> = {
  short: 'Not given',
  proposed: 'The customer is asked',
  replaced: 'The customer may refuse it',
  kept: 'The customer keeps it',
  refused: 'The customer refused',
};

/** What the vendor changed on an order, and what the customer said. */
export function OrderChanges({ order }: { order: Order }) {
  const { undo, isPending } = useUndoLine();
  if (order.changes.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 text-lg">Changes</h3>
      <LineChanges
        className="mt-2"
        changes={order.changes}
        note={({ state, at }) => `${NOTES[state]} · ${dateTime(at)}`}
        actions={(change) =>
          order.order_status === 'Accepted' &&
          canUndo(change.state, serverNow() - change.at.getTime()) && (
            <Button
              variant="outline"
              size="sm"
              busy={isPending}
              aria-label={`${undoWord(change)}: ${change.name}`}
              onClick={() => undo(order, change)}
            >
              {undoWord(change)}
            </Button>
          )
        }
      />
    </>
  );
}

function undoWord({ state }: LineChange): string {
  return state === 'proposed' ? 'Take back' : 'Undo';
}
