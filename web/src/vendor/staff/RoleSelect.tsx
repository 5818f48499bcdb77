import type { StaffMember } from '@larder/shared/account/staff.calls';
import { STAFF_ROLES } from '@larder/shared/basics/staff';
import { useQueryClient } from '@tanstack/react-query';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { changeStaffMutation } from '#vendor/staff/queries/staff.ts';

import { ROLE_TITLES } from './staffWords.ts';

/** Changes a member's role at once, without a question: it can be changed back. */
export function RoleSelect({ member: { user_id, name, staff_role } }: { member: StaffMember }) {
  const { submit, isSending } = useSubmit(changeStaffMutation(useQueryClient()), {
    success: (_, { staff_role: next }) => `${name} is a ${next} now.`,
    failed: `The role of ${name} was not changed.`,
    alwaysToast: true,
  });
  return (
    <SelectField
      label={`Role of ${name}`}
      hideLabel
      shape="pill"
      value={staff_role}
      disabled={isSending}
      onChange={({ target }) => {
        const next = STAFF_ROLES.find((role) => role === target.value);
        if (next) void submit({ user_id, staff_role: next });
      }}
    >
      {STAFF_ROLES.map((role) => (
        <option key={role} value={role}>
          {ROLE_TITLES[role]}
        </option>
      ))}
    </SelectField>
  );
}
