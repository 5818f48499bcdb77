import type { StaffMember } from '@larder/shared/account/staff.calls';
import { useQueryClient } from '@tanstack/react-query';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { removeStaffMutation } from '#vendor/staff/queries/staff.ts';

export function RemoveDialog({
  member: { user_id, name },
  onEnd,
}: {
  member: StaffMember;
  onEnd: () => void;
}) {
  const { submit, isSending, error } = useSubmit(removeStaffMutation(useQueryClient()), {
    success: `${name} does not work for you any more.`,
    failed: `${name} was not removed.`,
    onDone: onEnd,
  });
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      busy={isSending}
      onConfirm={() => void submit(user_id)}
      onCancel={onEnd}
    >
      {error && (
        <Notice tone="danger" className="mb-3">
          {wordsFor(error)}
        </Notice>
      )}
      <ul className="list-disc space-y-1 pl-5">
        <li>They are signed out at once and cannot open your stores any more.</li>
        <li>What they did keeps their name.</li>
        <li>
          Their account goes on as a shopper’s. To take them on again, invite another address.
        </li>
      </ul>
    </ConfirmDialog>
  );
}
