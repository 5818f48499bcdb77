import { type Cents, formatUsd } from '@larder/shared/domain/money';

/** An amount of US dollars from whole cents, in digits of one width: `<Money cents={total} />`. */
export function Money({ cents }: { cents: Cents }) {
  return <span className="num">{formatUsd(cents)}</span>;
}
