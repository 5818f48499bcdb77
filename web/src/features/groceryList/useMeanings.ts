import { unidentifiedNames } from '@larder/shared/domain/groceryByHand';
import type { GroceryList } from '@larder/shared/domain/groceryList';
import { isLine, LIMITS } from '@larder/shared/domain/validation';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { ingredientQueries } from '#queries/ingredients';
import { identifyListed } from '#state/itemsByHand';

import { knownItem } from './knownItem.ts';

/** Finds out which ingredients the shopper's own lines mean, as soon as there is a network. */
export function useMeanings(list: GroceryList): void {
  const names = unidentifiedNames(list).filter((name) => isLine(name, LIMITS.name));
  const { data } = useQuery(ingredientQueries.meanings(names));

  useEffect(() => {
    if (!data) return;
    identifyListed((name) => {
      const meant = data.get(name);
      return meant && knownItem(meant);
    });
  }, [data]);
}
