import {
  INGREDIENT_SORTS,
  type IngredientQuery,
  INGREDIENTS_SHOWN,
  type IngredientSort,
  type IngredientsShown,
} from '@larder/shared/contract/adminIngredients';

import { textIn, useAddress } from '#lib/address';

const INGREDIENTS_PER_PAGE = 50;

/** The search, sort, page and kind of the list, which are in the page's address, and how to change them. */
export function useCatalogueView() {
  const { params, choose, cursor, isFirst, turnTo } = useAddress();
  const wanted = textIn(params, 'q');
  const sort = INGREDIENT_SORTS.find((by) => by === params.get('sort')) ?? 'nameUp';
  const show = INGREDIENTS_SHOWN.find((kind) => kind === params.get('show')) ?? 'active';
  const query: IngredientQuery = {
    sort,
    show,
    limit: INGREDIENTS_PER_PAGE,
    ...(wanted !== '' && { q: wanted }),
    ...(cursor !== undefined && { cursor }),
  };
  return {
    query,
    wanted,
    sort,
    show,
    isFirst,
    turnTo,
    /** What to call the ingredient that is to be added. */
    prefill: textIn(params, 'new'),
    clearSearch: () => choose({ q: '' }),
    setSort: (by: IngredientSort) => choose({ sort: by === 'nameUp' ? '' : by }),
    setShow: (kind: IngredientsShown) => choose({ show: kind === 'active' ? '' : kind }),
  };
}

export type CatalogueView = ReturnType<typeof useCatalogueView>;
