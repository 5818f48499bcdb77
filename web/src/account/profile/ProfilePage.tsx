import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';

import { useAuth } from '#platform/session/session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { ThemeToggle } from '#ui/ThemeToggle.tsx';

import { ProfileForm } from './ProfileForm.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import { type Tab, TABS } from './tabs.ts';

/** The account and its tabs. The tabs show other subjects' pages, which are passed in. */
export function ProfilePage({ tabs }: { tabs: Record<Tab, ComponentType> }) {
  const { user } = useAuth();
  const [params] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab'));
  const Page = tab ? tabs[tab] : ProfileForm;
  return (
    // The tabs' pages lose their own width here.
    <div className="wrap max-w-[72rem] pt-8 [&_.wrap]:max-w-none [&_.wrap]:px-0">
      {user && (
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={user.name} size={56} tone="honey" />
          <p className="min-w-0 flex-1 basis-48">
            <strong className="block truncate font-display text-xl">{user.name}</strong>
            <span className="block truncate text-sm text-ink-2">{user.email}</span>
          </p>
          <ThemeToggle />
        </div>
      )}
      <ProfileTabs shown={tab} />
      {/* Remount when another tab signs in somebody else: drops what was typed. */}
      <Page key={user?.id} />
    </div>
  );
}
