import { Refrigerator } from 'lucide-react';
import { Link } from 'react-router';

import { storedUser } from '#platform/session/storedUser.ts';
import { seenWords, useHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { Avatar } from '#ui/Avatar.tsx';

/** Who shares the list, and who has it open. */
export function HouseholdCard() {
  const household = useHousehold();
  const self = storedUser.use()?.id;
  if (!household) return null;
  const { name, members } = household;
  return (
    <section aria-labelledby="household" className="card p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2
          id="household"
          className="min-w-0 flex-1 basis-32 text-[1.0625rem] font-semibold break-words"
        >
          {name}
        </h2>
        <Link
          to="/household"
          className="inline-flex min-h-11 flex-none items-center text-sm font-semibold text-brand hover:underline"
        >
          Manage
        </Link>
      </div>
      <ul className="mt-1 space-y-2.5">
        {members.map((member) => (
          <li key={member.user_id} className="flex flex-wrap items-center gap-x-3">
            <Avatar
              name={member.name}
              size={32}
              tone={member.user_id === self ? 'honey' : 'auto'}
            />
            <span className="min-w-0 flex-1 basis-20 font-medium break-words">{member.name}</span>
            <span
              className={
                member.isHere && member.user_id !== self
                  ? 'ml-auto flex-none text-sm font-semibold text-brand'
                  : 'ml-auto flex-none text-sm text-ink-2'
              }
            >
              {member.user_id === self ? 'You' : seenWords(member)}
            </span>
          </li>
        ))}
      </ul>
      <Link
        to="/pantry"
        className="mt-3 -mb-2 flex min-h-11 items-center gap-2.5 border-t border-line text-sm font-semibold text-brand hover:underline"
      >
        <Refrigerator aria-hidden="true" size={18} />
        What is at home
      </Link>
    </section>
  );
}
