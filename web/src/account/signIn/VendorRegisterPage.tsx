import { AuthFrame } from './AuthFrame.tsx';
import { OtherPage } from './OtherPage.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export function VendorRegisterPage() {
  return (
    <AuthFrame title="Create Vendor Account" text="Open stores, set prices, handle orders.">
      <RegisterForm accountRole="vendor" next="/vendor/dashboard" />
      <OtherPage question="Already have an account?" to="/vendor/login">
        Vendor Login
      </OtherPage>
    </AuthFrame>
  );
}
