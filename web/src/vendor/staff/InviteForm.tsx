import { STAFF_ROLES } from '@larder/shared/basics/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';

import { EmailField } from '#platform/forms/emailField.ts';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { useOpenStores } from '#vendor/staff/queries/openStores.ts';
import { inviteMutation } from '#vendor/staff/queries/staff.ts';

import { ROLE_HINTS, ROLE_TITLES, StoreChoice } from './staffWords.ts';
import { StoresField } from './StoresField.tsx';

const Invite = z.object({
  email: EmailField,
  staff_role: z.enum(STAFF_ROLES),
  store_ids: StoreChoice,
});

export function InviteForm({ onDone }: { onDone: () => void }) {
  const form = useSchemaForm(Invite, {
    defaultValues: { email: '', staff_role: 'picker', store_ids: null },
  });
  const box = formBoxes(form);
  const stores = useOpenStores();
  const { control, formState, handleSubmit, setValue } = form;
  const [role, chosen] = useWatch({ control, name: ['staff_role', 'store_ids'] });
  const { submit, isSending, error } = useSubmit(inviteMutation(useQueryClient()), {
    form,
    success: ({ email }) => `Invitation sent to ${email}. The link works for 7 days.`,
    failed: ({ email }) => `${email} was not invited.`,
    onDone,
  });
  return (
    <Card className="mb-6 p-5">
      <Form
        aria-label="Invite somebody"
        className="space-y-4"
        onSubmit={handleSubmit(({ store_ids, ...values }) =>
          submit({ ...values, ...(store_ids && { store_ids }) }),
        )}
      >
        <FailureNotice title="The invitation was not sent." error={error} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="off"
            hint="They get a link to an account of their own."
            {...box('email')}
          />
          <SelectField label="Role" hint={ROLE_HINTS[role]} {...box('staff_role')}>
            {STAFF_ROLES.map((one) => (
              <option key={one} value={one}>
                {ROLE_TITLES[one]}
              </option>
            ))}
          </SelectField>
        </div>
        {stores.length > 1 && (
          <StoresField
            stores={stores}
            value={chosen}
            error={formState.errors.store_ids?.message}
            onChange={(store_ids) =>
              setValue('store_ids', store_ids, { shouldValidate: formState.isSubmitted })
            }
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" busy={isSending}>
            Send invitation
          </Button>
        </div>
      </Form>
    </Card>
  );
}
