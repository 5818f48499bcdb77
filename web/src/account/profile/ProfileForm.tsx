import { Phone } from '@larder/shared/contract/phone';
import { ProfileBody } from '@larder/shared/contract/profile';
import * as z from 'zod/mini';

import { formBoxes } from '#lib/formBoxes';
import { useAuth } from '#lib/session';
import { storedUser } from '#lib/storedUser';
import { optionalBox, textBox } from '#lib/textBox';
import { toast } from '#lib/toast';
import { useSchemaForm } from '#lib/useSchemaForm';
import { useSubmit } from '#lib/useSubmit';
import { updateProfileMutation } from '#queries/auth';
import { Button } from '#ui/Button';
import { FailureNotice } from '#ui/FailureNotice';
import { Field } from '#ui/Field';
import { Form } from '#ui/Form';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';

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
