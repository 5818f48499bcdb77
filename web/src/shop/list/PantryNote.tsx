import type { PantryItem } from '@larder/shared/kitchen/kitchen.calls';
import { pantryVerdict, pantryWords } from '@larder/shared/kitchen/pantry';
import type { ReactNode } from 'react';

import { useUnits } from '#parts/state/units.ts';
import { isKitchenLine, type SharedLine } from '#shop/kitchen/state/groceryList.ts';
import {
  removePantryItems,
  setBuyAll,
  setPantryItems,
} from '#shop/kitchen/state/kitchenChanges.ts';
import { pantryTime } from '#shop/kitchen/state/needs.ts';
import { entryOf } from '#shop/kitchen/state/pantry.ts';

import { lineTitle } from './lineWords.ts';

/** What the pantry takes off a line, `item` being what is at home of it, and the way to buy it all. */
export function PantryNote({
  line,
  item,
  pantryOn,
}: {
  line: SharedLine;
  item: PantryItem | undefined;
  pantryOn: boolean;
}) {
  const system = useUnits();
  if (!isKitchenLine(line)) return null;
  const title = lineTitle(line);
  if (line.buyAll && pantryOn)
    return (
      <Note text="Buying all of it">
        <Press title={title} onPress={() => setBuyAll(line, false)}>
          {item ? 'Count what we have' : 'A little less is fine'}
        </Press>
      </Note>
    );
  const verdict = pantryVerdict(item, line, pantryTime());
  const words = pantryWords(verdict, system);
  if (verdict.verdict === 'all' || words === undefined) return null;
  const entry = entryOf(verdict.item);
  return (
    <Note text={words}>
      {/* Yes clears the date, which has passed. */}
      {verdict.verdict === 'ask' ? (
        <>
          <Press
            title={title}
            onPress={() => setPantryItems([{ ...entry, best_before: undefined }])}
          >
            Yes
          </Press>
          <Press title={title} onPress={() => removePantryItems([entry.key])}>
            No
          </Press>
        </>
      ) : (
        <Press title={title} onPress={() => setBuyAll(line, true)}>
          Buy all
        </Press>
      )}
    </Note>
  );
}

function Note({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm text-on-brand-soft">
      <span className="min-w-0 break-words">{text}</span>
      {children}
    </span>
  );
}

function Press({
  title,
  onPress,
  children,
}: {
  title: string;
  onPress: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-label={`${children}: ${title}`}
      onClick={onPress}
      className="relative min-h-8 rounded-full px-2 font-semibold underline underline-offset-4 hover:bg-sunken max-lg:min-h-11"
    >
      {children}
    </button>
  );
}
