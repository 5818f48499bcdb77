import type { AdminUser } from '@larder/shared/account/admin.calls';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';

import { adminQueries } from '#admin/people/queries/admin.ts';
import { usePeopleView } from '#admin/people/queries/peopleView.ts';
import { Avatar } from '#ui/Avatar.tsx';
import type { Column } from '#ui/lists/DataRow.tsx';
import { RowCard } from '#ui/lists/RowParts.tsx';

import { BLANK, PeoplePage, PERSON, PersonLink } from './PeoplePage.tsx';

const COLUMNS: readonly Column<AdminUser>[] = [PERSON.name('Name', '/admin/users'), PERSON.email];

export function AdminUsersPage() {
  const view = usePeopleView();
  const page = useQuery(adminQueries.users(view.query));
  return (
    <PeoplePage
      title="Users"
      unit={['user', 'users']}
      icon={Users}
      placeholder="Name or email"
      states={['suspended']}
      view={view}
      page={page}
      people={page.data?.users ?? []}
      failure={{ title: 'Unauthorized or failed to fetch users' }}
      columns={COLUMNS}
      card={(user, button) => (
        <RowCard
          picture={<Avatar name={user.name} />}
          title={<PersonLink person={user} to="/admin/users" />}
          end={button}
        >
          <p className="text-sm wrap-anywhere text-ink-2">{user.email || BLANK}</p>
        </RowCard>
      )}
      of="user"
    />
  );
}
