import {
  INGREDIENT_SORTS,
  type IngredientQuery,
  INGREDIENTS_SHOWN,
  type IngredientSort,
  type IngredientsShown,
} from '@larder/shared/contract/adminIngredients';

import { FIRST_PAGE, textIn, useAddress } from '#lib/address';
import { readPage } from '#lib/pageNumber';

export const INGREDIENTS_PER_PAGE = 50;

/** The search, sort, page and kind of the list, which are in the page's address, and how to change them. */
export function useCatalogueView() {
  const { params, change } = useAddress();
  const wanted = textIn(params, 'q');
  const sort = INGREDIENT_SORTS.find((by) => by === params.get('sort')) ?? 'nameUp';
  const show = INGREDIENTS_SHOWN.find((kind) => kind === params.get('show')) ?? 'active';
  const page = readPage(params.get('page'));
  const query: IngredientQuery = {
    sort,
    show,
    limit: INGREDIENTS_PER_PAGE,
    offset: (page - 1) * INGREDIENTS_PER_PAGE,
    ...(wanted !== '' && { q: wanted }),
  };
  return {
    query,
    wanted,
    sort,
    show,
    page,
    /** What to call the ingredient that is to be added. */
    prefill: textIn(params, 'new'),
    clearSearch: () => change({ q: '', ...FIRST_PAGE }),
    setSort: (by: IngredientSort) => change({ sort: by === 'nameUp' ? '' : by, ...FIRST_PAGE }),
    setShow: (kind: IngredientsShown) =>
      change({ show: kind === 'active' ? '' : kind, ...FIRST_PAGE }),
    /** A step that Back takes back. */
    turnTo: (to: number) => change({ page: to === 1 ? '' : String(to) }, { replace: false }),
  };
}

export type CatalogueView = ReturnType<typeof useCatalogueView>;
