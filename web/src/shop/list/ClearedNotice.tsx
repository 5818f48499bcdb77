import { plural } from '@larder/shared/food/amountText';
import type { Stamp } from '@larder/shared/kitchen/groceryList.model';
import type { LineRef } from '@larder/shared/kitchen/kitchenParts.model';
import { useState } from 'react';

import { serverNow } from '#platform/http/serverClock.ts';
import { announce } from '#platform/page/announce.ts';
import { type Cleared, setClearedList } from '#shop/kitchen/state/clearedList.ts';
import { useListAfterPaint } from '#shop/kitchen/state/groceryList.ts';
import { confirmedKitchen } from '#shop/kitchen/state/kitchenConfirmed.ts';
import { personOf, useHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { bringBackCleared } from '#shop/kitchen/state/listChanges.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Later nobody expects a list of before. */
const TOLD_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * Says who of the household has cleared the list, with Undo, until its things are back or a day is over. Whoever did it
 * on this page has the Undo of the press.
 */
export function ClearedNotice({ cleared }: { cleared: Cleared }) {
  const household = useHousehold();
  const [openedAt] = useState(serverNow);
  // Whoever brings the things back changes the list.
  useListAfterPaint();
  const found = findCleared(cleared);
  if (!found || openedAt - found.removed.at > TOLD_FOR_MS) return null;
  const { lines, removed } = found;
  if (cleared.isOwn && removed.at > loadedAt()) return null;
  const things = `${lines.length} ${plural('thing', lines.length)}`;
  const { first, isGone } = personOf(household, removed.by);
  const who = cleared.isOwn ? 'You' : first;

  function undo(): void {
    bringBackCleared(lines, cleared.seq);
    setClearedList(undefined);
    announce(`${things} ${lines.length === 1 ? 'is' : 'are'} on the list again`);
  }

  return (
    <Notice tone="info" className="mb-5">
      <p>
        {isGone && !cleared.isOwn
          ? `The list was cleared (${things}).`
          : `${who} cleared the list (${things}).`}
      </p>
      <div className="mt-2 flex gap-2">
        <Button variant="outline" size="sm" onClick={undo}>
          Undo
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setClearedList(undefined)}>
          Dismiss
        </Button>
      </div>
    </Notice>
  );
}

/** When this page was loaded. Units: milliseconds since 1970, by the server's clock. */
const loadedAt = (): number => serverNow() - performance.now();

type Found = { readonly lines: readonly LineRef[]; readonly removed: Stamp };

/** What a clearing took off the list and can come back; undefined when it is back, or of another household. */
function findCleared({ household_id, seq }: Cleared): Found | undefined {
  const kitchen = confirmedKitchen();
  if (kitchen?.household_id !== household_id) return undefined;
  const gone = kitchen.state.removed.filter(({ removed }) => removed.seq === seq);
  const [first] = gone;
  const lines = gone.map(({ line: { key, generation } }) => ({ key, generation }));
  return first && { lines, removed: first.removed };
}
