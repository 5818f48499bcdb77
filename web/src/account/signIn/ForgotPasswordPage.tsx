import clsx from 'clsx';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';

import { forgotPasswordMutation } from '#account/queries/auth.ts';
import { EmailField } from '#platform/forms/emailField.ts';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { OfflineError, wordsFor } from '#platform/http/apiError.ts';
import { useReturnPath } from '#platform/session/returnPath.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { Notice } from '#ui/Notice.tsx';

import { EmailBox } from './AccountBoxes.tsx';
import { AuthFrame } from './AuthFrame.tsx';

const Account = z.object({ email: EmailField });

/** Always reports success, so that nobody learns who has an account. */
export function ForgotPasswordPage() {
  const [isAnswered, setAnswered] = useState(false);
  const form = useSchemaForm(Account, { defaultValues: { email: '' } });
  const { submit, isSending, error } = useSubmit(forgotPasswordMutation, {
    onDone: () => setAnswered(true),
  });
  const ask = form.handleSubmit(submit);

  // Offline errors may be shown: they reveal no account.
  if (isAnswered || (error && !(error instanceof OfflineError)))
    return <EmailSent email={form.getValues('email')} />;
  return (
    <AuthFrame title="Forgot Password" text="We send you a link to set a new one.">
      <Form aria-label="Forgot password" className="space-y-4" onSubmit={ask}>
        {error && <Notice tone="danger">{wordsFor(error)}</Notice>}
        <EmailBox autoComplete="email" {...formBoxes(form)('email')} />
        <Button type="submit" size="lg" className="w-full" busy={isSending}>
          Send reset link
        </Button>
      </Form>
      <BackToLogin className="text-center" />
    </AuthFrame>
  );
}

function EmailSent({ email }: { email: string }) {
  return (
    <AuthFrame page="Forgot Password" title="Email Sent!">
      <output className="flex items-start gap-3 text-ink-2">
        <MailCheck aria-hidden="true" className="flex-none text-brand" />
        If there is an account for {email}, a link to set a new password is on its way. It works for
        30 minutes.
      </output>
      <BackToLogin />
    </AuthFrame>
  );
}

function BackToLogin({ className }: { className?: string }) {
  return (
    <p className={clsx('mt-6', className)}>
      <Link to={useReturnPath('/login')} className="font-semibold text-brand underline">
        Back to login
      </Link>
    </p>
  );
}
