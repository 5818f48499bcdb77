import { deletionDone } from '@larder/shared/account/accountWords';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';

import { storedUser } from '#platform/session/storedUser.ts';
import { forgetPerson } from '#platform/stored/keptOf.ts';
import { clearBrowserStorage } from '#platform/stored/stored.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { Deleted } from './deleted.ts';

/** Says what a deletion did, and empties this browser. */
export function DeletedPage() {
  usePageTitle('Account deleted');
  const { state } = useLocation();
  const deleted = Deleted.safeParse(state);
  const user_id = deleted.data?.user_id;
  // On this page, since a guarded one would lead to the login. Not for somebody who signed in later.
  useEffect(() => {
    if (user_id === undefined) return;
    if (storedUser.get()?.id === user_id) clearBrowserStorage();
    // If the end of the session was noticed first, things were kept for a person who does not come back.
    forgetPerson(user_id);
  }, [user_id]);
  if (!deleted.success) return <Navigate to="/" replace />;

  return (
    <div className="wrap max-w-2xl py-12">
      <PageHeader title="Your account is deleted" />
      <div className="card p-5 md:p-6">
        <ul aria-label="What was done" className="space-y-2">
          {deletionDone(deleted.data.done).map((sentence) => (
            <li key={sentence} className="flex items-start gap-3">
              <CircleCheck aria-hidden="true" size={20} className="mt-0.5 flex-none text-brand" />
              {sentence}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-ink-2">
          A mail with this is on its way to the address that you had. Lists and carts of this
          browser are gone, too.
        </p>
      </div>
      <LinkButton to="/" className="mt-6">
        To the recipes
      </LinkButton>
    </div>
  );
}
