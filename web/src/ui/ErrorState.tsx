import { RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from './Button.tsx';

type ErrorStateProps = {
  title: string;
  text?: ReactNode;
  /** Retries; no button without it. */
  onRetry?: (() => void) | undefined;
  /** More buttons or links beside Try Again. */
  children?: ReactNode;
};

/** Shown when the data of a page or list failed to load. Announced at once. */
export function ErrorState({ title, text, onRetry, children }: ErrorStateProps) {
  return (
    <div role="alert" className="card grid place-items-center px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-danger-soft text-on-danger-soft">
        <TriangleAlert aria-hidden="true" size={28} />
      </span>
      <h2 className="mt-4 text-xl font-semibold">{title}</h2>
      {text && <p className="mt-1 max-w-sm text-ink-2">{text}</p>}
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button icon={RefreshCw} onClick={() => onRetry()}>
            Try Again
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
