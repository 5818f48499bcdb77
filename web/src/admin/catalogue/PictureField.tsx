import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';

import { adminIngredientQueries } from '#admin/catalogue/queries/adminIngredients.ts';
import { PictureField as Pictures } from '#parts/PictureField.tsx';

import type { IngredientForm } from './useIngredientForm.ts';

type PictureFieldProps = {
  control: IngredientForm['control'];
  /** For a field outside the form element. */
  formId: string | undefined;
};

export function PictureField({ control, formId }: PictureFieldProps) {
  const { field } = useController({ control, name: 'image' });
  const { data = [] } = useQuery(adminIngredientQueries.pictures());
  return <Pictures form={formId} value={field.value} onChange={field.onChange} pictures={data} />;
}
