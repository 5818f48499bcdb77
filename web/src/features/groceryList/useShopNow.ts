import type { Place } from '@larder/shared/domain/distance';
import { type CompareItem, type GroceryList, toCompare } from '@larder/shared/domain/groceryList';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { ApiError } from '#lib/apiError';
import { useIsMounted } from '#lib/isMounted';
import { comeBackTo } from '#lib/returnPath';
import { useAuth } from '#lib/session';
import { toast } from '#lib/toast';
import { compareMutation } from '#queries/compare';
import { COMPARE_FAILED, compareFailure, NO_STORE_DATA, NO_STORES } from '#queries/compareFailure';
import { placeQueries } from '#queries/places';
import { groceryList } from '#state/groceryList';
import { startTrip, type Trip } from '#state/trip';

import { locate } from './locate.ts';

/** Source: docs/deviations.md, row 14. */
const DEFAULT_RADIUS_MILES = 25;
const LABEL_LIMIT_MS = 2_000;
const NO_INGREDIENTS = 'No valid ingredients selected';
const LOG_IN = 'Please log in to continue shopping';
export const NO_SELECTION = 'Please select at least one item to shop for';
export const PLACE_REQUIRED = 'User location is required to find nearby stores.';

/** A place with its words; "" as long as nobody said any. */
export type Here = { place: Place; label: string };
export type ShopNow = ReturnType<typeof useShopNow>;

/** What is going on between Shop Now and the Shopping page. */
type Stage =
  | { name: 'idle' }
  | { name: 'locating' }
  | { name: 'comparing' }
  /** The browser does not say where it is; the shopper may. */
  | { name: 'asking'; reason: string }
  /** `from`: nothing was found near there, so looking further may help. */
  | { name: 'failed'; text: string; from?: Here };

/** From the selected lines to the Shopping page: login, place, comparison, trip. */
export function useShopNow(list: GroceryList) {
  const { isAuthenticated, isChecking } = useAuth();
  const isHere = useIsMounted();
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const compare = useMutation(compareMutation);
  const [stage, setStage] = useState<Stage>({ name: 'idle' });

  function logIn(): void {
    toast.info(LOG_IN);
    setStage({ name: 'idle' });
    void navigate('/login', { state: comeBackTo(location) });
  }

  async function start(): Promise<void> {
    if (!list.lines.some((line) => line.selected)) {
      toast.warning(NO_SELECTION);
      return;
    }
    if (!isAuthenticated) {
      logIn();
      return;
    }
    if (toCompare(list).length === 0) {
      setStage({ name: 'failed', text: NO_INGREDIENTS });
      return;
    }
    setStage({ name: 'locating' });
    try {
      await shopFrom({ place: await locate(), label: '' });
    } catch (error) {
      setStage({ name: 'asking', reason: error instanceof Error ? error.message : '' });
    }
  }

  /** Compares around a place. `radius` in miles, null for any distance. It never fails. */
  async function shopFrom(here: Here, radius: number | null = DEFAULT_RADIUS_MILES): Promise<void> {
    // Lines may have been deselected while the shopper was asked for a place.
    const needs = toCompare(groceryList());
    if (needs.length === 0) {
      setStage({ name: 'failed', text: NO_INGREDIENTS });
      return;
    }
    setStage({ name: 'comparing' });
    const [found, hereLabel] = await Promise.all([
      findVendors(needs, here.place, radius),
      here.label || labelOf(here.place),
    ]);
    if (!isHere()) return;
    if (typeof found === 'object') {
      startTrip({ ...found, here: here.place, hereLabel, radius, startedAt: Date.now() });
      void navigate('/shopping');
    } else if (found === LOG_IN) {
      logIn();
    } else {
      const further = found === NO_STORES && radius !== null;
      setStage({ name: 'failed', text: found, ...(further && { from: here }) });
    }
  }

  /** The vendors and what each need was taken for, or what to tell the shopper instead. */
  async function findVendors(
    needs: CompareItem[],
    place: Place,
    radius: number | null,
  ): Promise<Pick<Trip, 'vendors' | 'needs'> | string> {
    try {
      const { success, error, ids, matches } = await compare.mutateAsync({
        compare: needs,
        location: place,
        radius_miles: radius,
      });
      if (!success) return error ?? COMPARE_FAILED;
      if (ids === null) return NO_STORE_DATA;
      if (ids.length === 0) return NO_STORES;
      return {
        vendors: ids,
        needs: needs.map((need, at) => ({ ...need, ...ingredientOf(matches[at]) })),
      };
    } catch (error) {
      return error instanceof ApiError && error.status === 401 ? LOG_IN : compareFailure(error);
    }
  }

  /** The place in words, "" when they are not quickly to be had: stores are what the shopper wants. */
  function labelOf(place: Place): Promise<string> {
    const words = client.query(placeQueries.describe(place)).then(
      (label) => label ?? '',
      () => '',
    );
    const late = new Promise<string>((resolve) => {
      setTimeout(() => resolve(''), LABEL_LIMIT_MS);
    });
    return Promise.race([words, late]);
  }

  return {
    stage,
    busy: isChecking || stage.name === 'locating' || stage.name === 'comparing',
    start,
    shopFrom,
    /** The shopper does not say where they are. */
    giveUp(): void {
      setStage({ name: 'idle' });
      toast.warning(PLACE_REQUIRED);
    },
  };
}

/** What the catalogue took a need for; nothing when it has no such ingredient. */
function ingredientOf(match: { ingredient_id: string | null } | undefined): {
  ingredient_id?: string;
} {
  return match?.ingredient_id ? { ingredient_id: match.ingredient_id } : {};
}
