import clsx from 'clsx';
import { CircleOff, Undo2 } from 'lucide-react';

import { LinePrice } from '#parts/orders/LinePrice.tsx';
import { amountText } from '#parts/orders/weightWords.ts';
import { usePackWords } from '#parts/queries/packWords.ts';
import { ignoreSecond } from '#platform/page/secondPress.ts';
import type { SheetItem, TripStop } from '#shop/trip/rules/tripSheet.ts';
import { markItem } from '#shop/trip/state/tripSheets.ts';
import { TickBox } from '#ui/fields/Checkbox.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';

import { NotThere } from './NotThere.tsx';

type RowProps = { stop: TripStop; item: SheetItem };

/** A thing to take: the whole row ticks it. */
export function TripRow({ stop, item }: RowProps) {
  const { ingredient_id, name } = item;
  const isNotThere = stop.marks[ingredient_id] === 'none';
  return (
    <li
      data-row={ingredient_id}
      className={clsx(
        'border-t border-line print:break-inside-avoid',
        isNotThere ? 'bg-honey-soft/60' : 'bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center pr-1.5">
        <Tick stop={stop} item={item} note={isNotThere ? 'Not there' : undefined} />
        <IconButton
          label={isNotThere ? `${name} is there after all` : `${name} is not there`}
          icon={isNotThere ? Undo2 : CircleOff}
          data-action="none"
          className="ml-auto text-ink-3! print:hidden"
          onClick={() => markItem(stop.id, ingredient_id, isNotThere ? undefined : 'none')}
        />
      </div>
      {isNotThere && <NotThere stop={stop} item={item} />}
    </li>
  );
}

/** A thing that is in the bag or done without. */
export function SettledRow({ stop, item }: RowProps) {
  const isDropped = stop.marks[item.ingredient_id] === 'dropped';
  return (
    <li className="border-t border-line bg-surface text-ink-2">
      <Tick stop={stop} item={item} note={isDropped ? 'Not there' : undefined} />
    </li>
  );
}

function Tick({ stop, item, note }: RowProps & { note: string | undefined }) {
  const { ingredient_id, name, image, quantity } = item;
  const packText = usePackWords();
  const isGot = stop.marks[ingredient_id] === 'got';
  return (
    <label
      className="flex min-h-15 min-w-0 flex-1 basis-64 cursor-pointer flex-wrap items-center gap-x-3 py-1.5 pr-2 pl-4"
      // The second press of a double click would hit the row that has moved up.
      onClickCapture={ignoreSecond}
    >
      <TickBox
        isLarge
        aria-label={name}
        data-action="tick"
        checked={isGot}
        onChange={() => markItem(stop.id, ingredient_id, isGot ? undefined : 'got')}
      />
      <span className={clsx('print:hidden', isGot && 'opacity-60')}>
        <ItemImage src={image} />
      </span>
      <span className="min-w-0 flex-1 basis-20 leading-snug">
        <span className={clsx('block font-medium break-words', isGot && 'line-through')}>
          {name}
        </span>
        {note ? (
          <span className="block text-[0.8125rem] text-on-honey-soft">{note}</span>
        ) : (
          <span className="num block text-[0.8125rem] text-ink-2">
            {packText(item)} · <LinePrice line={item} />
          </span>
        )}
      </span>
      <strong className="num ml-auto text-lg whitespace-nowrap">
        {item.by_weight ? amountText(item) : `${quantity} ×`}
      </strong>
    </label>
  );
}
