import { containsText } from '@larder/shared/basics/text';
import { useState } from 'react';

import { Button } from '#ui/Button.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';

const MAX_SUGGESTED = 8;

type PictureFieldProps = {
  label?: string;
  /** A picture's URL, or ''. */
  value: string;
  onChange: (image: string) => void;
  /** The available pictures, by name. */
  pictures: readonly { readonly image: string; readonly name: string }[];
  /** For a field outside the form element. */
  form?: string | undefined;
};

/** Chooses one of our own pictures by its name. */
export function PictureField({
  label = 'Picture',
  value,
  onChange,
  pictures,
  form,
}: PictureFieldProps) {
  const [typed, setTyped] = useState<string>();
  const name = pictures.find(({ image }) => image === value)?.name ?? '';
  const text = typed ?? name;
  const found = pictures.filter((picture) => containsText([picture.name], text));
  const isUnpicked = Boolean(typed);
  const isUnknown = isUnpicked && found.length === 0 && pictures.length > 0;
  return (
    <div className="flex items-end gap-3">
      <ItemImage src={value || null} size={44} />
      <Combobox
        label={label}
        name="image"
        form={form}
        placeholder="Search pictures"
        className="min-w-0 flex-1"
        text={text}
        onTextChange={setTyped}
        isUnpicked={isUnpicked}
        aside={<output className="text-sm text-ink-2">{isUnknown && 'No pictures found'}</output>}
        onBlur={() => setTyped(undefined)}
        suggestions={found
          .slice(0, MAX_SUGGESTED)
          .map((picture) => ({ id: picture.image, title: picture.name }))}
        onPick={({ id }) => {
          setTyped(undefined);
          onChange(id);
        }}
      />
      {value !== '' && (
        <Button variant="ghost" onClick={() => onChange('')}>
          No picture
        </Button>
      )}
    </div>
  );
}
