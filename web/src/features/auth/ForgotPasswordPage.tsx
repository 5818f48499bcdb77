import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import * as z from 'zod/mini';

import { OfflineError, wordsFor } from '#lib/apiError';
import { useSubmit } from '#lib/useSubmit';
import { forgotPasswordMutation } from '#queries/auth';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { Notice } from '#ui/Notice';
import { usePageTitle } from '#ui/PageTitle';

import { EmailField } from './accountFields.ts';
import { AuthFrame } from './AuthFrame.tsx';

const Form = z.object({ email: EmailField });
type Form = z.output<typeof Form>;

/** Always reports success, so that nobody learns who has an account. */
export function ForgotPasswordPage() {
  usePageTitle('Forgot Password');
  const [isAnswered, setAnswered] = useState(false);
  const form = useForm<Form>({
    resolver: standardSchemaResolver(Form),
    defaultValues: { email: '' },
  });
  const { register, handleSubmit, formState, getValues } = form;
  const { submit, isSending, error } = useSubmit(forgotPasswordMutation, {
    onDone: () => setAnswered(true),
  });
  const ask = handleSubmit(submit);

  // Offline errors may be shown: they reveal no account.
  if (isAnswered || (error && !(error instanceof OfflineError)))
    return <EmailSent email={getValues('email')} />;
  return (
    <AuthFrame title="Forgot Password" text="We send you a link to set a new one.">
      <form
        aria-label="Forgot password"
        noValidate
        className="space-y-4"
        onSubmit={(event) => void ask(event)}
      >
        {error && <Notice tone="danger">{wordsFor(error)}</Notice>}
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" size="lg" className="w-full" busy={isSending}>
          Send reset link
        </Button>
      </form>
      <p className="mt-6 text-center">
        <Link to="/login" className="font-semibold text-brand underline">
          Back to login
        </Link>
      </p>
    </AuthFrame>
  );
}

function EmailSent({ email }: { email: string }) {
  return (
    <AuthFrame title="Email Sent!">
      <output className="flex items-start gap-3 text-ink-2">
        <MailCheck aria-hidden="true" className="flex-none text-brand" />
        If there is an account for {email}, a link to set a new password is on its way. It works for
        30 minutes.
      </output>
      <p className="mt-6">
        <Link to="/login" className="font-semibold text-brand underline">
          Back to login
        </Link>
      </p>
    </AuthFrame>
  );
}
