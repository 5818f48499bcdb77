import { rowKeys } from '#lib/rowKeys';
import { useShortcuts } from '#lib/shortcuts';
import { shortcutsOn } from '#state/shortcutsOn';

/** The shelf's shortcuts: J and K go from row to row, X selects, Escape clears, / searches. */
export function useShelfKeys(parts: Parameters<typeof rowKeys>[0]): void {
  useShortcuts(rowKeys(parts).keys, shortcutsOn.use());
}
