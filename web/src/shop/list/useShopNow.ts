import { LIMITS } from '@larder/shared/basics/validation';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useIsMounted } from '#platform/forms/isMounted.ts';
import { ApiError } from '#platform/http/apiError.ts';
import { type Here, locate, PLACE_REQUIRED } from '#platform/maps/locate.ts';
import { placeQueries } from '#platform/maps/placeQueries.ts';
import { toast } from '#platform/page/toast.ts';
import { comeBackTo } from '#platform/session/returnPath.ts';
import { useAuth } from '#platform/session/session.ts';
import { compareFailure, NO_STORES, TOO_MANY_NEEDS } from '#shop/compare/queries/compareFailure.ts';
import { shoppingPlaceNow } from '#shop/compare/state/shoppingPlace.ts';
import { groceryList, isGot } from '#shop/kitchen/state/groceryList.ts';
import { needsOf } from '#shop/kitchen/state/needs.ts';
import { orderedNow } from '#shop/kitchen/state/ordered.ts';

/** Source: docs/deviations.md, row 14. */
const DEFAULT_RADIUS_MILES = 25;
const NO_INGREDIENTS = 'No valid ingredients selected';
export const NO_SELECTION = 'Please select at least one item to shop for';

export type ShopNow = ReturnType<typeof useShopNow>;

type Stage =
  | { name: 'idle' }
  | { name: 'locating' }
  | { name: 'comparing' }
  | { name: 'asking'; reason?: string }
  /** `from` is set when no store is near: a larger radius may help. */
  | { name: 'failed'; text: string; from?: Here };

/** From the selected lines to the Shopping page: login, place, comparison, trip. */
export function useShopNow() {
  const { isAuthenticated, isChecking, claims } = useAuth();
  const isHere = useIsMounted();
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const [stage, setStage] = useState<Stage>({ name: 'idle' });

  function logIn(): void {
    toast.info('Please log in to continue shopping');
    setStage({ name: 'idle' });
    void navigate('/login', { state: comeBackTo(location) });
  }

  /** `isForDevice`: use the device's location only, not the last place. */
  async function start(isForDevice = false): Promise<void> {
    const list = groceryList();
    const { keys } = orderedNow(list);
    if (!list.lines.some((line) => line.selected && !isGot(line) && !keys.has(line.key))) {
      toast.warning(NO_SELECTION);
      return;
    }
    if (!isAuthenticated) {
      logIn();
      return;
    }
    const problem = problemOf(needsOf(list).length);
    if (problem !== undefined) {
      setStage({ name: 'failed', text: problem });
      return;
    }
    setStage({ name: 'locating' });
    const found = await locate().catch((error: Error) => error);
    if (!(found instanceof Error)) return shopFrom({ place: found, label: '' });
    // Without a location a known place is used: the Shopping page can change it.
    const known = isForDevice ? undefined : await knownPlace(client, claims.address);
    if (!isHere()) return;
    if (known) await shopFrom(known.here, known.radius);
    else setStage({ name: 'asking', reason: found.message });
  }

  /** Compares around a place. `radius` in miles, null for any distance. Never rejects. */
  async function shopFrom(here: Here, radius: number | null = DEFAULT_RADIUS_MILES): Promise<void> {
    // Lines may have been deselected while the place was asked for.
    const needs = needsOf(groceryList());
    const problem = problemOf(needs.length);
    if (problem !== undefined) {
      setStage({ name: 'failed', text: problem });
      return;
    }
    setStage({ name: 'comparing' });
    try {
      const { findStores } = await import('./findStores.ts');
      const begin = await findStores(client, { needs, here, radius });
      if (!isHere()) return;
      if (!begin) {
        setStage({ name: 'failed', text: NO_STORES, ...(radius !== null && { from: here }) });
        return;
      }
      begin();
      void navigate('/shopping');
    } catch (error) {
      if (!isHere()) return;
      if (error instanceof ApiError && error.status === 401) logIn();
      else setStage({ name: 'failed', text: compareFailure(error) });
    }
  }

  return {
    stage,
    busy: isChecking || stage.name === 'locating' || stage.name === 'comparing',
    start,
    shopFrom,
    ask: () => setStage({ name: 'asking' }),
    giveUp(): void {
      setStage({ name: 'idle' });
      toast.warning(PLACE_REQUIRED);
    },
  };
}

/** The last place; else that of the account's address, where it is known and can be looked up now. */
async function knownPlace(
  client: QueryClient,
  address = '',
): Promise<{ here: Here; radius?: number | null } | undefined> {
  const kept = shoppingPlaceNow();
  if (kept) return { here: { place: kept.here, label: kept.hereLabel }, radius: kept.radius };
  const query = placeQueries.suggest(address);
  const search = () => client.query({ ...query, retry: false }).catch(() => []);
  const [found] = query.enabled ? await search() : [];
  return found && { here: { place: { lat: found.lat, lng: found.lng }, label: found.label } };
}

/** Why so many needs cannot be compared. */
function problemOf(needs: number): string | undefined {
  if (needs === 0) return NO_INGREDIENTS;
  return needs > LIMITS.comparedNeeds ? TOO_MANY_NEEDS : undefined;
}
