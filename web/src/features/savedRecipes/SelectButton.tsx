import { Check, Plus } from 'lucide-react';

import type { SelectedRecipe } from '#state/selectedRecipes';
import { Button } from '#ui/Button';

import { useSelect } from './useSelect.ts';

export function SelectButton({
  recipe,
  className,
}: {
  recipe: SelectedRecipe;
  className?: string;
}) {
  const { selected, select } = useSelect(recipe);
  return (
    <Button
      variant={selected ? 'primary' : 'soft'}
      icon={selected ? Check : Plus}
      className={className}
      onClick={select}
    >
      <span>
        {selected ? 'Selected' : 'Select'}
        <span className="sr-only">: {recipe.title}</span>
      </span>
    </Button>
  );
}
