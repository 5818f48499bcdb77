import type { BasketPlan } from '@larder/shared/domain/basketPlan';
import { Check, ShoppingCart } from 'lucide-react';
import { useNavigate } from 'react-router';

import { Button } from '#ui/Button';
import { Money } from '#ui/Money';

import { cartsText, charged, type PlanChoice } from './usePlanChoice.ts';

/** Sets the carts to a plan at once; once they hold it, it leads to the checkout. */
export function FillButton({ plan, chosen }: { plan: PlanChoice; chosen: BasketPlan }) {
  const navigate = useNavigate();
  return (
    <Button
      variant={plan.isFilled ? 'ink' : 'primary'}
      icon={plan.isFilled ? Check : ShoppingCart}
      className="w-full"
      once
      onClick={() => {
        if (plan.isFilled) void navigate('/checkout');
        else plan.fill(chosen);
      }}
    >
      <WhatItFills act={plan.isFilled ? 'Check out' : 'Fill'} plan={chosen} />
    </Button>
  );
}

/** "Fill 2 carts · $48.20". */
export function WhatItFills({ act, plan }: { act: 'Fill' | 'Check out'; plan: BasketPlan }) {
  return (
    <span>
      {act} {cartsText(plan)} · <Money cents={charged(plan)} />
    </span>
  );
}
