import type { PricedIngredient } from '@larder/shared/contract/ingredients';
import type { Weights } from '@larder/shared/domain/measures';
import { packWords } from '@larder/shared/domain/shownAmounts';
import { useQuery } from '@tanstack/react-query';

import { useAuth } from '#lib/session';
import { useUnits } from '#state/units';

import { ingredientQueries } from './ingredients.ts';

type Pack = {
  readonly ingredient_id: string;
  readonly name: string;
  readonly unit_quantity: number;
  readonly unit: string;
};

/** How packs are written: "12 eggs (600 gm)" once the catalogue is known, before that by their weight. */
export function usePackWords(): (pack: Pack) => string {
  const system = useUnits();
  const { isAuthenticated } = useAuth();
  const { data } = useQuery({
    ...ingredientQueries.shopper(),
    enabled: isAuthenticated,
    select: weightsById,
  });
  return (pack) => packWords(pack, data?.get(pack.ingredient_id) ?? {}, system);
}

function weightsById(catalogue: readonly PricedIngredient[]): ReadonlyMap<string, Weights> {
  return new Map(
    catalogue.map(({ ingredient_id, density_g_per_ml, grams_per_piece, measures }) => [
      ingredient_id,
      {
        density: density_g_per_ml,
        grams: { ...(grams_per_piece !== null && { piece: grams_per_piece }), ...measures },
      },
    ]),
  );
}
