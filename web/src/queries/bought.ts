import { plural } from '@larder/shared/domain/amountText';
import { boughtLines, unplacedFoods } from '@larder/shared/domain/coverage';
import { listed } from '@larder/shared/domain/sentences';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { toast } from '#lib/toast';
import { useListAfterPaint } from '#state/groceryList';
import { removeLines } from '#state/listChanges';
import { useIsAllOwn, usePlacedOrders } from '#state/placedOrders';
import { packsOfLines } from '#state/rememberServed';
import { type Trip, useTrip } from '#state/trip';

import { ingredientQueries } from './ingredients.ts';

const NO_NEEDS: Trip['needs'] = [];
/** Max things named that stay on the list; more are counted. */
const MAX_NAMED = 3;

/**
 * What was ordered of the list, and how to remove it with Undo.
 *
 * Shape   `count` are foods, as stores and plans count things. `partly` is how many were ordered only in part, and
 *         `staying` says so; "" for none. `isAllOwn`: nobody else of the household ordered anything.
 */
export function useBought(): {
  count: number;
  isAllOwn: boolean;
  partly: number;
  staying: string;
  takeOff: () => void;
} {
  const trip = useTrip();
  const list = useListAfterPaint();
  const orders = usePlacedOrders();
  const isAllOwn = useIsAllOwn();
  const known = useMemo(
    () => ({ needs: trip?.needs ?? NO_NEEDS, packs: packsOfLines(trip) }),
    [trip],
  );
  const names = useMemo(() => unplacedFoods(list, orders, known), [list, orders, known]);
  const { data: meant } = useQuery(ingredientQueries.meanings(names));
  const { keys, foods, partly } = useMemo(
    () => boughtLines(list, orders, { ...known, ...(meant && { meant }) }),
    [list, orders, known, meant],
  );
  return {
    count: foods,
    isAllOwn,
    partly: partly.length,
    staying: stayingText(partly, isAllOwn ? 'you ordered less' : 'less was ordered'),
    takeOff: () =>
      toast.undo(`${foods} ${plural('thing', foods)} taken off the list`, removeLines([...keys])),
  };
}

/** "Rice stays on the list: you ordered less than it needs." */
function stayingText(names: readonly string[], why: string): string {
  if (names.length === 0) return '';
  const more = names.length - MAX_NAMED;
  const named = listed([...names.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])]);
  return `${named} ${names.length === 1 ? 'stays' : 'stay'} on the list: ${why} than it needs.`;
}
