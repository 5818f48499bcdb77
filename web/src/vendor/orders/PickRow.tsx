import clsx from 'clsx';
import { PackageX } from 'lucide-react';

import { shownAmount, weightWords } from '#parts/orders/weightWords.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { isPicked, pickersOf, type PickLine } from '#vendor/orders/rules/ordersPicking.ts';

import { PickTick } from './PickTick.tsx';
import { WeighButton } from './WeighButton.tsx';

/** An item to take for some orders. When its quantity grew after the tick, it is half ticked. */
export function PickRow({
  line,
  numbers,
  onPick,
  onChange,
}: {
  line: PickLine;
  /** The number of each order. */
  numbers: ReadonlyMap<string, number>;
  onPick: (line: PickLine, picked: boolean) => void;
  onChange: (line: PickLine) => void;
}) {
  const { name, unit_quantity, unit, quantity, taken } = line;
  const size = line.by_weight ? weightWords(line) : `${unit_quantity} ${unit}`;
  const count = line.by_weight ? shownAmount(line) : `${quantity} ×`;
  const [first] = line.of;
  const isDone = isPicked(line);
  const isHalf = taken > 0 && !isDone;
  return (
    <li
      className={clsx(
        'flex items-center gap-3 px-4 py-1 print:break-inside-avoid',
        isHalf && 'bg-honey-soft/55',
      )}
    >
      <PickTick
        line={line}
        label={line.by_weight ? `${name}, ${size}` : `${quantity} × ${name}, ${size}`}
        onPick={onPick}
      />
      <p className="min-w-0 flex-1 leading-snug">
        <span
          className={clsx(
            'font-medium break-words',
            isDone && 'text-ink-2 line-through print:text-ink print:no-underline',
          )}
        >
          {name}
        </span>{' '}
        <span className="num text-sm text-ink-2">{size}</span>
        {isHalf && (
          <span className="num block text-sm font-semibold text-on-honey-soft print:hidden">
            {taken} taken, {quantity - taken} more came{ordersOf(line, numbers)}
          </span>
        )}
        {numbers.size > 1 && (
          <span className={clsx('num text-sm text-ink-2', isHalf ? 'hidden print:block' : 'block')}>
            for {line.of.map((part) => numbers.get(part.order_id)).join(', ')}
          </span>
        )}
      </p>
      <span className="flex -space-x-1.5 print:hidden">
        {pickersOf([line]).map((picker) => (
          <span key={picker.user_id}>
            <Avatar name={picker.name} size={28} />
            <span className="sr-only">picked by {picker.name || 'somebody'}</span>
          </span>
        ))}
      </span>
      {line.weighing && first && <WeighButton order_id={first.order_id} item={line} />}
      <strong className="num text-lg whitespace-nowrap">{count}</strong>
      <IconButton
        icon={PackageX}
        size="sm"
        label={`Short or replace: ${name}, ${size}`}
        className="-mr-2 print:hidden"
        onClick={() => onChange(line)}
      />
    </li>
  );
}

/** " with order 5", " with orders 4, 5"; '' in a list of one order. */
function ordersOf({ of }: PickLine, numbers: ReadonlyMap<string, number>): string {
  const open = of.filter(({ picked_by }) => picked_by === null);
  if (numbers.size < 2) return '';
  const words = open.map(({ order_id }) => numbers.get(order_id)).join(', ');
  return ` with ${open.length === 1 ? 'order' : 'orders'} ${words}`;
}
