import { PEOPLE_SORTS, type PeopleSort } from '@larder/shared/contract/admin';

import type { PeopleView } from '#queries/peopleView';
import { AddressSearch } from '#ui/AddressSearch';
import { SelectField } from '#ui/SelectField';

const SORT_TITLES: Readonly<Record<PeopleSort, string>> = {
  newest: 'Newest First',
  oldest: 'Oldest First',
  nameUp: 'Name: A to Z',
  nameDown: 'Name: Z to A',
};

type PeopleToolsProps = {
  view: PeopleView;
  /** "users". */
  unit: string;
  /** What the search looks at. */
  placeholder: string;
  /** How many there are, in words. */
  count: string;
};

/** How many people there are, the search and the sort. */
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
      <SelectField
        label="Sort"
        hideLabel
        shape="pill"
        className="w-full sm:w-44"
        value={view.sort}
        onChange={(event) =>
          view.setSort(PEOPLE_SORTS.find((by) => by === event.target.value) ?? 'newest')
        }
      >
        {PEOPLE_SORTS.map((by) => (
          <option key={by} value={by}>
            {SORT_TITLES[by]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
