import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';

import { useAuth } from '#platform/session/session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { ThemeToggle } from '#ui/ThemeToggle.tsx';

import { accountNav } from './links.ts';

/**
 * The account's links behind a button. They are links, so this is a disclosure, not a menu. The native
 * popover handles Escape, outside presses and the focus.
 */
export function AccountMenu() {
  const { user, position, logout } = useAuth();
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);
  if (!user) return null;

  const item =
    'flex min-h-11 w-full items-center rounded-sm px-3 text-left font-medium hover:bg-sunken';
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget="account-menu"
        className="account-button flex h-11 items-center gap-2 rounded-full border-[1.5px] border-line bg-surface py-1 pr-3 pl-1 text-sm font-semibold hover:border-line-strong"
      >
        <Avatar name={user.name} size={32} tone="honey" />
        <span className="sr-only">Account of </span>
        <span className="max-w-32 truncate max-lg:sr-only">{user.name.split(' ')[0]}</span>
        <ChevronDown aria-hidden="true" size={16} />
      </button>
      <nav
        ref={menu}
        id="account-menu"
        popover="auto"
        aria-label="Account"
        className="account-menu w-60 rounded-lg border border-line bg-surface p-2 shadow-3"
      >
        {accountNav(position).map(({ to, title }) => (
          <Link key={to} to={to} className={item}>
            {title}
          </Link>
        ))}
        <hr className="my-2 border-line" />
        <div className="px-3 pt-1 pb-2">
          <ThemeToggle />
        </div>
        <button
          type="button"
          className={`${item} text-danger hover:text-on-danger-soft`}
          onClick={() => {
            // A question before the logout would be below the menu.
            menu.current?.hidePopover();
            void logout();
          }}
        >
          Logout
        </button>
      </nav>
    </div>
  );
}
