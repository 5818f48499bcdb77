import { type ComponentProps, useState } from 'react';

import { type Here, locate } from '#platform/maps/locate.ts';
import { useAuth } from '#platform/session/session.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { usePlaceSearch } from '#platform/maps/placeSearch.ts';
import { PlaceDialog } from '#parts/PlaceDialog.tsx';

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
