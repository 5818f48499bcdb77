import { plural } from '@larder/shared/domain/amountText';
import { type GroceryList, listedRecipes } from '@larder/shared/domain/groceryList';
import clsx from 'clsx';
import { lazy, Suspense } from 'react';

import { useClearedList } from '#state/clearedList';
import { useIsListEmpty, useListAfterPaint } from '#state/groceryList';
import { useIsShared } from '#state/kitchen';
import { useHeldUp } from '#state/kitchenSending';
import { useOrderedAfterPaint } from '#state/ordered';
import { usePlacedOrders } from '#state/placedOrders';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';

import { ListColumn } from './ListColumn.tsx';
import { Meanings } from './Meanings.tsx';
import { SideColumn } from './SideColumn.tsx';
import { useShopNow } from './useShopNow.ts';

const AskPlace = lazy(async () => ({
  default: (await import('./AskPlace.tsx')).AskPlace,
}));
const ClearedNotice = lazy(async () => ({
  default: (await import('./ClearedNotice.tsx')).ClearedNotice,
}));
const HouseholdFaces = lazy(async () => ({
  default: (await import('./HouseholdFaces.tsx')).HouseholdFaces,
}));
const TripLink = lazy(async () => ({ default: (await import('./TripLink.tsx')).TripLink }));
const WaitingStrip = lazy(async () => ({
  default: (await import('./WaitingStrip.tsx')).WaitingStrip,
}));

/** The summary stands beside the list from 768 px. */
const COLUMNS = 'md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8';

/** Each part reads the list itself: a press renders the list first, the other parts after the paint. */
export function GroceryListPage() {
  usePageTitle('Grocery List');
  const isEmpty = useIsListEmpty();
  const isShared = useIsShared();
  const cleared = useClearedList();
  const hasOrders = usePlacedOrders().length > 0;
  const shop = useShopNow();
  return (
    <div className="wrap pt-2 pb-6 md:pt-5">
      <Meanings />
      <PageHeader title="Grocery List" text={!isEmpty && <Counted />}>
        {isShared && (
          <Suspense>
            <HouseholdFaces />
          </Suspense>
        )}
      </PageHeader>
      {isShared && <Waiting />}
      {isShared && cleared && (
        <Suspense>
          <ClearedNotice cleared={cleared} />
        </Suspense>
      )}
      {hasOrders && (
        <Suspense>
          <TripLink />
        </Suspense>
      )}

      {/* The form keeps its position, and so the focus, when the first item is added. */}
      <div className={clsx('grid grid-cols-1 items-start gap-6', !isEmpty && COLUMNS)}>
        <ListColumn />
        {!isEmpty && <SideColumn shop={shop} />}
      </div>

      <Suspense>
        {shop.stage.name === 'asking' && (
          <AskPlace
            {...(shop.stage.reason !== undefined && { reason: shop.stage.reason })}
            onPlace={(here) => void shop.shopFrom(here)}
            onLocate={() => void shop.start(true)}
            onClose={() => shop.giveUp()}
          />
        )}
      </Suspense>
    </div>
  );
}

function Waiting() {
  const heldUp = useHeldUp();
  const { lines } = useListAfterPaint();
  return (
    <Suspense>
      <WaitingStrip ops={heldUp} lines={lines} />
    </Suspense>
  );
}

function Counted() {
  const list = useListAfterPaint();
  const { keys } = useOrderedAfterPaint();
  return <p>{summaryOf({ ...list, lines: list.lines.filter(({ key }) => !keys.has(key)) })}</p>;
}

/** "12 items from 3 recipes, combined." */
function summaryOf(list: GroceryList): string {
  const items = list.lines.length;
  const recipes = listedRecipes(list).length;
  const things = `${items} ${plural('item', items)}`;
  if (recipes === 0) return `${things}.`;
  return `${things} from ${recipes} ${plural('recipe', recipes)}, combined.`;
}
