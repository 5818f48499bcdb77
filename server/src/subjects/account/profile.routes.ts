import * as contract from '@larder/shared/account/profile.calls';
import { getPlanSettings, putPlanSettings } from '@larder/shared/plan/planSettings.calls';

import { serve, type Served } from '#platform/http/serve';

import { findPlanSettings } from './planSettings.queries.ts';
import { changePlanSettings, updateProfile } from './profile.service.ts';

export function profileRoutes(served: Served): void {
  serve(served, contract.updateProfile, async ({ user, body, caller }) =>
    updateProfile(served.deps, { user, body, caller }),
  );
  serve(served, getPlanSettings, async ({ user: { user_id } }) => ({
    settings: (await findPlanSettings(served.deps.db, user_id)) ?? null,
  }));
  serve(served, putPlanSettings, async ({ user: { user_id }, body }) => ({
    settings: await changePlanSettings(served.deps.db, { user_id, settings: body }),
  }));
}
