import { type InsteadOffer, insteadItem, linesOf } from '#lib/plan/insteadOffers';
import { toast } from '#lib/toast';
import { compareStores } from '#queries/compare';
import { compareFailure } from '#queries/compareFailure';
import { groceryList } from '#state/groceryList';
import { unlistByHand } from '#state/itemsByHand';
import { listByHand, removeLines } from '#state/listChanges';
import { needsOf } from '#state/needs';
import { startTrip, trip, type Trip } from '#state/trip';

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
