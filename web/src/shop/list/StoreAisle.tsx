import type { UnitSystem } from '@larder/shared/food/units';
import { buyWords, shownAmount } from '@larder/shared/kitchen/shownAmounts';
import clsx from 'clsx';
import { ChevronDown, CircleCheck, EllipsisVertical } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';

import { ignoreSecond } from '#platform/page/secondPress.ts';
import { type GotLine, isGot, type SharedLine } from '#shop/kitchen/state/groceryList.ts';
import { gotLine, notGot } from '#shop/kitchen/state/kitchenChanges.ts';
import { type Household, personOf } from '#shop/kitchen/state/kitchenPeople.ts';
import { TickBox } from '#ui/fields/Checkbox.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';

import { lineTitle } from './lineWords.ts';

type RowParts = {
  hasPictures: boolean;
  /** Which brand is bought of lines, by key. */
  brands: ReadonlyMap<string, string>;
  household: Household | undefined;
  system: UnitSystem;
  /** A press on the button beside a row. */
  onMore: (key: string) => void;
};

/** An aisle: what is to take, then what is not there, then what was got last; older ones are folded. */
export function StoreAisle({
  category,
  lines,
  notThere,
  ...parts
}: RowParts & {
  category: string;
  lines: readonly SharedLine[];
  notThere: readonly string[];
}) {
  const heading = useId();
  const [isOpen, setIsOpen] = useState(false);
  const got = lines.filter(isGot).toSorted((a, b) => b.got.at - a.got.at);
  const open = lines.filter((line) => !isGot(line));
  const missing = open.filter(({ key }) => notThere.includes(key));
  const there = open.filter((line) => !missing.includes(line));
  const [last, ...older] = got;
  const done: GotLine[] = isOpen ? got : last ? [last] : [];
  return (
    <section aria-labelledby={heading}>
      <div className="flex items-baseline justify-between gap-3 px-4 pt-2.5 pb-1.5">
        <h2 id={heading} className="min-w-0 text-base break-words">
          {category}
        </h2>
        <span className="num flex-none text-[0.8125rem] text-ink-2">{there.length} left</span>
      </div>
      <ul className="border-b border-line">
        {there.map((line) => (
          <StoreRow key={line.key} line={line} {...parts} />
        ))}
        {missing.map((line) => (
          <StoreRow key={line.key} line={line} remark="Not there" {...parts} />
        ))}
        {done.map((line) => (
          <StoreRow key={line.key} line={line} remark={byWhom(line, parts.household)} {...parts} />
        ))}
      </ul>
      {older.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 items-center gap-2 px-4 text-sm font-semibold text-brand"
        >
          <CircleCheck aria-hidden="true" size={18} />
          {older.length} more got · {isOpen ? 'Hide' : 'Show'}
          <ChevronDown aria-hidden="true" size={16} className={clsx(isOpen && 'rotate-180')} />
        </button>
      )}
    </section>
  );
}

function byWhom({ got }: GotLine, household: Household | undefined): string | undefined {
  const { first, isSelf } = personOf(household, got.by);
  return isSelf ? undefined : `${first} got it`;
}

/** Anywhere on the row says that one has got it, or has not after all; the button beside it does the rest. */
function StoreRow({
  line,
  remark,
  hasPictures,
  brands,
  system,
  onMore,
}: Omit<RowParts, 'household'> & { line: SharedLine; remark?: string | undefined }) {
  const title = lineTitle(line);
  const { quantity, notes } = shownAmount(line, system);
  const amount = buyWords(line, system) || quantity;
  const small = [...(remark === undefined ? [] : [remark]), ...notes].join(' · ');
  const brand = brands.get(line.key) ?? '';
  const done = isGot(line);

  function press({ target }: ChangeEvent<HTMLElement>): void {
    if (!done && target.matches(':focus-visible')) focusNext(target);
    if (done) notGot(line);
    else gotLine(line);
  }
  return (
    <li
      data-row={line.key}
      className={clsx(
        'flex items-center border-t border-line pr-1',
        done ? 'text-ink-2' : 'bg-surface',
      )}
    >
      <label
        // The second press of a double click would take it back.
        onClickCapture={ignoreSecond}
        className={clsx(
          'flex min-w-0 flex-1 cursor-pointer items-center gap-3.5 py-1 pr-1 pl-4',
          done ? 'min-h-12' : 'min-h-13.5',
        )}
      >
        <TickBox
          isLarge
          isRound
          aria-label={[title, brand, amount, small].filter((words) => words !== '').join(', ')}
          data-action="tick"
          checked={done}
          onChange={press}
        />
        {hasPictures && <ItemImage src={line.image} size={40} />}
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <span className="min-w-0 flex-1 basis-24 leading-snug">
            <span
              className={clsx(
                'line-clamp-2 text-[1.0625rem] break-words',
                done ? 'line-through' : 'font-medium',
              )}
            >
              {title}
            </span>
            {brand !== '' && (
              <span className="block text-[0.8125rem] break-words text-ink-2">{brand}</span>
            )}
            {small !== '' && (
              <span className="block text-[0.8125rem] text-on-honey-soft">{small}</span>
            )}
          </span>
          <span className={clsx('num ml-auto max-w-full text-right', !done && 'font-semibold')}>
            {amount}
          </span>
        </span>
      </label>
      <IconButton
        label={`More for ${title}`}
        icon={EllipsisVertical}
        aria-haspopup="dialog"
        onClick={() => onMore(line.key)}
      />
    </li>
  );
}

/** By keyboard one goes on with the next row that is to take. */
function focusNext(pressed: HTMLElement): void {
  const open = [...document.querySelectorAll<HTMLElement>('#main [data-action=tick]')].filter(
    (one) => one === pressed || one.matches(':not(:checked)'),
  );
  const next = open[open.indexOf(pressed) + 1] ?? open.at(-2);
  next?.focus();
}
