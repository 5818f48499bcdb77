import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ingredientQueries } from '#parts/queries/ingredients.ts';
import { useDebouncedValue } from '#platform/page/debouncedValue.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { type Food, toFood } from '#vendor/shelf/rules/shelfAnswers.ts';

/** Finds a food of the catalogue by its name or another name of it; `words` are what the row says. */
export function FoodSearch({
  words,
  autoFocus,
  onPick,
}: {
  words: string;
  autoFocus: boolean;
  onPick: (food: Food) => void;
}) {
  const [text, setText] = useState(words);
  const { data: foods = [] } = useQuery(
    ingredientQueries.suggestions(useDebouncedValue(text.trim())),
  );
  return (
    <Combobox
      autoFocus={autoFocus}
      label="Search foods"
      placeholder="Whole milk"
      className="w-full max-w-sm"
      maxLength={100}
      isUnpicked
      text={text}
      onTextChange={setText}
      suggestions={foods.map(({ ingredient_id, name, category }) => ({
        id: ingredient_id,
        title: name,
        hint: category,
      }))}
      onPick={({ id, title }) => {
        const picked = foods.find(({ ingredient_id }) => ingredient_id === id);
        setText(title);
        if (picked) onPick(toFood(picked));
      }}
    />
  );
}
