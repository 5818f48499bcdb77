import type { Order } from '@larder/shared/contract/orders';

import { Table, Th } from '#ui/Table';

import type { OrderHandlers } from './OrderActions.tsx';
import { OrderRow } from './OrderRow.tsx';

/** The orders where there is room for a table. */
export function OrderTable({
  orders,
  isNew,
  handlers,
}: {
  orders: readonly Order[];
  isNew: (order: Order) => boolean;
  handlers: OrderHandlers;
}) {
  return (
    <Table
      label="Orders"
      head={
        <>
          <Th>Order ID</Th>
          <Th>Order Date</Th>
          <Th>Items</Th>
          <Th align="right">Total Price</Th>
          <Th>Delivery Method</Th>
          <Th>Status</Th>
          <Th align="right">Actions</Th>
        </>
      }
    >
      {orders.map((order) => (
        <OrderRow key={order.order_id} order={order} isNew={isNew(order)} handlers={handlers} />
      ))}
    </Table>
  );
}
