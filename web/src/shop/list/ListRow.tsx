import type { PantryItem } from '@larder/shared/kitchen/kitchen.calls';
import type { NotOrdered } from '@larder/shared/kitchen/orderedLines';
import { shownAmount } from '@larder/shared/kitchen/shownAmounts';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { memo, type ReactNode } from 'react';

import { toast } from '#platform/page/toast.ts';
import type { SharedLine } from '#shop/kitchen/state/groceryList.ts';
import { removeLine, selectLines } from '#shop/kitchen/state/listChanges.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';

import { LineNews } from './LineNews.tsx';
import { lineTitle, shopperNotes } from './lineWords.ts';
import { NotOrderedNote } from './NotOrderedNote.tsx';
import { PantryNote } from './PantryNote.tsx';
import type { RowParts } from './rowParts.ts';

type ListRowProps = {
  line: SharedLine;
  onEdit: (line: SharedLine) => void;
  onWeigh: (line: SharedLine) => void;
  onGot: (line: SharedLine) => void;
  /** Whether a change of it has not reached the server. */
  waits: boolean;
  /** What the pantry has of it. */
  item: PantryItem | undefined;
  /** Why it is to buy although it was ordered. */
  notOrdered: NotOrdered | undefined;
  /** Which brand is bought of it. */
  brand: string | undefined;
} & Pick<RowParts, 'system' | 'household' | 'pantryOn' | 'isChoosing'>;

/**
 * The circle says that one has got the line; a press beside it edits the amount, on an assumed weight corrects it.
 * While choosing what to shop for, a press anywhere selects the line.
 * Memoised: a change renders one row of a long list.
 */
export const ListRow = memo(function ListRow({
  line,
  onEdit,
  onWeigh,
  onGot,
  waits,
  item,
  notOrdered,
  brand,
  system,
  household,
  pantryOn,
  isChoosing,
}: ListRowProps) {
  const title = lineTitle(line);
  const shown = shownAmount(line, system);
  const written = shopperNotes(line);

  function remove(): void {
    toast.undo(`${title} removed`, removeLine(line.key));
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see CategoryGroup
      role="listitem"
      data-row={line.key}
      className="relative flex min-h-14.5 items-center gap-2 border-t border-line py-1 pr-4 pl-1 hover:bg-sunken/50 md:gap-3 md:pr-2 md:pl-2.5"
    >
      {isChoosing ? (
        <Checkbox
          label={title}
          hideLabel
          checked={line.selected}
          onChange={(event) => selectLines(event.target.checked, [line.key])}
          className="w-11 justify-center before:absolute before:inset-0"
        />
      ) : (
        <Checkbox
          isRound
          once
          label={`Got it: ${title}`}
          hideLabel
          data-action="got"
          checked={false}
          onChange={() => onGot(line)}
          // Space is the browser's own.
          onKeyDown={({ key }) => key === 'Enter' && onEdit(line)}
          className="relative z-1 w-11 justify-center self-stretch"
        />
      )}
      <ItemImage src={line.image} size={40} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5">
        <div className="min-w-0 flex-1 basis-24">
          <Name
            title={title}
            {...(!isChoosing && { amount: shown.quantity, onEdit: () => onEdit(line) })}
          />
          {brand !== undefined && <Remark>{brand}</Remark>}
          <LineNews line={line} waits={waits} household={household} />
          {notOrdered && <NotOrderedNote {...notOrdered} />}
          {!isChoosing && <PantryNote line={line} item={item} pantryOn={pantryOn} />}
          {!isChoosing && !line.selected && <Remark>Not chosen to shop for</Remark>}
          {[...(written === '' ? [] : [written]), ...shown.notes].map((note) => (
            <Remark key={note}>{note}</Remark>
          ))}
        </div>
        <Amounts title={title} shown={shown} onWeigh={() => onWeigh(line)} />
      </div>
      <IconButton
        label={`Remove ${title}`}
        icon={X}
        data-action="remove"
        onClick={remove}
        className={clsx('relative', isChoosing ? 'max-md:-mr-3' : 'max-md:hidden')}
      />
    </div>
  );
});

/** The name; with `onEdit` a press on it, or anywhere beside the circle, edits the amount. */
function Name({
  title,
  amount = '',
  onEdit,
}: {
  title: string;
  amount?: string;
  onEdit?: () => void;
}) {
  const name = (
    <span
      aria-hidden="true"
      className="line-clamp-2 leading-snug font-medium break-words hyphens-auto"
    >
      {title}
    </span>
  );
  if (!onEdit) return name;
  return (
    <button
      type="button"
      data-action="edit"
      aria-label={`Edit ${title}, ${amount || 'no amount'}`}
      onClick={onEdit}
      className="flex min-h-6 w-full items-center text-left before:absolute before:inset-0"
    >
      {name}
    </button>
  );
}

/** The amount, and what stands beside it: an assumed weight can be corrected. */
function Amounts({
  title,
  shown: { quantity, beside, assumed },
  onWeigh,
}: {
  title: string;
  shown: ReturnType<typeof shownAmount>;
  onWeigh: () => void;
}) {
  return (
    <div className="num ml-auto flex max-w-full flex-none flex-col items-end text-right leading-snug lg:flex-row lg:items-center lg:gap-2.5">
      <span className="max-w-48 text-[0.9375rem] font-semibold break-words">
        {quantity || <span className="text-sm font-normal text-ink-3">no amount</span>}
      </span>
      {assumed === undefined ? (
        beside !== '' && <span className="text-[0.8125rem] text-ink-2">{beside}</span>
      ) : (
        <button
          type="button"
          onClick={onWeigh}
          className="relative min-h-6 text-[0.8125rem] text-ink-2 underline decoration-dotted underline-offset-4 hover:text-ink"
        >
          {beside || 'Weight not known'}
          <span className="sr-only">, correct the weight of {title}</span>
        </button>
      )}
    </div>
  );
}

/** What the shopper wrote, and amounts that could not be added up. */
function Remark({ children }: { children: ReactNode }) {
  return <span className="line-clamp-2 text-sm break-words text-ink-2">{children}</span>;
}
