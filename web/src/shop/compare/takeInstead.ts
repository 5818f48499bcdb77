import { toast } from '#platform/page/toast.ts';
import { compareStores } from '#shop/compare/queries/compare.ts';
import { compareFailure } from '#shop/compare/queries/compareFailure.ts';
import { type InsteadOffer, insteadItem, linesOf } from '#shop/compare/rules/insteadOffers.ts';
import { startTrip, trip, type Trip } from '#shop/compare/state/trip.ts';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { unlistByHand } from '#shop/kitchen/state/itemsByHand.ts';
import { listByHand, removeLines } from '#shop/kitchen/state/listChanges.ts';
import { needsOf } from '#shop/kitchen/state/needs.ts';

/**
 * Lists what stands for a food in its place, and compares the stores for it, so that the plan buys it. Undo takes back the
 * list and the comparison.
 */
export async function takeInstead(offer: InsteadOffer, before: Trip): Promise<void> {
  const { food, instead } = offer;
  const item = insteadItem(offer);
  const compared = trip();
  const putBack = removeLines(linesOf(food, groceryList().lines).map(({ key }) => key));
  const ops = listByHand(item);
  /** The comparisons that Undo may replace. */
  const replaced = new Set([compared]);
  let isUndone = false;
  toast.undo(`${instead.name} instead of ${food.name}`, () => {
    isUndone = true;
    unlistByHand(ops);
    putBack();
    if (compared && replaced.has(trip())) startTrip(compared);
  });
  const { here, hereLabel, radius } = before;
  try {
    const found = await compareStores({
      needs: needsOf(groceryList()),
      place: { here, hereLabel, radius },
    });
    if (isUndone || trip() !== compared) return;
    replaced.add(found);
    startTrip(found);
  } catch (error) {
    if (!isUndone) toast.error(compareFailure(error));
  }
}
