import { useReturnPath } from '#platform/session/returnPath.ts';

import { refusalOr } from './accountFields.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { ForgotLink } from './ForgotLink.tsx';
import { LoginForm } from './LoginForm.tsx';
import { OtherPage } from './OtherPage.tsx';

export function VendorLoginPage() {
  return (
    <AuthFrame page="Vendor Login" title="Welcome Back!" text="Log in to run your stores.">
      <LoginForm
        accountRole="vendor"
        wordsFor={refusalOr('An unexpected error occurred. Please try again.')}
        aside={<ForgotLink />}
        next={useReturnPath('/vendor/dashboard', '/vendor/')}
      />
      <OtherPage question="New here?" to="/vendor/register">
        Create a vendor account
      </OtherPage>
    </AuthFrame>
  );
}
