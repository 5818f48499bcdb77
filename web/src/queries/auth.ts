import {
  forgotPassword,
  login,
  register,
  resetPassword,
  whoAmI,
} from '@larder/shared/contract/auth';
import { updateProfile } from '@larder/shared/contract/profile';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { type BodyOf, call } from '#lib/api';

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

/** What role the server sees in the token. */
export const whoAmIQuery = () =>
  queryOptions({
    queryKey: ['whoAmI'],
    queryFn: ({ signal }) => call(whoAmI, { signal }),
    retry: false,
    staleTime: 0,
  });
