import type { ListLine } from '@larder/shared/domain/groceryList';
import { shownAmount } from '@larder/shared/domain/shownAmounts';
import { Pencil, X } from 'lucide-react';
import { memo } from 'react';

import { toast } from '#lib/toast';
import { removeLine, selectLines } from '#state/listChanges';
import { useUnits } from '#state/units';
import { Checkbox } from '#ui/Checkbox';
import { IconButton } from '#ui/IconButton';
import { ItemImage } from '#ui/ItemImage';

import { lineTitle, shopperNotes } from './lineWords.ts';

/**
 * A press on the row selects the line, on the amount edits it, on an assumed weight corrects it, on the
 * cross removes it.
 * Memoised: a change renders one row of a long list.
 */
export const ListRow = memo(function ListRow({
  line,
  onEdit,
  onWeigh,
}: {
  line: ListLine;
  onEdit: (key: string) => void;
  onWeigh: (key: string) => void;
}) {
  const title = lineTitle(line);
  const { quantity, beside, notes, assumed } = shownAmount(line, useUnits());
  const written = shopperNotes(line);

  function remove(): void {
    toast.undo(`${title} removed`, removeLine(line.key));
  }

  return (
    <li
      data-row={line.key}
      className="drawn-when-near relative flex min-h-16 items-center gap-2 py-2 pr-1.5 pl-4 hover:bg-sunken/50 md:gap-3.5 md:pr-2 md:pl-5"
    >
      <Checkbox
        label={title}
        hideLabel
        checked={line.selected}
        onChange={(event) => selectLines(event.target.checked, [line.key])}
        className="before:absolute before:inset-0"
      />
      <ItemImage src={line.image} />
      <span className="min-w-0 flex-1">
        <span
          aria-hidden="true"
          className="block leading-snug font-medium break-words hyphens-auto"
        >
          {title}
        </span>
        {assumed === undefined ? (
          beside !== '' && <span className="num block text-sm text-ink-3">{beside}</span>
        ) : (
          <button
            type="button"
            onClick={() => onWeigh(line.key)}
            className="num relative block min-h-6 text-left text-sm text-ink-2 underline decoration-dotted underline-offset-4 hover:text-ink"
          >
            {beside || 'Weight not known'}
            <span className="sr-only">, correct the weight of {title}</span>
          </button>
        )}
        {written !== '' && (
          <span className="line-clamp-2 text-sm break-words text-ink-3">{written}</span>
        )}
        {notes.map((note) => (
          <span key={note} className="block text-sm text-ink-3">
            {note}
          </span>
        ))}
      </span>
      <button
        type="button"
        onClick={() => onEdit(line.key)}
        className="group num relative flex min-h-11 flex-none items-center gap-1.5 rounded-full px-2.5 text-ink-2 hover:bg-sunken hover:text-ink max-md:max-w-28 max-md:px-1.5 max-md:text-right max-md:leading-snug"
      >
        <span className="sr-only">Edit {title}, </span>
        {quantity || <span className="text-sm text-ink-3">no amount</span>}
        <Pencil
          aria-hidden="true"
          size={14}
          className="text-ink-3 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 max-md:hidden"
        />
      </button>
      <IconButton
        label={`Remove ${title}`}
        icon={X}
        data-action="remove"
        onClick={remove}
        className="relative"
      />
    </li>
  );
});
