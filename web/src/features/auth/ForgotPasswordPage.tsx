import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';

import { OfflineError, wordsFor } from '#lib/apiError';
import { forgotPasswordMutation } from '#queries/auth';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { Notice } from '#ui/Notice';
import { usePageTitle } from '#ui/PageTitle';

import { EmailField } from './accountFields.ts';
import { AuthFrame } from './AuthFrame.tsx';

/** Asks for a reset mail. Whatever happens it says that it was sent: nobody learns who has an account. */
export function ForgotPasswordPage() {
  usePageTitle('Forgot Password');
  const ask = useMutation(forgotPasswordMutation);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const parsed = z.safeParse(EmailField, email);
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    // Without a network nothing was sent, and saying so tells nobody who has an account.
    const onSettled = (_answer: unknown, failure: Error | null): void =>
      setSent(!(failure instanceof OfflineError));
    ask.mutate({ email: parsed.data }, { onSettled });
  }

  if (sent)
    return (
      <AuthFrame title="Email Sent!">
        <output className="flex items-start gap-3 text-ink-2">
          <MailCheck aria-hidden="true" className="flex-none text-brand" />
          If there is an account for {email}, a link to set a new password is on its way. It works
          for 30 minutes.
        </output>
        <p className="mt-6">
          <Link to="/login" className="font-semibold text-brand underline">
            Back to login
          </Link>
        </p>
      </AuthFrame>
    );
  return (
    <AuthFrame title="Forgot Password" text="We send you a link to set a new one.">
      <form aria-label="Forgot password" noValidate className="space-y-4" onSubmit={submit}>
        {ask.isError && <Notice tone="danger">{wordsFor(ask.error)}</Notice>}
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" size="lg" className="w-full" busy={ask.isPending}>
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
