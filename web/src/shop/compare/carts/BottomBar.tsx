import { plural } from '@larder/shared/food/amountText';
import { cartsTotal } from '@larder/shared/kitchen/carts';
import type { Cart } from '@larder/shared/kitchen/carts.model';
import { ListChecks, ShoppingCart } from 'lucide-react';
import { useNavigate } from 'react-router';

import { useCarts } from '#shop/carts/state/carts.ts';
import { WhatItFills } from '#shop/compare/FillButton.tsx';
import type { PlanChoice } from '#shop/compare/plan/usePlanChoice.ts';
import { Button } from '#ui/Button.tsx';
import { CountBadge } from '#ui/CountBadge.tsx';
import { Money } from '#ui/Money.tsx';
import { RootMark } from '#ui/RootMark.tsx';

import type { Panel } from './usePanels.ts';

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
  const navigate = useNavigate();
  const { chosen } = plan;
  const hasCarts = carts.length > 0;
  return (
    <div className="bottom-bar flex gap-2.5 border-t border-line bg-surface/95 backdrop-blur lg:hidden">
      <RootMark of="wide-bar" />
      <Button variant="outline" icon={ListChecks} onClick={() => onOpen('ingredients')}>
        <span className="sr-only">Ingredients </span>
        <span className="num">{ticked.replace(' of ', '/')}</span>
      </Button>
      {(hasCarts || chosen) && (
        // One button whose text changes: it keeps the focus and its place under the finger.
        <Button
          variant={hasCarts ? 'ink' : 'primary'}
          icon={ShoppingCart}
          className="min-w-0 flex-1"
          once
          onClick={() => {
            if (hasCarts) onOpen('carts');
            else if (chosen) {
              plan.fill(chosen);
              void navigate('/checkout');
            }
          }}
        >
          {hasCarts ? <CartsText carts={carts} /> : chosen && <WhatItFills plan={chosen} />}
        </Button>
      )}
    </div>
  );
}

function CartsText({ carts }: { carts: readonly Cart[] }) {
  return (
    <>
      Cart
      <CountBadge count={carts.length} unit={plural('cart', carts.length)} tone="honey" />
      <Money cents={cartsTotal(carts)} />
    </>
  );
}
