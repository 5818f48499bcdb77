import { Link, useNavigate } from 'react-router';

import { usePageTitle } from '#ui/PageTitle';

import { AuthFrame } from './AuthFrame.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export function VendorRegisterPage() {
  usePageTitle('Create Vendor Account');
  const navigate = useNavigate();
  return (
    <AuthFrame title="Create Vendor Account" text="Open stores, set prices, handle orders.">
      <RegisterForm
        accountRole="vendor"
        onSignedIn={() => void navigate('/vendor/dashboard', { replace: true })}
      />
      <p className="mt-6 text-center text-ink-2">
        Already have an account?{' '}
        <Link to="/vendor/login" className="font-semibold text-brand underline">
          Vendor Login
        </Link>
      </p>
    </AuthFrame>
  );
}
