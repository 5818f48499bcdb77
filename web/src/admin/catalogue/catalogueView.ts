import {
  INGREDIENT_SORTS,
  type IngredientQuery,
  INGREDIENTS_SHOWN,
  type IngredientSort,
  type IngredientsShown,
} from '@larder/shared/food/adminIngredients.calls';

import { textIn, useAddress } from '#platform/page/address.ts';

const INGREDIENTS_PER_PAGE = 50;

export function useCatalogueView() {
  const { params, choose, page, wanted, isFirst, turnTo } = useAddress();
  const sort = INGREDIENT_SORTS.find((by) => by === params.get('sort')) ?? 'nameUp';
  const show = INGREDIENTS_SHOWN.find((kind) => kind === params.get('show')) ?? 'active';
  const query: IngredientQuery = { sort, show, limit: INGREDIENTS_PER_PAGE, ...page };
  return {
    query,
    wanted,
    sort,
    show,
    isFirst,
    turnTo,
    /** The name of the ingredient to add. */
    prefill: textIn(params, 'new'),
    clearSearch: () => choose({ q: '' }),
    setSort: (by: IngredientSort) => choose({ sort: by === 'nameUp' ? '' : by }),
    setShow: (kind: IngredientsShown) => choose({ show: kind === 'active' ? '' : kind }),
  };
}

export type CatalogueView = ReturnType<typeof useCatalogueView>;
