import { storedUser } from '#platform/session/storedUser.ts';
import { useHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { Avatar } from '#ui/Avatar.tsx';

/** Faces beside the heading; more are counted. */
const MAX_FACES = 3;

/** Who shares the list; nothing for one person alone. */
export function HouseholdFaces() {
  const self = storedUser.use()?.id;
  const { members = [] } = useHousehold() ?? {};
  if (members.length < 2) return null;
  const shown = members.slice(0, MAX_FACES);
  const more = members.length - shown.length;
  return (
    <ul aria-label="Who shares the list" className="flex flex-none items-center -space-x-2">
      {shown.map(({ user_id, name, isHere }) => (
        <li
          key={user_id}
          title={isHere ? `${name}, here now` : name}
          className={`rounded-full border-2 border-paper ${isHere && user_id !== self ? 'ring-2 ring-brand' : ''}`}
        >
          <Avatar name={name} size={32} tone={user_id === self ? 'honey' : 'auto'} />
          <span className="sr-only">{isHere ? `${name}, here now` : name}</span>
        </li>
      ))}
      {more > 0 && <li className="num pl-4 text-sm text-ink-2">+{more}</li>}
    </ul>
  );
}
