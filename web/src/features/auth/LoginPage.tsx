import { Link, useLocation, useNavigate } from 'react-router';

import { returnPath } from '#lib/returnPath';
import { usePageTitle } from '#ui/PageTitle';

import { refusalOr } from './accountFields.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { LoginForm } from './LoginForm.tsx';

export function LoginPage() {
  usePageTitle('Login');
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <AuthFrame title="Login" text="Pick up your list where you left it.">
      <LoginForm
        accountRole="user"
        wordsFor={refusalOr('Login failed. Please try again.')}
        aside={
          <Link to="/forgot-password" className="text-sm font-semibold text-brand hover:underline">
            Forgot password?
          </Link>
        }
        onSignedIn={() => void navigate(returnPath(location.state) ?? '/', { replace: true })}
      />
      <p className="mt-6 text-center text-ink-2">
        New here?{' '}
        <Link to="/register" state={location.state} className="font-semibold text-brand underline">
          Create an account
        </Link>
      </p>
    </AuthFrame>
  );
}
