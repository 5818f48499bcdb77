import { Link, useLocation, useNavigate } from 'react-router';

import { returnPath } from '#lib/returnPath';
import { usePageTitle } from '#ui/PageTitle';

import { AuthFrame } from './AuthFrame.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export function RegisterPage() {
  usePageTitle('Register');
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <AuthFrame title="Create Account" text="Save recipes, compare stores and order.">
      <RegisterForm
        accountRole="user"
        onSignedIn={() => void navigate(returnPath(location.state) ?? '/', { replace: true })}
      />
      <p className="mt-6 text-center text-ink-2">
        Already have an account?{' '}
        <Link to="/login" state={location.state} className="font-semibold text-brand underline">
          Login
        </Link>
      </p>
    </AuthFrame>
  );
}
