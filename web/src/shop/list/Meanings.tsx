import { isLine, LIMITS } from '@larder/shared/basics/validation';
import { unidentifiedNames } from '@larder/shared/kitchen/groceryByHand';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { ingredientQueries } from '#parts/queries/ingredients.ts';
import { useListAfterPaint } from '#shop/kitchen/state/groceryList.ts';
import { identifyListed } from '#shop/kitchen/state/itemsByHand.ts';

import { knownItem } from './knownItem.ts';

/**
 * Looks up the ingredients of the shopper's own lines, as soon as there is a network. A component of its own:
 * within the page, each press would render the page twice.
 */
export function Meanings() {
  const list = useListAfterPaint();
  const names = useMemo(
    () => unidentifiedNames(list).filter((name) => isLine(name, LIMITS.name)),
    [list],
  );
  const { data } = useQuery(ingredientQueries.meanings(names));

  useEffect(() => {
    if (!data) return;
    identifyListed((name) => {
      const meant = data.get(name);
      return meant && knownItem(meant);
    });
  }, [data]);
  return null;
}
