import { UserPlus } from 'lucide-react';

import { storedUser } from '#lib/storedUser';
import { useHousehold } from '#state/kitchenPeople';
import { Avatar } from '#ui/Avatar';
import { LinkButton } from '#ui/LinkButton';

/** Faces beside the heading; more are counted. */
const MAX_FACES = 4;

/** Who shares the list, and the way to ask somebody in. */
export function HouseholdFaces() {
  const self = storedUser.use()?.id;
  const { members = [] } = useHousehold() ?? {};
  const shown = members.slice(0, MAX_FACES);
  const more = members.length - shown.length;
  return (
    <>
      {members.length > 1 && (
        <ul aria-label="Who shares the list" className="flex items-center -space-x-2">
          {shown.map(({ user_id, name, isHere }) => (
            <li
              key={user_id}
              title={isHere ? `${name}, here now` : name}
              className={`rounded-full border-2 border-paper ${isHere && user_id !== self ? 'ring-2 ring-brand' : ''}`}
            >
              <Avatar name={name} size={36} tone={user_id === self ? 'honey' : 'auto'} />
              <span className="sr-only">{isHere ? `${name}, here now` : name}</span>
            </li>
          ))}
          {more > 0 && <li className="num pl-4 text-sm text-ink-2">+{more}</li>}
        </ul>
      )}
      <LinkButton to="/household" variant="outline" icon={UserPlus}>
        <span className="max-sm:sr-only">Invite</span>
      </LinkButton>
    </>
  );
}
