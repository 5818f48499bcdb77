import { Check, Plus } from 'lucide-react';

import type { SelectedRecipe } from '#shop/kitchen/state/selectedRecipes.ts';
import { useSelect } from '#shop/kitchen/state/useSelect.ts';
import { Button } from '#ui/Button.tsx';

export function SelectButton({
  recipe,
  className,
}: {
  recipe: SelectedRecipe;
  className?: string;
}) {
  const { selected, press } = useSelect(recipe, () => recipe);
  return (
    <Button
      variant={selected ? 'primary' : 'soft'}
      icon={selected ? Check : Plus}
      className={className}
      once
      onClick={press}
    >
      <span>
        {selected ? 'Selected' : 'Select'}
        <span className="sr-only">: {recipe.title}</span>
      </span>
    </Button>
  );
}
