import { useDeviceNotices } from '#account/queries/useDeviceNotices.ts';
import { AllowNotices } from '#parts/orders/AllowNotices.tsx';

/** Offers whoever runs the store to be told of new orders. */
export function NewOrderNotices() {
  return (
    <AllowNotices
      {...useDeviceNotices()}
      offer="Be told of new orders on this device, also when no page is open."
      otherwise="Mails of new orders are on your account’s page."
    />
  );
}
