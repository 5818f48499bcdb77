import { useMemo } from 'react';

import type { SharedLine } from '#state/groceryList';
import { countAtHome } from '#state/needs';
import { usePantry } from '#state/pantry';

/** How many of the selected lines the pantry has, so that nothing of them is bought. */
export function useAtHome(lines: readonly SharedLine[]): number {
  const pantry = usePantry();
  return useMemo(() => countAtHome(lines, pantry), [lines, pantry]);
}
