import type { PeopleSort } from '@larder/shared/contract/admin';

import type { PeopleView } from '#queries/peopleView';
import { AddressSearch } from '#ui/AddressSearch';
import { SortField } from '#ui/SortField';

const SORT_TITLES: Readonly<Record<PeopleSort, string>> = {
  newest: 'Newest First',
  oldest: 'Oldest First',
  nameUp: 'Name: A to Z',
  nameDown: 'Name: Z to A',
};

type PeopleToolsProps = {
  view: PeopleView;
  unit: string;
  placeholder: string;
  count: string;
};

export function PeopleTools({ view, unit, placeholder, count }: PeopleToolsProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-3">
      <output className="num mr-auto text-sm text-ink-2">{count}</output>
      <AddressSearch
        name="q"
        label={`Search ${unit}`}
        placeholder={placeholder}
        className="w-full sm:w-72"
      />
      <SortField titles={SORT_TITLES} value={view.sort} onChange={view.setSort} />
    </div>
  );
}
