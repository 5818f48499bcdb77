import { useMutation } from '@tanstack/react-query';

import { toast } from '#lib/toast';
import { compareMutation } from '#queries/compare';
import { compareFailure } from '#queries/compareFailure';
import { startTrip, type Trip } from '#state/trip';
import { SelectField } from '#ui/SelectField';

/** Miles; "any" is every distance. Source: docs/deviations.md, row 14. */
const RADII = ['5', '10', '25', '50', 'any'] as const;

/** How far to look. A change compares again; without a place there is nothing to choose. */
export function RadiusField({ trip }: { trip: Trip }) {
  const compare = useMutation(compareMutation);
  if (trip.here === null) return null;

  function look(choice: string): void {
    const radius = choice === 'any' ? null : Number(choice);
    compare.mutate(
      { compare: [...trip.needs], location: trip.here, radius_miles: radius },
      {
        onSuccess: ({ ids }) => startTrip({ ...trip, radius, vendors: ids ?? [] }),
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
      onChange={(event) => look(event.target.value)}
    >
      {RADII.map((radius) => (
        <option key={radius} value={radius}>
          {radius === 'any' ? 'Any distance' : `Within ${radius} miles`}
        </option>
      ))}
    </SelectField>
  );
}
