import { formatUsd } from '@larder/shared/basics/money';

import type { Holding } from '#shop/compare/rules/coverage.ts';
import { type CardLine, isCovered } from '#shop/compare/rules/storeCard.ts';

/** "in your cart at Green Basket, there $3.49". */
export function whereHeld(line: CardLine): string {
  const { elsewhere, needed } = line;
  const held = elsewhere.reduce((sum, holding) => sum + holding.quantity, 0);
  const share = isCovered(line) ? '' : `${held} of ${needed} `;
  const [only, ...others] = elsewhere;
  const hasPrice = only && others.length === 0 && !only.isOrdered;
  const price = hasPrice ? `, there ${formatUsd(only.price)}` : '';
  return `${share}${placesOf(elsewhere)}${price}`;
}

/** "ordered at Green Basket, in your cart at Corner Shop". */
export function placesOf(holdings: readonly Holding[]): string {
  const ordered = namesOf(holdings.filter((holding) => holding.isOrdered));
  const inCarts = namesOf(holdings.filter((holding) => !holding.isOrdered));
  return [
    ...(ordered.length > 0 ? [`ordered at ${ordered.join(' and ')}`] : []),
    ...(inCarts.length === 1 ? [`in your cart at ${inCarts.join()}`] : []),
    ...(inCarts.length > 1 ? [`in your carts at ${inCarts.join(' and ')}`] : []),
  ].join(', ');
}

function namesOf(holdings: readonly Holding[]): string[] {
  return [...new Set(holdings.map((holding) => holding.storeName))];
}
