import { type ComponentProps, useState } from 'react';

import { type Here, locate } from '#lib/locate';
import { useAuth } from '#lib/session';
import { useSubmit } from '#lib/useSubmit';
import { usePlaceSearch } from '#queries/placeSearch';
import { PlaceDialog } from '#ui/PlaceDialog';

type ChangePlaceProps = Pick<ComponentProps<typeof PlaceDialog>, 'onClose'> & {
  onPlace: (here: Here) => void;
};

/** Another place to shop from. */
export function ChangePlace({ onPlace, onClose }: ChangePlaceProps) {
  const { claims } = useAuth();
  const [reason, setReason] = useState<string>();
  const { submit } = useSubmit(
    { mutationFn: locate },
    {
      onDone: (place) => onPlace({ place, label: '' }),
      onError: ({ message }) => setReason(message),
    },
  );
  return (
    <PlaceDialog
      search={usePlaceSearch()}
      {...(reason !== undefined && { reason })}
      address={claims.address}
      onPlace={onPlace}
      onLocate={() => void submit(undefined)}
      onClose={onClose}
    />
  );
}
