import { formatUsd } from '@larder/shared/basics/money';
import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { memo, type MouseEvent, useState } from 'react';

import { useAfterPaint } from '#platform/page/afterPaint.ts';
import { sameFields } from '#platform/page/sameFields.ts';
import { useCart } from '#shop/carts/state/carts.ts';
import { type Holding, sameHoldings } from '#shop/compare/rules/coverage.ts';
import type { Food } from '#shop/compare/rules/planInput.ts';
import { Chip } from '#ui/Chip.tsx';
import { Td, Tr } from '#ui/lists/Table.tsx';
import { Money } from '#ui/Money.tsx';

import type { Offer } from './offers.ts';
import { StoreDetails } from './StoreDetails.tsx';
import { StoreMark } from './StoreMark.tsx';
import { hasWords, termsOf } from './words.ts';

type StoreRowProps = {
  offer: Offer;
  /** Its place in the plan, from 1; 0 outside it. */
  number: number;
  /** What it lacks, by name. */
  lacks: string;
  foods: readonly Food[];
  isTable: boolean;
  hasMiles: boolean;
  isCheapest: boolean;
  isNearest: boolean;
  isOpen: boolean;
  /** Packs of this store's items in other carts and in orders. */
  elsewhere: readonly Holding[];
  /** Whether any need is covered: the details then offer only the missing items. */
  isPartly: boolean;
  onOpen: (store_id: string, isOpen: boolean) => void;
  onShowCart: (store_id: string) => void;
};

/** Memoised: there may be 50 rows. */
export const StoreRow = memo(function StoreRow(props: StoreRowProps) {
  const { offer, isTable, isOpen, number } = props;
  // Closed details keep what was chosen.
  const [wasOpen, setWasOpen] = useState(isOpen);
  // The details are rendered after the paint that turns the arrow.
  const isMade = useAfterPaint(isOpen);
  if (isMade && !wasOpen) setWasOpen(true);
  const row = `store-${offer.store_id}`;
  const details = wasOpen && (
    <StoreDetails
      offer={offer}
      foods={props.foods}
      elsewhere={props.elsewhere}
      isPartly={props.isPartly}
      onShowCart={props.onShowCart}
    />
  );
  const tint = number > 0 && 'bg-brand-soft/45';
  if (!isTable)
    return (
      // Rows out of sight cost nothing, not even when a sheet makes the page inert.
      <li className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
        <div className={clsx('relative flex items-center gap-2.5 px-4 py-2.5', tint)}>
          <StoreCells {...props} />
          <OpenButton {...props} controls={row} />
        </div>
        <div
          id={row}
          hidden={!isOpen}
          className="relative before:absolute before:inset-y-0 before:left-0 before:z-1 before:w-1 before:bg-brand"
        >
          {details}
        </div>
      </li>
    );
  return (
    <>
      <Tr
        className={clsx('h-14 cursor-pointer', tint)}
        onClick={(event) => isOnRow(event) && pressArrow(event)}
      >
        <StoreCells {...props} />
        <Td className="pr-2.5! text-right">
          <OpenButton {...props} controls={row} />
        </Td>
      </Tr>
      <Tr id={row} hidden={!isOpen}>
        <td
          colSpan={props.hasMiles ? 6 : 5}
          className="relative p-0 before:absolute before:inset-y-0 before:left-0 before:z-1 before:w-1 before:bg-brand"
        >
          {details}
        </td>
      </Tr>
    </>
  );
}, isSameRow);

function isSameRow(before: StoreRowProps, after: StoreRowProps): boolean {
  const { elsewhere: a, ...old } = before;
  const { elsewhere: b, ...now } = after;
  return sameHoldings(a, b) && sameFields(old, now);
}

/** A press beside the row's controls that does not select text. */
function isOnRow({ target }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest('a, button') !== null;
  return !isControl && getSelection()?.type !== 'Range';
}

