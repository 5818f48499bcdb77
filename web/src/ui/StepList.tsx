import type { ReactNode } from 'react';

type StepListProps = {
  className?: string;
  isEmpty: boolean;
  /** A list item for each step. */
  children: ReactNode;
};

/** How a recipe is made. */
export function StepList({ className, isEmpty, children }: StepListProps) {
  return (
    <section aria-labelledby="instructions" className={className}>
      <h2 id="instructions" className="text-h2">
        Instructions
      </h2>
      {isEmpty ? (
        <p className="mt-3 text-ink-2">This recipe has no instructions.</p>
      ) : (
        <ol className="mt-4 space-y-5">{children}</ol>
      )}
    </section>
  );
}

/** The circle with a number before a step. The list itself tells it to screen readers. */
export function StepNumber({ children }: { children: number }) {
  return (
    <span
      aria-hidden="true"
      className="num grid size-10 flex-none place-items-center rounded-full bg-honey-soft font-display font-bold text-on-honey-soft"
    >
      {children}
    </span>
  );
}
