import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { LIMITS } from '@larder/shared/domain/validation';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { wordsFor } from '#lib/apiError';
import { useAuth } from '#lib/session';
import { storedUser } from '#lib/storedUser';
import { toast } from '#lib/toast';
import { updateProfileMutation } from '#queries/auth';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { Notice } from '#ui/Notice';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';

const required = (what: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${what} is required`),
      z.maxLength(max, `${what} must be at most ${max} characters`),
    );

const Form = z.object({
  name: required('Full name', LIMITS.name),
  address: required('Address', LIMITS.address),
});
type Form = z.output<typeof Form>;

/** Name and address of the account; both live in the token, so saving brings a fresh one. */
export function ProfileForm() {
  usePageTitle('Profile');
  const { user, claims, login } = useAuth();
  const update = useMutation(updateProfileMutation);
  const { register, handleSubmit, formState, reset } = useForm<Form>({
    resolver: standardSchemaResolver(Form),
    defaultValues: { name: user?.name ?? '', address: claims.address ?? '' },
  });
  const { errors } = formState;

  // Awaited instead of called back: the fresh token counts even when this form is no longer on the page.
  const submit = handleSubmit(async (form) => {
    // The mutation keeps a failure, and the form shows it.
    const session = await update.mutateAsync(form).catch(() => undefined);
    // Whoever signed out meanwhile stays signed out.
    if (!session || storedUser.get()?.id !== user?.id) return;
    login(session);
    reset(form);
    toast.success('Profile updated successfully!');
  });

  return (
    <div className="wrap pt-8 pb-16">
      <PageHeader title="Profile Information" />
      <form
        aria-label="Profile"
        noValidate
        className="card max-w-2xl space-y-4 p-5 md:p-6"
        onSubmit={(event) => void submit(event)}
      >
        {update.isError && (
          <Notice tone="danger">
            <p className="font-semibold">Failed to update profile</p>
            <p>{wordsFor(update.error)}</p>
          </Notice>
        )}
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
        <Button type="submit" size="lg" busy={update.isPending} className="max-sm:w-full">
          Save Changes
        </Button>
      </form>
    </div>
  );
}
