import { HOUSEHOLD_INVITE_DAYS, MAX_MEMBERS } from '@larder/shared/kitchen/household';
import type { HouseholdView } from '@larder/shared/kitchen/household.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserPlus, X } from 'lucide-react';
import { useState } from 'react';

import { wordsFor } from '#platform/http/apiError.ts';
import { dateTime } from '#platform/page/dates.ts';
import { linkTo } from '#platform/page/linkTo.ts';
import { toast } from '#platform/page/toast.ts';
import { inviteMutation, revokeInviteMutation } from '#shop/kitchen/queries/household.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { LinkBox } from '#ui/LinkBox.tsx';
import { TitledCard } from '#ui/TitledCard.tsx';

export function Invites({ household, isFull }: { household: HouseholdView; isFull: boolean }) {
  const [token, setToken] = useState<string>();
  const invite = useMutation({
    ...inviteMutation(useQueryClient()),
    onSuccess: (made) => setToken(made.token),
    onError: (error) => toast.error(wordsFor(error)),
  });

  return (
    <TitledCard title="Invite">
      <p className="mt-1 text-ink-2">
        Send this link to the people you cook with. Each link works once, for one person with an
        account, within {HOUSEHOLD_INVITE_DAYS} days.
      </p>
      <div className="mt-4 space-y-4">
        {token !== undefined && (
          <LinkBox
            what="Invitation link"
            url={linkTo('/join', token)}
            mail={{
              subject: `Join ${household.name} on Larder`,
              text: 'Let us share one grocery list. Open this link to join:',
            }}
          />
        )}
        <Button
          icon={UserPlus}
          variant={token === undefined ? 'primary' : 'outline'}
          busy={invite.isPending}
          disabled={isFull}
          // A second press would make another link and show only that one.
          once
          onClick={() => invite.mutate()}
        >
          {token === undefined ? 'Make an invitation link' : 'Make another link'}
        </Button>
        {isFull && (
          <p className="text-sm text-ink-2">
            A household has at most {MAX_MEMBERS} members and open invitations.
          </p>
        )}
      </div>
      <OpenInvites
        household={household}
        // The shown link may be the withdrawn one.
        onWithdrawn={() => setToken(undefined)}
      />
    </TitledCard>
  );
}

type OpenInvitesProps = { household: HouseholdView; onWithdrawn: () => void };

function OpenInvites({ household, onWithdrawn }: OpenInvitesProps) {
  const { invites, members } = household;
  const revoke = useMutation({
    ...revokeInviteMutation(useQueryClient()),
    onSuccess: () => {
      onWithdrawn();
      toast.success('Invitation withdrawn');
    },
    onError: (error) => toast.error(wordsFor(error)),
  });
  const nameOf = (id: string): string =>
    members.find(({ user_id }) => user_id === id)?.name ?? 'somebody who has left';

  if (invites.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-sm font-semibold">Open invitations</h3>
      <ul className="mt-1 divide-y divide-line">
        {invites.map(({ invite_id, invited_by, created_at, expires_at }) => (
          <li
            key={invite_id}
            data-row={invite_id}
            className="flex min-h-14 items-center gap-3 py-1.5"
          >
            <span className="min-w-0 flex-1 text-sm">
              <span className="block">
                By {nameOf(invited_by)}, {dateTime(created_at)}
              </span>
              <span className="block text-ink-2">Ends {dateTime(expires_at)}</span>
            </span>
            <IconButton
              label={`Withdraw the invitation of ${dateTime(created_at)}`}
              icon={X}
              data-action="withdraw"
              onClick={() => revoke.mutate(invite_id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
