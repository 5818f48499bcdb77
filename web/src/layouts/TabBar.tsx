import clsx from 'clsx';
import {
  CalendarDays,
  CircleUserRound,
  ListChecks,
  type LucideIcon,
  ShoppingCart,
  Utensils,
} from 'lucide-react';
import { NavLink } from 'react-router';

import { useAuth } from '#platform/session/session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { CountBadge } from '#ui/CountBadge.tsx';
import { RootMark } from '#ui/RootMark.tsx';

import { accountNav, SHOP_NAV } from './links.ts';
import { useMenu } from './MenuButton.tsx';
import type { Badge } from './MobileMenu.tsx';

const TABS: readonly { to: string; title: string; icon: LucideIcon }[] = [
  { to: '/', title: 'Recipes', icon: Utensils },
  { to: '/week', title: 'Week', icon: CalendarDays },
  { to: '/shopping-list', title: 'List', icon: ListChecks },
  { to: '/shopping', title: 'Shop', icon: ShoppingCart },
];

const TAB =
  'relative flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 text-xs leading-tight font-semibold outline-offset-[-3px]';

/** The lower edge of a shopper's phone: where one goes most, and the menu with everything else. */
export function TabBar({ badges }: { badges: ReadonlyMap<string, Badge> }) {
  const { user, isAuthenticated, position } = useAuth();
  const groups = isAuthenticated ? [SHOP_NAV, accountNav(position)] : [SHOP_NAV];
  const { opener, opened } = useMenu({ groups, badges });
  return (
    <>
      <nav
        aria-label="Sections"
        className="tab-bar border-t border-line bg-surface md:hidden print:hidden"
      >
        <RootMark of="tabs" />
        <ul className="mx-auto grid max-w-md grid-cols-5">
          {TABS.map(({ to, title, icon: Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/'}
                className={({ isActive }) =>
                  clsx(
                    TAB,
                    isActive
                      ? 'text-brand before:absolute before:inset-x-6 before:-top-px before:h-0.75 before:rounded-b-full before:bg-brand'
                      : 'text-ink-2',
                  )
                }
              >
                <Icon aria-hidden="true" size={22} className="flex-none" />
                {title}
                <Count badge={badges.get(to)} />
              </NavLink>
            </li>
          ))}
          <li>
            <button type="button" {...opener} className={clsx(TAB, 'w-full text-ink-2')}>
              {user ? (
                <Avatar name={user.name} size={22} tone="honey" isShort />
              ) : (
                <CircleUserRound aria-hidden="true" size={22} className="flex-none" />
              )}
              You
            </button>
          </li>
        </ul>
      </nav>
      {opened}
    </>
  );
}

function Count({ badge }: { badge: Badge | undefined }) {
  return badge && <CountBadge {...badge} className="absolute top-1 left-[calc(50%+0.25rem)]" />;
}
