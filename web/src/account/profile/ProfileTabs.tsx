import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';

import { useAuth } from '#platform/session/session.ts';
import { Button } from '#ui/Button.tsx';

import type { Tab } from './tabs.ts';

/** Source: product specification section 2, "Shopper pages". */
const LINKS: readonly { tab: Tab | undefined; title: string }[] = [
  { tab: undefined, title: 'Profile Information' },
  { tab: 'orders', title: 'Order History' },
  { tab: 'saved-recipes', title: 'Saved Recipes' },
  { tab: 'add-recipe', title: 'Add Recipe' },
  // Of our own: password, devices, data.
  { tab: 'account', title: 'Account' },
];

/** Links, so that Back and bookmarks work. */
export function ProfileTabs({ shown }: { shown: Tab | undefined }) {
  const { logout } = useAuth();
  const [leaving, setLeaving] = useState(false);
  return (
    <nav
      aria-label="Profile"
      className="no-scrollbar -mx-1 mt-5 flex items-center gap-1 overflow-x-auto border-b border-line px-1 pt-1"
    >
      {LINKS.map(({ tab, title }) => (
        <Link
          key={title}
          to={tab ? `/profile?tab=${tab}` : '/profile'}
          aria-current={tab === shown ? 'page' : undefined}
          ref={bringIntoSight}
          className="flex min-h-11 flex-none items-center rounded-t-sm border-b-[3px] border-transparent px-4 text-sm font-semibold whitespace-nowrap text-ink-2 outline-offset-[-3px] hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
        >
          {title}
        </Link>
      ))}
      <Button
        variant="danger"
        icon={LogOut}
        busy={leaving}
        className="ml-auto flex-none"
        onClick={() => {
          setLeaving(true);
          void logout();
        }}
      >
        Logout
      </Button>
    </nav>
  );
}

/** On phones the row scrolls: shows the current tab. */
function bringIntoSight(link: HTMLAnchorElement | null): void {
  if (link?.ariaCurrent) link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
