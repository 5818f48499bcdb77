import type { Place } from '@larder/shared/basics/distance';
import type { PlaceSuggestion } from '@larder/shared/stores/places.calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';

import { placeQueries } from '#platform/maps/placeQueries.ts';
import { useDebouncedValue } from '#platform/page/debouncedValue.ts';

import {
  isSamePlace,
  locationOf,
  type MovedPin,
  pinnedPlace,
  type StoreForm,
} from './storeForm.ts';
import { useCurrentPlace } from './useCurrentPlace.ts';

/** Shape: with `asksFirst` an empty form takes the browser's position, once it is known. */
export function useStorePlace(
  { control, getValues, setValue }: UseFormReturn<StoreForm>,
  { asksFirst }: { asksFirst: boolean },
) {
  const [address, place] = useWatch({ control, name: ['address', 'place'] });
  const service = useQuery(placeQueries.service());
  const typed = useDebouncedValue(address);
  const suggestions = useQuery(placeQueries.suggest(typed));
  const known = suggestions.data ?? [];
  const found = locationOf({ address, place }, typed === address ? known : []);
  const [pin, setPin] = useState<MovedPin>();
  // While an address is typed, the map shows the last known place.
  const [mapped, setMapped] = useState(found);
  if (found && !(mapped && isSamePlace(found, mapped))) setMapped(found);

  function take(taken: PlaceSuggestion): void {
    setValue('place', taken);
    if (taken.label !== '') setValue('address', taken.label);
  }
  const isReady = !service.isPending;
  const current = useCurrentPlace({ isReady, asksFirst }, (here, asked) => {
    const isUntouched = getValues('address') === '' && !getValues('place');
    if (asked === 'byButton' || isUntouched) take(here);
  });

  return {
    location: pinnedPlace(found, pin),
    take,
    current,
    suggestions: known,
    serviceProblem: service.error?.message,
    lacksSuggestions: suggestions.isError,
    map: mapped && {
      address: mapped,
      at: pinnedPlace(mapped, pin) ?? mapped,
      faded: !found,
      onMove: (at: Place): void => setPin({ from: mapped, at }),
    },
  };
}
