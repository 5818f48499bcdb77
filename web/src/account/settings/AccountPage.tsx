import { useAuth } from '#platform/session/session.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { DataSection } from './DataSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { NoticesSection } from './NoticesSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** One's own account, for everybody: in the profile, and in the areas of vendors and administrators. */
export function AccountPage() {
  usePageTitle('Account');
  const { isAdmin } = useAuth();
  return (
    <>
      <PageHeader title="Account" text="Your password, your devices and your data." />
      <div className="grid max-w-3xl grid-cols-1 gap-5">
        <PasswordSection />
        <SessionsSection />
        {!isAdmin && <NoticesSection />}
        <DataSection />
        <DeleteSection />
      </div>
    </>
  );
}

/** The page as a tab of the profile. */
export function AccountTab() {
  return (
    <div className="wrap pt-8 pb-16">
      <AccountPage />
    </div>
  );
}
