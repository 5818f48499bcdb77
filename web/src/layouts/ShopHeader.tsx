import clsx from 'clsx';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';

import { optional } from '#platform/page/optional.ts';
import { useAuth } from '#platform/session/session.ts';
import { useGroceryCount } from '#shop/kitchen/state/groceryCount.ts';
import { CountBadge } from '#ui/CountBadge.tsx';
import { RootMark } from '#ui/RootMark.tsx';

import { accountNav, SHOP_NAV } from './links.ts';
import { LoginLink } from './LoginLink.tsx';
import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { TabBar } from './TabBar.tsx';

// A first visit has no account.
const AccountMenu = optional(async () => (await import('./AccountMenu.tsx')).AccountMenu);

/** Source: product specification section 9, navbar scrolled state. */
const SCROLLED_PX = 50;

/** On phones this page has its own header: its rows begin higher. */
const BARE = '/shopping-list';

/**
 * When scrolled, the bar shrinks; a margin makes up for it, so that the page does not jump and the bar does
 * not flicker at the threshold.
 */
export function ShopHeader() {
  const { isAuthenticated, isUser, isChecking, position } = useAuth();
  const { pathname } = useLocation();
  // Who works for a store or the platform keeps the menu.
  const hasTabs = isUser || !isAuthenticated;
  const count = useGroceryCount();
  const scrolled = useScrolled();
  const unit = count === 1 ? 'item' : 'items';
  const badges = useMemo(
    () => new Map([['/shopping-list', { count, unit, tone: 'brand' as const }]]),
    [count, unit],
  );
  const groups = isAuthenticated ? [SHOP_NAV, accountNav(position)] : [SHOP_NAV];

  return (
    <>
      <header
        data-scrolled={scrolled}
        className={clsx(
          hasTabs && pathname === BARE && 'max-md:hidden',
          'sticky top-0 z-30 border-b transition-[margin,background-color,border-color] duration-200',
          scrolled
            ? 'border-line bg-paper/92 shadow-1 backdrop-blur-md md:mb-4'
            : 'border-transparent bg-paper',
        )}
      >
        <RootMark of="header" />
        <div
          className={clsx(
            'wrap flex items-center gap-3 transition-[height] duration-200',
            scrolled ? 'h-16' : 'h-(--header-height)',
          )}
        >
          <Link to="/" aria-label="Larder home" className="flex rounded-md">
            <Logo />
          </Link>
          <nav aria-label="Main" className="ml-6 hidden gap-1 md:flex">
            {SHOP_NAV.map(({ to, title }) => (
              <NavLink
                key={to}
                to={to}
                end={to === '/'}
                className={({ isActive }) =>
                  clsx(
                    'flex h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold transition-colors duration-120',
                    isActive
                      ? 'bg-brand-soft text-on-brand-soft'
                      : 'text-ink-2 hover:bg-sunken hover:text-ink',
                  )
                }
              >
                {title}
                {badges.has(to) && <CountBadge count={count} unit={unit} />}
              </NavLink>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-1.5">
            <div className="max-md:hidden">
              {isAuthenticated && (
                <Suspense fallback={null}>
                  <AccountMenu />
                </Suspense>
              )}
              {!isAuthenticated && !isChecking && <LoginLink variant="outline" />}
            </div>
            {!hasTabs && <MenuButton groups={groups} badges={badges} className="md:hidden" />}
          </div>
        </div>
      </header>
      {hasTabs && <TabBar badges={badges} />}
    </>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = (): void => setScrolled(window.scrollY > SCROLLED_PX);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return scrolled;
}
