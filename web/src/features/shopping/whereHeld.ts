import type { Holding } from '@larder/shared/domain/coverage';
import { formatUsd } from '@larder/shared/domain/money';
import { type CardLine, isCovered } from '@larder/shared/domain/storeCard';

/** Where what a row of a card offers is held already: "in your cart at Green Basket, there $3.49". */
export function whereHeld(line: CardLine): string {
  const { elsewhere, needed } = line;
  const held = elsewhere.reduce((sum, holding) => sum + holding.quantity, 0);
  const share = isCovered(line) ? '' : `${held} of ${needed} `;
  const ordered = namesOf(elsewhere.filter((holding) => holding.isOrdered));
  const inCarts = namesOf(elsewhere.filter((holding) => !holding.isOrdered));
  const places = [
    ...(ordered.length > 0 ? [`ordered at ${ordered.join(' and ')}`] : []),
    ...(inCarts.length === 1 ? [`in your cart at ${inCarts.join()}`] : []),
    ...(inCarts.length > 1 ? [`in your carts at ${inCarts.join(' and ')}`] : []),
  ];
  const [only, ...others] = elsewhere;
  const hasChoice = only && others.length === 0 && !only.isOrdered;
  const price = hasChoice ? `, there ${formatUsd(only.price)}` : '';
  return `${share}${places.join(', ')}${price}`;
}

function namesOf(holdings: readonly Holding[]): string[] {
  return [...new Set(holdings.map((holding) => holding.storeName))];
}
