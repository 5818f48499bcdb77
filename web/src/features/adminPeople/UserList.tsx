import type { AdminUser } from '@larder/shared/contract/admin';
import { Trash2 } from 'lucide-react';

import { useIsWide } from '#lib/media';
import { Avatar } from '#ui/Avatar';
import { Button } from '#ui/Button';
import { IconButton } from '#ui/IconButton';
import { Table, Td, Th, Tr } from '#ui/Table';

const BLANK = 'N/A';

type UserListProps = {
  users: readonly AdminUser[];
  onDelete: (user: AdminUser) => void;
};

/** The users as a table; as a list on phones. */
export function UserList({ users, onDelete }: UserListProps) {
  const isWide = useIsWide();
  if (!isWide)
    return (
      <ul aria-label="Users" className="card divide-y divide-line overflow-hidden">
        {users.map((user) => (
          <li
            key={user.user_id}
            data-row={user.user_id}
            tabIndex={-1}
            className="flex items-center gap-3 py-2 pr-2 pl-4 -outline-offset-3"
          >
            <Avatar name={user.name} />
            <p className="min-w-0 flex-1 leading-snug">
              <span className="block font-semibold break-words">{user.name || BLANK}</span>
              <span className="block text-sm wrap-anywhere text-ink-2">{user.email || BLANK}</span>
            </p>
            <IconButton
              icon={Trash2}
              tone="danger"
              label={`Delete ${user.name || user.email}`}
              onClick={() => onDelete(user)}
            />
          </li>
        ))}
      </ul>
    );
  return (
    <Table
      label="Users"
      head={
        <>
          <Th>Name</Th>
          <Th>Email</Th>
          <Th align="right">Delete</Th>
        </>
      }
    >
      {users.map((user) => (
        <Tr key={user.user_id} data-row={user.user_id} tabIndex={-1} className="-outline-offset-3">
          <Td>
            <span className="flex items-center gap-3 font-semibold">
              <Avatar name={user.name} size={36} />
              {user.name || BLANK}
            </span>
          </Td>
          <Td className="text-ink-2">
            <span className="block min-w-40 wrap-anywhere">{user.email || BLANK}</span>
          </Td>
          <Td className="text-right">
            <Button
              look="danger"
              size="sm"
              icon={Trash2}
              aria-label={`Delete ${user.name || user.email}`}
              onClick={() => onDelete(user)}
            >
              Delete
            </Button>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}
