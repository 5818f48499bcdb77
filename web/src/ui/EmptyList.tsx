import { type LucideIcon, SearchX } from 'lucide-react';

import { ClearSearch } from './ClearSearch.tsx';
import { EmptyState } from './EmptyState.tsx';
import type { Paging } from './ListStates.tsx';
import { FirstPage } from './PagedList.tsx';

type EmptyListProps = {
  view: Paging & {
    /** What is searched for, '' for nothing. */
    wanted: string;
    clearSearch: () => void;
  };
  icon: LucideIcon;
  /** "users". */
  unit: string;
  /** For when nothing is searched for. */
  title: string;
};

/** Nothing left on this page, nothing found, or nothing here at all. */
export function EmptyList({ view, icon, unit, title }: EmptyListProps) {
  if (!view.isFirst)
    return (
      <EmptyState icon={icon} title={`No more ${unit}`}>
        <FirstPage onTurn={view.turnTo} />
      </EmptyState>
    );
  if (view.wanted === '') return <EmptyState icon={icon} title={title} />;
  return (
    <EmptyState
      icon={SearchX}
      title={`No ${unit} found`}
      text={`Nothing matches “${view.wanted}”.`}
    >
      <ClearSearch onClear={view.clearSearch} />
    </EmptyState>
  );
}
