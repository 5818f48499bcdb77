import type { ReactNode } from 'react';

type StepListProps = {
  isEmpty: boolean;
  /** What holds for all of them; "" for nothing. */
  note: string;
  /** A list item for each step. */
  children: ReactNode;
};

/** How a recipe is made. */
export function StepList({ isEmpty, note, children }: StepListProps) {
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions" className="text-h2">
        Instructions
      </h2>
      {isEmpty ? (
        <p className="mt-3 text-ink-2">This recipe has no instructions.</p>
      ) : (
        <>
          {note !== '' && <p className="mt-2 max-w-prose text-sm text-ink-2">{note}</p>}
          <ol className="mt-4 space-y-5">{children}</ol>
        </>
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
