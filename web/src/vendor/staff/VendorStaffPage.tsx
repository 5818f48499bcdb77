import type { StaffMember } from '@larder/shared/account/staff.calls';
import { MAX_STAFF } from '@larder/shared/basics/staff';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Store, UserMinus, UserPlus, Users } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';

import { dateText } from '#platform/page/dates.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { DataList } from '#ui/lists/DataList.tsx';
import type { Column } from '#ui/lists/DataRow.tsx';
import { Pictured, type RowAction, RowActions, RowCard } from '#ui/lists/RowParts.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { useFirstDayVisit } from '#vendor/dashboard/state/firstDayVisit.ts';
import { useOpenStores } from '#vendor/staff/queries/openStores.ts';
import { staffQueries } from '#vendor/staff/queries/staff.ts';

import { Invitations } from './Invitations.tsx';
import { InviteForm } from './InviteForm.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import { storeWords } from './staffWords.ts';

const StoresDialog = lazyPart(async () => (await import('./StoresDialog.tsx')).StoresDialog);
const RemoveDialog = lazyPart(async () => (await import('./RemoveDialog.tsx')).RemoveDialog);

/** Who works in the vendor's stores, and who is invited to. */
export function VendorStaffPage() {
  usePageTitle('Staff');
  const staff = useQuery(staffQueries.list());
  const visit = useFirstDayVisit('staff');
  const [inviting, setInviting] = useState(visit.isAsked);
  const [removing, setRemoving] = useState<StaffMember>();
  const [placing, setPlacing] = useState<StaffMember>();
  const stores = useOpenStores();
  const toggle = useRef<HTMLButtonElement>(null);
  const { members = [], invitations = [] } = staff.data ?? {};
  const isFull = members.length + invitations.length >= MAX_STAFF;

  function close(): void {
    setInviting(false);
    visit.leave();
    toggle.current?.focus();
  }
  const actions = (member: StaffMember) => {
    const places = placement(member.name, () => setPlacing(member));
    const hasChoice = stores.length > 1 || member.store_ids !== undefined;
    const remove = removal(member.name, () => setRemoving(member));
    return <RowActions actions={hasChoice ? [places, remove] : [remove]} />;
  };

  return (
    <>
      <PageHeader
        title="Staff"
        text="Managers see to prices, stock and orders; pickers to orders alone, in all stores or in those that you choose. What each does is kept under their own name."
      >
        <LinkButton to="/vendor/machines" icon={KeyRound} variant="outline">
          Keys and webhooks
        </LinkButton>
        <Button
          ref={toggle}
          icon={UserPlus}
          variant={inviting ? 'soft' : 'primary'}
          aria-expanded={inviting}
          disabled={isFull && !inviting}
          onClick={() => setInviting(!inviting)}
        >
          Invite
        </Button>
      </PageHeader>
      {isFull && (
        <p className="mb-4 text-sm text-ink-2">
          You have {MAX_STAFF} people and invitations. Remove one to invite another.
        </p>
      )}
      {inviting && <InviteForm onDone={close} />}
      <DataList
        label="Staff"
        rows={members}
        keyOf={({ user_id }) => user_id}
        columns={[...COLUMNS, { title: 'Actions', align: 'right', cell: actions }]}
        card={(member) => <MemberCard member={member} end={actions(member)} />}
        remote={{
          answer: staff,
          waiting: 'Loading the staff',
          failed: { title: 'Failed to load the staff. Please try again.' },
        }}
        empty={
          inviting || invitations.length > 0 ? null : (
            <EmptyState
              icon={Users}
              title="Nobody works for you yet"
              text="Invite people by mail. Each has an account and a password of their own."
            />
          )
        }
      />
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      {placing && <StoresDialog member={placing} onClose={() => setPlacing(undefined)} />}
      {removing && <RemoveDialog member={removing} onEnd={() => setRemoving(undefined)} />}
    </>
  );
}

function placement(name: string, onPress: () => void): RowAction {
  return {
    icon: Store,
    word: 'Stores',
    label: `Stores of ${name}`,
    preloadProps: StoresDialog.preloadProps,
    onPress,
  };
}

function removal(name: string, onPress: () => void): RowAction {
  return {
    icon: UserMinus,
    word: 'Remove',
    label: `Remove ${name}`,
    isDanger: true,
    preloadProps: RemoveDialog.preloadProps,
    onPress,
  };
}

function MemberCard({ member, end }: { member: StaffMember; end: ReactNode }) {
  return (
    <RowCard
      className="items-start py-3 pr-2 pl-4"
      picture={<Avatar name={member.name} />}
      title={<Name member={member} />}
      end={end}
    >
      <p className="text-sm wrap-anywhere text-ink-2">{member.email}</p>
      <p className="text-sm text-ink-2">
        <Places member={member} />
      </p>
      <div className="mt-2 max-w-48">
        <RoleSelect member={member} />
      </div>
    </RowCard>
  );
}

const COLUMNS: readonly Column<StaffMember>[] = [
  {
    title: 'Name',
    cell: (member) => (
      <Pictured picture={<Avatar name={member.name} size={36} />} className="font-semibold">
        <Name member={member} />
      </Pictured>
    ),
  },
  { title: 'Email', className: 'text-ink-2', cell: ({ email }) => email },
  { title: 'Joined', cell: ({ joined_at }) => dateText(joined_at) },
  { title: 'Works in', className: 'text-ink-2', cell: (member) => <Places member={member} /> },
  { title: 'Role', cell: (member) => <RoleSelect member={member} /> },
];

function Places({ member: { store_ids } }: { member: StaffMember }) {
  const words = storeWords(store_ids, useOpenStores());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Name({ member: { name, is_suspended } }: { member: StaffMember }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {name}
      {is_suspended && <Chip tone="danger">Suspended</Chip>}
    </span>
  );
}
