import { Link, useLocation } from 'react-router';

import { returnPath } from '#lib/returnPath';
import { usePageTitle } from '#ui/PageTitle';

import { refusalOr } from './accountFields.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import { OtherPage } from './OtherPage.tsx';

export function LoginPage() {
  usePageTitle('Login');
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
        next={returnPath(location.state) ?? '/'}
      />
      <OtherPage question="New here?" to="/register">
        Create an account
      </OtherPage>
    </AuthFrame>
  );
}
