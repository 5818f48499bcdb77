import type { ShelfField } from '@larder/shared/stores/shelfFile.calls';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';

import { countOf } from '#parts/tables/csvWords.ts';
import { announce } from '#platform/page/announce.ts';
import { numberText } from '#platform/page/counts.ts';
import { ActionBar } from '#ui/ActionBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { type ColumnField, FIELD_TITLES, missingField } from '#vendor/shelf/rules/columnFields.ts';

import { ColumnRow, type FileColumn } from './ColumnRow.tsx';
import { NeedsCard } from './NeedsCard.tsx';

/** From so many columns on those that are not needed can be searched. */
const MANY = 40;

type ColumnsStepProps = {
  columns: readonly FileColumn[];
  /** The program that wrote the file: "Square". */
  preset: string | undefined;
  onField: (at: number, field: ColumnField) => void;
  isRemembered: boolean;
  onRemember: (is: boolean) => void;
  /** What else has to be chosen: the store, how numbers are read. */
  questions: ReactNode;
  /** How the first row reads. */
  firstRow: ReactNode;
  onBack: () => void;
  onNext: () => void;
};

/** What each column of the file is. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { columns, preset, onField, questions, firstRow } = props;
  const list = useRef<HTMLUListElement>(null);
  const headingOf = (field: ShelfField) => columns.find((one) => one.field === field)?.heading;
  const missing = missingField(columns.map(({ field }) => field));
  const unsure = columns.filter(({ isUnsure }) => isUnsure);
  const needed = [...unsure, ...columns.filter((one) => !one.isUnsure && one.field !== null)];
  const ignored = columns.filter(({ field, isUnsure }) => field === null && !isUnsure);

  function goOn(): void {
    if (missing === undefined) return props.onNext();
    announce(`Choose the column of the ${FIELD_TITLES[missing].toLowerCase()}`, { urgent: true });
    list.current?.querySelector<HTMLElement>('select, button')?.focus();
    return undefined;
  }

  const rowOf = (column: FileColumn) => (
    <ColumnRow
      key={column.at}
      column={column}
      takenBy={headingOf}
      onField={(field) => onField(column.at, field)}
    />
  );
  return (
    <>
      <Notice tone={unsure.length > 0 || missing ? 'warning' : 'success'}>
        <Verdict {...{ preset, missing }} counts={[needed.length, ignored.length, unsure.length]} />
      </Notice>
      {questions}
      <div className="mt-3.5 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <section aria-label="Columns of the file" className="card overflow-clip">
          <ColumnHeadings />
          <ul ref={list} aria-label="Columns" className="divide-y divide-line">
            {needed.map(rowOf)}
          </ul>
          <Ignored
            // Open again where another sheet or program leaves something to be chosen.
            key={[preset, ...columns.map(({ heading }) => heading)].join('\n')}
            columns={ignored}
            isOpenFirst={missing !== undefined}
            rowOf={rowOf}
          />
        </section>
        <div className="grid gap-4">
          <NeedsCard
            headingOf={(field) =>
              headingOf(field) ?? (field === 'pack' ? headingOf('pack_amount') : undefined)
            }
            missing={missing}
          />
          {firstRow}
        </div>
      </div>
      <ActionBar
        actions={
          <>
            <Button variant="ghost" className="max-md:hidden" onClick={props.onBack}>
              Back
            </Button>
            <Button aria-disabled={missing !== undefined} onClick={goOn}>
              Look at the rows
              <ArrowRight aria-hidden="true" size={18} />
            </Button>
          </>
        }
      >
        <Checkbox
          label={`Remember this for the next ${preset === undefined ? '' : `${preset} `}file`}
          checked={props.isRemembered}
          onChange={({ target }) => props.onRemember(target.checked)}
        />
      </ActionBar>
    </>
  );
}

/** What stands where in the rows below, where there is room for it. */
function ColumnHeadings() {
  return (
    <div
      aria-hidden="true"
      className="hidden min-h-10 grid-cols-[10.5rem_minmax(0,1fr)_1.25rem_11.5rem] items-center gap-x-3.5 border-b border-line bg-sunken/60 px-4 text-xs font-semibold text-ink-2 md:grid"
    >
      <span>In your file</span>
      <span>First three values</span>
      <span />
      <span>In Larder</span>
    </div>
  );
}

function Verdict({
  preset,
  missing,
  counts: [needed, ignored, unsure],
}: {
  preset: string | undefined;
  missing: ShelfField | undefined;
  counts: readonly [needed: number, ignored: number, unsure: number];
}) {
  const kind =
    preset === undefined ? 'This file was read by its headings.' : `This is a ${preset} export.`;
  return (
    <>
      <strong className="font-semibold">{kind}</strong>{' '}
      <span className="max-md:hidden">
        {countOf(needed - unsure, 'column is', 'columns are')} set, {numberText(ignored)} not needed
        {unsure > 0 ? ', ' : '.'}
      </span>
      {unsure > 0 && `${countOf(unsure, 'needs', 'need')} your answer.`}
      {missing !== undefined && ` Choose the column of the ${FIELD_TITLES[missing].toLowerCase()}.`}
    </>
  );
}

type IgnoredProps = {
  columns: readonly FileColumn[];
  isOpenFirst: boolean;
  rowOf: (column: FileColumn) => ReactNode;
};

/** Columns that are not needed, folded. */
function Ignored({ columns, isOpenFirst, rowOf }: IgnoredProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [text, setText] = useState('');
  if (columns.length === 0) return null;
  const names = columns.slice(0, 3).map(({ heading }) => heading);
  const more = columns.length - names.length;
  const shown = columns.filter(({ heading }) =>
    heading.toLowerCase().includes(text.trim().toLowerCase()),
  );
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-13 w-full items-center gap-2 border-t border-line px-4 py-2 text-left text-sm font-semibold text-brand hover:bg-sunken/60"
      >
        <ChevronDown
          aria-hidden="true"
          size={18}
          className={isOpen ? 'flex-none rotate-180' : 'flex-none'}
        />
        {countOf(columns.length, 'column')} ignored
        <span className="min-w-0 truncate font-normal text-ink-2 max-md:hidden">
          {names.join(', ')}
          {more > 0 && ` and ${more} more`}
        </span>
      </button>
      {isOpen && (
        <>
          {columns.length > MANY && (
            <SearchField
              label="Search columns"
              className="mx-4 mb-3 max-w-80"
              value={text}
              onChange={setText}
            />
          )}
          <ul aria-label="Ignored columns" className="divide-y divide-line border-t border-line">
            {shown.map(rowOf)}
          </ul>
        </>
      )}
    </>
  );
}
