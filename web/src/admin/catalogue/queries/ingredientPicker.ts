import type { AdminIngredient } from '@larder/shared/food/adminIngredients.calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useDebouncedValue } from '#platform/page/debouncedValue.ts';

import { adminIngredientQueries } from './adminIngredients.ts';

type Picker = {
  /** Excluded from the suggestions. */
  except?: string;
  /** What is picked at first. */
  name?: string | undefined;
  /** undefined when typing clears the pick. */
  onPick: (ingredient: AdminIngredient | undefined) => void;
};

/** For a `Combobox` that picks a catalogue ingredient by its name or another name. */
export function useIngredientPicker({ except, name = '', onPick }: Picker) {
  const [text, setText] = useState(name);
  const settled = useDebouncedValue(text).trim();
  const { data } = useQuery(adminIngredientQueries.suggestions(settled));
  const found = (settled === '' ? [] : (data?.ingredients ?? [])).filter(
    ({ ingredient_id }) => ingredient_id !== except,
  );
  return {
    placeholder: 'Name or other name',
    maxLength: 100,
    text,
    onTextChange: (typed: string): void => {
      setText(typed);
      onPick(undefined);
    },
    suggestions: found.map(({ ingredient_id, name, unit_quantity, unit }) => ({
      id: ingredient_id,
      title: name,
      hint: `${unit_quantity} ${unit}`,
    })),
    onPick: ({ id, title }: { id: string; title: string }): void => {
      setText(title);
      const picked = found.find(({ ingredient_id }) => ingredient_id === id);
      if (picked) onPick(picked);
    },
  };
}
