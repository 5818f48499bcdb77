import { formatUsd } from '@larder/shared/basics/money';
import type { RowMatch } from '@larder/shared/stores/shelfFile.calls';

type Said = Pick<RowMatch, 'cost' | 'tax_class' | 'by_weight' | 'before'>;

/** What a row of a file says of cost, tax class and weighing that is not so yet: "cost $2.10, was $2.00", "by weight". */
export function detailWords({ cost, tax_class, by_weight, before }: Said): string[] {
  const { cost: wasCost, tax_class: wasTax, by_weight: wasWeighed = false } = before ?? {};
  const from = (was: string | undefined) => (was === undefined ? '' : `, was ${was}`);
  return [
    cost !== undefined && cost !== wasCost
      ? `cost ${formatUsd(cost)}${from(wasCost === undefined ? undefined : formatUsd(wasCost))}`
      : '',
    tax_class !== undefined && tax_class !== wasTax ? `tax ${tax_class}${from(wasTax)}` : '',
    by_weight !== undefined && by_weight !== wasWeighed
      ? by_weight
        ? 'by weight'
        : 'not by weight any more'
      : '',
  ].filter((words) => words !== '');
}
