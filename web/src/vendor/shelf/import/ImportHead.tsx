import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { StepLine } from '#ui/StepLine.tsx';

import { type Step, STEPS } from './useStep.ts';

const TITLES: Readonly<Record<Step, string>> = {
  file: 'Import from your till',
  columns: 'Import from your till',
  rows: 'What each row is',
  save: 'What will change',
  done: 'Imported',
};

type ImportHeadProps = {
  step: Step;
  store_id: string;
  /** What is imported, and where to. */
  children?: ReactNode;
};

/** The way back, the heading, what is imported, and how far one is. */
export function ImportHead({ step, store_id, children }: ImportHeadProps) {
  return (
    <div className="mb-4">
      <Link
        to={`/vendor/inventory?store=${store_id}`}
        className="-mt-3 -ml-1.5 inline-flex min-h-11 items-center gap-1 pr-3 text-sm font-semibold text-brand hover:underline"
      >
        <ChevronLeft aria-hidden="true" size={18} />
        Inventory
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h1 break-words">{TITLES[step]}</h1>
          {children && <div className="mt-1 text-sm text-ink-2">{children}</div>}
        </div>
        <StepLine
          label="Steps of the import"
          steps={['File', 'Columns', 'Rows', 'Save']}
          current={STEPS.indexOf(step)}
        />
      </div>
    </div>
  );
}
