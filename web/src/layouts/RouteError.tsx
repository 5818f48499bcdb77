import { House } from 'lucide-react';

import { wordsFor } from '#lib/apiError';
import { ErrorState } from '#ui/ErrorState';
import { LinkButton } from '#ui/LinkButton';
import { usePageTitle } from '#ui/PageTitle';

/** Shown in place of a page that failed to render or load; the frame stays usable. */
export function RouteError({ error }: { error: unknown }) {
  usePageTitle('Something went wrong');
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">Something went wrong</h1>
      <ErrorState
        title="This page could not be shown"
        text={wordsFor(error)}
        onRetry={() => window.location.reload()}
      >
        <LinkButton to="/" variant="outline" icon={House}>
          Home
        </LinkButton>
      </ErrorState>
    </div>
  );
}
