import { formatUsd, cents } from '@larder/shared/basics/money';
import { exactBaseQuantity, isMeasured } from '@larder/shared/food/units';
import { pricePerWeight } from '@larder/shared/orders/weighing';
import { unitPrice } from '@larder/shared/stores/offers';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { memo } from 'react';

import { LinePrice } from '#parts/orders/LinePrice.tsx';
import { amountText } from '#parts/orders/weightWords.ts';
import type { PackWords } from '#parts/queries/packWords.ts';
import { useIsWide } from '#platform/page/media.ts';
import { sameFields } from '#platform/page/sameFields.ts';
import type { BrandedFood, PackBrand } from '#shop/compare/brands/offeredBrands.ts';
import { whereHeld } from '#shop/compare/carts/whereHeld.ts';
import type { PriceUpTo } from '#shop/compare/queries/priceCourses.ts';
import { missingPacks, sameHoldings } from '#shop/compare/rules/coverage.ts';
import { type CardLine, isCovered } from '#shop/compare/rules/storeCard.ts';
import { Chip } from '#ui/Chip.tsx';
import { Stepper } from '#ui/fields/Stepper.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';
import { SalePrice } from '#ui/SalePrice.tsx';

import { PriceMemory } from './PriceMemory.tsx';
import { TextButton } from './TextButton.tsx';

type StoreLineProps = {
  line: CardLine;
  /** The line's name, unlike those of other packs of the food. */
  called: string;
  packText: PackWords;
  /** Its brand, where the store sells its food by brand. */
  packBrand: PackBrand | undefined;
  onBrands: (food: BrandedFood) => void;
  /** What it has cost before, once that is known. */
  course: PriceUpTo | undefined;
  onChoose: (line: CardLine, quantity: number) => void;
};

/** Memoised: a press changes one of up to 60 lines. */
export const StoreLine = memo(function StoreLine({
  line,
  called,
  packText,
  packBrand,
  onBrands,
  course,
  onChoose,
}: StoreLineProps) {
  const isWide = useIsWide();
  const pack = exactBaseQuantity(line.unit_quantity, line.unit);
  const per100 = formatUsd(cents(Math.round(unitPrice(line.price, pack.amount))));
  const covered = isCovered(line);
  return (
    <li className="flex items-center gap-3 py-1.5 pr-3 pl-4 leading-snug md:pl-5">
      <span className={clsx(covered && 'opacity-55')}>
        <ItemImage src={line.image} size={36} />
      </span>
      <div className="min-w-0 flex-1">
        <p className={clsx('break-words', covered && 'text-ink-2')}>{line.name}</p>
        <p className="text-xs text-ink-2">
          {packText(line)}
          <span className="@md:hidden">
            {' · '}
            <SalePrice price={line.price} regular={line.regular_price} />
          </span>
          {isMeasured(line.unit) && !line.by_weight && (
            <span className="hidden @md:inline">
              {' · '}
              {per100} per 100 {pack.unit}
            </span>
          )}
        </p>
        {line.by_weight && <ByWeight line={line} />}
        {packBrand && <BrandOf {...packBrand} onBrands={onBrands} />}
        {course && <PriceMemory course={course} price={line.price} regular={line.regular_price} />}
        {line.elsewhere.length > 0 && (
          <p className="flex items-start gap-1.5 text-xs text-ink-2">
            {covered && (
              <Check
                aria-hidden="true"
                size={14}
                strokeWidth={2.75}
                className="mt-0.5 flex-none text-brand"
              />
            )}
            {whereHeld(line)}
          </p>
        )}
        <Shortage line={line} />
        {line.isAssumed === true && line.needed > 1 && (
          <p className="text-xs font-medium text-danger">Check the amount</p>
        )}
        {line.cartPrice !== undefined && (
          <p className="text-xs text-ink-2">{formatUsd(line.cartPrice)} in your cart</p>
        )}
      </div>
      <span className="hidden text-right font-semibold @md:block">
        <SalePrice price={line.price} regular={line.regular_price} />
      </span>
      <Stepper
        label={`packs of ${called}`}
        size={isWide ? 'sm' : 'md'}
        value={line.quantity}
        // A cart may exceed the stock; its packs can be reduced one by one.
        max={Math.min(999, Math.max(line.stock, line.quantity))}
        onChange={(quantity) => onChoose(line, quantity)}
      />
    </li>
  );
}, isSameLine);

/** By value: a card makes new line objects at each change. */
function isSameLine(before: StoreLineProps, after: StoreLineProps): boolean {
  const { elsewhere: a, ...old } = before.line;
  const { elsewhere: b, ...now } = after.line;
  return (
    before.called === after.called &&
    before.packText === after.packText &&
    before.packBrand === after.packBrand &&
    before.onBrands === after.onBrands &&
    before.course === after.course &&
    before.onChoose === after.onChoose &&
    sameHoldings(a, b) &&
    sameFields(old, now)
  );
}

/** What a kilo or a pound costs, and about how much is chosen. */
function ByWeight({ line }: { line: CardLine }) {
  const { price, unit } = pricePerWeight(line);
  return (
    <p className="num text-xs text-ink-2">
      By weight, {formatUsd(price)} per {unit}
      {line.quantity > 0 && (
        <>
          {' · '}
          {amountText(line)}, <LinePrice line={line} />
        </>
      )}
    </p>
  );
}

/** What is chosen of the brand of a pack, and the way to all brands of its food. */
function BrandOf({
  food,
  brand,
  choice,
  onBrands,
}: PackBrand & { onBrands: (food: BrandedFood) => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 py-1 text-xs">
      {choice === 'prefer' && <Chip tone="brand">{brand}, your brand</Chip>}
      {choice === 'never' && <Chip>{brand}, never wanted</Chip>}
      <TextButton aria-haspopup="dialog" data-action="brands" onClick={() => onBrands(food)}>
        Brands<span className="sr-only"> of {food.name}</span>
      </TextButton>
    </p>
  );
}

function Shortage({ line }: { line: CardLine }) {
  const { stock, quantity, needed, elsewhere } = line;
  const wanted = missingPacks(needed, elsewhere);
  if (stock < Math.max(wanted, quantity))
    return <p className="text-xs font-medium text-danger">Only {stock} left</p>;
  if (quantity < wanted) return <p className="text-xs text-ink-2">Your list needs {wanted}</p>;
  return null;
}
