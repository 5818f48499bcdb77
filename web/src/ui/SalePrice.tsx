import { type Cents, formatUsd } from '@larder/shared/basics/money';

import { Money } from './Money.tsx';

/** A price; while it is a sale's, with a mark and the regular one struck through: `<SalePrice price={299} regular={429} />`. */
export function SalePrice({ price, regular }: { price: Cents; regular: Cents | undefined }) {
  if (regular === undefined || regular === price) return <Money cents={price} />;
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-1.5">
      <span className="rounded-sm bg-honey-soft px-1 text-xs font-semibold text-on-honey-soft forced-colors:border">
        Sale
      </span>
      <s className="num font-normal text-ink-2">
        <span className="sr-only">was </span>
        {formatUsd(regular)}
      </s>
      <span className="sr-only">now </span>
      <Money cents={price} />
    </span>
  );
}
