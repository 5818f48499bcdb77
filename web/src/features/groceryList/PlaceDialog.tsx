import type { PlaceSuggestion } from '@larder/shared/contract/places';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LocateFixed, MapPinOff, Store } from 'lucide-react';
import { useState } from 'react';

import { useDebouncedValue } from '#lib/debouncedValue';
import { useIsMounted } from '#lib/isMounted';
import { placeQueries } from '#queries/places';
import { Button } from '#ui/Button';
import { Combobox } from '#ui/Combobox';
import { Modal } from '#ui/Modal';
import { Notice } from '#ui/Notice';

import { type Here, PLACE_REQUIRED } from './useShopNow.ts';

type PlaceDialogProps = {
  /** Why the browser did not say where it is. */
  reason: string;
  onPlace: (here: Here) => void;
  onTryAgain: () => void;
  onClose: () => void;
};

/** Asks the shopper for a place when the browser has none: an address, a city or a ZIP code. */
export function PlaceDialog({ reason, onPlace, onTryAgain, onClose }: PlaceDialogProps) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const client = useQueryClient();
  const isHere = useIsMounted();
  const wanted = useDebouncedValue(text.trim());
  const places = useQuery(placeQueries.suggest(wanted)).data ?? [];
  const FORM = 'place';

  function go({ label, lat, lng }: PlaceSuggestion): void {
    onPlace({ place: { lat, lng }, label });
  }
  /** The suggestions on the page may be those of an earlier text. */
  async function submit(): Promise<void> {
    setBusy(true);
    const [best] = await placesOf(text.trim());
    setBusy(false);
    if (!best) setMissing(true);
    else if (isHere()) go(best);
  }
  function placesOf(typed: string): Promise<readonly PlaceSuggestion[]> {
    const query = placeQueries.suggest(typed);
    return query.enabled ? client.query(query).catch(() => []) : Promise.resolve([]);
  }

  return (
    <Modal
      title="Where are you shopping?"
      text="Stores are compared around this place."
      onClose={onClose}
      footer={
        <>
          <Button look="outline" icon={LocateFixed} onClick={onTryAgain} className="mr-auto">
            Use my location
          </Button>
          <Button type="submit" form={FORM} icon={Store} busy={busy}>
            Find Stores
          </Button>
        </>
      }
    >
      <Notice tone="warning" icon={MapPinOff}>
        {reason}
      </Notice>
      <form
        id={FORM}
        noValidate
        className="mt-4 min-h-32"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Combobox
          label="Address, city or ZIP code"
          placeholder="For example 10001"
          readOnly={busy}
          text={text}
          onTextChange={(typed) => {
            setText(typed);
            setMissing(false);
          }}
          suggestions={places.map(({ label }, index) => ({ id: `${index}`, title: label }))}
          onPick={({ id }) => {
            const place = places[Number(id)];
            if (place) go(place);
          }}
          error={missing ? PLACE_REQUIRED : undefined}
        />
      </form>
    </Modal>
  );
}
