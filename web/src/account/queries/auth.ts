import { forgotPassword, login, register, resetPassword } from '@larder/shared/account/auth.calls';
import { updateProfile } from '@larder/shared/account/profile.calls';
import { whoAmI } from '@larder/shared/account/session.calls';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { type BodyOf, call, callAuthService } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/apiError.ts';
import { configQuery } from '#platform/http/config.ts';

export const loginMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof login>) => call(login, { body }),
});

export const registerMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof register>) => call(register, { body }),
});

export const forgotPasswordMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof forgotPassword>) => call(forgotPassword, { body }),
});

export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof resetPassword>) => call(resetPassword, { body }),
});

export const updateProfileMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof updateProfile>) => call(updateProfile, { body }),
});

/** The role that the service of `GET /auth` sees in the token, at its own URL if it has one. */
export const whoAmIQuery = () =>
  queryOptions({
    queryKey: ['whoAmI'],
    queryFn: async ({ client, signal }) => {
      const settings = await client.ensureQueryData(configQuery()).catch(() => undefined);
      if (settings?.auth_service === undefined) return call(whoAmI, { signal });
      try {
        return await callAuthService(settings.auth_service, { signal });
      } catch (error) {
        if (error instanceof ApiError || signal.aborted) throw error;
        // The browser may block the service's port; our own URL answers the same call.
        return call(whoAmI, { signal });
      }
    },
    retry: false,
    staleTime: 0,
  });
