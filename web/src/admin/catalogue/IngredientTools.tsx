import {
  type IngredientSort,
  type IngredientsShown,
} from '@larder/shared/food/adminIngredients.calls';

import { AddressSearch } from '#ui/fields/AddressSearch.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { SortField } from '#ui/fields/SortField.tsx';

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
      <SortField titles={SORT_TITLES} value={view.sort} onChange={view.setSort} />
    </div>
  );
}
