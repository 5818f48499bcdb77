import { useMemo } from 'react';

import type { SharedLine } from '#shop/kitchen/state/groceryList.ts';
import { countAtHome } from '#shop/kitchen/state/needs.ts';
import { usePantryAfterPaint } from '#shop/kitchen/state/pantry.ts';

/** How many of the selected lines the pantry covers, as of the last paint. */
export function useAtHome(lines: readonly SharedLine[]): number {
  const pantry = usePantryAfterPaint();
  return useMemo(() => countAtHome(lines, pantry), [lines, pantry]);
}
