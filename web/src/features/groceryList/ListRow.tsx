import type { PantryItem } from '@larder/shared/domain/kitchenState';
import type { NotOrdered } from '@larder/shared/domain/orderedLines';
import { shownAmount } from '@larder/shared/domain/shownAmounts';
import clsx from 'clsx';
import { CircleCheck, Pencil, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';

import { toast } from '#lib/toast';
import type { SharedLine } from '#state/groceryList';
import { removeLine, selectLines } from '#state/listChanges';
import { Checkbox } from '#ui/Checkbox';
import { IconButton } from '#ui/IconButton';
import { ItemImage } from '#ui/ItemImage';

import { LineNews } from './LineNews.tsx';
import { lineTitle, shopperNotes } from './lineWords.ts';
import { NotOrderedNote } from './NotOrderedNote.tsx';
import { PantryNote } from './PantryNote.tsx';
import type { RowParts } from './rowParts.ts';

type ListRowProps = {
  line: SharedLine;
  onEdit: (line: SharedLine) => void;
  onWeigh: (line: SharedLine) => void;
  /** undefined for a list that is on this device only. */
  onGot: ((line: SharedLine) => void) | undefined;
  /** Whether a change of it has not reached the server. */
  waits: boolean;
  /** What the pantry has of it. */
  item: PantryItem | undefined;
  /** Why it is to buy although it was ordered. */
  notOrdered: NotOrdered | undefined;
} & Pick<RowParts, 'system' | 'household' | 'pantryOn'>;

/**
 * A press on the row selects the line, on the amount edits it, on an assumed weight corrects it, on Got it
 * takes it off what is to buy, on the cross removes it.
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
  system,
  household,
  pantryOn,
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
      className="relative flex min-h-16 border-t border-line items-center gap-2 py-2 pr-1.5 pl-4 hover:bg-sunken/50 md:gap-3.5 md:pr-2 md:pl-5"
    >
      <Checkbox
        label={title}
        hideLabel
        checked={line.selected}
        onChange={(event) => selectLines(event.target.checked, [line.key])}
        className="before:absolute before:inset-0"
      />
      <ItemImage src={line.image} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 lg:flex-nowrap">
        {/* Below 1024 px the amount stands between the name and the remarks. */}
        <div className="min-w-0 flex-1 max-lg:contents">
          <span
            aria-hidden="true"
            className="block leading-snug font-medium break-words hyphens-auto max-lg:w-full"
          >
            {title}
          </span>
          <LineNews line={line} waits={waits} household={household} />
          {notOrdered && <NotOrderedNote {...notOrdered} />}
          {onGot && <PantryNote line={line} item={item} pantryOn={pantryOn} />}
          {written !== '' && <Remark>{written}</Remark>}
          {shown.notes.map((note) => (
            <Remark key={note}>{note}</Remark>
          ))}
        </div>
        <Amounts
          title={title}
          shown={shown}
          onEdit={() => onEdit(line)}
          onWeigh={() => onWeigh(line)}
        />
      </div>
      {onGot && <GotButton title={title} onGot={() => onGot(line)} />}
      <IconButton
        label={`Remove ${title}`}
        icon={X}
        data-action="remove"
        onClick={remove}
        className={clsx('relative', onGot && 'max-md:hidden')}
      />
    </div>
  );
});

/** The amount, a press on which edits it, and what stands beside it: an assumed weight can be corrected. */
function Amounts({
  title,
  shown: { quantity, beside, assumed },
  onEdit,
  onWeigh,
}: {
  title: string;
  shown: ReturnType<typeof shownAmount>;
  onEdit: () => void;
  onWeigh: () => void;
}) {
  return (
    <>
      <button
        type="button"
        onClick={onEdit}
        className="group num relative flex min-h-11 max-w-60 flex-none items-center gap-1.5 rounded-full font-medium break-words hover:bg-sunken max-lg:-my-2 max-lg:text-ink-2 lg:px-2.5"
      >
        <span className="sr-only">Edit {title}, </span>
        <Pencil
          aria-hidden="true"
          size={14}
          className="text-ink-3 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 max-lg:hidden"
        />
        {quantity || <span className="text-sm font-normal text-ink-3">no amount</span>}
      </button>
      {assumed === undefined ? (
        beside !== '' && <span className="num flex-none text-sm text-ink-3">{beside}</span>
      ) : (
        <button
          type="button"
          onClick={onWeigh}
          className="num relative min-h-6 flex-none text-left text-sm text-ink-2 underline decoration-dotted underline-offset-4 hover:text-ink"
        >
          {beside || 'Weight not known'}
          <span className="sr-only">, correct the weight of {title}</span>
        </button>
      )}
    </>
  );
}

function GotButton({ title, onGot }: { title: string; onGot: () => void }) {
  return (
    <button
      type="button"
      data-action="got"
      aria-label={`Got it: ${title}`}
      // The second press of a double click would meet the row that moved up.
      onClick={({ detail: presses }) => presses < 2 && onGot()}
      className="relative inline-flex min-h-11 flex-none items-center gap-1.5 rounded-full border-[1.5px] border-line bg-surface px-3.5 text-sm font-semibold text-ink-2 hover:border-brand hover:bg-brand-soft hover:text-on-brand-soft"
    >
      <CircleCheck aria-hidden="true" size={17} className="max-lg:hidden" />
      Got it
    </button>
  );
}

/** What the shopper wrote, and amounts that could not be added up. */
function Remark({ children }: { children: ReactNode }) {
  return (
    <span className="line-clamp-2 text-sm break-words text-ink-3 max-lg:order-last max-lg:w-full">
      {children}
    </span>
  );
}
