import { Table, Td, Th, Tr } from '#ui/lists/Table.tsx';
import { Money } from '#ui/Money.tsx';
import type { ReportRow } from '#vendor/dashboard/rules/reportRows.ts';
import { type ReportColumn, reportColumns } from '#vendor/dashboard/rules/reportTable.ts';

/** The sums of a report. The cells of the exported file differ: no dollar signs, no formulas. */
export function ReportSums({ title, rows }: { title: string; rows: readonly ReportRow[] }) {
  if (rows.length === 0) return <p className="mt-4 text-ink-2">Nothing was sold on these days.</p>;
  const columns = reportColumns(rows);
  return (
    // Scrolls on its own, by keyboard too.
    <section
      aria-label={`Sums ${title.toLowerCase()}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="mt-4 max-h-112 overflow-y-auto -outline-offset-3 print:max-h-none print:overflow-visible"
    >
      <Table
        label={title}
        head={
          <>
            <Th>Name</Th>
            {columns.map((column) => (
              <Th key={column.title} align="right">
                {column.title}
              </Th>
            ))}
          </>
        }
      >
        {rows.map((row, index) => (
          // Two stores may have one name.
          <Tr key={`${index} ${row.name}`}>
            <Td>{row.name}</Td>
            {columns.map((column) => (
              <Td key={column.title} align="right">
                <Cell column={column} row={row} />
              </Td>
            ))}
          </Tr>
        ))}
      </Table>
    </section>
  );
}

function Cell({ column, row }: { column: ReportColumn; row: ReportRow }) {
  if (column.kind === 'count') return column.of(row);
  const amount = column.of(row);
  return amount === undefined ? null : <Money cents={amount} />;
}
