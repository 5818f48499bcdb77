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
      data-action="carts"
      onClick={({ detail }) => {
        // The second press of a double one changes nothing.
        if (!plan.isFilled) plan.fill(chosen);
        else if (detail < 2) void navigate('/checkout');
      }}
    >
      <span>
        {plan.isFilled ? 'Check out' : 'Fill'} {cartsText(chosen)} ·{' '}
        <Money cents={charged(chosen)} />
      </span>
    </Button>
  );
}
