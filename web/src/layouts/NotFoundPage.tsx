import { Compass } from 'lucide-react';

import { useAuth } from '#platform/session/session.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

export function NotFoundPage() {
  usePageTitle('Page not found');
  const { isAdmin } = useAuth();
  return (
    <div className="wrap grid place-items-center py-16 text-center md:py-24">
      <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-on-brand-soft">
        <Compass aria-hidden="true" size={36} />
      </span>
      <p className="mt-6 font-display text-lg font-semibold text-ink-2">404</p>
      <h1 className="mt-1 text-h1">Page not found</h1>
      <p className="mt-3 max-w-md text-ink-2">
        There is nothing at this address. It may have moved, or the link has a typing mistake.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {isAdmin ? (
          <LinkButton to="/admin/overview">Go to Dashboard</LinkButton>
        ) : (
          <LinkButton to="/login">Go to Login</LinkButton>
        )}
        <LinkButton to="/" variant="outline">
          Find Recipes
        </LinkButton>
      </div>
    </div>
  );
}
