import { ApiError } from '#platform/http/apiError.ts';
import { useReturnPath } from '#platform/session/returnPath.ts';

import { AuthFrame } from './AuthFrame.tsx';
import { ForgotLink } from './ForgotLink.tsx';
import { LoginForm } from './LoginForm.tsx';

export function AdminLoginPage() {
  return (
    <AuthFrame title="Admin Login" text="For administrators.">
      <LoginForm
        accountRole="admin"
        wordsFor={wordsFor}
        aside={<ForgotLink />}
        next={useReturnPath('/admin/overview', '/admin/')}
      />
    </AuthFrame>
  );
}

/** One text for every refused login; other errors show the server's words. */
function wordsFor(error: Error): string {
  if (error instanceof ApiError && error.status !== 401 && error.status !== 403)
    return error.message;
  return 'Invalid email, password or not authorized as admin';
}
