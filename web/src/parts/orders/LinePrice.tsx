import type { OrderLine } from '@larder/shared/orders/orders.calls';
import { isWeighed, lineCost } from '@larder/shared/orders/weighing';

import { Money } from '#ui/Money.tsx';

/** What a line of a cart or an order costs: "about $4.20" until it is weighed, or the order is final. */
export function LinePrice({
  line,
  isFinal = false,
  strong = false,
  className,
}: {
  line: Pick<OrderLine, 'price' | 'quantity' | 'by_weight' | 'weighing'>;
  /** Of an order that is delivered or rejected. */
  isFinal?: boolean;
  strong?: boolean;
  className?: string;
}) {
  return (
    <span className={className}>
      {!isFinal && !isWeighed(line) && 'about '}
      <Money strong={strong} cents={lineCost(line)} />
    </span>
  );
}
