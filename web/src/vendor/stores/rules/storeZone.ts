import type { Store } from '@larder/shared/stores/storeParts.model';

import { localZone } from '#platform/page/dates.ts';

/** The time zone of a store: its own once it has hours or slots, before that the device's. */
export function zoneOf({ hours, slots, time_zone }: Store): string {
  return hours || slots ? (time_zone ?? localZone()) : localZone();
}
