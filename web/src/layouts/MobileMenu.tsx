import clsx from 'clsx';
import { LogIn, LogOut } from 'lucide-react';
import { NavLink } from 'react-router';

import { useAuth } from '#platform/session/session.ts';
import { openStops } from '#shop/trip/rules/tripSheet.ts';
import { useTripStops } from '#shop/trip/state/tripSheets.ts';
import { Button } from '#ui/Button.tsx';
import { CountBadge } from '#ui/CountBadge.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { ThemeToggle } from '#ui/ThemeToggle.tsx';

import { type NavItem, SHOP_NAV, TRIP } from './links.ts';
import { LoginLink } from './LoginLink.tsx';

export type Badge = { count: number; unit: string; tone: 'brand' | 'honey' };

type MobileMenuProps = {
  groups: readonly (readonly NavItem[])[];
  badges: ReadonlyMap<string, Badge>;
  onClose: () => void;
};

export function MobileMenu({ groups, badges, onClose }: MobileMenuProps) {
  const { isAuthenticated, logout } = useAuth();
  const isOnTheWay = openStops(useTripStops()).length > 0;
  return (
    <Sheet title="Menu" onClose={onClose}>
      <nav aria-label="Menu" className="space-y-5">
        {groups.map((items, group) => (
          <ul key={items[0]?.to ?? group}>
            {(isOnTheWay && items === SHOP_NAV ? [...items, TRIP] : items).map(({ to, title }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  onClick={onClose}
                  className={({ isActive }) =>
                    clsx(
                      'flex min-h-13 items-center justify-between rounded-md px-4 font-display text-lg font-semibold',
                      isActive ? 'bg-brand-soft text-on-brand-soft' : 'hover:bg-sunken',
                    )
                  }
                >
                  {title}
                  <LinkBadge badge={badges.get(to)} />
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
        <ThemeToggle />
        {isAuthenticated ? (
          <Button variant="danger" icon={LogOut} onClick={() => void logout()}>
            Logout
          </Button>
        ) : (
          <LoginLink icon={LogIn} className="w-full" onClick={onClose} />
        )}
      </nav>
    </Sheet>
  );
}

function LinkBadge({ badge }: { badge: Badge | undefined }) {
  return badge && <CountBadge {...badge} />;
}
