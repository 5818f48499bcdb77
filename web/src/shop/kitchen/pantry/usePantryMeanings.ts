import { isLine, LIMITS } from '@larder/shared/basics/validation';
import type { PantryItem } from '@larder/shared/kitchen/kitchen.calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { ingredientQueries } from '#parts/queries/ingredients.ts';
import { setPantryItems } from '#shop/kitchen/state/kitchenChanges.ts';
import { entryOf } from '#shop/kitchen/state/pantry.ts';

/**
 * Looks up the ingredients of the pantry's things by name, as soon as there is a network: recipes say "Table
 * salt" where the pantry says "salt".
 */
export function usePantryMeanings(pantry: readonly PantryItem[]): void {
  const tried = useRef(new Set<string>());
  const names = pantry
    .filter(({ name, ingredient_id }) => ingredient_id === undefined && isLine(name, LIMITS.name))
    .map(({ name }) => name);
  const { data } = useQuery(ingredientQueries.meanings(names));

  useEffect(() => {
    const known = pantry.flatMap((item) => {
      const meant = data?.get(item.name);
      const isNew = item.ingredient_id === undefined && !tried.current.has(item.key);
      return meant && isNew ? [{ ...entryOf(item), ingredient_id: meant.ingredient_id }] : [];
    });
    // Once each: when the server refuses the change, the thing has no ingredient again.
    for (const { key } of known) tried.current.add(key);
    if (known.length > 0) setPantryItems(known);
  }, [data, pantry]);
}
