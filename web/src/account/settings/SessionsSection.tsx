import type { OwnSession } from '@larder/shared/account/account.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, LogOut, Smartphone } from 'lucide-react';
import { useState } from 'react';

import { accountQueries, endOthersMutation, endSessionMutation } from '#account/queries/account.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { LazyConfirm } from '#ui/LazyConfirm.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';

import { Section } from './Section.tsx';
import { devicesSignedOut, deviceWords, networkWords, timeWords } from './sessionWords.ts';

/** Where the account is signed in. */
export function SessionsSection() {
  const client = useQueryClient();
  const answer = useQuery(accountQueries.sessions());
  const [asking, setAsking] = useState(false);
  const ending = useSubmit(endOthersMutation(client), {
    success: (_, { ended_sessions }) =>
      devicesSignedOut(ended_sessions) || 'No other device was signed in.',
    failed: (_, error) => wordsFor(error),
    alwaysToast: true,
    onDone: () => setAsking(false),
    onError: () => setAsking(false),
  });
  const sessions = answer.data?.sessions ?? [];

  return (
    <Section
      title="Devices"
      text="Where you are signed in. A network is the first part of an address: Larder does not know towns, and devices behind one router or mobile provider share it."
    >
      <ListStates
        rows={sessions}
        remote={{
          answer,
          waiting: 'Loading your devices',
          skeletons: 2,
          failed: { title: 'Failed to load your devices. Please try again.' },
        }}
      >
        {(rows) => (
          <ul aria-label="Devices" className="divide-y divide-line rounded-md border border-line">
            {rows.map((session) => (
              <Device key={session.session_id} session={session} />
            ))}
          </ul>
        )}
      </ListStates>
      {sessions.length > 1 && (
        <Button
          variant="outline"
          icon={LogOut}
          className="mt-4 max-sm:w-full"
          {...LazyConfirm.preloadProps}
          onClick={() => setAsking(true)}
        >
          Sign out all other devices
        </Button>
      )}
      {asking && (
        <LazyConfirm
          title="Sign out all other devices?"
          confirmLabel="Sign out"
          busy={ending.isSending}
          onConfirm={() => void ending.submit()}
          onCancel={() => setAsking(false)}
        >
          <p>You stay signed in here. Whoever knows the password can sign in again.</p>
        </LazyConfirm>
      )}
    </Section>
  );
}

function Device({ session }: { session: OwnSession }) {
  const { session_id, is_current, created_at, last_seen_at } = session;
  const name = deviceWords(session);
  const { submit, isSending } = useSubmit(endSessionMutation(useQueryClient()), {
    success: `${name} was signed out.`,
    failed: (_, error) => wordsFor(error),
    alwaysToast: true,
  });
  const Icon = /iPhone|iPad|Android/.test(name) ? Smartphone : Laptop;
  return (
    <li data-row className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4">
      <Icon aria-hidden="true" size={24} className="mt-0.5 flex-none text-ink-2" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {is_current && <Chip tone="brand">This device</Chip>}
        </p>
        <p className="text-sm text-ink-2">{networkWords(session)}</p>
        <p className="text-sm text-ink-2">
          Signed in {timeWords(created_at)}
          {!is_current && <> · last used {timeWords(last_seen_at)}</>}
        </p>
      </div>
      {!is_current && (
        <Button
          variant="danger"
          icon={LogOut}
          aria-label={`Sign out ${name}, signed in ${timeWords(created_at)}`}
          data-action="Sign out"
          busy={isSending}
          onClick={() => void submit(session_id)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