/** Keys and screen readers use the arrow itself. */
function pressArrow({ currentTarget }: MouseEvent<HTMLElement>): void {
  const arrow = currentTarget.querySelector<HTMLElement>('[data-details]');
  arrow?.focus();
  arrow?.click();
}

/** The arrow. It covers a card; over a row WebKit would stretch it to the whole table. */
function OpenButton({
  offer: { store_id, store },
  isOpen,
  isTable,
  onOpen,
  controls,
}: StoreRowProps & { controls: string }) {
  return (
    <button
      type="button"
      aria-label={`Details of ${store.name}`}
      aria-expanded={isOpen}
      aria-controls={controls}
      data-details={store_id}
      onClick={() => onOpen(store_id, !isOpen)}
      className={clsx(
        'inline-grid flex-none place-items-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink',
        isTable ? 'size-9' : '-mr-2 size-11 after:absolute after:inset-0',
      )}
    >
      <ChevronDown
        aria-hidden="true"
        size={20}
        className={clsx('transition-transform duration-200', isOpen && 'rotate-180')}
      />
    </button>
  );
}

function StoreCells(props: StoreRowProps) {
  const { offer, lacks, number, isTable, hasMiles } = props;
  const { store, total } = offer;
  const cart = useCart(offer.store_id);
  const mark = <StoreMark number={number} type={store.store_type} />;
  const name = (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <strong className="font-semibold break-words">{store.name}</strong>
      {cart && (
        <Chip tone="brand" icon={Check}>
          In cart
        </Chip>
      )}
      {props.isCheapest && <Chip tone="honey">Cheapest</Chip>}
      {props.isNearest && <Chip tone="honey">Nearest</Chip>}
    </span>
  );
  if (!isTable)
    return (
      <>
        {mark}
        <span className="min-w-0 flex-1 leading-snug">
          {name}
          <span className="num block text-xs text-ink-2">
            {hasWords(offer)}
            {store.distance !== null && ` · ${store.distance.toFixed(1)} mi`} ·{' '}
            <ShortTerms store={store} />
          </span>
        </span>
        <Money strong cents={total} />
      </>
    );
  return (
    <>
      <Td>
        <span className="flex items-center gap-3 leading-snug">
          {mark}
          <span className="min-w-0">
            {name}
            <span className="num block text-xs text-ink-2">{termsOf(store)}</span>
          </span>
        </span>
      </Td>
      <Td className="num whitespace-nowrap">
        <Has offer={offer} />
      </Td>
      <Td className="leading-snug text-ink-2">{lacks}</Td>
      <Td align="right">
        <Money strong cents={total} />
      </Td>
      {hasMiles && <Td align="right">{store.distance?.toFixed(1)}</Td>}
    </>
  );
}

/** As `termsOf`, as short as a phone's line: beside it the store's mark shows that it delivers. */
function ShortTerms({ store }: { store: Offer['store'] }) {
  if (store.delivery_fee === 0) return termsOf(store);
  return (
    <>
      <span aria-hidden="true">Fee {formatUsd(store.delivery_fee)}</span>
      <span className="sr-only">{termsOf(store)}</span>
    </>
  );
}

/** How much of the list the store has, as a number and a bar. */
function Has({ offer: { store, covered, short } }: { offer: Offer }) {
  const { wanted } = store.coverage;
  return (
    <>
      <strong className="font-semibold">{covered}</strong>{' '}
      <span className="text-ink-2">of {wanted}</span>
      <span
        aria-hidden="true"
        className="mt-0.75 block h-1.25 w-15 overflow-hidden rounded-full bg-line"
      >
        <span
          className="block h-full bg-brand"
          style={{ width: `${wanted > 0 ? (100 * covered) / wanted : 0}%` }}
        />
      </span>
      {short > 0 && <span className="block text-xs text-ink-2">too little of {short}</span>}
    </>
  );
}
