import type { PlaceSuggestion } from '@larder/shared/contract/places';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LocateFixed, MapPinOff, Store } from 'lucide-react';
import { useState } from 'react';

import { useDebouncedValue } from '#lib/debouncedValue';
import { useSubmit } from '#lib/useSubmit';
import { placeQueries } from '#queries/places';
import { Button } from '#ui/Button';
import { Combobox } from '#ui/Combobox';
import { Modal } from '#ui/Modal';
import { Notice } from '#ui/Notice';

import type { Here } from './findStores.ts';
import { PLACE_REQUIRED } from './useShopNow.ts';

type PlaceDialogProps = {
  reason: string;
  onPlace: (here: Here) => void;
  onTryAgain: () => void;
  onClose: () => void;
};

export function PlaceDialog({ reason, onPlace, onTryAgain, onClose }: PlaceDialogProps) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const client = useQueryClient();
  const wanted = useDebouncedValue(text.trim());
  const places = useQuery(placeQueries.suggest(wanted)).data ?? [];
  const go = ({ label, lat, lng }: PlaceSuggestion): void =>
    onPlace({ place: { lat, lng }, label });
  const { submit, isSending } = useSubmit(
    // Queried again: the suggestions on the page may belong to an earlier text.
    {
      mutationFn: async (typed: string) => {
        const query = placeQueries.suggest(typed);
        const found = query.enabled ? await client.query(query).catch(() => []) : [];
        return found[0];
      },
    },
    { onDone: (best) => (best ? go(best) : setMissing(true)) },
  );
  const FORM = 'place';

  return (
    <Modal
      title="Where are you shopping?"
      text="Stores are compared around this place."
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" icon={LocateFixed} onClick={onTryAgain} className="mr-auto">
            Use my location
          </Button>
          <Button type="submit" form={FORM} icon={Store} busy={isSending}>
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
          void submit(text.trim());
        }}
      >
        <Combobox
          label="Address, city or ZIP code"
          placeholder="For example 10001"
          readOnly={isSending}
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
