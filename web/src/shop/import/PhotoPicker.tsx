import clsx from 'clsx';
import { Camera, CircleAlert, ImageUp } from 'lucide-react';
import { useId } from 'react';

import { isPrintLanguage, PRINT_LANGUAGES } from '#shop/import/photo/ocrFiles.ts';
import { Button } from '#ui/Button.tsx';
import { PictureInput } from '#ui/fields/PictureInput.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';

import type { PhotoReader } from './usePhoto.ts';

/** Takes a picture of print; while one is read, shows how far it is. */
export function PhotoPicker({ photo }: { photo: PhotoReader }) {
  const { read, cancel, reading, problem, language, setLanguage } = photo;
  const id = useId();
  const about = clsx(`${id}-hint`, problem !== undefined && `${id}-problem`);
  const isReading = reading !== undefined;
  return (
    <section aria-label="From a photo" className="mb-5 rounded-md bg-sunken p-3 sm:px-4">
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <PictureInput
          title="Choose a Photo"
          icon={ImageUp}
          about={about}
          isBusy={isReading}
          isTight
          onFile={read}
        />
        {/* Where there is a camera at hand, without a way through the pictures. */}
        <PictureInput
          title="Take a Photo"
          icon={Camera}
          about={about}
          isBusy={isReading}
          isTight
          onFile={read}
          capture="environment"
          className="pointer-fine:hidden"
        />
        <SelectField
          label="Language of the print"
          hideLabel
          shape="pill"
          className="w-36"
          value={language}
          disabled={isReading}
          onChange={({ target }) => isPrintLanguage(target.value) && setLanguage(target.value)}
        >
          {Object.entries(PRINT_LANGUAGES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <p id={`${id}-hint`} className="mt-2.5 text-sm text-ink-2">
        Print becomes text in the box. The picture stays in this browser: it is neither sent nor
        kept.
      </p>
      {reading && <PhotoProgress share={reading.progress} onCancel={cancel} />}
      {problem !== undefined && !isReading && (
        <p
          id={`${id}-problem`}
          role="alert"
          className="mt-2 flex items-start gap-1.5 text-sm font-medium text-danger"
        >
          <CircleAlert aria-hidden="true" size={16} className="mt-0.75 flex-none" />
          {problem}
        </p>
      )}
    </section>
  );
}

function PhotoProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const percent = Math.round(share * 100);
  return (
    <div className="mt-3 flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <p className="num text-sm font-medium">
          {percent === 0 ? 'Getting ready to read…' : `Reading the picture… ${percent}%`}
        </p>
        <progress
          aria-label="Reading the picture"
          max={100}
          value={percent}
          className="mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
        />
      </div>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
