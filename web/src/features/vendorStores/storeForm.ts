import type { PlaceSuggestion } from '@larder/shared/contract/places';
import type { StoreDraft } from '@larder/shared/contract/stores';
import type { Place } from '@larder/shared/domain/distance';

/** What the form holds. `place` is where the text of the address came from, when it was not typed. */
export type StoreForm = {
  name: string;
  storeType: StoreDraft['store_type'];
  address: string;
  place: PlaceSuggestion | undefined;
};

export const EMPTY_FORM: StoreForm = {
  name: '',
  storeType: 'Delivery',
  address: '',
  place: undefined,
};

/**
 * Where the store is: the picked place as long as its words are still in the address, so that a house
 * number may be added to it; else what the typed address means; else the picked place after all.
 *
 * Units  degrees. Shape  `suggestions` are those for the address as it is now, the best first.
 */
export function locationOf(
  { address, place }: StoreForm,
  suggestions: readonly PlaceSuggestion[],
): Place | undefined {
  const isStillIt = place !== undefined && place.label !== '' && address.includes(place.label);
  const best = isStillIt || address.trim() === '' ? undefined : suggestions[0];
  const found = best ?? place;
  return found && { lat: found.lat, lng: found.lng };
}

/** The pin of the map where the vendor put it, and the place it was moved away from. */
export type MovedPin = { from: Place; at: Place };

/** Where the store is: at its pin, as long as that was moved away from the place that is found now. */
export function pinnedPlace(
  found: Place | undefined,
  pin: MovedPin | undefined,
): Place | undefined {
  return found && pin && isSamePlace(found, pin.from) ? pin.at : found;
}

export function isSamePlace(a: Place, b: Place): boolean {
  return a.lat === b.lat && a.lng === b.lng;
}

export type StoreProblems = { name?: string; location?: string; address?: string };

/** What is missing, in the words of specification section 5; empty when the store can be saved. */
export function problemsOf(form: StoreForm, location: Place | undefined): StoreProblems {
  return {
    ...(form.name.trim() === '' && { name: 'Store name is required.' }),
    ...(!location && {
      location:
        'Location (Latitude and Longitude) is required. Use current location or enter an address to auto-fill.',
    }),
    ...(form.address.trim() === '' && { address: 'Address is required.' }),
  };
}

/** Degrees as they are shown and sent: 6 decimals are a hand's breadth. */
export function roundPlace({ lat, lng }: Place): Place {
  return { lat: round(lat), lng: round(lng) };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
