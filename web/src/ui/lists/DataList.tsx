import { Fragment, type ReactNode } from 'react';

import { useIsWide } from '#platform/page/media.ts';

import { DataRow, type Heading, type RowDrawing, TableContext } from './DataRow.tsx';
import { ListStates, type ListStatesProps } from './ListStates.tsx';
import { Table, Th } from './Table.tsx';

type DataListProps<Row> = RowDrawing<Row> &
  Omit<ListStatesProps<Row>, 'children'> & {
    label: string;
    keyOf: (row: Row) => string;
    /** Draws a row differently, such as the edited one; undefined draws it as usual. */
    row?: (row: Row) => ReactNode;
  };

/**
 * A list: a table from 768 px on, cards below; only one of them is rendered. Columns are values. For the
 * waiting, failed and empty states see `ListStates`.
 *
 * `<DataList label="Users" rows={users} keyOf={({ user_id }) => user_id} card={({ name }) => name}
 *   columns={[{ title: 'Name', cell: ({ name }) => name }]} />`
 */
export function DataList<Row>({
  label,
  keyOf,
  row: drawn,
  rows,
  empty,
  remote,
  ...drawing
}: DataListProps<Row>) {
  const draw = (row: Row): ReactNode =>
    drawn?.(row) || <DataRow id={keyOf(row)} row={row} {...drawing} />;

  return (
    <ListStates rows={rows} empty={empty} remote={remote}>
      {(shown) => (
        <ListFrame label={label} columns={drawing.columns} isApart={drawing.isApart}>
          {shown.map((row) => (
            <Fragment key={keyOf(row)}>{draw(row)}</Fragment>
          ))}
        </ListFrame>
      )}
    </ListStates>
  );
}

type ListFrameProps = {
  label: string;
  columns: readonly Heading[];
  isApart?: boolean | undefined;
  children: ReactNode;
};

/** The frame of a list whose rows have state of their own; each is a `DataRow`. */
export function ListFrame({ label, columns, isApart = false, children }: ListFrameProps) {
  const isTable = useIsWide();
  return (
    <TableContext value={isTable}>
      {isTable ? (
        <Table
          label={label}
          head={columns.map(({ title, head = title, align }) => (
            <Th key={title} align={align}>
              {head}
            </Th>
          ))}
        >
          {children}
        </Table>
      ) : (
        <ul
          aria-label={label}
          className={isApart ? 'space-y-3' : 'card divide-y divide-line overflow-hidden'}
        >
          {children}
        </ul>
      )}
    </TableContext>
  );
}
