import { plural } from '@larder/shared/food/amountText';
import { ListChecks, Store } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { UnitsField } from '#parts/recipes/UnitsField.tsx';
import { setUnits, useUnits } from '#parts/state/units.ts';
import type { PreloadProps } from '#platform/page/lazyPart.ts';
import { isGot, useListAfterPaint } from '#shop/kitchen/state/groceryList.ts';
import { useIsShared } from '#shop/kitchen/state/kitchen.ts';
import { useOrderedAfterPaint } from '#shop/kitchen/state/ordered.ts';
import { enterStore } from '#shop/list/state/inStore.ts';
import { openStops } from '#shop/trip/rules/tripSheet.ts';
import { useTripStops } from '#shop/trip/state/tripSheets.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { RootMark } from '#ui/RootMark.tsx';

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
export function SideColumn({ shop, preloadStore }: { shop: ShopNow; preloadStore: PreloadProps }) {
  const isShared = useIsShared();
  const { list, selected, open, got, home, isAllOrdered } = useTotals();
  const stops = openStops(useTripStops()).length;
  const sheet = (
    <LinkButton to="/trip" icon={ListChecks} variant="outline" className="w-full">
      Trip sheet · {stops} {plural('stop', stops)}
    </LinkButton>
  );
  return (
    <>
      <aside aria-label="Summary" className="space-y-4 md:sticky md:top-24">
        {stops > 0 && <div className={isAllOrdered ? 'max-md:hidden' : ''}>{sheet}</div>}
        {!isAllOrdered && (
          <div className="max-md:hidden">
            <ShopSummary
              selected={selected}
              total={open}
              got={isShared ? got : undefined}
              home={home}
              shop={shop}
            />
            <Button
              variant="outline"
              icon={Store}
              {...preloadStore}
              onClick={enterStore}
              className="mt-3 w-full"
            >
              I’m in a store
            </Button>
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
      {(!isAllOrdered || stops > 0) && (
        <div className="bottom-bar border-t border-line bg-surface/95 backdrop-blur md:hidden">
          <RootMark of="bar" />
          {isAllOrdered ? (
            sheet
          ) : (
            <div className="flex flex-wrap items-start gap-2">
              <div className="min-w-0 flex-1 basis-28">
                <ShopNowButton selected={selected} toBuy={selected - home} shop={shop} />
              </div>
              <Button
                variant="outline"
                size="lg"
                icon={Store}
                {...preloadStore}
                onClick={enterStore}
                className="px-3.5!"
              >
                <span className="max-[22rem]:sr-only">In a store</span>
              </Button>
            </div>
          )}
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
