import { ProfileBody } from '@larder/shared/contract/profile';
import * as z from 'zod/mini';

import { formBoxes } from '#lib/formBoxes';
import { useAuth } from '#lib/session';
import { storedUser } from '#lib/storedUser';
import { textBox } from '#lib/textBox';
import { toast } from '#lib/toast';
import { useSchemaForm } from '#lib/useSchemaForm';
import { useSubmit } from '#lib/useSubmit';
import { updateProfileMutation } from '#queries/auth';
import { Button } from '#ui/Button';
import { FailureNotice } from '#ui/FailureNotice';
import { Field } from '#ui/Field';
import { Form } from '#ui/Form';
import { Modal } from '#ui/Modal';

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
