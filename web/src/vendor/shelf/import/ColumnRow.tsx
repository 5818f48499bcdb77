import { SHELF_FIELDS } from '@larder/shared/stores/shelfFile.calls';
import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';

import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { type ColumnField, FIELD_TITLES, isOfMany } from '#vendor/shelf/rules/columnFields.ts';

/** A column of the file with what it is. */
export type FileColumn = {
  /** Its place in the file. */
  readonly at: number;
  /** "Column 3" where it has none. */
  readonly heading: string;
  /** Of its first three rows. */
  readonly samples: readonly string[];
  readonly field: ColumnField;
  /** Whether the field is only a guess that somebody has to look at. */
  readonly isUnsure: boolean;
};

type ColumnRowProps = {
  column: FileColumn;
  /** The heading that a field is taken from. */
  takenBy: (field: NonNullable<ColumnField>) => string | undefined;
  onField: (field: ColumnField) => void;
};

/** One column: its heading, its first values, and what it is in Larder. */
export function ColumnRow({ column, takenBy, onField }: ColumnRowProps) {
  const { at, heading, samples, field, isUnsure } = column;
  // Of several stocks one is this store's.
  const guess = field ?? 'stock';
  return (
    <li
      data-row={`column ${at}`}
      tabIndex={-1}
      className={clsx(
        'grid items-center gap-x-3.5 gap-y-1.5 px-3.5 py-3 md:min-h-14 md:grid-cols-[10.5rem_minmax(0,1fr)_1.25rem_11.5rem] md:px-4 md:py-1.5',
        isUnsure && 'bg-honey-soft/55',
      )}
    >
      <div className="min-w-0">
        <h2 className="font-sans text-sm leading-snug font-semibold tracking-normal break-words">
          {heading}
        </h2>
        {isUnsure && (
          <p className="text-xs font-semibold text-on-honey-soft">
            {guess === 'stock' ? 'Stock of this store?' : `Is this ${FIELD_TITLES[guess]}?`}
          </p>
        )}
      </div>
      <p className="num grid grid-cols-3 gap-2.5 text-xs leading-snug text-ink-2">
        {samples.map((sample, nth) => (
          <span key={nth} title={sample} className="line-clamp-2 wrap-anywhere">
            {sample === '' ? '—' : sample}
          </span>
        ))}
      </p>
      <ArrowRight aria-hidden="true" size={18} className="text-ink-3 max-md:hidden" />
      {isUnsure ? (
        <span className="flex gap-2">
          <Button variant="outline" className="flex-1" onClick={() => onField(guess)}>
            Yes, {FIELD_TITLES[guess]}
          </Button>
          <Button variant="ghost" className="flex-1" onClick={() => onField(null)}>
            Ignore
          </Button>
        </span>
      ) : (
        <FieldSelect heading={heading} field={field} takenBy={takenBy} onField={onField} />
      )}
    </li>
  );
}

function FieldSelect({
  heading,
  field,
  takenBy,
  onField,
}: Pick<ColumnRowProps, 'takenBy' | 'onField'> & { heading: string; field: ColumnField }) {
  return (
    <SelectField
      hideLabel
      label={`${heading} is`}
      value={field ?? ''}
      onChange={({ target }) => onField(SHELF_FIELDS.find((one) => one === target.value) ?? null)}
    >
      {SHELF_FIELDS.map((one) => {
        const taken = one === field || isOfMany(one) ? undefined : takenBy(one);
        return (
          <option key={one} value={one}>
            {FIELD_TITLES[one]}
            {taken !== undefined && ` (now “${taken}”)`}
          </option>
        );
      })}
      <option value="">Ignore</option>
    </SelectField>
  );
}
