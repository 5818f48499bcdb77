import { foldText } from '@larder/shared/basics/text';
import { shownAmount } from '@larder/shared/kitchen/shownAmounts';
import { CircleCheck, CircleOff, Pencil } from 'lucide-react';

import { usePackWords } from '#parts/queries/packWords.ts';
import { useUnits } from '#parts/state/units.ts';
import { useTrip } from '#shop/compare/state/trip.ts';
import { useGoingTo } from '#shop/kitchen/state/aisles.ts';
import type { SharedLine } from '#shop/kitchen/state/groceryList.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { Sheet } from '#ui/Sheet.tsx';

import { lineTitle } from './lineWords.ts';

type RowSheetProps = {
  line: SharedLine;
  isThere: boolean;
  onThere: () => void;
  onEdit: () => void;
  onClose: () => void;
};

/** The rest of what one may want of a line in the store: not there, the amount, the price. */
export function StoreRowSheet({ line, isThere, onThere, onEdit, onClose }: RowSheetProps) {
  const { quantity, beside } = shownAmount(line, useUnits());
  const pack = usePackHere(line);
  const packWords = usePackWords();
  return (
    <Sheet
      title={lineTitle(line)}
      text={[quantity, beside].filter((words) => words !== '').join(' · ')}
      onClose={onClose}
    >
      {pack && (
        <p className="mb-3 text-ink-2">
          {packWords(pack)} · <Money strong cents={pack.price} /> here when the stores were compared
        </p>
      )}
      <div className="grid gap-2.5">
        {!line.got && (
          <Button
            variant="outline"
            size="lg"
            icon={isThere ? CircleOff : CircleCheck}
            onClick={() => {
              onThere();
              onClose();
            }}
          >
            {isThere ? 'Not there' : 'It is there after all'}
          </Button>
        )}
        <Button variant="outline" size="lg" icon={Pencil} onClick={onEdit}>
          Change the amount
        </Button>
      </div>
    </Sheet>
  );
}

/** The pack of a line in the store one is in, as far as this tab has compared. */
function usePackHere({ name }: SharedLine) {
  const vendors = useTrip()?.vendors ?? [];
  const store_id = useGoingTo()?.store_id;
  const store = vendors.flatMap(({ stores }) => stores).find((one) => one.store_id === store_id);
  return store?.items.find(({ wanted }) => foldText(wanted) === foldText(name));
}
