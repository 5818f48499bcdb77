import { SHELF_PRESETS, type ShelfPreset } from '@larder/shared/stores/shelfPresets';

import { ENCODING_TITLES, GUESSED_ENCODINGS } from '#parts/tables/encodings.ts';
import type { TableChoice } from '#parts/tables/readTable.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import type { ShelfFile } from '#vendor/shelf/state/shelfDrafts.ts';

type FileReadingProps = {
  file: ShelfFile;
  /** Whether it is being read again. */
  isReading: boolean;
  onReading: (choice: TableChoice) => void;
  preset: ShelfPreset | undefined;
  /** The programs that the file can be of. */
  presets: readonly ShelfPreset[];
  onPreset: (preset: ShelfPreset | null) => void;
};

/** How the file was read, where it can be read in another way: its sheet, its encoding, the program that wrote it. */
export function FileReading(props: FileReadingProps) {
  const { file, isReading, onReading, preset, presets, onPreset } = props;
  const { sheet, encoding } = file;
  if (!sheet && encoding === undefined && presets.length === 0) return null;
  return (
    <section
      aria-label="How the file is read"
      aria-busy={isReading || undefined}
      className="card mt-3.5 grid gap-x-5 gap-y-3 px-5 py-3.5 sm:grid-cols-2 lg:grid-cols-3"
    >
      {sheet && (
        <SelectField
          label="Sheet"
          value={sheet.at}
          disabled={isReading}
          onChange={({ target }) => onReading({ sheet: Number(target.value) })}
        >
          {sheet.names.map((name, at) => (
            <option key={at} value={at}>
              {name || `Sheet ${at + 1}`}
            </option>
          ))}
        </SelectField>
      )}
      {encoding !== undefined && (
        <SelectField
          label="Encoding"
          hint="Choose another one when names look wrong."
          value={encoding}
          disabled={isReading}
          onChange={({ target }) => {
            const chosen = GUESSED_ENCODINGS.find((one) => one === target.value);
            if (chosen) onReading({ encoding: chosen });
          }}
        >
          {GUESSED_ENCODINGS.map((one) => (
            <option key={one} value={one}>
              {ENCODING_TITLES[one]}
            </option>
          ))}
        </SelectField>
      )}
      {presets.length > 0 && (
        <SelectField
          label="Export of"
          value={preset ?? ''}
          disabled={isReading}
          onChange={({ target }) =>
            onPreset(SHELF_PRESETS.find((one) => one === target.value) ?? null)
          }
        >
          {presets.map((one) => (
            <option key={one}>{one}</option>
          ))}
          <option value="">None: guess</option>
        </SelectField>
      )}
    </section>
  );
}
