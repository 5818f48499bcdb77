import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';

import { useAuth } from '#lib/session';
import { Avatar } from '#ui/Avatar';

import { ProfileForm } from './ProfileForm.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import { type Tab, TABS } from './tabs.ts';

/**
 * The account: who it is, its tabs, and below them the page of the chosen one. The other features' pages
 * are handed in, so that they are the same under a tab as on their own.
 */
export function ProfilePage({ tabs }: { tabs: Record<Tab, ComponentType> }) {
  const { user } = useAuth();
  const [params] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab'));
  const Page = tab ? tabs[tab] : ProfileForm;
  return (
    // The pages of the tabs have widths of their own; here they all take this one.
    <div className="wrap max-w-[72rem] pt-8 [&_.wrap]:max-w-none [&_.wrap]:px-0">
      {user && (
        <div className="flex items-center gap-4">
          <Avatar name={user.name} size={56} tone="honey" />
          <p className="min-w-0">
            <strong className="block truncate font-display text-xl">{user.name}</strong>
            <span className="block truncate text-sm text-ink-2">{user.email}</span>
          </p>
        </div>
      )}
      <ProfileTabs shown={tab} />
      {/* What one person typed must not stay for the next who signs in, in another tab. */}
      <Page key={user?.id} />
    </div>
  );
}
