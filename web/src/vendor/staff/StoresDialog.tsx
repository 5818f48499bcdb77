import type { StaffMember } from '@larder/shared/account/staff.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Modal } from '#ui/Modal.tsx';
import { useOpenStores } from '#vendor/staff/queries/openStores.ts';
import { changeStaffMutation } from '#vendor/staff/queries/staff.ts';

import { StoreChoice, storeWords } from './staffWords.ts';
import { StoresField } from './StoresField.tsx';

/** Asks in which stores a member of the staff works. */
export function StoresDialog({
  member: { user_id, name, store_ids },
  onClose,
}: {
  member: StaffMember;
  onClose: () => void;
}) {
  const stores = useOpenStores();
  const [chosen, setChosen] = useState<readonly string[] | null>(store_ids ?? null);
  const [problem, setProblem] = useState<string>();
  const { submit, isSending, error } = useSubmit(changeStaffMutation(useQueryClient()), {
    success: ({ store_ids: next }) => `${name} works in ${storeWords(next, stores)} now.`,
    failed: `The stores of ${name} were not changed.`,
    onDone: onClose,
  });

  function save(): void {
    const checked = StoreChoice.safeParse(chosen);
    setProblem(checked.error?.issues[0]?.message);
    if (checked.success) void submit({ user_id, store_ids: checked.data });
  }

  return (
    <Modal
      title={`Stores of ${name}`}
      text="They see and change these stores alone, from their next step on."
      closeLabel="Cancel"
      onClose={onClose}
      footer={
        <Button busy={isSending} onClick={save}>
          Save
        </Button>
      }
    >
      <FailureNotice title="The stores were not changed." error={error} />
      <StoresField stores={stores} value={chosen} error={problem} onChange={setChosen} />
    </Modal>
  );
}
