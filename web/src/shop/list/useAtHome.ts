import { useMemo } from 'react';

import type { SharedLine } from '#state/groceryList';
import { countAtHome } from '#state/needs';
import { usePantryAfterPaint } from '#state/pantry';

/** How many of the selected lines the pantry covers, as of the last paint. */
export function useAtHome(lines: readonly SharedLine[]): number {
  const pantry = usePantryAfterPaint();
  return useMemo(() => countAtHome(lines, pantry), [lines, pantry]);
}
