import clsx from 'clsx';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';

import { countOf } from '#parts/tables/csvWords.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ShelfPreview } from '#vendor/shelf/ShelfPreview.tsx';
import { ShelfVerdict, type VerdictCounts } from '#vendor/shelf/ShelfVerdict.tsx';

import type { useShelfPlan } from './useShelfPlan.ts';

type PlannedChangeProps = {
  label: string;
  /** Columns of the boxes. */
  className: string;
  job: ReturnType<typeof useShelfPlan>;
  /** The boxes. */
  children: ReactNode;
};

/** The boxes of a change of many items, what it does to each of them, and the button that does it. */
export function PlannedChange({ label, className, job, children }: PlannedChangeProps) {
  const { plan, failure, isSending, send, startAgain } = job;
  return (
    <>
      <form
        noValidate
        aria-label={label}
        className={clsx('card grid gap-4 p-5', className)}
        onSubmit={(event) => event.preventDefault()}
      >
        {children}
      </form>
      {failure !== undefined && (
        <Notice tone="danger" className="mt-4">
          {failure}
        </Notice>
      )}
      {plan && (
        <>
          <div className="mt-4">
            <ShelfVerdict plan={plan} words={wordsOf} isSending={isSending} onSend={send}>
              <Button variant="outline" icon={RefreshCw} onClick={startAgain}>
                Take the shelf as it is now
              </Button>
            </ShelfVerdict>
          </div>
          <ShelfPreview plan={plan} isFile={false} />
        </>
      )}
    </>
  );
}

function wordsOf({ errors, changes }: VerdictCounts) {
  const button = changes === 0 ? 'Change' : `Change ${countOf(changes, 'item')}`;
  if (errors > 0)
    return {
      verdict: `${countOf(errors, 'item was', 'items were')} changed meanwhile, by an order or by somebody else. Look at them, or change the others alone.`,
      button,
    };
  return {
    verdict:
      changes === 0
        ? 'There is nothing to change: these items already are so.'
        : 'This is what will change. Nothing has been changed yet.',
    button,
  };
}
