import { House } from 'lucide-react';
import { useState } from 'react';

import { OfflineError, wordsFor } from '#platform/http/apiError.ts';
import { reloadPage } from '#platform/page/reload.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

/** Shown in place of a page that failed to render or load; the frame stays usable. */
export function RouteError({ error }: { error: unknown }) {
  usePageTitle('Something went wrong');
  const [server, setServer] = useState<'unknown' | 'asked' | 'away'>('unknown');
  const retry = async (): Promise<void> => {
    setServer('asked');
    if (!(await reloadPage())) setServer('away');
  };
  return (
    <div className="wrap py-12" aria-busy={server === 'asked'}>
      <h1 className="sr-only">Something went wrong</h1>
      <ErrorState
        title="This page could not be shown"
        text={wordsFor(server === 'away' ? new OfflineError() : error)}
        onRetry={() => void retry()}
      >
        <LinkButton to="/" variant="outline" icon={House}>
          Home
        </LinkButton>
      </ErrorState>
    </div>
  );
}
