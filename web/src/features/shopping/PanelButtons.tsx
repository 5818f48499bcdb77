import { ListChecks, ShoppingCart } from 'lucide-react';

import { Button } from '#ui/Button';

import type { Panels } from './usePanels.ts';

/** Wide screens only. */
export function PanelButtons({ panels: { isShown, hasCarts, toggle } }: { panels: Panels }) {
  const [ingredients, carts] = [isShown('ingredients'), isShown('carts')];
  return (
    <div className="hidden gap-3 lg:flex">
      <Button
        variant={ingredients ? 'soft' : 'outline'}
        icon={ListChecks}
        aria-pressed={ingredients}
        onClick={() => toggle('ingredients')}
      >
        Ingredients
      </Button>
      {hasCarts && (
        <Button
          variant={carts ? 'soft' : 'outline'}
          icon={ShoppingCart}
          aria-pressed={carts}
          onClick={() => toggle('carts')}
        >
          Carts
        </Button>
      )}
    </div>
  );
}
