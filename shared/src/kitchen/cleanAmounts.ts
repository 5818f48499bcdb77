import type { Amount } from './groceryList.model.ts';

/** What an ingredient says of its amount. */
type Written = Amount & {
  readonly low?: number | undefined;
  readonly metric?: Amount | null | undefined;
  readonly fixed?: boolean | undefined;
};

/** The amounts that an ingredient brings to a list. Shape: what is no number counts as 0, "to taste". */
export function cleanAmounts({ amount, low, unit, metric, fixed }: Written) {
  const least = low === undefined ? undefined : cleanAmount(low);
  return {
    amount: cleanAmount(amount),
    ...(least !== undefined && least < amount && { low: least }),
    unit,
    ...(metric && { metric: { ...metric, amount: cleanAmount(metric.amount) } }),
    ...(fixed === true && { fixed }),
  };
}

function cleanAmount(amount: number): number {
  return Number.isFinite(amount) && amount > 0 ? amount : 0;
}
