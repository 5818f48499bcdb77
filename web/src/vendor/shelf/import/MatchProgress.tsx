import { RefreshCw } from 'lucide-react';

import { wordsFor } from '#platform/http/apiError.ts';
import { numberText } from '#platform/page/counts.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

import { ProgressLine } from './ProgressLine.tsx';
import type { Matching } from './useMatching.ts';

/** How far the rows are read, while they are, and how to go on after a failure. */
export function MatchProgress({
  matching: { isRunning, done, all, error, retry },
}: {
  matching: Matching;
}) {
  if (error)
    return (
      <Notice tone="warning" className="mb-3.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-60">
            {numberText(all - done)} of {numberText(all)} rows are not read yet. {wordsFor(error)}{' '}
            Your answers are kept.
          </p>
          <Button variant="outline" icon={RefreshCw} onClick={retry}>
            Retry
          </Button>
        </div>
      </Notice>
    );
  if (!isRunning) return null;
  return <ProgressLine label="Reading the rows" done={done} all={all} unit="rows" />;
}
