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
  const { data } = useQuery({ ...ingredientQueries.shopper(), enabled: isAuthenticated });
  return (pack) => {
    const known = data?.find(({ ingredient_id }) => ingredient_id === pack.ingredient_id);
    return packWords(pack, known ? weightsOf(known) : {}, system);
  };
}

function weightsOf({ density_g_per_ml, grams_per_piece, measures }: PricedIngredient): Weights {
  return {
    density: density_g_per_ml,
    grams: { ...(grams_per_piece !== null && { piece: grams_per_piece }), ...measures },
  };
}
