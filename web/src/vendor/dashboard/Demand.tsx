import { dayWords } from '@larder/shared/basics/calendar';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { countOf } from '#parts/tables/csvWords.ts';
import { Card } from '#ui/Card.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { demandQueries, shelfFormOf } from '#vendor/dashboard/queries/demand.ts';

/** Max foods shown. */
const SHOWN = 4;

/** What shoppers nearby wanted and no store near them had, the most wanted first; hidden when empty. */
export function Demand({ stores }: { stores: readonly Store[] }) {
  const { data } = useQuery(demandQueries.near());
  if (!data || data.value.length === 0) return null;
  const { weeks, value } = data;
  const nameOf = new Map(stores.map(({ store_id, name }) => [store_id, name]));
  return (
    <Card as="section" aria-label="Wanted Nearby" className="overflow-hidden">
      <h2 className="px-5 pt-4 text-xl font-semibold">Wanted Nearby</h2>
      <p className="px-5 pb-3 text-sm text-ink-2">
        Shoppers within about 5 miles looked for it, and no store near them had it.
      </p>
      <ul className="divide-y divide-line border-t border-line">
        {value.slice(0, SHOWN).map((food) => {
          const newest = food.shoppers.findIndex((count) => count > 0);
          return (
            <li key={food.ingredient_id} className="flex items-center gap-3 px-5 py-2.5">
              <span className="min-w-0 flex-1 leading-snug">
                <span className="block font-semibold break-words">{food.name}</span>
                <span className="num block text-sm break-words text-ink-2">
                  {countOf(food.shoppers[newest] ?? 0, 'shopper')}, week of{' '}
                  {dayWords(weeks[newest] ?? '')} · {nameOf.get(food.store_id)}
                </span>
              </span>
              <LinkButton
                to={shelfFormOf(food)}
                variant="outline"
                aria-label={`Add ${food.name} to ${nameOf.get(food.store_id) ?? 'the shelf'}`}
              >
                Add
              </LinkButton>
            </li>
          );
        })}
      </ul>
      <p className="border-t border-line px-5 py-1 text-sm">
        <Link
          to="/vendor/demand"
          className="inline-flex min-h-11 items-center font-semibold hover:underline"
        >
          {value.length > SHOWN ? `See all ${value.length}, week by week` : 'See it week by week'}
        </Link>
      </p>
    </Card>
  );
}
