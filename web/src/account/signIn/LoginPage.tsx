import { useReturnPath } from '#platform/session/returnPath.ts';

import { refusalOr } from './accountFields.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { ForgotLink } from './ForgotLink.tsx';
import { LoginForm } from './LoginForm.tsx';
import { OtherPage } from './OtherPage.tsx';

export function LoginPage() {
  return (
    <AuthFrame title="Login" text="Pick up your list where you left it.">
      <LoginForm
        accountRole="user"
        wordsFor={refusalOr('Login failed. Please try again.')}
        aside={<ForgotLink />}
        next={useReturnPath('/')}
      />
      <OtherPage question="New here?" to="/register">
        Create an account
      </OtherPage>
    </AuthFrame>
  );
}
