import clsx from 'clsx';
import { LogOut, UserCog } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link, NavLink } from 'react-router';

import { useAuth } from '#platform/session/session.ts';
import { CountBadge } from '#ui/CountBadge.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';

import type { IconNavItem } from './areaLinks.ts';
import { Logo } from './Logo.tsx';
import { Main } from './Main.tsx';
import { MenuButton } from './MenuButton.tsx';
import type { Badge } from './MobileMenu.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Progress } from './Progress.tsx';
import { ReadOnlyBanner } from './ReadOnlyBanner.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

type SideLayoutProps = {
  /** Labels the navigation: "Vendor". */
  area: string;
  nav: readonly IconNavItem[];
  /** The address of the page of one’s own account. */
  account: string;
  badges?: ReadonlyMap<string, Badge>;
  mark?: ReactNode;
  /** Above Logout in the sidebar. */
  person?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

const NO_BADGES: ReadonlyMap<string, Badge> = new Map();

/** The frame of a working area: a sidebar from 1024 px, below that a bar with a menu. */
export function SideLayout({
  area,
  nav,
  account,
  badges = NO_BADGES,
  mark,
  person,
  footer,
  children,
}: SideLayoutProps) {
  const { logout } = useAuth();

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[min(15.5rem,30vw)_minmax(0,1fr)] print:block">
      <SkipLink />
      <Progress />
      <header className="sticky top-0 z-30 flex h-16 items-center justify-between border-b border-line bg-surface px-2 lg:h-dvh lg:flex-col lg:items-stretch lg:justify-start lg:overflow-y-auto lg:border-r lg:border-b-0 lg:p-4 print:hidden">
        <div className="flex items-center gap-3">
          <Link to="/" aria-label="Larder home" className="flex rounded-md p-2">
            <Logo />
          </Link>
          {mark}
        </div>
        <SideNav {...{ area, nav, badges }} />
        <div className="mt-auto hidden pt-6 lg:block">
          {person}
          <NavLink
            to={account}
            className={({ isActive }) =>
              clsx(
                'mt-2 flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm font-semibold',
                isActive
                  ? 'bg-brand-soft text-on-brand-soft'
                  : 'text-ink-2 hover:bg-sunken hover:text-ink',
              )
            }
          >
            <UserCog aria-hidden="true" size={19} />
            Account
          </NavLink>
          <button
            type="button"
            onClick={() => void logout()}
            className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-sm font-semibold text-ink-2 hover:bg-sunken hover:text-ink"
          >
            <LogOut aria-hidden="true" size={19} />
            Logout
          </button>
        </div>
        <div className="relative mr-2 lg:hidden">
          <MenuButton groups={[nav, [{ to: account, title: 'Account' }]]} badges={badges} />
          {[...badges].map(([to, badge]) => (
            <CountBadge
              key={to}
              {...badge}
              className="pointer-events-none absolute top-0.5 -right-0.5"
            />
          ))}
        </div>
      </header>
      <div className="flex min-h-[calc(100dvh-4rem)] min-w-0 flex-col lg:min-h-dvh">
        <OfflineBanner />
        <ReadOnlyBanner />
        <UpdateNotice />
        <Main className="mx-auto w-full max-w-[81rem] flex-1 px-4 py-6 md:px-8 lg:px-10 lg:py-9">
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </Main>
        {footer}
      </div>
    </div>
  );
}

function SideNav({
  area,
  nav,
  badges,
}: Required<Pick<SideLayoutProps, 'area' | 'nav' | 'badges'>>) {
  return (
    <nav aria-label={area} className="mt-6 hidden space-y-1 lg:block">
      {nav.map(({ to, title, icon: Icon }) => {
        const badge = badges.get(to);
        return (
          <NavLink
            key={to}
            to={to}
            className={({ isActive }) =>
              clsx(
                'flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm font-semibold transition-colors duration-120',
                isActive
                  ? 'bg-brand-soft text-on-brand-soft'
                  : 'text-ink-2 hover:bg-sunken hover:text-ink',
              )
            }
          >
            <Icon aria-hidden="true" size={19} className="flex-none" />
            <span className="flex-1">{title}</span>
            {badge && <CountBadge {...badge} />}
          </NavLink>
        );
      })}
    </nav>
  );
}
