import * as domain from '@larder/shared/kitchen/groceryByHand';
import type { KnownItem } from '@larder/shared/kitchen/kitchenOps.model';

import { groceryList, type SharedLine } from './groceryList.ts';
import { perform, refOf } from './kitchen.ts';

/** Undoes items that the shopper added, by the operations that did. */
export function unlistByHand(ops: readonly string[]): void {
  perform(ops.map((added) => ({ kind: 'take_item', payload: { added } })));
}

/** Assigns matched ingredients to the shopper's own lines. */
export function identifyListed(find: (name: string) => KnownItem | null | undefined): void {
  const now = groceryList();
  if (domain.identifyLines(now, find) === now) return;
  const isNew = (line: SharedLine): boolean => {
    const alone = { ...now, lines: [line] };
    return domain.identifyLines(alone, find) !== alone;
  };
  perform(
    domain.identifiable(now.lines.filter(isNew), find).map(({ line, known }) => ({
      kind: 'identify',
      payload: { line: refOf(line), known, whole: true },
    })),
  );
}
