import { plural } from '@larder/shared/domain/amountText';
import { openStops } from '@larder/shared/domain/tripSheet';
import { ListChecks } from 'lucide-react';

import { useTripStops } from '#state/tripSheets';
import { LinkButton } from '#ui/LinkButton';

/** The way to what was ordered to pick up, on every device of the household; nothing without it. */
export function TripLink() {
  const stops = openStops(useTripStops());
  if (stops.length === 0) return null;
  return (
    <p className="mb-4">
      <LinkButton to="/trip" icon={ListChecks} variant="outline">
        Trip sheet · {stops.length} {plural('stop', stops.length)}
      </LinkButton>
    </p>
  );
}
