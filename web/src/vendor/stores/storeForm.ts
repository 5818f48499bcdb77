import type { Place } from '@larder/shared/basics/distance';
import { readPhone } from '@larder/shared/basics/phone';
import type { PlaceSuggestion } from '@larder/shared/stores/places.calls';
import type { StoreDraft } from '@larder/shared/stores/stores.calls';

import type { TermsForm } from './storeTerms.ts';

/** The form's values. `place` is the suggestion the address was taken from. */
export type StoreForm = TermsForm & {
  name: string;
  store_type: StoreDraft['store_type'];
  address: string;
  place: PlaceSuggestion | undefined;
  /** Only of a store that is edited. */
  phone: string;
};

export const EMPTY_FORM: StoreForm = {
  name: '',
  store_type: 'Delivery',
  address: '',
  place: undefined,
  phone: '',
  delivery_fee: '',
  minimum_order: '',
};

/**
 * The store's place: the picked one while its label is still part of the address, so that a house
 * number may be added; else the typed address's first suggestion; else the picked one.
 *
 * Units   degrees.
 * Shape   `suggestions` belong to the current address, best first.
 */
export function locationOf(
  { address, place }: Pick<StoreForm, 'address' | 'place'>,
  suggestions: readonly PlaceSuggestion[],
): Place | undefined {
  const isStillIt = place !== undefined && place.label !== '' && address.includes(place.label);
  const best = isStillIt || address.trim() === '' ? undefined : suggestions[0];
  const found = best ?? place;
  return found && { lat: found.lat, lng: found.lng };
}

/** The pin's place, and the place it was moved from. */
export type MovedPin = { from: Place; at: Place };

/** The pin's place, while the place it was moved from is still the one found. */
export function pinnedPlace(
  found: Place | undefined,
  pin: MovedPin | undefined,
): Place | undefined {
  return found && pin && isSamePlace(found, pin.from) ? pin.at : found;
}

/** What is wrong with a phone; true when nothing is. */
export function checkPhone(typed: string): string | true {
  const isRight = typed.trim() === '' || readPhone(typed) !== undefined;
  return isRight || 'Phone must be a phone number, like +1 212 555 0123';
}

/** Shape: null for none. */
export function phoneOf(typed: string): string | null {
  return readPhone(typed) ?? null;
}

export function isSamePlace(a: Place, b: Place): boolean {
  return a.lat === b.lat && a.lng === b.lng;
}

export type StoreProblems = { name?: string; location?: string; address?: string };

/** The missing fields, in the words of product specification section 5; empty when valid. */
export function problemsOf(
  form: Pick<StoreForm, 'name' | 'address'>,
  location: Place | undefined,
): StoreProblems {
  return {
    ...(form.name.trim() === '' && { name: 'Store name is required.' }),
    ...(!location && {
      location:
        'Location (Latitude and Longitude) is required. Use current location or enter an address to auto-fill.',
    }),
    ...(form.address.trim() === '' && { address: 'Address is required.' }),
  };
}

/** Degrees with 6 decimals, about 10 cm. */
export function roundPlace({ lat, lng }: Place): Place {
  return { lat: round(lat), lng: round(lng) };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
