import { ProfileBody } from '@larder/shared/account/profile.calls';
import * as z from 'zod/mini';

import { updateProfileMutation } from '#account/queries/auth.ts';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { textBox } from '#platform/forms/textBox.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { toast } from '#platform/page/toast.ts';
import { useAuth } from '#platform/session/session.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { Modal } from '#ui/Modal.tsx';

const Address = z.object({ address: textBox(ProfileBody.shape.address, 'Address') });

/** Changes the account's address. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const { user, claims, login } = useAuth();
  const form = useSchemaForm(Address, { defaultValues: { address: claims.address ?? '' } });
  const { submit, isSending, error } = useSubmit(updateProfileMutation, {
    form,
    onSuccess: (session) => {
      // Do not sign in again somebody who signed out meanwhile.
      if (storedUser.get()?.id !== user?.id) return;
      login(session);
      toast.success('Profile updated successfully!');
    },
    onDone: onClose,
  });
  const save = form.handleSubmit(({ address }) => submit({ name: user?.name ?? '', address }));

  return (
    <Modal
      title="Deliver to"
      text="This becomes the address of your account. Orders you placed keep theirs."
      closeLabel="Cancel"
      footer={
        <Button type="submit" form="address" busy={isSending}>
          Save address
        </Button>
      }
      onClose={onClose}
    >
      <Form id="address" aria-label="Address" className="space-y-4 pb-1" onSubmit={save}>
        <FailureNotice title="Failed to update profile" error={error} />
        <Field label="Address" autoComplete="street-address" {...formBoxes(form)('address')} />
      </Form>
    </Modal>
  );
}
