import { lazy, Suspense } from 'react';

import { isGot, useListAfterPaint } from '#state/groceryList';
import { useIsShared } from '#state/kitchen';
import { useOrderedAfterPaint } from '#state/ordered';
import { setUnits, useUnits } from '#state/units';
import { RootMark } from '#ui/RootMark';
import { UnitsField } from '#ui/UnitsField';

import { ListedRecipes } from './ListedRecipes.tsx';
import { ShopNowButton } from './ShopNowButton.tsx';
import { ShopSummary } from './ShopSummary.tsx';
import { useAtHome } from './useAtHome.ts';
import type { ShopNow } from './useShopNow.ts';

const HouseholdCard = lazy(async () => ({
  default: (await import('./HouseholdCard.tsx')).HouseholdCard,
}));

/**
 * Beside the list: what there is to buy, for whom, from which recipes; on a phone also a bar at the lower
 * edge. Rendered after the paint of the list.
 */
export function SideColumn({ shop }: { shop: ShopNow }) {
  const isShared = useIsShared();
  const { list, selected, open, got, home, isAllOrdered } = useTotals();
  return (
    <>
      <aside aria-label="Summary" className="space-y-4 md:sticky md:top-24">
        {!isAllOrdered && (
          <div className="max-md:hidden">
            <ShopSummary
              selected={selected}
              total={open}
              got={isShared ? got : undefined}
              home={home}
              shop={shop}
            />
          </div>
        )}
        {isShared && (
          <Suspense>
            <HouseholdCard />
          </Suspense>
        )}
        <UnitsField value={useUnits()} onChange={setUnits} />
        <ListedRecipes list={list} />
      </aside>
      {!isAllOrdered && (
        <div className="bottom-bar border-t border-line bg-surface/95 backdrop-blur md:hidden">
          <RootMark of="bar" />
          <ShopNowButton selected={selected} toBuy={selected - home} shop={shop} />
        </div>
      )}
    </>
  );
}

/** How many lines that are not ordered are open, selected, got; how many of the selected ones are at home. */
function useTotals() {
  const list = useListAfterPaint();
  const { keys } = useOrderedAfterPaint();
  const listed = list.lines.filter(({ key }) => !keys.has(key));
  const open = listed.filter((line) => !isGot(line));
  return {
    list,
    open: open.length,
    selected: open.filter((line) => line.selected).length,
    got: listed.length - open.length,
    home: useAtHome(listed),
    isAllOrdered: keys.size > 0 && open.length === 0,
  };
}
