import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { createContext, type MouseEvent, type ReactNode, useContext, useId, useState } from 'react';

import { Td, Tr } from './Table.tsx';

export type Heading = {
  title: string;
  /** Drawn instead of the title. */
  head?: ReactNode;
  /** Right for numbers. */
  align?: 'left' | 'right';
};

export type Column<Row> = Heading & {
  cell: (row: Row) => ReactNode;
  /** The cell's classes. */
  className?: string;
};

/** How a `DataList` draws its rows. */
export type RowDrawing<Row> = {
  columns: readonly Column<Row>[];
  /** The content of a row's card. */
  card: (row: Row) => ReactNode;
  /** Each row is a separate card. */
  isApart?: boolean;
  /** Aligns cells to the top, for long ones. */
  isTop?: boolean;
  /** A control of a card covers it, by `after:absolute after:inset-0`; others are above it by `relative z-1`. */
  isCovered?: boolean;
  /**
   * A press on a table row beside its controls, for the mouse: a control of the row does the same. In a table nothing
   * covers a row, as WebKit places it in the whole list.
   */
  onPress?: (row: Row) => void;
  /** The accessible name of a table row whose cells are too many to read. */
  nameOf?: (row: Row) => string;
  /** Whether the row waits for an action. */
  isWaiting?: (row: Row) => boolean;
  /** Whether the row is selected. */
  isChosen?: (row: Row) => boolean;
  /** The content that `DetailsToggle` opens: below a table row, or where a card has `RowDetails`. */
  details?: (row: Row) => ReactNode;
};

export const TableContext = createContext(true);

/** Whether the surrounding list is a table. */
export function useIsTable(): boolean {
  return useContext(TableContext);
}

const DetailsContext = createContext<
  { id: string; isOpen: boolean; toggle: () => void; content: ReactNode } | undefined
>(undefined);

/** A table row, or its card. */
export function DataRow<Row>({
  id,
  row,
  columns,
  card,
  isApart = false,
  isTop = false,
  isCovered = false,
  onPress,
  nameOf,
  isWaiting,
  isChosen,
  details,
  below,
}: RowDrawing<Row> & {
  id: string;
  row: Row;
  /** A message below the cells; a card shows it where `card` puts it. */
  below?: ReactNode;
}) {
  const isTable = useIsTable();
  const opened = useOpened(() => details?.(row));
  const chosen = isChosen?.(row) ?? false;
  const waits = !chosen && (isWaiting?.(row) ?? false);
  if (!isTable)
    return (
      <DetailsContext value={opened}>
        <li
          data-row={id}
          tabIndex={-1}
          className={clsx(
            isApart ? 'card p-4' : '-outline-offset-3',
            isCovered && 'relative',
            waits && 'border-transparent bg-honey-soft/55',
            chosen && clsx('bg-brand-soft/45', isApart && 'border-brand'),
          )}
        >
          {card(row)}
        </li>
      </DetailsContext>
    );
  return (
    <DetailsContext value={opened}>
      <Tr
        data-row={id}
        tabIndex={-1}
        aria-label={nameOf?.(row)}
        tone={chosen ? 'brand' : waits ? 'honey' : undefined}
        className={clsx('-outline-offset-3', isTop && 'align-top', onPress && 'cursor-pointer')}
        onClick={(event) => isForRow(event) && onPress?.(row)}
      >
        {columns.map(({ title, align, className, cell }) => (
          <Td key={title} align={align} className={className}>
            {cell(row)}
          </Td>
        ))}
      </Tr>
      {below && (
        <tr>
          <Td colSpan={columns.length} className="pt-0">
            {below}
          </Td>
        </tr>
      )}
      {opened.isOpen && (
        <Tr id={opened.id} className="bg-sunken/50">
          <Td colSpan={columns.length} className="py-4">
            {opened.content}
          </Td>
        </Tr>
      )}
    </DetailsContext>
  );
}

/** The content that `DetailsToggle` opens. */
function useOpened(details: () => ReactNode) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return { id, isOpen, toggle: () => setOpen(!isOpen), content: isOpen && details() };
}

/** Whether a press is meant for the row: not for a control in it or a dialog of one, nor the end of selecting text. */
function isForRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  return (
    target instanceof Element &&
    currentTarget.contains(target) &&
    !target.closest('a, button, input, label, select, summary, textarea') &&
    window.getSelection()?.isCollapsed !== false
  );
}

/** Opens and closes the details of its row. */
export function DetailsToggle({ children }: { children: ReactNode }) {
  const isTable = useIsTable();
  const details = useContext(DetailsContext);
  return (
    <button
      type="button"
      aria-expanded={details?.isOpen}
      aria-controls={details?.id}
      onClick={details?.toggle}
      className={clsx(
        'num inline-flex items-center gap-1 rounded-full px-2',
        isTable ? '-ml-2 min-h-9 font-medium hover:bg-sunken' : 'min-h-11 text-sm text-ink-2',
      )}
    >
      {children}
      <ChevronDown
        aria-hidden="true"
        size={16}
        className={clsx('transition-transform duration-200', details?.isOpen && 'rotate-180')}
      />
    </button>
  );
}

/** The open details in a card. */
export function RowDetails() {
  const details = useContext(DetailsContext);
  if (!details?.isOpen) return null;
  return (
    <div id={details.id} className="mt-2 mb-1">
      {details.content}
    </div>
  );
}
