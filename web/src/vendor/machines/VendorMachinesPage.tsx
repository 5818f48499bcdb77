import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { Keys } from './Keys.tsx';
import { Webhooks } from './Webhooks.tsx';

/** How a vendor's own programs talk to the shop. */
export function VendorMachinesPage() {
  usePageTitle('Keys and webhooks');
  return (
    <>
      <PageHeader
        title="Keys and webhooks"
        text={
          <>
            For programs of your own: a till, a warehouse, a script.{' '}
            <a href="/api/docs" className="font-semibold text-brand underline">
              The calls they can make
            </a>
          </>
        }
      />
      <Keys />
      <Webhooks />
    </>
  );
}
