import { useDeviceNotices } from '#queries/useDeviceNotices';
import { AllowNotices } from '#ui/AllowNotices';

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
