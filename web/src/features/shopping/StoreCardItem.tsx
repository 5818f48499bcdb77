import type { StoreItem } from '@larder/shared/contract/stores';
import { formatUsd, cents } from '@larder/shared/domain/money';
import { unitPrice } from '@larder/shared/domain/offers';
import { dimensionOf, exactBaseQuantity } from '@larder/shared/domain/units';

import { focusWhenLost } from '#lib/focus';
import { Button } from '#ui/Button';
import { ItemImage } from '#ui/ItemImage';
import { Money } from '#ui/Money';
import { Stepper } from '#ui/Stepper';

/** One item on a store's card with its price, its price for 100 of its unit, and the chosen packs. */
export function StoreCardItem({
  item,
  packsNeeded,
  quantity,
  onChoose,
}: {
  item: StoreItem;
  packsNeeded: number;
  quantity: number;
  onChoose: (quantity: number) => void;
}) {
  const pack = exactBaseQuantity(item.unit_quantity, item.unit);
  const per100 = formatUsd(cents(Math.round(unitPrice(item.price, pack.amount))));
  const isMeasured = ['mass', 'volume'].includes(dimensionOf(item.unit));
  const enough = Math.min(packsNeeded, item.quantity);
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 @sm:flex-nowrap">
      <ItemImage src={item.image} />
      <div className="min-w-0 flex-1">
        <p className="leading-snug break-words">{item.name}</p>
        <p className="text-sm text-ink-2">
          {item.unit_quantity} {item.unit}
          <span className="@md:hidden">
            {' · '}
            <Money cents={item.price} />
          </span>
          {isMeasured && (
            <span className="hidden @sm:inline">
              {' · '}
              {per100} per 100 {pack.unit}
            </span>
          )}
        </p>
        {item.quantity < packsNeeded && (
          <p className="text-sm font-medium text-danger">Only {item.quantity} left</p>
        )}
      </div>
      {enough > 1 && quantity < enough && (
        <Button
          look="soft"
          size="sm"
          className="order-1 basis-full @sm:order-none @sm:basis-auto"
          aria-label={`Take the ${enough} packs of ${item.name} that your list needs`}
          onClick={({ currentTarget }) => {
            const row = currentTarget.closest('li');
            onChoose(enough);
            focusWhenLost(() => row?.querySelector<HTMLElement>('fieldset button:last-child'));
          }}
        >
          Need {enough}
        </Button>
      )}
      <span className="hidden w-16 text-right font-semibold @md:block">
        <Money cents={item.price} />
      </span>
      <Stepper
        label={`packs of ${item.name}`}
        value={quantity}
        max={Math.min(999, item.quantity)}
        onChange={onChoose}
      />
    </li>
  );
}
