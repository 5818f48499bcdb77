import type { PageOfOrders } from '#queries/vendorOrders';
import { Pager } from '#ui/Pager';

/** "51–100 of 1,234 orders" and the ways to the pages beside this one; nothing when there are none. */
export function OrderPager({
  answer,
  onTurn,
}: {
  answer: PageOfOrders;
  onTurn: (cursor: string) => void;
}) {
  const { value, first, total, total_capped, next_cursor, previous_cursor } = answer;
  const number = (n: number) => n.toLocaleString('en-US');
  return (
    <Pager
      onPrevious={previous_cursor === undefined ? undefined : () => onTurn(previous_cursor)}
      onNext={next_cursor === undefined ? undefined : () => onTurn(next_cursor)}
    >
      {number(first)}–{number(first + value.length - 1)} of {number(total)}
      {total_capped && '+'} orders
    </Pager>
  );
}
