import type { ComponentProps } from 'react';

import { usePlaceSearch } from '#platform/maps/placeSearch.ts';
import { PlaceDialog } from '#parts/PlaceDialog.tsx';

export function AskPlace(dialog: Omit<ComponentProps<typeof PlaceDialog>, 'search' | 'address'>) {
  return <PlaceDialog search={usePlaceSearch()} {...dialog} />;
}
