import * as contract from '@larder/shared/contract/profile';

import { serve, type Served } from '#http/serve';

import { updateProfile } from './profile.service.ts';

export function profileRoutes(served: Served): void {
  serve(served, contract.updateProfile, async ({ user, body, caller }) =>
    updateProfile(served.deps, { user, body, caller }),
  );
}
