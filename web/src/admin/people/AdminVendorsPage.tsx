import { type AdminVendor, PEOPLE_STATES } from '@larder/shared/account/admin.calls';
import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { Link } from 'react-router';

import { adminQueries } from '#admin/people/queries/admin.ts';
import { usePeopleView } from '#admin/people/queries/peopleView.ts';
import { Avatar } from '#ui/Avatar.tsx';
import type { Column } from '#ui/lists/DataRow.tsx';
import { RowCard } from '#ui/lists/RowParts.tsx';

import { BLANK, PeoplePage, PERSON, PersonLink } from './PeoplePage.tsx';

const COLUMNS: readonly Column<AdminVendor>[] = [
  PERSON.name('Vendor Name', '/admin/vendors', '@max-[60rem]:hidden'),
  { title: 'Store Name', cell: (vendor) => <StoreName vendor={vendor} /> },
  { title: 'Address', className: 'text-ink-2', cell: ({ address }) => address || BLANK },
  PERSON.email,
];

export function AdminVendorsPage() {
  const view = usePeopleView();
  const page = useQuery(adminQueries.vendors(view.query));
  return (
    <PeoplePage
      title="Vendors"
      unit={['vendor', 'vendors']}
      icon={Store}
      placeholder="Name, store, address, email"
      states={PEOPLE_STATES}
      view={view}
      page={page}
      people={page.data?.vendors ?? []}
      failure={{
        title: 'Failed to load vendors.',
        text: 'Unauthorized or failed to fetch vendors',
      }}
      columns={COLUMNS}
      card={(vendor, button) => (
        <RowCard
          className="items-start py-3 pr-2 pl-4"
          picture={<Avatar name={vendor.name} />}
          title={<PersonLink person={vendor} to="/admin/vendors" />}
          end={button}
        >
          <StoreName vendor={vendor} />
          <p className="text-sm break-words text-ink-2">{vendor.address || BLANK}</p>
          <p className="text-sm wrap-anywhere text-ink-2">{vendor.email || BLANK}</p>
        </RowCard>
      )}
      of="vendor"
    />
  );
}

function StoreName({ vendor: { user_id, name, stores } }: { vendor: AdminVendor }) {
  return (
    <span className="block break-words">
      {stores[0]?.name || BLANK}
      {stores.length > 1 && (
        <>
          {' '}
          <Link
            to={`/admin/vendors/${user_id}`}
            aria-label={`and ${stores.length - 1} more stores of ${name}`}
            className="num text-xs whitespace-nowrap text-ink-2 underline md:block"
          >
            and {stores.length - 1} more
          </Link>
        </>
      )}
    </span>
  );
}
