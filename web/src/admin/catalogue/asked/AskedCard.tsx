import { formatUsd } from '@larder/shared/basics/money';
import type { Pack } from '@larder/shared/food/packs.model';
import type { AskedProduct } from '@larder/shared/food/productRequests.calls';
import { Plus, X } from 'lucide-react';
import { Link } from 'react-router';

import { ClosestIngredients } from '#admin/catalogue/ClosestIngredients.tsx';
import { dateTime } from '#platform/page/dates.ts';
import type { PreloadProps } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';

/** What is done with a request; `known` is the ingredient that it is said to be. */
export type Answer = { how: 'accept' | 'decline' } | { how: 'match'; known: Pack | undefined };

export function AskedCard({
  asked,
  preloadProps,
  onAnswer,
}: {
  asked: AskedProduct;
  /** Loads the answers' dialogs early. */
  preloadProps: Readonly<Record<Answer['how'], PreloadProps>>;
  onAnswer: (answer: Answer) => void;
}) {
  const { name } = asked;
  return (
    <li data-row={asked.request_id} className="card p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <Request asked={asked} />
        <div className="-mx-2 flex flex-wrap">
          <Button
            variant="ghost"
            icon={Plus}
            aria-label={`Add to the catalogue: ${name}`}
            {...preloadProps.accept}
            onClick={() => onAnswer({ how: 'accept' })}
          >
            Add to the catalogue
          </Button>
          <Button
            variant="ghost"
            icon={X}
            aria-label={`Decline ${name}`}
            {...preloadProps.decline}
            onClick={() => onAnswer({ how: 'decline' })}
          >
            Decline
          </Button>
        </div>
      </div>
      <ClosestIngredients
        name={name}
        legend="It is"
        sentence={`${name} is`}
        closest={asked.closest}
        preloadProps={preloadProps.match}
        more={({ unit_quantity, unit }) => (
          <>
            {' '}
            <span className="num font-normal text-ink-2">
              {unit_quantity} {unit}
            </span>
          </>
        )}
        onChoose={(known) => onAnswer({ how: 'match', known })}
      />
    </li>
  );
}

/** What is asked for, by whom. */
function Request({ asked }: { asked: AskedProduct }) {
  const { name, price, quantity, vendor_id, vendor_name, store_name } = asked;
  return (
    <div className="flex min-w-0 gap-3">
      <ItemImage src={asked.image} size={44} />
      <div className="min-w-0">
        <h2 className="text-lg font-semibold break-words">
          {name}{' '}
          <span className="num font-sans text-base font-normal text-ink-2">
            {asked.unit_quantity} {asked.unit}
          </span>
        </h2>
        <p className="num text-sm break-words text-ink-2">
          {asked.category} · {quantity} at {formatUsd(price)} ·{' '}
          <Link to={`/admin/vendors/${vendor_id}`} className="font-semibold text-brand underline">
            {vendor_name}
          </Link>
          , {store_name} · {dateTime(asked.created_at)}
        </p>
      </div>
    </div>
  );
}
