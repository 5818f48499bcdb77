import { type Cents, formatUsd } from '@larder/shared/domain/money';

/** US dollars from whole cents, in tabular digits: `<Money cents={total} />`. */
export function Money({ cents }: { cents: Cents }) {
  return <span className="num">{formatUsd(cents)}</span>;
}
