import { ListChecks, ShoppingCart } from 'lucide-react';

import { Button } from '#ui/Button.tsx';

import type { Panels } from './usePanels.ts';

/** Wide screens only. */
export function PanelButtons({
  panels: { isShown, hasCarts, toggle },
  ticked,
}: {
  panels: Panels;
  /** "42 of 48". */
  ticked: string;
}) {
  const [ingredients, carts] = [isShown('ingredients'), isShown('carts')];
  return (
    <div className="hidden gap-2 lg:flex">
      <Button
        variant={ingredients ? 'soft' : 'outline'}
        icon={ListChecks}
        aria-pressed={ingredients}
        onClick={() => toggle('ingredients')}
      >
        Ingredients <span className="num font-medium">{ticked}</span>
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
