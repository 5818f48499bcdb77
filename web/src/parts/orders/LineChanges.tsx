import { type Cents, cents, formatUsd } from '@larder/shared/basics/money';
import { changeDifference, changeWords } from '@larder/shared/orders/lineChanges';
import type { LineChange } from '@larder/shared/orders/orders.calls';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { ItemImage } from '#ui/ItemImage.tsx';

/** What became of lines of an order. `note` stands below a change, `actions` after it. */
export function LineChanges({
  changes,
  className,
  note,
  actions,
}: {
  changes: readonly LineChange[];
  className?: string;
  note: (change: LineChange) => string;
  actions?: (change: LineChange) => ReactNode;
}) {
  return (
    <ul
      aria-label="Changes"
      className={clsx('divide-y divide-line rounded-md border border-line px-4', className)}
    >
      {changes.map((change) => (
        <li
          key={change.change_id}
          data-row={change.change_id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5"
        >
          <ItemImage src={change.replacement?.image} size={40} />
          <p className="min-w-0 flex-1 basis-44">
            <span className="block font-medium break-words">{changeWords(change)}</span>
            <span className="block text-sm break-words text-ink-2">
              {[note(change), change.reason && `“${change.reason}”`].filter(Boolean).join(' · ')}
            </span>
          </p>
          <strong className="num whitespace-nowrap">{signed(changeDifference(change))}</strong>
          {actions?.(change)}
        </li>
      ))}
    </ul>
  );
}

/** "+$1.10", "−$0.40", "$0.00". */
function signed(difference: Cents): string {
  const amount = formatUsd(cents(Math.abs(difference)));
  if (difference === 0) return amount;
  return difference > 0 ? `+${amount}` : `−${amount}`;
}
