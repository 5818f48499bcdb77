import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from './Button.tsx';

type PagerProps = {
  /** Where in the list the page is: "51–100 of 1,234 users". */
  children?: ReactNode;
  /** Left out where there is no such page. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

/** The ways to the pages beside this one; nothing when there are none. */
export function Pager({ children, onPrevious, onNext }: PagerProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <nav
      aria-label="Pages"
      className="mt-5 flex flex-wrap items-center justify-center gap-x-4 gap-y-3"
    >
      <Button
        look="outline"
        icon={ArrowLeft}
        aria-label="Previous page"
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        Previous
      </Button>
      {children && (
        <p className="num w-full text-center text-sm text-ink-2 max-sm:order-first sm:w-auto">
          {children}
        </p>
      )}
      <Button look="outline" aria-label="Next page" disabled={!onNext} onClick={onNext}>
        Next
        <ArrowRight aria-hidden="true" size={18} />
      </Button>
    </nav>
  );
}
