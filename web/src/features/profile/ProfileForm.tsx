import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ProfileBody } from '@larder/shared/contract/profile';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { useAuth } from '#lib/session';
import { storedUser } from '#lib/storedUser';
import { textBox } from '#lib/textBox';
import { toast } from '#lib/toast';
import { useSubmit } from '#lib/useSubmit';
import { updateProfileMutation } from '#queries/auth';
import { Button } from '#ui/Button';
import { FailureNotice } from '#ui/FailureNotice';
import { Field } from '#ui/Field';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';

const Form = z.object({
  name: textBox(ProfileBody.shape.name, 'Full name'),
  address: textBox(ProfileBody.shape.address, 'Address'),
});
type Form = z.output<typeof Form>;

/** The token holds name and address, so saving returns a fresh one. */
export function ProfileForm() {
  usePageTitle('Profile');
  const { user, claims, login } = useAuth();
  const form = useForm<Form>({
    resolver: standardSchemaResolver(Form),
    defaultValues: { name: user?.name ?? '', address: claims.address ?? '' },
  });
  const { register, handleSubmit, formState, reset } = form;
  const { errors } = formState;
  const { submit, isSending, error } = useSubmit(updateProfileMutation, {
    form,
    onSuccess: (session, sent) => {
      // Do not sign in again somebody who signed out meanwhile.
      if (storedUser.get()?.id !== user?.id) return;
      login(session);
      reset(sent);
      toast.success('Profile updated successfully!');
    },
  });
  const save = handleSubmit(submit);

  return (
    <div className="wrap pt-8 pb-16">
      <PageHeader title="Profile Information" />
      <form
        aria-label="Profile"
        noValidate
        className="card max-w-2xl space-y-4 p-5 md:p-6"
        onSubmit={(event) => void save(event)}
      >
        <FailureNotice title="Failed to update profile" error={error} />
        <Field
          label="Full Name"
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <Field
          label="Address"
          autoComplete="street-address"
          hint="Where stores deliver to. Orders you placed keep the address they had."
          error={errors.address?.message}
          {...register('address')}
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
      </form>
    </div>
  );
}
