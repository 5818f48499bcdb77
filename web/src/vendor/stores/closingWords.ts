/** "1 pending order", "2 pending orders". */
export function ordersOf(count: number, kind: string): string {
  return `${count} ${kind} ${count === 1 ? 'order' : 'orders'}`;
}

export function closingWords({
  pending_orders: pending,
  accepted_orders: accepted,
}: {
  pending_orders: number;
  accepted_orders: number;
}): string[] {
  return [
    pending === 0
      ? 'No order is pending.'
      : `${ordersOf(pending, 'pending')} will be rejected, and ${pending === 1 ? 'its' : 'their'} stock goes back.`,
    ...(accepted > 0
      ? [`${ordersOf(accepted, 'accepted')} ${accepted === 1 ? 'stays' : 'stay'} to be delivered.`]
      : []),
    'Shoppers no longer find the store. This cannot be undone.',
  ];
}
