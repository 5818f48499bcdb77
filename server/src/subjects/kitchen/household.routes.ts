import * as contract from '@larder/shared/kitchen/household.calls';

import { serve, type Served } from '#platform/http/serve';

import { leave, ownHousehold, removeMember, rename } from './household.service.ts';
import { invite, join, offerOf, revokeInvite } from './invites.service.ts';
import { endLink, guestList, openLink, tick } from './link.service.ts';

export function householdRoutes(served: Served): void {
  const { db, now, kitchens } = served.deps;

  serve(served, contract.getHousehold, async ({ user: { user_id } }) =>
    ownHousehold(db, { user_id, at: now() }),
  );

  serve(served, contract.renameHousehold, async ({ user: { user_id }, body }) =>
    rename(db, { ...body, user_id, at: now() }),
  );

  serve(served, contract.inviteToHousehold, async ({ user: { user_id } }) =>
    invite(db, { user_id, at: now() }),
  );

  serve(served, contract.revokeInvite, async ({ user: { user_id }, params }) =>
    db.transaction((tx) => revokeInvite(tx, { invite_id: params.id, user_id, at: now() })),
  );

  serve(served, contract.viewInvite, async ({ body }) => offerOf(db, { ...body, at: now() }));

  serve(served, contract.acceptInvite, async ({ user: { user_id }, body }) =>
    join(db, { ...body, user_id, at: now(), kitchens }),
  );

  serve(served, contract.leaveHousehold, async ({ user: { user_id } }) =>
    leave(db, { user_id, at: now() }),
  );

  serve(served, contract.removeHouseholdMember, async ({ user: { user_id }, params }) =>
    db.transaction((tx) => removeMember(tx, { member_id: params.id, user_id, at: now() })),
  );

  serve(served, contract.createShoppingLink, async ({ user: { user_id }, body }) =>
    openLink(db, { hours: body.hours, user_id, at: now() }),
  );

  serve(served, contract.revokeShoppingLink, async ({ user: { user_id } }) =>
    endLink(db, { user_id, at: now() }),
  );

  serve(served, contract.viewShoppingLink, async ({ body }) =>
    db.transaction((tx) => guestList(tx, { ...body, at: now(), kitchens })),
  );

  serve(served, contract.tickByLink, async ({ body }) =>
    db.transaction((tx) => tick(tx, { ...body, at: now(), kitchens })),
  );
}
