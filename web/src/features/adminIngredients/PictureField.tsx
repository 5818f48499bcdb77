import { containsText } from '@larder/shared/domain/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';

import { adminIngredientQueries } from '#queries/adminIngredients';
import { Button } from '#ui/Button';
import { Combobox } from '#ui/Combobox';
import { ItemImage } from '#ui/ItemImage';

import type { IngredientForm } from './useIngredientForm.ts';

const MAX_SUGGESTED = 8;

type PictureFieldProps = {
  control: IngredientForm['control'];
  /** For a field outside the form element. */
  formId: string | undefined;
};

export function PictureField({ control, formId }: PictureFieldProps) {
  const { field } = useController({ control, name: 'image' });
  const { value, onChange } = field;
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
        form={formId}
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
        <Button variant="ghost" onClick={() => onChange('')}>
          No picture
        </Button>
      )}
    </div>
  );
}
