import { Link, useNavigate } from 'react-router';

import { usePageTitle } from '#ui/PageTitle';

import { refusalOr } from './accountFields.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { LoginForm } from './LoginForm.tsx';

export function VendorLoginPage() {
  usePageTitle('Vendor Login');
  const navigate = useNavigate();
  return (
    <AuthFrame title="Welcome Back!" text="Log in to run your stores.">
      <LoginForm
        accountRole="vendor"
        wordsFor={refusalOr('An unexpected error occurred. Please try again.')}
        onSignedIn={() => void navigate('/vendor/dashboard', { replace: true })}
      />
      <p className="mt-6 text-center text-ink-2">
        New here?{' '}
        <Link to="/vendor/register" className="font-semibold text-brand underline">
          Create a vendor account
        </Link>
      </p>
    </AuthFrame>
  );
}
