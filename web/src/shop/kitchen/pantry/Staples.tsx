import type { PantryItem } from '@larder/shared/kitchen/kitchen.calls';
import { pantryItemOf, STAPLES } from '@larder/shared/kitchen/pantry';
import clsx from 'clsx';
import { Check, Plus } from 'lucide-react';

import { removePantryItems, setPantryItems } from '#shop/kitchen/state/kitchenChanges.ts';
import { TitledCard } from '#ui/TitledCard.tsx';

import { alwaysEntry } from './entries.ts';

/** The usual staples, each one tap away. */
export function Staples({ pantry }: { pantry: readonly PantryItem[] }) {
  return (
    <TitledCard title="Always have">
      <p className="mt-1 text-sm text-ink-2">
        Tap what your kitchen always has. It is not listed until you say that it runs low.
      </p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {STAPLES.map((name) => {
          const entry = alwaysEntry(name);
          const item = pantryItemOf(pantry, entry);
          const isOn = item?.kind === 'always';
          const Mark = isOn ? Check : Plus;
          return (
            <li key={name}>
              <button
                type="button"
                aria-pressed={isOn}
                onClick={() =>
                  isOn
                    ? removePantryItems([item.key])
                    : setPantryItems([{ ...entry, ...(item && { key: item.key }) }])
                }
                className={clsx(
                  'inline-flex min-h-11 items-center gap-1.5 rounded-full border-[1.5px] px-3.5 text-sm font-semibold',
                  isOn
                    ? 'border-brand bg-brand-soft text-on-brand-soft'
                    : 'border-line-strong bg-surface text-ink-2 hover:bg-sunken',
                )}
              >
                <Mark aria-hidden="true" size={16} />
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </TitledCard>
  );
}
