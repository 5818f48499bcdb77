import * as domain from '@larder/shared/domain/groceryByHand';
import type { ListIngredient } from '@larder/shared/domain/groceryList';

import { groceryList, updateList } from './groceryList.ts';

/** Takes back items that the shopper added. */
export function unlistByHand(items: readonly ListIngredient[]): void {
  updateList((now) => items.reduceRight(domain.removeManual, now));
}

/** Gives the shopper's lines the ingredients that their names mean. */
export function identifyListed(find: (name: string) => domain.KnownItem | null | undefined): void {
  const now = groceryList();
  if (domain.identifyLines(now, find) !== now)
    updateList((list) => domain.identifyLines(list, find));
}
