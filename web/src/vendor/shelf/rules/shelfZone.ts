import type { Store } from '@larder/shared/stores/storeParts.model';

import { localZone } from '#platform/page/dates.ts';

/** The time zone of a shelf's days: the store's own once it has hours or slots, before that the device's. */
export function shelfZone({ hours, slots, time_zone = localZone() }: Store): string {
  return hours || slots ? time_zone : localZone();
}
