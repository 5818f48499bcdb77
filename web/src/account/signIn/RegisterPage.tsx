import { useReturnPath } from '#platform/session/returnPath.ts';

import { AuthFrame } from './AuthFrame.tsx';
import { OtherPage } from './OtherPage.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export function RegisterPage() {
  return (
    <AuthFrame
      page="Register"
      title="Create Account"
      text="Save recipes, compare stores and order."
    >
      <RegisterForm accountRole="user" next={useReturnPath('/')} />
      <OtherPage question="Already have an account?" to="/login">
        Login
      </OtherPage>
    </AuthFrame>
  );
}
