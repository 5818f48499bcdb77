import { type Cents, cents, formatUsd } from '@larder/shared/basics/money';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';

import { moneyChange } from '#parts/sentences.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { useDebouncedValue } from '#platform/page/debouncedValue.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { Stepper } from '#ui/fields/Stepper.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';
import { type Replacement, replacementsQuery } from '#vendor/orders/queries/lineChanges.ts';

const LIKENESS = { same: 'Same food', like: 'Of its kind', other: 'Near it' } as const;

type Line = {
  ingredient_id: string;
  name: string;
  packs: number;
  /** What the line costs less without these packs. */
  back: Cents;
};

/** The products that may stand for packs of a line, the best first; a search finds any of the shelf. */
export function ReplacementPicker({
  order_id,
  line,
  chosen,
  onChoose,
}: {
  order_id: string;
  line: Line;
  chosen: Replacement | undefined;
  onChoose: (offer: Replacement) => void;
}) {
  const [text, setText] = useState('');
  const q = useDebouncedValue(text.trim());
  const { ingredient_id, packs, name } = line;
  const { data, error, isPending, refetch } = useQuery(
    replacementsQuery(order_id, { ingredient_id, packs, ...(q !== '' && { q }) }),
  );
  return (
    <div>
      <SearchField
        label="Search your shelf"
        value={text}
        maxLength={100}
        onChange={setText}
        onKeyDown={(event) => {
          // Enter would send the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {isPending && (
        <Loading label="Loading what may replace it">
          <SkeletonRows rows={3} />
        </Loading>
      )}
      {error && !data && <ErrorState title={wordsFor(error)} onRetry={() => void refetch()} />}
      {data?.value.length === 0 && (
        <p className="py-4 text-ink-2">
          {q === ''
            ? 'Nothing like it is in stock. Search for something else, or mark it as short.'
            : `Nothing in stock is called “${q}”.`}
        </p>
      )}
      {data && data.value.length > 0 && (
        <ul
          aria-label={`Instead of ${name}`}
          className="mt-2 max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line"
        >
          {data.value.map((offer) => (
            <Offer
              key={offer.ingredient_id}
              offer={chosen?.ingredient_id === offer.ingredient_id ? chosen : offer}
              line={line}
              isChosen={chosen?.ingredient_id === offer.ingredient_id}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Offer({
  offer,
  line,
  isChosen,
  onChoose,
}: {
  offer: Replacement;
  line: Line;
  isChosen: boolean;
  onChoose: (offer: Replacement) => void;
}) {
  const { name, unit_quantity, unit, quantity, price, stock, likeness, image, changes } = offer;
  const difference = cents(price * quantity - line.back);
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-3 px-3 py-1.5',
        isChosen && 'bg-brand-soft/40',
      )}
    >
      <label className="flex min-h-11 min-w-0 flex-1 basis-52 cursor-pointer items-center gap-3">
        <input
          type="radio"
          name="instead"
          checked={isChosen}
          onChange={() => onChoose(offer)}
          className="size-5 flex-none accent-brand"
        />
        <ItemImage src={image} size={36} />
        <span className="min-w-0 leading-snug">
          <span className="block font-medium break-words">{name}</span>
          <span className="num block text-sm text-ink-2">
            {unit_quantity} {unit} · {formatUsd(price)} · {stock} in stock
            {changes === undefined && ` · ${LIKENESS[likeness]}`}
          </span>
          {changes !== undefined && (
            <span className="block text-sm text-ink-2">Stands for it: {changes}</span>
          )}
        </span>
      </label>
      <span className="ml-auto flex items-center gap-2">
        <span className={clsx('num text-sm', difference > 0 && 'font-semibold')}>
          {quantity} × · {difference === 0 ? 'same cost' : moneyChange(difference)}
        </span>
        {isChosen && (
          <Stepper
            size="sm"
            label={`packs of ${name}, ${unit_quantity} ${unit}`}
            value={quantity}
            min={1}
            max={Math.min(stock, 999)}
            onChange={(next) => onChoose({ ...offer, quantity: next })}
          />
        )}
      </span>
    </li>
  );
}
