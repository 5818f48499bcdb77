import { foldText } from '@larder/shared/basics/text';

import type { Food } from '#shop/compare/rules/planInput.ts';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { setBuyAll } from '#shop/kitchen/state/kitchenChanges.ts';

/**
 * Buys all of a food, though a pack less would nearly do: its lines say so to the whole household, until the returned
 * function is called.
 */
export function buyEnough({ key, name, packs }: Food): () => void {
  const lines = groceryList().lines.filter(
    (line) =>
      line.buyAll !== true &&
      (foldText(line.name) === foldText(name) ||
        line.ingredient_id === key ||
        packs.has(line.ingredient_id ?? '')),
  );
  for (const line of lines) setBuyAll(line, true);
  return () => {
    for (const line of lines) setBuyAll(line, false);
  };
}
