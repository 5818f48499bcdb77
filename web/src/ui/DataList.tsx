import { createContext, Fragment, type ReactNode, useContext } from 'react';

import { useIsWide } from '#lib/media';

import { ListStates, type ListStatesProps } from './ListStates.tsx';
import { Table, Td, Th, Tr } from './Table.tsx';

export type Column<Row> = {
  title: string;
  /** Numbers go right. */
  align?: 'left' | 'right';
  cell: (row: Row) => ReactNode;
  /** Of the cell. */
  className?: string;
};

type DataListProps<Row> = Omit<ListStatesProps<Row>, 'children'> & {
  label: string;
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** What the card of a row holds. */
  card: (row: Row) => ReactNode;
  /** Draws one row in another way, such as the one that is edited; nothing draws it as the others. */
  row?: (row: Row) => ReactNode;
};

const TableContext = createContext(true);

/** Whether the list around is a table. */
export function useIsTable(): boolean {
  return useContext(TableContext);
}

/**
 * A list: a table from 768 px on, cards below; one of the two is rendered, never both. Its columns are
 * values. What stands there while it waits, fails or is empty: see `ListStates`.
 *
 * `<DataList label="Users" rows={users} keyOf={({ user_id }) => user_id} card={({ name }) => name}
 *   columns={[{ title: 'Name', cell: ({ name }) => name }]} />`
 */
export function DataList<Row>({
  label,
  keyOf,
  columns,
  card,
  row: drawn,
  ...states
}: DataListProps<Row>) {
  const isTable = useIsWide();
  const draw = (row: Row): ReactNode =>
    drawn?.(row) || <DataRow id={keyOf(row)} row={row} columns={columns} card={card} />;

  return (
    <TableContext value={isTable}>
      <ListStates {...states}>
        {(shown) => {
          const rows = shown.map((row) => <Fragment key={keyOf(row)}>{draw(row)}</Fragment>);
          if (!isTable)
            return (
              <ul aria-label={label} className="card divide-y divide-line overflow-hidden">
                {rows}
              </ul>
            );
          const head = columns.map(({ title, align = 'left' }) => (
            <Th key={title} align={align}>
              {title}
            </Th>
          ));
          return (
            <Table label={label} head={head}>
              {rows}
            </Table>
          );
        }}
      </ListStates>
    </TableContext>
  );
}

/** A row of the table, or its card. */
function DataRow<Row>({
  id,
  row,
  columns,
  card,
}: Pick<DataListProps<Row>, 'columns' | 'card'> & { id: string; row: Row }) {
  if (!useIsTable())
    return (
      <li data-row={id} tabIndex={-1} className="-outline-offset-3">
        {card(row)}
      </li>
    );
  return (
    <Tr data-row={id} tabIndex={-1} className="-outline-offset-3">
      {columns.map(({ title, align = 'left', className, cell }) => (
        <Td key={title} align={align} className={className}>
          {cell(row)}
        </Td>
      ))}
    </Tr>
  );
}
