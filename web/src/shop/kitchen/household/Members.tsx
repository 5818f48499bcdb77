import type { HouseholdMember, HouseholdView } from '@larder/shared/kitchen/household.calls';
import { useQueryClient } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import { removeMemberMutation } from '#shop/kitchen/queries/household.ts';
import { seenWords } from '#shop/kitchen/state/kitchenPeople.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Chip } from '#ui/Chip.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { LazyConfirm } from '#ui/LazyConfirm.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TitledCard } from '#ui/TitledCard.tsx';

export function Members({ household: { members, role } }: { household: HouseholdView }) {
  const self = storedUser.use()?.id;
  const [removing, setRemoving] = useState<HouseholdMember>();
  return (
    <TitledCard title="Members">
      <ul className="mt-2 divide-y divide-line">
        {members.map((member) => (
          <li
            key={member.user_id}
            data-row={member.user_id}
            className="flex min-h-16 items-center gap-3 py-2"
          >
            <Avatar name={member.name} tone={member.user_id === self ? 'honey' : 'auto'} />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 font-medium">
                <span className="break-words">{member.name}</span>
                {member.role === 'owner' && members.length > 1 && <Chip>Owner</Chip>}
              </span>
              <span className="block text-sm text-ink-2">{presence(member, self)}</span>
            </span>
            {role === 'owner' && member.user_id !== self && (
              <IconButton
                label={`Remove ${member.name}`}
                icon={UserMinus}
                tone="danger"
                data-action="remove"
                {...LazyConfirm.preloadProps}
                onClick={() => setRemoving(member)}
              />
            )}
          </li>
        ))}
      </ul>
      {removing && <RemoveDialog member={removing} onEnd={() => setRemoving(undefined)} />}
    </TitledCard>
  );
}

function presence({ user_id, is_here, last_seen_at }: HouseholdMember, self: string | undefined) {
  if (user_id === self) return 'You';
  const words = seenWords({ isHere: is_here, seenAt: last_seen_at?.getTime() });
  return words === '' ? 'Not seen yet' : words;
}

function RemoveDialog({ member, onEnd }: { member: HouseholdMember; onEnd: () => void }) {
  const { submit, isSending, error } = useSubmit(removeMemberMutation(useQueryClient()), {
    onDone: () => {
      toast.success(`${member.name} removed`);
      onEnd();
    },
  });
  return (
    <LazyConfirm
      title={`Remove ${member.name}?`}
      confirmLabel="Remove"
      busy={isSending}
      onConfirm={() => void submit(member.user_id)}
      onCancel={onEnd}
    >
      {member.name} keeps a copy of list, carts and pantry as they are now, and sees no later
      changes. A shopping link that is open ends. You can invite them again.
      {error && (
        <Notice tone="danger" className="mt-3">
          {wordsFor(error)}
        </Notice>
      )}
    </LazyConfirm>
  );
}
