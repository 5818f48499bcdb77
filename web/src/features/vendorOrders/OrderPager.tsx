import type { PageOfOrders } from '#queries/vendorOrders';
import { Pager } from '#ui/Pager';

import { ORDERS_PER_PAGE } from './orderView.ts';

/** "51–100 of 1,234 orders" and the ways to the pages beside this one; nothing when there are none. */
export function OrderPager({
  answer,
  page,
  onTurn,
}: {
  answer: PageOfOrders;
  page: number;
  onTurn: (page: number, from?: string) => void;
}) {
  const { value, total, total_capped, next_cursor, previous_cursor } = answer;
  const first = (page - 1) * ORDERS_PER_PAGE + 1;
  const number = (n: number) => n.toLocaleString('en-US');
  return (
    <Pager
      onPrevious={page === 1 ? undefined : () => onTurn(page - 1, previous_cursor)}
      onNext={next_cursor === undefined ? undefined : () => onTurn(page + 1, next_cursor)}
    >
      {number(first)}–{number(first + value.length - 1)} of {number(total)}
      {total_capped && '+'} orders
    </Pager>
  );
}
