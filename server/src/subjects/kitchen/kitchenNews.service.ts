import { type KitchenEvent, kitchenEvents } from '@larder/shared/kitchen/kitchen.calls';

import type { Served } from '#platform/http/serve';
import { serveNews } from '#platform/http/streams/news';

import { setSeen } from './household.queries.ts';
import { KITCHEN_CHANNEL, KITCHEN_NEWS } from './kitchenNews.queries.ts';

/**
 * Sends the news of kitchens to the open streams of their members, and to nobody else. Notes whose streams are open:
 * they count as present.
 */
export function serveKitchenNews(served: Served): void {
  const { db, now } = served.deps;
  serveNews(served, kitchenEvents, {
    channel: KITCHEN_CHANNEL,
    news: KITCHEN_NEWS,
    tell({ event, household_id, seq, user_ids }, send) {
      const data: KitchenEvent = { household_id, seq };
      for (const user_id of user_ids) send({ user_id }, event, data);
    },
    beat: (user_ids) => setSeen(db, { user_ids, at: now() }),
  });
}
