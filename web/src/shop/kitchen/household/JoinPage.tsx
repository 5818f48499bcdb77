import { ERRORS } from '@larder/shared/basics/errors.model';
import { viewInvite } from '@larder/shared/kitchen/household.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { ApiError } from '#platform/http/apiError.ts';
import { dateTime } from '#platform/page/dates.ts';
import { comeBackTo } from '#platform/session/returnPath.ts';
import { useAuth } from '#platform/session/session.ts';
import { householdQueries, joinMutation } from '#shop/kitchen/queries/household.ts';
import { useGroceryList } from '#shop/kitchen/state/groceryList.ts';
import { useHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

/** Where the link of an invitation leads; its secret stands behind the #. */
export function JoinPage() {
  usePageTitle('Join a household');
  const token = useLocation().hash.slice(1);
  const isLink = z.safeParse(viewInvite.body.shape.token, token).success;
  const invite = useQuery({ ...householdQueries.invite(token), enabled: isLink });
  const isOver = invite.error instanceof ApiError && invite.error.status < 500;
  return (
    <div className="wrap pt-8 pb-12">
      <div className="card mx-auto max-w-xl p-6 md:p-8">
        <h1 className="text-h1">Join a household</h1>
        <div className="mt-4 space-y-4">
          {!isLink || isOver ? (
            <Over />
          ) : invite.isError ? (
            <ErrorState
              title="The invitation could not be loaded."
              onRetry={() => void invite.refetch()}
            />
          ) : invite.data ? (
            <Invited token={token} invite={invite.data} />
          ) : (
            <Loading label="Loading the invitation">
              <Skeleton className="h-12" />
              <Skeleton className="mt-4 h-12" />
            </Loading>
          )}
        </div>
      </div>
    </div>
  );
}

function Over() {
  return (
    <>
      <Notice tone="danger">{ERRORS.invitation_invalid.message}</Notice>
      <LinkButton to="/shopping-list" variant="outline">
        To your grocery list
      </LinkButton>
    </>
  );
}

type Invite = z.output<typeof viewInvite.response>;
type InvitedProps = { token: string; invite: Invite };

function Invited(props: InvitedProps) {
  const { isAuthenticated } = useAuth();
  const isIn = useHousehold()?.household_id === props.invite.household_id;
  // After joining here, the person is a member a moment before the list opens.
  const [hasPressed, setPressed] = useState(false);
  return isAuthenticated && isIn && !hasPressed ? (
    <Already {...props.invite} />
  ) : (
    <Join {...props} onPress={() => setPressed(true)} />
  );
}

function Already({ household_name, expires_at }: Invite) {
  return (
    <>
      <p className="text-lg">
        You are in the household <strong>{household_name}</strong> already. Send this link to who is
        to join; it ends {dateTime(expires_at)}.
      </p>
      <LinkButton to="/household" variant="outline">
        To your household
      </LinkButton>
    </>
  );
}

function Join({ token, invite, onPress }: InvitedProps & { onPress: () => void }) {
  const { household_name, invited_by, members, expires_at } = invite;
  const { isAuthenticated, isChecking } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const own = useGroceryList().lines.length;
  const [bring, setBring] = useState(true);
  const { submit, isSending, error } = useSubmit(joinMutation(useQueryClient()), {
    success: `You are in ${household_name} now`,
    onDone: () => void navigate('/shopping-list'),
  });
  return (
    <>
      <p className="text-lg">
        <strong>{invited_by}</strong> asks you into the household <strong>{household_name}</strong>,
        to share one grocery list, the carts and the pantry.
      </p>
      <p className="text-ink-2">
        {members} {members === 1 ? 'person is' : 'people are'} in it. The invitation ends{' '}
        {dateTime(expires_at)}.
      </p>
      {isAuthenticated || isChecking ? (
        <>
          <div className="rounded-lg bg-sunken p-4">
            <Checkbox
              label="Take my list and carts along"
              checked={bring}
              onChange={({ target }) => setBring(target.checked)}
            />
            <p className="mt-1 text-sm text-ink-2">{whatHappens(bring, own)}</p>
          </div>
          <FailureNotice title="You have not joined." error={error} />
          <Button
            size="lg"
            className="w-full"
            busy={isSending || isChecking}
            onClick={() => {
              onPress();
              void submit({ token, bring });
            }}
          >
            Join {household_name}
          </Button>
        </>
      ) : (
        <>
          <p className="text-ink-2">
            You need an account to join. The list on this device moves into it when you log in.
          </p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/login" state={comeBackTo(location)}>
              Log in to join
            </LinkButton>
            <LinkButton to="/register" variant="outline" state={comeBackTo(location)}>
              Create an account
            </LinkButton>
          </div>
        </>
      )}
    </>
  );
}

function whatHappens(bring: boolean, own: number): string {
  if (own === 0) return 'Your list is empty. You will see theirs.';
  const things = own === 1 ? 'The thing on your list joins' : `The ${own} things on your list join`;
  return bring
    ? `${things} theirs. A recipe that is on both counts once.`
    : 'Your list and carts as they are now are given up, and you see theirs.';
}
