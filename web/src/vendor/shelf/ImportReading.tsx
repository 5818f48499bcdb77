import { AMOUNT_RULE, type DecimalSign, readNumber } from '@larder/shared/basics/numberInput';

import { countOf } from '#parts/tables/csvWords.ts';
import { ENCODING_TITLES } from '#parts/tables/encodings.ts';
import type { IgnoredColumn, NumberSpelling } from '#parts/tables/inventoryTable.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Notice } from '#ui/Notice.tsx';

import type { ReadFile } from './useInventoryImport.ts';

type Content = NonNullable<ReadFile['content']>;

export function ImportReading({
  content: { encoding, delimiter, inventory, decimal },
  onDecimal,
}: {
  content: Content;
  onDecimal: (decimal: DecimalSign | undefined) => void;
}) {
  const { ignored, spelling } = inventory;
  return (
    <section aria-label="How the file was read" className="mb-4 grid gap-3">
      <p className="text-sm text-ink-2">
        {`${DELIMITERS.get(delimiter) ?? 'Columns'}, text in ${ENCODING_TITLES[encoding]}. ${numberWords(spelling)}`.trim()}
      </p>
      {ignored.length > 0 && (
        <Notice tone={ignored.some(({ closest }) => closest) ? 'warning' : 'info'}>
          {ignoredWords(ignored)}
        </Notice>
      )}
      {spelling.ambiguous.length > 0 && (
        <div className="card flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4">
          <output className="min-w-0 flex-1 basis-64 font-medium">
            {ambiguousWords(spelling.ambiguous, decimal)}
          </output>
          <Segmented
            label="How to read numbers"
            options={READINGS}
            value={decimal ?? 'certain'}
            onChange={(value) => onDecimal(value === 'certain' ? undefined : value)}
          />
        </div>
      )}
    </section>
  );
}

const DELIMITERS: ReadonlyMap<string, string> = new Map([
  [',', 'Columns between commas'],
  [';', 'Columns between semicolons'],
  ['\t', 'Columns between tabs'],
  ['|', 'Columns between bars'],
]);

const READINGS: readonly { value: DecimalSign | 'certain'; title: string }[] = [
  { value: 'certain', title: 'Not yet' },
  { value: '.', title: 'As 1,234.50' },
  { value: ',', title: 'As 1.234,50' },
];

function numberWords({ signs, ambiguous }: NumberSpelling): string {
  if (signs.size === 0) return ambiguous.length === 0 ? 'All numbers are whole.' : '';
  if (signs.size > 1) return 'Numbers have a decimal point or a decimal comma.';
  return signs.has('.')
    ? 'Numbers have a decimal point, like 3.49.'
    : 'Numbers have a decimal comma, like 3,49.';
}

function ambiguousWords(
  [first = '', ...more]: readonly string[],
  decimal: DecimalSign | undefined,
): string {
  if (decimal === undefined)
    return more.length === 0
      ? `“${first}” can be read in two ways. It is not read until you choose.`
      : `${countOf(more.length + 1, 'number')} like “${first}” can be read in two ways. They are not read until you choose.`;
  const { value } = readNumber(first, { ...AMOUNT_RULE, isDollars: true }, decimal);
  const others = more.length === 0 ? '' : `, ${countOf(more.length, 'other')} in the same way`;
  return `“${first}” is read as ${value}${others}.`;
}

const MAX_SHOWN = 8;

function ignoredWords(ignored: readonly IgnoredColumn[]): string {
  const shown = ignored
    .slice(0, MAX_SHOWN)
    .map(({ heading, closest }) => {
      if (heading === '') return 'one without a heading';
      return `“${heading}”${closest ? ` (did you mean “${closest}”?)` : ''}`;
    })
    .join(', ');
  const more = ignored.length - MAX_SHOWN;
  return `Columns that are not read: ${shown}${more > 0 ? ` and ${more} more` : ''}.`;
}
