import type { Session } from '@larder/shared/account/session.calls';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { useAuth } from '#platform/session/session.ts';
import { toStoredUser } from '#platform/session/storedUser.ts';
import { adoptGuests } from '#platform/stored/adopt.ts';

type SignIn<Sent, Values extends FieldValues> = {
  mutation: UseMutationOptions<Session, Error, Sent>;
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;
  wordsFor: (error: Error) => string;
  noToken: string;
  /** The page after the sign-in. */
  next: string;
};

/** Sends a login or registration and signs in with the answer. `failure` is shown to the person. */
export function useSignIn<Sent, Values extends FieldValues>({
  mutation,
  form,
  wordsFor,
  noToken,
  next,
}: SignIn<Sent, Values>) {
  const { login } = useAuth();
  const navigate = useNavigate();
  const [lacksToken, setLacksToken] = useState(false);
  const { submit, isSending, error } = useSubmit(mutation, {
    form,
    onDone: (session) => {
      const person = toStoredUser(session);
      // Before the sign-in: the pages of the person begin with it.
      if (person) adoptGuests(person.id);
      const isSignedIn = login(session);
      setLacksToken(!isSignedIn);
      if (isSignedIn) void navigate(next, { replace: true });
    },
  });
  const refusal = lacksToken ? noToken : undefined;
  return { submit, isSending, failure: error ? wordsFor(error) : refusal };
}
