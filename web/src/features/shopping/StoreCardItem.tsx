import { missingPacks } from '@larder/shared/domain/coverage';
import { formatUsd, cents } from '@larder/shared/domain/money';
import { unitPrice } from '@larder/shared/domain/offers';
import { type CardLine, isCovered } from '@larder/shared/domain/storeCard';
import { dimensionOf, exactBaseQuantity } from '@larder/shared/domain/units';
import clsx from 'clsx';
import { Check } from 'lucide-react';

import { usePackWords } from '#queries/packWords';
import { ItemImage } from '#ui/ItemImage';
import { Money } from '#ui/Money';
import { Stepper } from '#ui/Stepper';

import { whereHeld } from './whereHeld.ts';

export function StoreCardItem({
  line,
  onChoose,
}: {
  line: CardLine;
  onChoose: (quantity: number) => void;
}) {
  const packText = usePackWords();
  const pack = exactBaseQuantity(line.unit_quantity, line.unit);
  const per100 = formatUsd(cents(Math.round(unitPrice(line.price, pack.amount))));
  const isMeasured = ['mass', 'volume'].includes(dimensionOf(line.unit));
  const covered = isCovered(line);
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <ItemImage src={line.image} />
      <div className="min-w-0 flex-1">
        <p className={clsx('leading-snug break-words', covered && 'text-ink-2')}>{line.name}</p>
        <p className="text-sm text-ink-2">
          {packText(line)}
          <span className="@md:hidden">
            {' · '}
            <Money cents={line.price} />
          </span>
          {isMeasured && (
            <span className="hidden @sm:inline">
              {' · '}
              {per100} per 100 {pack.unit}
            </span>
          )}
        </p>
        <Shortage line={line} />
        {line.isAssumed === true && line.needed > 1 && (
          <p className="text-sm font-medium text-danger">Check the amount</p>
        )}
        {line.cartPrice !== undefined && (
          <p className="text-sm text-ink-2">{formatUsd(line.cartPrice)} in your cart</p>
        )}
      </div>
      <span className="hidden w-16 text-right font-semibold @md:block">
        <Money cents={line.price} />
      </span>
      <Stepper
        label={`packs of ${line.name}`}
        value={line.quantity}
        // A cart may exceed the stock; its packs can be reduced one by one.
        max={Math.min(999, Math.max(line.stock, line.quantity))}
        onChange={onChoose}
      />
      {line.elsewhere.length > 0 && (
        <p className="-mt-2 flex basis-full items-start gap-1.5 text-sm text-ink-2 @sm:pl-14">
          {covered && (
            <Check
              aria-hidden="true"
              size={16}
              strokeWidth={2.75}
              className="mt-0.5 flex-none text-brand"
            />
          )}
          {whereHeld(line)}
        </p>
      )}
    </li>
  );
}

function Shortage({ line }: { line: CardLine }) {
  const { stock, quantity, needed, elsewhere } = line;
  const wanted = missingPacks(needed, elsewhere);
  if (stock < Math.max(wanted, quantity))
    return <p className="text-sm font-medium text-danger">Only {stock} left</p>;
  if (quantity < wanted) return <p className="text-sm text-ink-2">Your list needs {wanted}</p>;
  return null;
}
