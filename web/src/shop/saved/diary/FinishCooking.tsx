import type { ReactNode } from 'react';

import type { Dish } from '#shop/saved/queries/cooked.ts';

import { CookedDialog } from './CookedDialog.tsx';

type FinishCookingProps = {
  dish: Dish;
  /** For as many as it was cooked. */
  servings: number;
  onStay: () => void;
  onLeave: () => void;
  /** Stands above the form. */
  children: ReactNode;
};

/** Notes what was cooked at the end of cook mode, or leaves without it. */
export function FinishCooking({ dish, servings, onStay, onLeave, children }: FinishCookingProps) {
  return (
    <CookedDialog dish={dish} ending={{ servings, notice: children, onLeave }} onClose={onStay} />
  );
}
