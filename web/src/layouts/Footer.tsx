import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';

import { configQuery } from '#platform/http/config.ts';
import { optional } from '#platform/page/optional.ts';
import { ThemeToggle } from '#ui/ThemeToggle.tsx';

import { FOOTER_NAV } from './links.ts';
import { Logo } from './Logo.tsx';

// The server says whether there are any.
const SocialLinks = optional(async () => (await import('./SocialLinks.tsx')).SocialLinks);

export function Footer() {
  const links = useQuery(configQuery()).data?.social_links ?? [];
  return (
    <footer className="mt-16 border-t border-line bg-surface pb-[calc(2.5rem+var(--bottom-bar,0px))] md:mt-24">
      <div className="wrap grid gap-10 py-12 md:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="max-w-xs">
          <Logo />
          <p className="mt-4 text-sm text-ink-2">
            A student educational project. No commercial activity and no real financial
            transactions.
          </p>
          <div className="mt-4 min-h-11">
            {links.length > 0 && (
              <Suspense fallback={null}>
                <SocialLinks links={links} />
              </Suspense>
            )}
          </div>
        </div>
        {FOOTER_NAV.map(({ heading, items }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className="font-sans text-sm font-bold tracking-normal">{heading}</h2>
            <ul className="mt-2">
              {items.map(({ to, title }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-10 items-center text-sm text-ink-2 hover:text-ink hover:underline"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap">
        <div className="flex items-center justify-between border-t border-line pt-6 text-sm text-ink-2">
          <span>© 2026 Larder</span>
          <ThemeToggle />
        </div>
      </div>
    </footer>
  );
}
