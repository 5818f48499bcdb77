import { rowKeys } from '#platform/page/rowKeys.ts';
import { useShortcuts } from '#platform/page/shortcuts.ts';
import { shortcutsOn } from '#vendor/orders/state/shortcutsOn.ts';

/** The shelf's shortcuts: J and K go from row to row, X selects, Escape clears, / searches. */
export function useShelfKeys(parts: Parameters<typeof rowKeys>[0]): void {
  useShortcuts(rowKeys(parts).keys, shortcutsOn.use());
}
