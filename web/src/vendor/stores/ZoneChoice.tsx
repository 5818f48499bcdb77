import type { Store } from '@larder/shared/stores/storeParts.model';

import { localZone } from '#platform/page/dates.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { zoneOf } from '#vendor/stores/rules/storeZone.ts';

/** On a device in another time zone: the store keeps its own unless the vendor says otherwise. */
export function ZoneChoice({
  store,
  value,
  onChange,
}: {
  store: Store;
  value: string;
  onChange: (zone: string) => void;
}) {
  const [own, device] = [zoneOf(store), localZone()];
  if (own === device) return null;
  return (
    <div className="mb-4 rounded-sm bg-sunken px-4 py-3 text-sm">
      <p className="text-ink-2">
        The store’s time zone is <strong className="text-ink">{zoneWords(own)}</strong>, this
        device’s is {zoneWords(device)}. Times are the store’s.
      </p>
      <Checkbox
        label={`Change the store’s time zone to ${zoneWords(device)}`}
        checked={value === device}
        onChange={(event) => onChange(event.target.checked ? device : own)}
      />
    </div>
  );
}

/** "America/New York". */
function zoneWords(zone: string): string {
  return zone.replaceAll('_', ' ');
}
