import type { AdminVendor } from '@larder/shared/contract/admin';
import { Trash2 } from 'lucide-react';

import { useIsWide } from '#lib/media';
import { Avatar } from '#ui/Avatar';
import { Button } from '#ui/Button';
import { IconButton } from '#ui/IconButton';
import { Table, Td, Th, Tr } from '#ui/Table';

const BLANK = 'N/A';

type VendorListProps = {
  vendors: readonly AdminVendor[];
  onRemove: (vendor: AdminVendor) => void;
};

/** The vendors as a table; as a list on phones. */
export function VendorList({ vendors, onRemove }: VendorListProps) {
  const isWide = useIsWide();
  if (!isWide)
    return (
      <ul aria-label="Vendors" className="card divide-y divide-line overflow-hidden">
        {vendors.map((vendor) => (
          <li
            key={vendor.user_id}
            data-row={vendor.user_id}
            tabIndex={-1}
            className="flex items-start gap-3 py-3 pr-2 pl-4 -outline-offset-3"
          >
            <Avatar name={vendor.name} />
            <p className="min-w-0 flex-1 leading-snug">
              <span className="block font-semibold break-words">{vendor.name || BLANK}</span>
              <StoreName vendor={vendor} />
              <span className="block text-sm break-words text-ink-2">
                {vendor.address || BLANK}
              </span>
              <span className="block text-sm wrap-anywhere text-ink-2">
                {vendor.email || BLANK}
              </span>
            </p>
            <IconButton
              icon={Trash2}
              tone="danger"
              label={`Remove ${vendor.name || vendor.email}`}
              onClick={() => onRemove(vendor)}
            />
          </li>
        ))}
      </ul>
    );
  return (
    <Table
      label="Vendors"
      head={
        <>
          <Th>Vendor Name</Th>
          <Th>Store Name</Th>
          <Th>Address</Th>
          <Th>Email</Th>
          <Th align="right">Remove</Th>
        </>
      }
    >
      {vendors.map((vendor) => (
        <Tr
          key={vendor.user_id}
          data-row={vendor.user_id}
          tabIndex={-1}
          className="-outline-offset-3"
        >
          <Td>
            <span className="flex items-center gap-3 font-semibold">
              <span className="@max-[60rem]:hidden">
                <Avatar name={vendor.name} size={36} />
              </span>
              {vendor.name || BLANK}
            </span>
          </Td>
          <Td>
            <StoreName vendor={vendor} />
          </Td>
          <Td className="text-ink-2">{vendor.address || BLANK}</Td>
          <Td className="text-ink-2">
            <span className="block min-w-40 wrap-anywhere">{vendor.email || BLANK}</span>
          </Td>
          <Td className="text-right">
            <Button
              look="danger"
              size="sm"
              icon={Trash2}
              aria-label={`Remove ${vendor.name || vendor.email}`}
              onClick={() => onRemove(vendor)}
            >
              Remove
            </Button>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}

/** The first store; how many more there are stands after it. */
function StoreName({ vendor: { stores } }: { vendor: AdminVendor }) {
  return (
    <span className="block break-words">
      {stores[0]?.name || BLANK}
      {stores.length > 1 && (
        <span className="num text-xs whitespace-nowrap text-ink-2 md:block">
          {' '}
          and {stores.length - 1} more
        </span>
      )}
    </span>
  );
}
