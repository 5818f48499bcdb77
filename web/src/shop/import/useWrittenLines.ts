import { foldText } from '@larder/shared/basics/text';
import { type PricedIngredient } from '@larder/shared/food/ingredients.calls';
import { isTapWater } from '@larder/shared/food/tapWater';
import { firstMeant, meantNames } from '@larder/shared/kitchen/meantNames';
import { kcalOf } from '@larder/shared/recipes/recipeFoods';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { ingredientQueries, meaningOf } from '#parts/queries/ingredients.ts';
import { useDebouncedValue } from '#platform/page/debouncedValue.ts';
import { useAuth } from '#platform/session/session.ts';
import { foodsOf, shownRow } from '#shop/import/review/reviewLines.ts';
import { ownRecipeQueries } from '#shop/saved/queries/recipes.ts';

import {
  type Answers,
  type Meaning,
  nameOf,
  readWritten,
  rememberedNames,
} from './writtenLines.ts';

type Written = { lines: string; answers: Answers; catalogue: readonly PricedIngredient[] };
export type ShownLine = ReturnType<ReturnType<typeof useWrittenLines>['read']>[number];

/** Written lines as they are understood; names are looked up when typing pauses. */
export function useWrittenLines({ lines, answers, catalogue }: Written) {
  const client = useQueryClient();
  const { isAuthenticated } = useAuth();
  const foods = useMemo(() => foodsOf(catalogue), [catalogue]);
  const own = useQuery({
    ...ownRecipeQueries.mine(),
    enabled: isAuthenticated && lines.trim() !== '',
  });
  const remembered = useMemo(() => rememberedNames(own.data ?? []), [own.data]);

  const settled = useDebouncedValue(lines);
  const names = useMemo(() => namesIn(settled, answers), [settled, answers]);
  const asked = useQuery(ingredientQueries.meanings(names));

  /** Reads a text that may be newer than the rendered one. */
  function read(text: string, given: Answers) {
    const meaning: Meaning = (line) => {
      const own = remembered.get(foldText(nameOf(line.name ?? '')));
      const found = firstMeant(line, (meant) => {
        const name = nameOf(meant);
        return asked.data?.get(name) ?? meaningOf(client, name);
      });
      return own ?? (found === null ? null : found?.ingredient_id);
    };
    return readWritten(text, given, meaning).map((row) => ({
      ...shownRow(row, foods),
      isAsked: row.isAsked,
    }));
  }
  return { read, shown: read(lines, answers), isFailed: asked.isError || asked.isPaused };
}

/** The names to look up: all but those of confirmed lines. */
function namesIn(text: string, answers: Answers): string[] {
  const rows = readWritten(text, answers, () => undefined);
  return [
    ...new Set(
      rows.flatMap(({ read, answered }) =>
        answered || read.recipe_title ? [] : meantNames(read).map(nameOf),
      ),
    ),
  ];
}

/** Units: whole kcal. Shape: null where a figure is not known. */
export function kcalOfLine({ line, food }: ShownLine): number | null {
  if (food) return kcalOf(line, food);
  return isTapWater(line.name ?? '') ? 0 : null;
}
