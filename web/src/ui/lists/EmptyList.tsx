import { type LucideIcon, SearchX } from 'lucide-react';

import { EmptyState } from '#ui/EmptyState.tsx';

import { ClearSearch } from './ClearSearch.tsx';
import type { Paging } from './ListStates.tsx';
import { FirstPage } from './PagedList.tsx';

type EmptyListProps = {
  view: Paging & {
    /** The search text; '' for none. */
    wanted: string;
    clearSearch: () => void;
  };
  icon: LucideIcon;
  /** "users". */
  unit: string;
  /** The title without a search. */
  title: string;
};

/** An empty page, an empty search result, or an empty list. */
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
