import { groupByCategory } from '@larder/shared/food/aisles';
import { CircleCheck, ListChecks } from 'lucide-react';
import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';

import { useUnits } from '#parts/state/units.ts';
import { serverNow } from '#platform/http/serverClock.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { startAtTop } from '#platform/page/startAtTop.ts';
import { useWakeLock } from '#platform/page/useWakeLock.ts';
import { setGoingTo, useGoingTo, useListedAisles } from '#shop/kitchen/state/aisles.ts';
import { useBrandsOfLines } from '#shop/kitchen/state/brands.ts';
import { isGot, type SharedList, useGroceryList } from '#shop/kitchen/state/groceryList.ts';
import { useHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { useOrdered } from '#shop/kitchen/state/ordered.ts';
import { leaveStore, markNotThere, useInStore } from '#shop/list/state/inStore.ts';
import { openStops } from '#shop/trip/rules/tripSheet.ts';
import { useTripStops } from '#shop/trip/state/tripSheets.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

import { AddItem } from './AddItem.tsx';
import { StoreAisle } from './StoreAisle.tsx';
import { StoreHeader } from './StoreHeader.tsx';

const AisleDialog = lazyPart(async () => (await import('./AisleDialog.tsx')).AisleDialog);
const EditItemDialog = lazyPart(async () => (await import('./EditItemDialog.tsx')).EditItemDialog);
const StoreRowSheet = lazyPart(async () => (await import('./StoreRowSheet.tsx')).StoreRowSheet);

/** What was got before is of another trip. */
const TRIP_MS = 12 * 60 * 60 * 1000;

type Opened = { part: 'aisles' } | { part: 'row' | 'edit'; key: string };

/** The list for the hand that pushes the cart: whole rows tick, what is got sinks, the screen stays awake. */
export function InStore() {
  useWakeLock();
  useStoreOfTrip();
  useEffect(startAtTop, []);
  const { list, press } = useStillWhilePressed(useGroceryList());
  const { lines, isThere } = useLinesHere(list);
  const { hasPictures, notThere } = useInStore();
  const aisles = useListedAisles();
  const household = useHousehold();
  const brands = useBrandsOfLines(list.lines);
  const system = useUnits();
  const [opened, setOpened] = useState<Opened>();
  const [isAdding, setIsAdding] = useState(false);
  const close = (): void => setOpened(undefined);

  const got = lines.filter(isGot).length;
  const left = lines.filter((line) => !isGot(line) && isThere(line.key)).length;
  const shown = opened && 'key' in opened ? lines.find(({ key }) => key === opened.key) : undefined;
  return (
    <div className="mx-auto w-full max-w-[35rem] pb-8" {...press}>
      <StoreHeader
        got={got}
        total={lines.length}
        onStore={() => setOpened({ part: 'aisles' })}
        onAdd={() => setIsAdding(true)}
      />
      {isAdding && (
        <div className="px-4 pt-2">
          <AddItem />
        </div>
      )}
      {groupByCategory(lines, aisles).map(({ category, lines: inAisle }) => (
        <StoreAisle
          key={category}
          category={category}
          lines={inAisle}
          notThere={notThere}
          hasPictures={hasPictures}
          brands={brands}
          household={household}
          system={system}
          onMore={(key) => setOpened({ part: 'row', key })}
        />
      ))}
      <StoreEnd got={got} left={left} total={lines.length} />
      {opened?.part === 'aisles' && <AisleDialog onClose={close} />}
      {opened?.part === 'row' && shown && (
        <StoreRowSheet
          line={shown}
          isThere={isThere(shown.key)}
          onThere={() => markNotThere(shown.key, isThere(shown.key))}
          onEdit={() => setOpened({ part: 'edit', key: shown.key })}
          onClose={close}
        />
      )}
      {opened?.part === 'edit' && shown && <EditItemDialog line={shown} onClose={close} />}
    </div>
  );
}

/** What stands below the aisles when there is nothing to take. */
function StoreEnd({ got, left, total }: { got: number; left: number; total: number }) {
  if (left > 0) return null;
  if (total === 0)
    return (
      <EmptyState
        icon={ListChecks}
        title="Nothing here for this store"
        text="All that is on the list is ordered, got or not chosen."
      >
        <Button onClick={leaveStore}>Show the whole list</Button>
      </EmptyState>
    );
  const missing = total - got;
  return (
    <EmptyState
      icon={CircleCheck}
      title={missing === 0 ? `All ${got} got` : `${got} got, ${missing} not there`}
      text={
        missing === 0 ? 'Nothing is left to take here.' : 'What was not there stays on the list.'
      }
    >
      <Button onClick={leaveStore}>Done</Button>
    </EmptyState>
  );
}

/** What is to take, and what was got on this trip. Ordered things come by themselves. */
function useLinesHere(list: SharedList) {
  const { keys } = useOrdered();
  const { notThere } = useInStore();
  const [openedAt] = useState(serverNow);
  const lines = list.lines.filter((line) =>
    isGot(line) ? openedAt - line.got.at < TRIP_MS : line.selected && !keys.has(line.key),
  );
  return { lines, isThere: (key: string) => !notThere.includes(key) };
}

/** Where no store was chosen, one enters the store of the next pick-up. */
function useStoreOfTrip(): void {
  const going = useGoingTo();
  const [next] = openStops(useTripStops());
  const enter = useEffectEvent(() => {
    if (!going && next) setGoingTo({ store_id: next.store_id, storeName: next.storeName });
  });
  useEffect(() => enter(), []);
}

/** The list as it was when a finger came down: what others tick must not move the row under it. */
function useStillWhilePressed(now: SharedList) {
  const [held, setHeld] = useState<SharedList>();
  useEffect(() => {
    if (!held) return undefined;
    // The click comes after the finger is up, in the same task.
    const release = (): void => void setTimeout(() => setHeld(undefined));
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [held]);
  const press = { onPointerDown: (_: PointerEvent) => setHeld(now) };
  return { list: held ?? now, press };
}
