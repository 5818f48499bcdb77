import type { ProviderRecipe } from '@larder/shared/contract/provider';
import { Check, Plus } from 'lucide-react';

import { Button } from '#ui/Button';

import { useSelect } from './useSelect.ts';

type SelectButtonProps = {
  recipe: ProviderRecipe;
  servings?: number;
  /** soft stands in a card, primary is the one action of a page. */
  look: 'soft' | 'primary';
  className?: string;
};

/** Chooses a recipe for the shopping list; reads "Selected" once it is chosen. */
export function SelectButton({ recipe, servings, look, className }: SelectButtonProps) {
  const { selected, select } = useSelect(recipe, servings);
  return (
    <Button
      look={selected ? 'primary' : look}
      size={look === 'primary' ? 'lg' : 'md'}
      icon={selected ? Check : Plus}
      onClick={select}
      className={className}
    >
      <span>
        {selected ? 'Selected' : 'Select'}
        <span className="sr-only"> {recipe.title}</span>
      </span>
    </Button>
  );
}
