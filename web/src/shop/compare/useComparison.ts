import { LIMITS } from '@larder/shared/basics/validation';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { Here } from '#platform/maps/locate.ts';
import { labelOf } from '#platform/maps/placeQueries.ts';
import { toast } from '#platform/page/toast.ts';
import { compareStores } from '#shop/compare/queries/compare.ts';
import { compareFailure, TOO_MANY_NEEDS } from '#shop/compare/queries/compareFailure.ts';
import { startTrip, type Trip } from '#shop/compare/state/trip.ts';

/** Miles around a place that was not known before. Source: docs/deviations.md, row 14. */
const DEFAULT_RADIUS_MILES = 25;

type Place = Pick<Trip, 'here' | 'hereLabel' | 'radius'>;

/** Compares a trip's needs again, or others, elsewhere or within another radius; a failure keeps the trip. */
export function useComparison(trip: Trip) {
  const client = useQueryClient();
  const compare = useMutation({
    mutationFn: async ({
      hereLabel,
      needs,
      ...place
    }: Place & Pick<Trip, 'needs'> & { isNew: boolean }) => {
      const [found, label] = await Promise.all([
        compareStores({ needs, place: { ...place, hereLabel } }),
        place.isNew && place.here && hereLabel === '' ? labelOf(client, place.here) : hereLabel,
      ]);
      return { ...found, hereLabel: label };
    },
  });

  // mutate's own callbacks: intended here, since they run only for the last choice, and not after unmount.
  function compareAt(place: Place, isNew: boolean, needs = trip.needs): void {
    compare.mutate(
      { ...place, needs, isNew },
      {
        onSuccess: startTrip,
        onError: (error) => toast.error(compareFailure(error)),
      },
    );
  }

  function compareFor(needs: Trip['needs']): void {
    const { here, hereLabel, radius } = trip;
    if (needs.length > LIMITS.comparedNeeds) toast.warning(TOO_MANY_NEEDS);
    else compareAt({ here, hereLabel, radius }, false, needs);
  }

  return {
    isComparing: compare.isPending,
    /** At the same place, for other needs. */
    compareFor,
    /** At the same place. */
    compareAgain: (): void => compareFor(trip.needs),
    changeRadius: (radius: number | null): void => {
      const { here, hereLabel } = trip;
      if (here) compareAt({ here, hereLabel, radius }, false);
    },
    changePlace: ({ place, label }: Here): void => {
      const radius = trip.here ? trip.radius : DEFAULT_RADIUS_MILES;
      compareAt({ here: place, hereLabel: label, radius }, true);
    },
  };
}
