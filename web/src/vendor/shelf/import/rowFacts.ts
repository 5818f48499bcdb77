import { formatUsd } from '@larder/shared/basics/money';

import { numberText } from '#platform/page/counts.ts';
import type { FileRow } from '#vendor/shelf/rules/shelfAnswers.ts';

/** What else the file says of a row: "Dairy · $5.49 · 14 in stock". */
export function rowFacts({ cells, match: { price, quantity } }: FileRow): string {
  return [
    cells.category,
    price === null ? undefined : formatUsd(price),
    quantity === null ? undefined : `${numberText(quantity)} in stock`,
  ]
    .filter(Boolean)
    .join(' · ');
}
