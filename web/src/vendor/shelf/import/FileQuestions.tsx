import type { DecimalSign } from '@larder/shared/basics/numberInput';
import type { ReactNode } from 'react';

import { Segmented } from '#ui/fields/Segmented.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';

type FileQuestionsProps = {
  isHeaded: boolean;
  /** Whether the first row looked like goods. */
  isDoubtful: boolean;
  onHeaded: (is: boolean) => void;
  /** The stores that the rows name; none without such a column. */
  places: readonly string[];
  place: string | null;
  storeName: string;
  onPlace: (place: string | null) => void;
  /** A number with two readings; undefined when all are certain. */
  doubtful: string | undefined;
  decimal: DecimalSign | null;
  onDecimal: (decimal: DecimalSign | null) => void;
};

/** What the columns alone do not say of a file. */
export function FileQuestions(props: FileQuestionsProps) {
  const { isHeaded, isDoubtful, places, place, storeName, doubtful, decimal } = props;
  return (
    <>
      {isDoubtful && (
        <Question words="Row 1 looks like goods. Is it the headings?">
          <Segmented<'yes' | 'no'>
            label="Is row 1 the headings?"
            options={[
              { value: 'yes', title: 'Yes' },
              { value: 'no', title: 'No' },
            ]}
            value={isHeaded ? 'yes' : 'no'}
            onChange={(is) => props.onHeaded(is === 'yes')}
          />
        </Question>
      )}
      {places.length > 1 && (
        <Question
          words={`The file has rows of ${places.length} stores. Which are of ${storeName}?`}
        >
          <SelectField
            hideLabel
            shape="pill"
            className="w-60 max-w-full"
            label="Rows of which store"
            value={place ?? ''}
            onChange={({ target }) => props.onPlace(target.value === '' ? null : target.value)}
          >
            <option value="">All rows</option>
            {places.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        </Question>
      )}
      {(doubtful !== undefined || decimal !== null) && (
        <Question
          words={
            doubtful === undefined
              ? 'Numbers are read as you chose.'
              : `“${doubtful}” can be read in two ways. It is left out until you choose.`
          }
        >
          <Segmented<DecimalSign | 'none'>
            label="How to read numbers"
            options={[
              { value: 'none', title: 'Not yet' },
              { value: '.', title: 'As 1,234.50' },
              { value: ',', title: 'As 1.234,50' },
            ]}
            value={decimal ?? 'none'}
            onChange={(sign) => props.onDecimal(sign === 'none' ? null : sign)}
          />
        </Question>
      )}
    </>
  );
}

function Question({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="card mt-3.5 flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-3.5">
      <p className="min-w-0 flex-1 basis-64 text-sm font-medium">{words}</p>
      {children}
    </div>
  );
}
