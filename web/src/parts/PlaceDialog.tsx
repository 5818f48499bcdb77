import type { PlaceSuggestion } from '@larder/shared/stores/places.calls';
import { House, LocateFixed, MapPinOff, Store } from 'lucide-react';
import { useState } from 'react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { type Here, PLACE_REQUIRED } from '#platform/maps/locate.ts';
import { Button } from '#ui/Button.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';

/** A search for places, as `usePlaceSearch` makes it. */
type PlaceSearch = {
  text: string;
  setText: (text: string) => void;
  /** Suggestions for the text. */
  places: readonly PlaceSuggestion[];
  /** The best place for a text; undefined without one. Rejects when the search fails. */
  best: (text: string) => Promise<PlaceSuggestion | undefined>;
};

type PlaceDialogProps = {
  search: PlaceSearch;
  /** The reason, when the shopper did not open the dialog. */
  reason?: string;
  /** The account's address. */
  address?: string | undefined;
  onPlace: (here: Here) => void;
  onLocate: () => void;
  onClose: () => void;
};

/** Asks for a place: typed, the account's address or the device's location. */
export function PlaceDialog({
  search: { text, setText, places, best },
  reason,
  address,
  onPlace,
  onLocate,
  onClose,
}: PlaceDialogProps) {
  const go = ({ label, lat, lng }: PlaceSuggestion): void =>
    onPlace({ place: { lat, lng }, label });
  const { submit, isSending, problem, forget } = useSearched(best, go);
  const FORM = 'place';

  return (
    <Modal
      title="Where are you shopping?"
      text="Stores are compared around this place."
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" icon={LocateFixed} onClick={onLocate} className="mr-auto">
            Use my location
          </Button>
          <Button type="submit" form={FORM} icon={Store} busy={isSending}>
            Find Stores
          </Button>
        </>
      }
    >
      {reason !== undefined && (
        <Notice tone="warning" icon={MapPinOff}>
          {reason}
        </Notice>
      )}
      <form
        id={FORM}
        noValidate
        className={reason === undefined ? 'min-h-32' : 'mt-4 min-h-32'}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(text.trim());
        }}
      >
        <Combobox
          autoFocus
          label="Address, city or ZIP code"
          placeholder="For example 10001"
          readOnly={isSending}
          text={text}
          onTextChange={(typed) => {
            setText(typed);
            forget();
          }}
          suggestions={places.map(({ label }, index) => ({ id: `${index}`, title: label }))}
          onPick={({ id }) => {
            const place = places[Number(id)];
            if (place) go(place);
          }}
          error={problem}
        />
        {address && (
          <Button
            variant="ghost"
            icon={House}
            className="-ml-2 mt-2 max-w-full text-left"
            onClick={() => {
              setText(address);
              void submit(address);
            }}
          >
            Use my address: {address}
          </Button>
        )}
      </form>
    </Modal>
  );
}

/** Searches the place of a text, and shows why there is none. */
function useSearched(best: PlaceSearch['best'], go: (place: PlaceSuggestion) => void) {
  const [problem, setProblem] = useState<string>();
  const missing = (text: string): string =>
    text === '' ? PLACE_REQUIRED : `No place found for “${text}”.`;
  const search = useSubmit(
    { mutationFn: best },
    {
      onDone: (found, text) => (found ? go(found) : setProblem(missing(text))),
      onError: () => setProblem('The place could not be looked up. Please try again.'),
    },
  );
  return { ...search, problem, forget: () => setProblem(undefined) };
}
