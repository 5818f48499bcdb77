import { RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { findPage, focusWhenLost } from '#lib/focus';

import { Button } from './Button.tsx';

type ErrorStateProps = {
  title: string;
  text?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** More ways on beside Try Again. */
  children?: ReactNode;
};

/** What a page or a list shows when its data did not come. It is read out at once. */
export function ErrorState({ title, text, onRetry, children }: ErrorStateProps) {
  // The button goes when what it is about comes, or is waited for.
  function retry(): void {
    onRetry?.();
    focusWhenLost(findPage);
  }

  return (
    <div role="alert" className="card grid place-items-center px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-danger-soft text-on-danger-soft">
        <TriangleAlert aria-hidden="true" size={28} />
      </span>
      <h2 className="mt-4 text-xl font-semibold">{title}</h2>
      {text && <p className="mt-1 max-w-sm text-ink-2">{text}</p>}
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button icon={RefreshCw} onClick={retry}>
            Try Again
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
