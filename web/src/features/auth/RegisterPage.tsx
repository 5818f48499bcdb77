import { useLocation } from 'react-router';

import { returnPath } from '#lib/returnPath';
import { usePageTitle } from '#ui/PageTitle';

import { AuthFrame } from './AuthFrame.tsx';
import { OtherPage } from './OtherPage.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export function RegisterPage() {
  usePageTitle('Register');
  const location = useLocation();
  return (
    <AuthFrame title="Create Account" text="Save recipes, compare stores and order.">
      <RegisterForm accountRole="user" next={returnPath(location.state) ?? '/'} />
      <OtherPage question="Already have an account?" to="/login">
        Login
      </OtherPage>
    </AuthFrame>
  );
}
