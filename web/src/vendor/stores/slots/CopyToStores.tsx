import type { StoreSlots } from '@larder/shared/stores/slots.model';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { Store as StoreIcon } from 'lucide-react';
import { useState } from 'react';

import { listed } from '#parts/sentences.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';

import { useCopyWeek } from './useCopyWeek.ts';

/** Gives the week's slots to other stores of the vendor. */
export function CopyToStores({ slots, others }: { slots: StoreSlots; others: readonly Store[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { copyTo, isPending } = useCopyWeek(slots);
  const stores = others.filter(({ store_id }) => chosen.includes(store_id));
  if (others.length === 0 || slots.week.length === 0) return null;
  return (
    <section aria-label="Copy the week" className="border-t border-line p-4">
      <h2 className="text-lg">Copy this week to a store</h2>
      <ul className="mt-1">
        {others.map(({ store_id, name, slots: theirs }) => (
          <li key={store_id}>
            <Checkbox
              label={name}
              checked={chosen.includes(store_id)}
              onChange={({ target }) =>
                setChosen(
                  target.checked ? [...chosen, store_id] : chosen.filter((one) => one !== store_id),
                )
              }
            />
            <span className="num -mt-2 block pb-1 pl-9 text-sm text-ink-2">
              {theirs ? `${theirs.week.length} slots a week, to be replaced` : 'none yet'}
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        icon={StoreIcon}
        className="mt-2 w-full"
        busy={isPending}
        aria-disabled={stores.length === 0}
        onClick={() => {
          if (stores.length > 0) void copyTo(stores).then(() => setChosen([]));
        }}
      >
        {stores.length === 0
          ? 'Choose a store'
          : `Copy to ${listed(stores.map(({ name }) => name))}`}
      </Button>
    </section>
  );
}
