import type { CartItem } from '@larder/shared/domain/carts';
import { listed } from '@larder/shared/domain/sentences';

import type { Food } from '#lib/plan/planInput';
import { toast } from '#lib/toast';
import { setItemsAt, type StoreCart, useCartsAfterPaint } from '#state/carts';

import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/** Things named; more are counted. */
const MAX_NAMED = 4;
const NO_FOODS: readonly Food[] = [];

/** Says what is in the carts and not on the list, and takes it out with Undo. */
export function NotListed({
  foods = NO_FOODS,
  dropped,
  className = 'mb-4',
}: {
  /** What the list needs of the comparison: everything else in the carts is named too, beside any of it. */
  foods?: readonly Food[] | undefined;
  /** What it does not need any more. */
  dropped: readonly Food[];
  className?: string;
}) {
  const carts = useCartsAfterPaint();
  const taken = carts.flatMap((store) => {
    const items = notListed(store, { carts, foods, dropped });
    return items.length > 0 ? [{ store, items }] : [];
  });
  const names = [...new Set(taken.flatMap(({ items }) => items.map((item) => item.name)))];
  if (names.length === 0) return null;
  const more = names.length - MAX_NAMED;
  const named = listed([...names.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])]);
  const isOne = names.length === 1;

  function takeOut(): void {
    const putBack = setItemsAt(
      taken.map(({ store, items }) => ({
        store,
        items: items.map((item) => ({ ...item, quantity: 0 })),
      })),
    );
    toast.undo(`${named} taken out of the carts`, putBack);
  }

  return (
    <Notice tone="warning" className={className}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-56">
          In your carts, but not on your grocery list: {named}.
        </p>
        <Button variant="outline" size="sm" onClick={takeOut}>
          Take {isOne ? 'it' : 'them'} out
        </Button>
      </div>
    </Notice>
  );
}

/** What left the list; beside things of the list, also what never was on it. */
function notListed(
  { items }: StoreCart,
  {
    carts,
    foods,
    dropped,
  }: { carts: readonly StoreCart[]; foods: readonly Food[]; dropped: readonly Food[] },
): CartItem[] {
  const [wanted, gone] = [packsOf(foods), packsOf(dropped)];
  // Carts that are of no comparison are not of the list either: an order that is repeated.
  const isOfList = carts.some((cart) =>
    cart.items.some(({ ingredient_id }) => wanted.has(ingredient_id)),
  );
  return items.filter(
    ({ ingredient_id }) => !wanted.has(ingredient_id) && (isOfList || gone.has(ingredient_id)),
  );
}

function packsOf(foods: readonly Food[]): ReadonlySet<string> {
  return new Set(foods.flatMap(({ packs }) => [...packs.keys()]));
}
