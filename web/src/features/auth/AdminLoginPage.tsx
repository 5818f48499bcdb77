import { useLocation, useNavigate } from 'react-router';

import { ApiError } from '#lib/apiError';
import { returnPath } from '#lib/returnPath';
import { usePageTitle } from '#ui/PageTitle';

import { AuthFrame } from './AuthFrame.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The way into the admin area. */
export function AdminLoginPage() {
  usePageTitle('Admin Login');
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <AuthFrame title="Admin Login" text="For the keepers of users, vendors and the catalogue.">
      <LoginForm
        accountRole="admin"
        wordsFor={wordsFor}
        onSignedIn={() =>
          void navigate(returnPath(location.state, '/admin/') ?? '/admin/users', { replace: true })
        }
      />
    </AuthFrame>
  );
}

/** Every refused login reads the same; a server that did not judge it says why. */
function wordsFor(error: Error): string {
  if (error instanceof ApiError && error.status !== 401 && error.status !== 403)
    return error.message;
  return 'Invalid email, password or not authorized as admin';
}
