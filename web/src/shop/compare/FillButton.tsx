import { plural } from '@larder/shared/food/amountText';
import { cartsTotal } from '@larder/shared/kitchen/carts';
import { type BasketPlan, chargedOf } from '@larder/shared/plan/basketPlan';
import { ArrowRight, ShoppingCart } from 'lucide-react';
import { useNavigate } from 'react-router';

import { useCartsAfterPaint } from '#shop/carts/state/carts.ts';
import { cartsText, type PlanChoice } from '#shop/compare/plan/usePlanChoice.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';

/** Sets the carts to a plan and leads to the checkout, which shows Undo too. */
export function FillButton({ plan, chosen }: { plan: PlanChoice; chosen: BasketPlan }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="primary"
      // A step that is still to be done, not a sign that all is done.
      icon={plan.isFilled ? ArrowRight : ShoppingCart}
      className="w-full"
      once
      onClick={() => {
        plan.fill(chosen);
        void navigate('/checkout');
      }}
    >
      {plan.isFilled ? <WhatIsChecked /> : <WhatItFills plan={chosen} />}
    </Button>
  );
}

/** "Fill 2 carts · $48.20". */
export function WhatItFills({ plan }: { plan: BasketPlan }) {
  return (
    <span>
      Fill {cartsText(plan)} · <Money cents={chargedOf(plan)} />
    </span>
  );
}

/** Counts all carts, also those outside the plan: the checkout takes all. */
function WhatIsChecked() {
  const carts = useCartsAfterPaint();
  return (
    <span>
      Check out {carts.length} {plural('cart', carts.length)} · <Money cents={cartsTotal(carts)} />
    </span>
  );
}
