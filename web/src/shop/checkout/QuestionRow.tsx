import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { isOpen, type Question } from './questions.ts';

/** A question with its buttons; an open one holds up the order. */
export function QuestionRow({
  question,
  icon: Icon,
  buttons,
  children,
}: {
  question: Question;
  icon: LucideIcon;
  buttons: ReactNode;
  children: ReactNode;
}) {
  return (
    <li
      data-row={question.id}
      data-open={isOpen(question) || undefined}
      tabIndex={-1}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-t border-line px-4 py-2.5 text-[0.9375rem] leading-snug data-open:bg-honey-soft/60 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-5"
    >
      <Icon aria-hidden="true" size={18} strokeWidth={2.25} className="text-on-honey-soft" />
      <p className="min-w-0 break-words">{children}</p>
      {buttons && <div className="flex gap-2 max-sm:col-span-full max-sm:flex-wrap">{buttons}</div>}
    </li>
  );
}
