import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '#ui/Button.tsx';

type PagerProps = {
  /** The range of the page: "51–100 of 1,234 users". */
  children?: ReactNode;
  /** undefined without such a page. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

/** Buttons to the neighbouring pages; nothing when there are none. */
export function Pager({ children, onPrevious, onNext }: PagerProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <nav
      aria-label="Pages"
      className="mt-5 flex flex-wrap items-center justify-center gap-x-4 gap-y-3"
    >
      <Button
        variant="outline"
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
      <Button variant="outline" aria-label="Next page" disabled={!onNext} onClick={onNext}>
        Next
        <ArrowRight aria-hidden="true" size={18} />
      </Button>
    </nav>
  );
}
