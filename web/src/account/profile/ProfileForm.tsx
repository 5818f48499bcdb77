import { ProfileBody } from '@larder/shared/account/profile.calls';
import { Phone } from '@larder/shared/basics/phone.model';
import * as z from 'zod/mini';

import { updateProfileMutation } from '#account/queries/auth.ts';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { optionalBox, textBox } from '#platform/forms/textBox.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { toast } from '#platform/page/toast.ts';
import { useAuth } from '#platform/session/session.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

const Profile = z.object({
  name: textBox(ProfileBody.shape.name, 'Full name'),
  address: textBox(ProfileBody.shape.address, 'Address'),
  phone: optionalBox(Phone, 'Phone'),
});

/** The token holds name, address and phone, so saving returns a fresh one. */
export function ProfileForm() {
  usePageTitle('Profile');
  const { user, claims, login } = useAuth();
  const form = useSchemaForm(Profile, {
    defaultValues: {
      name: user?.name ?? '',
      address: claims.address ?? '',
      phone: claims.phone ?? '',
    },
  });
  const box = formBoxes(form);
  const { submit, isSending, error } = useSubmit(updateProfileMutation, {
    form,
    onSuccess: (session, sent) => {
      // Do not sign in again somebody who signed out meanwhile.
      if (storedUser.get()?.id !== user?.id) return;
      login(session);
      form.reset({ ...sent, phone: sent.phone ?? '' });
      toast.success('Profile updated successfully!');
    },
  });
  const save = form.handleSubmit(({ phone, ...profile }) =>
    submit({ ...profile, phone: phone || null }),
  );

  return (
    <div className="wrap pt-8 pb-16">
      <PageHeader title="Profile Information" />
      <Form aria-label="Profile" className="card max-w-2xl space-y-4 p-5 md:p-6" onSubmit={save}>
        <FailureNotice title="Failed to update profile" error={error} />
        <Field label="Full Name" autoComplete="name" {...box('name')} />
        <Field
          label="Address"
          autoComplete="street-address"
          hint="Where stores deliver to. Orders you placed keep the address they had."
          {...box('address')}
        />
        <Field
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          hint="Only stores you order from see it, and shoppers of your stores."
          {...box('phone')}
        />
        <Field
          label="Email"
          type="email"
          readOnly
          value={user?.email ?? ''}
          hint="You log in with it, so it stays."
          className="[&_input]:bg-sunken"
        />
        <Button type="submit" size="lg" busy={isSending} className="max-sm:w-full">
          Save Changes
        </Button>
      </Form>
    </div>
  );
}
