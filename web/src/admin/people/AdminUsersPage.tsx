import type { AdminUser } from '@larder/shared/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';

import { adminQueries } from '#queries/admin';
import { usePeopleView } from '#queries/peopleView';
import { Avatar } from '#ui/Avatar';
import type { Column } from '#ui/DataRow';
import { RowCard } from '#ui/RowParts';

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
