import type { AdminUser } from '@larder/shared/contract/admin';
import { containsText } from '@larder/shared/domain/text';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { SearchX, Users } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';

import { focusWhenLost } from '#lib/focus';
import { toast } from '#lib/toast';
import { adminQueries, deleteUserMutation } from '#queries/admin';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { OlderRows } from '#ui/OlderRows';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';
import { RowPages } from '#ui/RowPages';
import { SearchField } from '#ui/SearchField';
import { Loading, SkeletonRows } from '#ui/Skeleton';

import { UserList } from './UserList.tsx';

/** The shoppers; an administrator can delete one. */
export function AdminUsersPage() {
  usePageTitle('Users');
  const users = useInfiniteQuery(adminQueries.users());
  const client = useQueryClient();
  const remove = useMutation(deleteUserMutation(client));
  const [text, setText] = useState('');
  const [asking, setAsking] = useState<AdminUser>();
  const list = useRef<HTMLDivElement>(null);
  const wanted = useDeferredValue(text);

  const all = useMemo(() => users.data?.pages.flatMap((page) => page.users) ?? [], [users.data]);
  const shown = all.filter(({ name, email }) => containsText([name, email], wanted));
  const total = users.data?.pages[0]?.total ?? 0;

  function confirmed(user: AdminUser): void {
    const place = shown.indexOf(user);
    remove.mutate(user.user_id, {
      onSuccess: ({ rejected_orders: rejected }) =>
        toast.success(
          rejected === 0 ? 'User deleted' : `User deleted. Pending orders rejected: ${rejected}`,
        ),
      onError: () => toast.error('Failed to delete user'),
      onSettled: () => {
        setAsking(undefined);
        focusWhenLost(() => {
          const buttons = list.current?.querySelectorAll<HTMLElement>('[data-row] button');
          return buttons?.[Math.min(place, buttons.length - 1)];
        });
      },
    });
  }

  return (
    <>
      <PageHeader title="Users" />
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <output className="num mr-auto text-sm text-ink-2">
          {users.data &&
            (wanted === ''
              ? `${total.toLocaleString('en-US')} ${total === 1 ? 'user' : 'users'}`
              : `${shown.length} of ${all.length} users`)}
        </output>
        <SearchField
          label="Search users"
          placeholder="Name or email"
          className="w-full sm:w-72"
          value={text}
          onChange={setText}
        />
      </div>

      {users.isPending && (
        <Loading label="Loading users">
          <SkeletonRows rows={8} />
        </Loading>
      )}
      {users.isError && !users.data && (
        <ErrorState
          title="Unauthorized or failed to fetch users"
          onRetry={() => void users.refetch()}
        />
      )}
      {users.data && shown.length === 0 && (
        <EmptyState
          icon={all.length === 0 ? Users : SearchX}
          title={all.length === 0 ? 'No users yet' : 'No users found'}
          text={all.length === 0 ? undefined : `Nothing matches “${wanted.trim()}”.`}
        />
      )}
      {shown.length > 0 && (
        <div ref={list}>
          <RowPages rows={shown} unit="users" of={wanted}>
            {(rows) => <UserList users={rows} onDelete={setAsking} />}
          </RowPages>
        </div>
      )}
      <OlderRows
        shown={all.length}
        total={users.hasNextPage ? total : 0}
        unit="users"
        isLoading={users.isFetchingNextPage}
        onLoad={() => void users.fetchNextPage()}
      />

      {asking && (
        <ConfirmDialog
          title="Delete this user?"
          confirmLabel="Delete"
          busy={remove.isPending}
          onConfirm={() => confirmed(asking)}
          onCancel={() => setAsking(undefined)}
        >
          <p>
            <strong className="text-ink">{asking.name || asking.email || 'This user'}</strong> can
            no longer log in. Pending orders are rejected, other orders stay without a name. This
            cannot be undone.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
