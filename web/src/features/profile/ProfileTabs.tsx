import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router';

import { useAuth } from '#lib/session';
import { Button } from '#ui/Button';

/** Source: product specification section 2, "Shopper pages". */
const TABS = [
  { to: '/profile', title: 'Profile Information' },
  { to: '/orders', title: 'Order History' },
  { to: '/saved-recipes', title: 'Saved Recipes' },
  { to: '/add-recipe', title: 'Add Recipe' },
] as const;

/**
 * The tabs of the account. The others are pages of their own, so all are links: Back and bookmarks work,
 * and the focus moves to the page as after any other link.
 */
export function ProfileTabs() {
  const { logout } = useAuth();
  const [leaving, setLeaving] = useState(false);
  return (
    <nav
      aria-label="Profile"
      className="no-scrollbar -mx-1 mt-5 flex items-center gap-1 overflow-x-auto border-b border-line px-1 pt-1"
    >
      {TABS.map(({ to, title }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="flex min-h-11 flex-none items-center rounded-t-sm border-b-[3px] border-transparent px-4 text-sm font-semibold whitespace-nowrap text-ink-2 outline-offset-[-3px] hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
        >
          {title}
        </NavLink>
      ))}
      <Button
        look="danger"
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
