import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';

import { adminQueries } from '#queries/admin';
import { usePeopleView } from '#queries/peopleView';

import { DeletionDialog } from './DeletionDialog.tsx';
import { PeoplePage } from './PeoplePage.tsx';
import { VendorList } from './VendorList.tsx';

/** The vendors; an administrator can remove one together with its stores. */
export function AdminVendorsPage() {
  const view = usePeopleView();
  const page = useQuery(adminQueries.vendors(view.query));
  return (
    <PeoplePage
      title="Vendors"
      unit={['vendor', 'vendors']}
      icon={Store}
      placeholder="Name, store, address, email"
      view={view}
      page={page}
      people={page.data?.vendors ?? []}
      failure={{
        title: 'Failed to load vendors.',
        text: 'Unauthorized or failed to fetch vendors',
      }}
      list={(vendors, ask) => <VendorList vendors={vendors} onRemove={ask} />}
      dialog={(vendor, onEnd) => <DeletionDialog of="vendor" person={vendor} onEnd={onEnd} />}
    />
  );
}
