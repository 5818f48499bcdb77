import { useAuth } from '#lib/session';
import { Avatar } from '#ui/Avatar';

import { ProfileForm } from './ProfileForm.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';

/** The account: who it is, the ways to all that belongs to it, and its own name and address. */
export function ProfilePage() {
  const { user } = useAuth();
  return (
    <div className="wrap max-w-[72rem] pt-8 pb-16">
      {user && (
        <div className="flex items-center gap-4">
          <Avatar name={user.name} size={56} tone="honey" />
          <p className="min-w-0">
            <strong className="block truncate font-display text-xl">{user.name}</strong>
            <span className="block truncate text-sm text-ink-2">{user.email}</span>
          </p>
        </div>
      )}
      <ProfileTabs />
      <ProfileForm />
    </div>
  );
}
