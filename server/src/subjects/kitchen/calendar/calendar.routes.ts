import * as contract from '@larder/shared/kitchen/week/calendar.calls';

import { pagesAddress } from '#platform/http/pagesAddress';
import { serve, type Served } from '#platform/http/serve';

import {
  changeCalendar,
  endCalendarLink,
  makeCalendarLink,
  ownCalendar,
} from './calendar.service.ts';

export function calendarRoutes(served: Served): void {
  const { db, now, config } = served.deps;

  serve(served, contract.getCalendar, async ({ user: { user_id } }) =>
    ownCalendar(db, { user_id, at: now() }),
  );

  serve(served, contract.setCalendar, async ({ user: { user_id }, body }) =>
    changeCalendar(db, { settings: body, user_id, at: now() }),
  );

  serve(served, contract.createCalendarLink, async ({ user: { user_id }, body }) =>
    makeCalendarLink(db, {
      ...body,
      user_id,
      at: now(),
      base: pagesAddress(config, served.app.server.address()),
    }),
  );

  serve(served, contract.revokeCalendarLink, async ({ user: { user_id }, params }) =>
    db.transaction((tx) => endCalendarLink(tx, { link_id: params.id, user_id, at: now() })),
  );
}
