import { type Cents, cents, formatUsd } from '@larder/shared/basics/money';

/* Parts of sentences. */

/** "A", "A and B", "A, B and C". */
export function listed(names: readonly string[]): string {
  const last = names.slice(-1);
  return [names.slice(0, -1).join(', '), ...last].filter(Boolean).join(' and ');
}

/** "$1.10 more", "$0.40 less". */
export function moneyChange(total: Cents): string {
  return `${amountOf(total)} ${total > 0 ? 'more' : 'less'}`;
}

/** "1.8", "under 0.1". */
export function milesWords(miles: number): string {
  return miles < 0.05 ? 'under 0.1' : miles.toFixed(1);
}

/** Without its sign: "$0.40". */
export function amountOf(total: Cents): string {
  return formatUsd(cents(Math.abs(total)));
}
