import { cartsTotal } from '@larder/shared/domain/carts';
import { ListChecks, ShoppingCart } from 'lucide-react';

import { useCarts } from '#state/carts';
import { Button } from '#ui/Button';
import { CountBadge } from '#ui/CountBadge';
import { Money } from '#ui/Money';
import { RootMark } from '#ui/RootMark';

import { FillButton } from './FillButton.tsx';
import type { Panel } from './usePanels.ts';
import type { PlanChoice } from './usePlanChoice.ts';

/** Narrow screens only: the list, and the carts or the button that fills them. */
export function BottomBar({
  plan,
  ticked,
  onOpen,
}: {
  plan: PlanChoice;
  /** "42 of 48". */
  ticked: string;
  onOpen: (panel: Panel) => void;
}) {
  const carts = useCarts();
  return (
    // A row: the focus goes from the button that fills the carts to the one that shows them, and back.
    <div
      data-row="bar"
      className="bottom-bar flex gap-2.5 border-t border-line bg-surface/95 backdrop-blur lg:hidden"
    >
      <RootMark of="wide-bar" />
      <Button variant="outline" icon={ListChecks} onClick={() => onOpen('ingredients')}>
        <span className="sr-only">Ingredients </span>
        <span className="num">{ticked.replace(' of ', '/')}</span>
      </Button>
      {carts.length > 0 ? (
        <Button
          variant="ink"
          icon={ShoppingCart}
          data-action="carts"
          className="flex-1"
          onClick={() => onOpen('carts')}
        >
          Cart
          <CountBadge
            count={carts.length}
            unit={carts.length === 1 ? 'cart' : 'carts'}
            tone="honey"
          />
          <Money cents={cartsTotal(carts)} />
        </Button>
      ) : (
        plan.chosen && (
          <div className="min-w-0 flex-1">
            <FillButton plan={plan} chosen={plan.chosen} />
          </div>
        )
      )}
    </div>
  );
}
