import { formatUsd } from '@larder/shared/domain/money';

import { acceptPrices, setPacks, type StoreCart } from '#state/carts';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';

import type { Problem } from './cartProblems.ts';

export function CartProblem({
  cart,
  problem,
  onSettled,
}: {
  cart: StoreCart;
  problem: Problem;
  onSettled: () => void;
}) {
  function accept(): void {
    onSettled();
    if (problem.kind === 'prices') acceptPrices(cart.store_id, problem.lines);
    if (problem.kind === 'short')
      for (const line of problem.lines) setPacks(cart.store_id, line.ingredient_id, line.available);
    if (problem.kind === 'gone')
      for (const line of problem.lines) setPacks(cart.store_id, line.ingredient_id, 0);
  }

  return (
    <Notice tone="danger" className="mt-2">
      {problem.kind === 'refused' && <p>{problem.message}</p>}
      {problem.kind !== 'refused' && (
        <>
          <p>{TITLES[problem.kind]}</p>
          <ul className="mt-1 list-disc pl-4 font-normal">
            {problem.kind === 'short' &&
              problem.lines.map((line) => (
                <li key={line.ingredient_id}>
                  {line.name}: {line.available === 0 ? 'sold out' : `only ${line.available} left`}
                </li>
              ))}
            {problem.kind === 'prices' &&
              problem.lines.map((line) => (
                <li key={line.ingredient_id}>
                  {line.name}: now {formatUsd(line.new)}, was {formatUsd(line.old)}
                </li>
              ))}
            {problem.kind === 'gone' &&
              problem.lines.map((line) => (
                <li key={line.ingredient_id}>{line.name}: no longer sold</li>
              ))}
          </ul>
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            // Checkout gets the focus when this button is removed.
            data-action={`checkout ${cart.store_id}`}
            onClick={accept}
          >
            {ACTIONS[problem.kind]}
          </Button>
        </>
      )}
    </Notice>
  );
}

const TITLES = {
  short: 'Some items are short of stock',
  prices: 'Some prices have changed',
  gone: 'Some items are no longer available',
} as const;

const ACTIONS = {
  short: 'Take what is left',
  prices: 'Accept new prices',
  gone: 'Remove them',
} as const;
