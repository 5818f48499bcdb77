import type { Place } from '@larder/shared/domain/distance';
import { useMutation } from '@tanstack/react-query';

import { toast } from '#lib/toast';
import { compareMutation } from '#queries/compare';
import { compareFailure } from '#queries/compareFailure';
import { startTrip, type Trip } from '#state/trip';
import { SelectField } from '#ui/SelectField';

/** Miles; "any" is unlimited. Source: docs/deviations.md, row 14. */
const RADII = ['5', '10', '25', '50', 'any'] as const;

/** A change compares again. Hidden without a place. */
export function RadiusField({ trip }: { trip: Trip }) {
  const compare = useMutation(compareMutation);
  const { here } = trip;
  if (here === null) return null;

  function choose(to: Place, choice: string): void {
    const radius = choice === 'any' ? null : Number(choice);
    // These callbacks suit: only the last choice counts, and none after leaving the page.
    compare.mutate(
      { needs: trip.needs, place: { here: to, hereLabel: trip.hereLabel, radius } },
      {
        onSuccess: ({ vendors }) => startTrip({ ...trip, radius, vendors }),
        onError: (error) => toast.error(compareFailure(error)),
      },
    );
  }

  return (
    <SelectField
      label="Search radius"
      hideLabel
      shape="pill"
      aria-busy={compare.isPending}
      value={trip.radius === null ? 'any' : String(trip.radius)}
      onChange={(event) => choose(here, event.target.value)}
    >
      {RADII.map((radius) => (
        <option key={radius} value={radius}>
          {radius === 'any' ? 'Any distance' : `Within ${radius} miles`}
        </option>
      ))}
    </SelectField>
  );
}
