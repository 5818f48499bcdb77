import { type Cents, formatUsd } from '@larder/shared/basics/money';
import clsx from 'clsx';

type MoneyProps = { cents: Cents; strong?: boolean; className?: string };

/** US dollars from whole cents, in tabular digits: `<Money strong cents={total} />`. */
export function Money({ cents, strong = false, className }: MoneyProps) {
  const Tag = strong ? 'strong' : 'span';
  return <Tag className={clsx('num', className)}>{formatUsd(cents)}</Tag>;
}
