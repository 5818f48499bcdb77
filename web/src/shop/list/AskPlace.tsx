import type { ComponentProps } from 'react';

import { PlaceDialog } from '#parts/PlaceDialog.tsx';
import { usePlaceSearch } from '#platform/maps/placeSearch.ts';

export function AskPlace(dialog: Omit<ComponentProps<typeof PlaceDialog>, 'search' | 'address'>) {
  return <PlaceDialog search={usePlaceSearch()} {...dialog} />;
}
