import type { ComponentProps } from 'react';

import { usePlaceSearch } from '#queries/placeSearch';
import { PlaceDialog } from '#ui/PlaceDialog';

export function AskPlace(dialog: Omit<ComponentProps<typeof PlaceDialog>, 'search' | 'address'>) {
  return <PlaceDialog search={usePlaceSearch()} {...dialog} />;
}
