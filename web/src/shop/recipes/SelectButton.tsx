import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { Check, Plus } from 'lucide-react';

import { useSelect } from '#shop/kitchen/state/useSelect.ts';
import { Button } from '#ui/Button.tsx';

import { toSelected } from './queries/recipeFacts.ts';

type SelectButtonProps = {
  recipe: ProviderRecipe;
  servings?: number;
  /** soft: in a card; primary: the main action of a page. */
  variant: 'soft' | 'primary';
  className?: string;
};

export function SelectButton({ recipe, servings, variant, className }: SelectButtonProps) {
  const { id, title } = recipe;
  const { selected, press } = useSelect({ id: String(id), title }, () =>
    toSelected(recipe, servings),
  );
  return (
    <Button
      variant={selected ? 'primary' : variant}
      size={variant === 'primary' ? 'lg' : 'md'}
      icon={selected ? Check : Plus}
      once
      onClick={press}
      className={className}
    >
      <span>
        {selected ? 'Selected' : 'Select'}
        <span className="sr-only"> {recipe.title}</span>
      </span>
    </Button>
  );
}
