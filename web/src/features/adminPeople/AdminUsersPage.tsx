import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';

import { adminQueries } from '#queries/admin';
import { usePeopleView } from '#queries/peopleView';

import { DeletionDialog } from './DeletionDialog.tsx';
import { PeoplePage } from './PeoplePage.tsx';
import { UserList } from './UserList.tsx';

/** The shoppers; an administrator can delete one. */
export function AdminUsersPage() {
  const view = usePeopleView();
  const page = useQuery(adminQueries.users(view.query));
  return (
    <PeoplePage
      title="Users"
      unit={['user', 'users']}
      icon={Users}
      placeholder="Name or email"
      view={view}
      page={page}
      people={page.data?.users ?? []}
      failure={{ title: 'Unauthorized or failed to fetch users' }}
      list={(users, ask) => <UserList users={users} onDelete={ask} />}
      dialog={(user, onEnd) => <DeletionDialog of="user" person={user} onEnd={onEnd} />}
    />
  );
}
