import { containsText } from '@larder/shared/domain/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { adminIngredientQueries } from '#queries/adminIngredients';
import { Button } from '#ui/Button';
import { Combobox } from '#ui/Combobox';
import { ItemImage } from '#ui/ItemImage';

const MAX_SUGGESTED = 8;

type PictureFieldProps = {
  /** The address of the picture; nothing when there is none. */
  value: string;
  onChange: (image: string) => void;
  /** The id of the form that this is a box of, when it stands outside. */
  form?: string | undefined;
};

/** Chooses one of the pictures that the catalogue has, by the name of what it shows. */
export function PictureField({ value, onChange, form }: PictureFieldProps) {
  const { data = [] } = useQuery(adminIngredientQueries.pictures());
  const [typed, setTyped] = useState<string>();
  const name = data.find(({ image }) => image === value)?.name ?? '';
  const text = typed ?? name;
  const found = data.filter((picture) => containsText([picture.name], text));

  return (
    <div className="flex items-end gap-3">
      <ItemImage src={value || null} size={44} />
      <Combobox
        label="Picture"
        name="image"
        form={form}
        placeholder="Search pictures"
        className="min-w-0 flex-1"
        text={text}
        onTextChange={setTyped}
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
        <Button look="ghost" onClick={() => onChange('')}>
          No picture
        </Button>
      )}
    </div>
  );
}
