import { type ComponentProps, useState } from 'react';

import { PlaceDialog } from '#parts/PlaceDialog.tsx';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { type Here, locate } from '#platform/maps/locate.ts';
import { usePlaceSearch } from '#platform/maps/placeSearch.ts';
import { useAuth } from '#platform/session/session.ts';

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
