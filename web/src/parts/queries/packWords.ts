import type { PricedIngredient } from '@larder/shared/food/ingredients.calls';
import type { Weights } from '@larder/shared/food/measures';
import type { Pack } from '@larder/shared/food/packs.model';
import { packWords } from '@larder/shared/kitchen/shownAmounts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

import { useUnits } from '#parts/state/units.ts';
import { useAuth } from '#platform/session/session.ts';

import { ingredientQueries } from './ingredients.ts';

export type PackWords = (pack: Pack) => string;

/** How packs are written: "12 eggs (600 gm)" once the catalogue is known, before that by their weight. */
export function usePackWords(): PackWords {
  const system = useUnits();
  const { isAuthenticated } = useAuth();
  const { data } = useQuery({ ...ingredientQueries.shopper(), enabled: isAuthenticated });
  return useCallback(
    (pack) => {
      const known = data && indexOf(data).get(pack.ingredient_id);
      return packWords(pack, known ? weightsOf(known) : {}, system);
    },
    [data, system],
  );
}

/** One index for all lines of a screen. */
const indexes = new WeakMap<readonly PricedIngredient[], ReadonlyMap<string, PricedIngredient>>();

function indexOf(data: readonly PricedIngredient[]): ReadonlyMap<string, PricedIngredient> {
  const known = indexes.get(data);
  if (known) return known;
  const index = new Map(data.map((one) => [one.ingredient_id, one]));
  indexes.set(data, index);
  return index;
}

/** What is known of an ingredient's weights. */
export function weightsOf({
  density_g_per_ml,
  grams_per_piece,
  measures,
}: PricedIngredient): Weights {
  return {
    density: density_g_per_ml,
    grams: { ...(grams_per_piece !== null && { piece: grams_per_piece }), ...measures },
  };
}
