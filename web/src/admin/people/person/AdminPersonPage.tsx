import type { PersonView } from '@larder/shared/account/adminPerson.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ban, ReceiptText, RotateCcw, Store, UserCheck } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Link, useParams } from 'react-router';

import {
  adminPersonQueries,
  approveMutation,
  restoreMutation,
} from '#admin/people/queries/adminPerson.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { dateTime } from '#platform/page/dates.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Chip } from '#ui/Chip.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

import { Facts } from './Facts.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { OrderNumbers } from './OrderNumbers.tsx';

const SuspendDialog = lazyPart(async () => (await import('./SuspendDialog.tsx')).SuspendDialog);

type Acts = ComponentType<{ of: 'actor' | 'target'; id: string }>;

/** A shopper or vendor. `acts` shows entries of the audit log. */
export function AdminPersonPage({ acts }: { acts: Acts }) {
  const { id = '' } = useParams();
  const answer = useQuery(adminPersonQueries.person(id));
  const { data: person } = answer;
  usePageTitle(person?.name ?? 'Account');
  if (answer.isPending)
    return (
      <Loading label="Loading the account">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="mt-6 h-40" />
      </Loading>
    );
  if (!person)
    return (
      <ErrorState
        title="Failed to load this account."
        text={answer.error && wordsFor(answer.error)}
        onRetry={() => void answer.refetch()}
      />
    );
  return <Person key={person.user_id} person={person} acts={acts} />;
}

function Person({ person, acts: LastActs }: { person: PersonView; acts: Acts }) {
  const { user_id, role, placed, received, works_for } = person;
  const isVendor = role === 'vendor';
  return (
    <>
      <PageHeader title={person.name} text={kindOf(person)}>
        <LinkButton variant="outline" icon={ReceiptText} to={`/admin/orders?q=${user_id}`}>
          Find their orders
        </LinkButton>
        <Standing person={person} />
      </PageHeader>
      <div className="space-y-5">
        {person.suspended_at && (
          <Notice tone="danger">
            Suspended since {dateTime(person.suspended_at)}: {person.suspend_reason}
          </Notice>
        )}
        {person.awaits_approval && (
          <Notice tone="info">This vendor waits for approval and cannot open stores yet.</Notice>
        )}
        <Facts
          title="Account"
          facts={[
            ['Email', person.email],
            ['Address', person.address],
            ['Registered', dateTime(person.created_at)],
            ['Live sessions', person.live_sessions],
            ['Saved recipes', person.recipes],
            ...(works_for
              ? [['Works for', <Employer key="employer" of={works_for} />] as const]
              : []),
          ]}
        />
        {isVendor && <Stores person={person} />}
        {person.staff.length > 0 && <Staff staff={person.staff} />}
        {isVendor && <OrderNumbers title="Orders at their stores" counts={received} />}
        <OrderNumbers title="Orders they placed" counts={placed} />
        <LatestOrders userId={user_id} />
        <LastActs of="actor" id={user_id} />
      </div>
    </>
  );
}

function kindOf({ role, works_for }: PersonView): string {
  if (role === 'vendor') return 'Vendor';
  return works_for ? `Shopper, and a ${works_for.staff_role}` : 'Shopper';
}

function Employer({ of: { user_id, name } }: { of: NonNullable<PersonView['works_for']> }) {
  return (
    <Link to={`/admin/vendors/${user_id}`} className="underline">
      {name}
    </Link>
  );
}

function Staff({ staff }: Pick<PersonView, 'staff'>) {
  return (
    <Card as="section" aria-label="Staff" className="overflow-hidden">
      <h2 className="px-4 pt-4 text-lg font-semibold md:px-5">Staff</h2>
      <ul className="mt-2 divide-y divide-line">
        {staff.map(({ user_id, name, staff_role }) => (
          <li key={user_id} className="flex items-center gap-3 px-4 py-2 md:px-5">
            <Link
              to={`/admin/users/${user_id}`}
              className="inline-flex min-h-9 min-w-0 flex-1 items-center font-semibold wrap-anywhere underline"
            >
              {name}
            </Link>
            <Chip>{staff_role}</Chip>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Suspends, restores or approves. */
function Standing({ person }: { person: PersonView }) {
  const { user_id, suspended_at, awaits_approval } = person;
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const restoring = useSubmit(restoreMutation(client, user_id), {
    success: 'Account restored',
    failed: 'Failed to restore the account',
    alwaysToast: true,
  });
  const approving = useSubmit(approveMutation(client, user_id), {
    success: 'Vendor approved',
    failed: 'Failed to approve the vendor',
    alwaysToast: true,
  });
  return (
    <>
      {awaits_approval && (
        <Button
          icon={UserCheck}
          busy={approving.isSending}
          onClick={() => void approving.submit(undefined)}
        >
          Approve
        </Button>
      )}
      {suspended_at ? (
        <Button
          icon={RotateCcw}
          busy={restoring.isSending}
          onClick={() => void restoring.submit(undefined)}
        >
          Restore
        </Button>
      ) : (
        <Button
          variant="danger"
          icon={Ban}
          {...SuspendDialog.preloadProps}
          onClick={() => setAsking(true)}
        >
          Suspend
        </Button>
      )}
      {asking && <SuspendDialog person={person} onEnd={() => setAsking(false)} />}
    </>
  );
}

function Stores({ person: { stores } }: { person: PersonView }) {
  if (stores.length === 0) return <EmptyState icon={Store} title="No stores yet" />;
  return (
    <Card as="section" aria-label="Stores" className="overflow-hidden">
      <h2 className="px-4 pt-4 text-lg font-semibold md:px-5">Stores</h2>
      <ul className="mt-2 divide-y divide-line">
        {stores.map(({ store_id, name, address, closed_at }) => (
          <li key={store_id} className="flex items-center gap-3 px-4 py-2 md:px-5">
            <p className="min-w-0 flex-1">
              <Link
                to={`/admin/stores/${store_id}`}
                className="inline-flex min-h-9 items-center font-semibold wrap-anywhere underline"
              >
                {name}
              </Link>
              <span className="block text-sm wrap-anywhere text-ink-2">{address}</span>
            </p>
            {closed_at && <Chip>Closed</Chip>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
