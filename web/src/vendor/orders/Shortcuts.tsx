import { Keyboard } from 'lucide-react';

import { Button } from '#ui/Button.tsx';
import { Key } from '#ui/Key.tsx';
import { shortcutsOn } from '#vendor/orders/state/shortcutsOn.ts';

export const ON_ORDERS: readonly (readonly [keys: string, does: string])[] = [
  ['J', 'Next order'],
  ['K', 'Previous order'],
  ['Enter or O', 'Details of the order'],
  ['A', 'Accept'],
  ['R', 'Reject'],
  ['D', 'Mark as Delivered, or Picked up'],
  ['P', 'Pick list'],
  ['X', 'Select, with Shift a range'],
  ['Esc', 'Close the details, then clear the selection'],
  ['/', 'Search'],
  ['?', 'This list'],
];

export function ShortcutHint({ onShowAll }: { onShowAll: () => void }) {
  const isOn = shortcutsOn.use();
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
      {isOn &&
        ON_ORDERS.slice(0, -1).map(([keys, does]) => (
          <span key={keys} className="inline-flex items-center gap-1.5">
            <Key>{keys}</Key> {does.toLowerCase()}
          </span>
        ))}
      <Button variant="ghost" size="sm" icon={Keyboard} onClick={onShowAll}>
        {isOn ? 'All shortcuts' : 'Shortcuts are off'}
      </Button>
    </p>
  );
}
