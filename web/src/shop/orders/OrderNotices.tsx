import { useDeviceNotices } from '#account/queries/useDeviceNotices.ts';
import { AllowNotices } from '#parts/orders/AllowNotices.tsx';

/** Offers the shopper to be told what becomes of an order. */
export function OrderNotices() {
  return (
    <AllowNotices
      {...useDeviceNotices()}
      offer="Be told on this device when a store accepts your order, lacks something or has it ready."
      otherwise="Until then this page tells you."
    />
  );
}
