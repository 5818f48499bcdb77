import {
  INGREDIENT_SORTS,
  type IngredientSort,
  type IngredientsShown,
} from '@larder/shared/contract/adminIngredients';

import { AddressSearch } from '#ui/AddressSearch';
import { Segmented } from '#ui/Segmented';
import { SelectField } from '#ui/SelectField';

import type { CatalogueView } from './catalogueView.ts';

const SORT_TITLES: Readonly<Record<IngredientSort, string>> = {
  nameUp: 'Name: A to Z',
  nameDown: 'Name: Z to A',
  category: 'Category',
  incomplete: 'Least complete',
};

const SHOWN: readonly { value: IngredientsShown; title: string }[] = [
  { value: 'active', title: 'Active' },
  { value: 'archived', title: 'Deleted' },
  { value: 'all', title: 'All' },
];

/** How many ingredients there are, which of them are shown, the search and the sort. */
export function IngredientTools({ view, count }: { view: CatalogueView; count: string }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <Segmented label="Show" options={SHOWN} value={view.show} onChange={view.setShow} />
      <output className="num mr-auto text-sm text-ink-2">{count}</output>
      <AddressSearch
        name="q"
        label="Search ingredients"
        placeholder="Name or other name"
        className="w-full sm:w-64"
      />
      <SelectField
        label="Sort"
        hideLabel
        shape="pill"
        className="w-full sm:w-44"
        value={view.sort}
        onChange={(event) =>
          view.setSort(INGREDIENT_SORTS.find((by) => by === event.target.value) ?? 'nameUp')
        }
      >
        {INGREDIENT_SORTS.map((by) => (
          <option key={by} value={by}>
            {SORT_TITLES[by]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
