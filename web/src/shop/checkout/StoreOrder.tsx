import { dayWords } from '@larder/shared/basics/calendar';
import { cents, formatUsd } from '@larder/shared/basics/money';
import { LIMITS } from '@larder/shared/basics/validation';
import { plural } from '@larder/shared/food/amountText';
import { countFoods } from '@larder/shared/kitchen/carts';
import { WEIGHT_RISE } from '@larder/shared/orders/weighing';
import { ChevronDown, TrendingDown } from 'lucide-react';
import { useState } from 'react';

import { DeliveryLine } from '#parts/orders/DeliveryLine.tsx';
import { amountText } from '#parts/orders/weightWords.ts';
import { usePackWords } from '#parts/queries/packWords.ts';
import { useCart } from '#shop/carts/state/carts.ts';
import {
  cheaperLines,
  type CheckedCart,
  type CheckedLine,
  missingToMinimum,
} from '#shop/checkout/rules/checkout.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SalePrice } from '#ui/SalePrice.tsx';

import { DeliverySection } from './DeliverySection.tsx';
import { closedWords } from './missing.ts';
import { NoteField } from './NoteField.tsx';
import type { OrderCheck } from './useOrderCheck.ts';

/** Lines before "N more". */
const SHOWN = 8;

/** What is ordered at one store, and how it comes. */
export function StoreOrder({ checked, check }: { checked: CheckedCart; check: OrderCheck }) {
  const { cart, items, total, lines } = checked;
  const why = check.whyClosed(cart.store_id);
  const missing = missingToMinimum(checked);
  const staying = (useCart(cart.store_id)?.items.length ?? 0) - cart.items.length;
  return (
    <li className="card overflow-clip">
      <section aria-label={cart.storeName}>
        <header className="flex items-center gap-3 px-4 pt-3.5 pb-2.5 sm:px-5">
          <Avatar name={cart.storeName} size={44} shape="square" />
          <div className="min-w-0 flex-1">
            <h2 className="text-lg break-words">{cart.storeName}</h2>
            {items.length > 0 && (
              <p className="num text-[0.8125rem] text-ink-2">
                {countFoods(items)} {plural('thing', countFoods(items))}
              </p>
            )}
          </div>
          <Money strong cents={total} className="text-lg" />
        </header>
        <DeliverySection
          cart={cart}
          store={check.storeOf(cart.store_id)}
          delivery={check.deliveryOf(cart)}
        />
        {why && (
          <Notice tone="danger" className="mx-4 mb-3 sm:mx-5">
            {cart.storeName}{' '}
            {why.backOn === undefined
              ? `${closedWords(why)}.`
              : `is paused. It takes orders again on ${dayWords(why.backOn)}.`}{' '}
            Nothing is ordered here.
          </Notice>
        )}
        {staying > 0 && (
          <Notice tone="warning" className="mx-4 mb-3 sm:mx-5">
            One order holds at most {LIMITS.orderItems} items. {staying} more{' '}
            {staying === 1 ? 'stays' : 'stay'} in the cart for another order, with its own delivery
            and minimum.
          </Notice>
        )}
        {missing > 0 && (
          <Notice tone="warning" className="mx-4 mb-3 sm:mx-5">
            {cart.storeName} takes orders from {formatUsd(checked.minimumOrder)}. Goods for{' '}
            {formatUsd(missing)} more are needed.
          </Notice>
        )}
        {cheaperLines(checked).map((line) => (
          <Fell key={line.asked.ingredient_id} line={line} />
        ))}
        {!why && <Lines lines={lines} />}
        {items.length > 0 && (
          <DeliveryLine
            fee={checked.deliveryFee}
            className="border-t border-line px-4 py-2.5 text-[0.9375rem] sm:px-5"
          />
        )}
        {items.some((item) => item.by_weight) && (
          <p className="border-t border-line px-4 py-2.5 text-[0.8125rem] text-ink-2 sm:px-5">
            What is sold by weight is weighed when it is picked. The total may rise by up to{' '}
            {WEIGHT_RISE} % of it, or fall.
          </p>
        )}
        {items.length > 0 && <NoteField cart={cart} />}
      </section>
    </li>
  );
}

function Fell({ line: { asked, item } }: { line: CheckedLine }) {
  return (
    <p className="flex items-center gap-3 border-t border-line px-4 py-2.5 text-[0.9375rem] leading-snug sm:px-5">
      <TrendingDown
        aria-hidden="true"
        size={18}
        strokeWidth={2.25}
        className="flex-none text-brand"
      />
      <span>
        <strong className="font-semibold">{item.name}</strong> fell from {formatUsd(asked.price)} to{' '}
        {formatUsd(item.price)}. <span className="text-ink-2">You pay the lower price.</span>
      </span>
    </p>
  );
}

function Lines({ lines }: { lines: readonly CheckedLine[] }) {
  const [isOpen, setOpen] = useState(false);
  const packText = usePackWords();
  const all = lines
    .filter(({ item }) => item.quantity > 0)
    .toSorted((a, b) => Number(isChanged(b)) - Number(isChanged(a)));
  const shown = isOpen ? all : all.slice(0, SHOWN);
  const more = all.length - shown.length;
  return (
    <>
      <ul className="num grid text-[0.9375rem] md:grid-cols-2">
        {shown.map(({ item, regular }) => (
          <li
            key={item.ingredient_id}
            className="grid min-h-8.5 grid-cols-[auto_minmax(0,1fr)_minmax(4rem,auto)] items-baseline gap-x-2 border-t border-line px-4 py-1.5 sm:px-5 md:odd:not-last:border-r md:odd:last:col-span-2"
          >
            <strong className="min-w-7 font-semibold whitespace-nowrap">
              {item.by_weight ? amountText(item) : `${item.quantity} ×`}
            </strong>
            <span className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="wrap-anywhere">{item.name}</span>
              <span className="text-[0.8125rem] wrap-anywhere text-ink-2">{packText(item)}</span>
            </span>
            <span className="text-right">
              {item.by_weight && 'about '}
              <SalePrice
                price={cents(item.price * item.quantity)}
                regular={regular === undefined ? undefined : cents(regular * item.quantity)}
              />
            </span>
          </li>
        ))}
      </ul>
      {(more > 0 || isOpen) && (
        <Button
          variant="ghost"
          icon={ChevronDown}
          aria-expanded={isOpen}
          className="mx-1.5 my-0.5 px-2! text-brand! sm:mx-2.5 [&[aria-expanded=true]>svg]:rotate-180"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer' : `${more} more`}
        </Button>
      )}
    </>
  );
}

function isChanged({ asked, item }: CheckedLine): boolean {
  return asked.price !== item.price || asked.quantity !== item.quantity;
}
