import { rangeText } from '@larder/shared/food/amountText';

import type { ReviewedLine } from './review.ts';

/** What is announced when a line is answered, with the number of those that are left. */
export function settledWords(line: ReviewedLine, left: number): string {
  const words = [rangeText(line), line.name ?? line.original].filter((part) => part !== '');
  return `${words.join(' ')}: understood. ${left === 0 ? 'Nothing' : left} left to check.`;
}
