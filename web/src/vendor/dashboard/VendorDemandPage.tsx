import { dayWords } from '@larder/shared/basics/calendar';
import { MIN_SHOPPERS } from '@larder/shared/stores/demand';
import type { WantedFood } from '@larder/shared/stores/demand.calls';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';

import { EmptyState } from '#ui/EmptyState.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { DataList } from '#ui/lists/DataList.tsx';
import type { Column } from '#ui/lists/DataRow.tsx';
import { Pictured, RowCard } from '#ui/lists/RowParts.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { demandQueries, shelfFormOf } from '#vendor/dashboard/queries/demand.ts';
import { storeQueries } from '#vendor/stores/queries/stores.ts';

/** What shoppers near the vendor's stores wanted and no store near them had, week by week. */
export function VendorDemandPage() {
  usePageTitle('Wanted Nearby');
  const [params, setParams] = useSearchParams();
  const stores = useQuery(storeQueries.mine());
  const store = stores.data?.find(({ store_id }) => store_id === params.get('store'));
  const demand = useQuery(demandQueries.near(store?.store_id));
  const names = new Map(stores.data?.map(({ store_id, name }) => [store_id, name]));
  const storeOf = ({ store_id }: WantedFood): string => names.get(store_id) ?? '';

  return (
    <>
      <PageHeader
        title="Wanted Nearby"
        text={`Shoppers within about 5 miles of a store looked for it, and no store near them had it. Counted by week, from ${MIN_SHOPPERS} shoppers of an area on.`}
      />
      {stores.data && stores.data.length > 1 && (
        <SelectField
          label="Store"
          className="mb-5 max-w-xs"
          value={store?.store_id ?? ''}
          onChange={({ target }) =>
            setParams(target.value === '' ? {} : { store: target.value }, {
              replace: true,
            })
          }
        >
          <option value="">All stores</option>
          {stores.data.map(({ store_id, name }) => (
            <option key={store_id} value={store_id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <DataList
        label="Wanted nearby"
        rows={demand.data?.value ?? []}
        keyOf={({ ingredient_id }) => ingredient_id}
        columns={columnsOf(demand.data?.weeks ?? [], storeOf)}
        card={(food) => (
          <FoodCard food={food} weeks={demand.data?.weeks ?? []} store={storeOf(food)} />
        )}
        remote={{
          answer: demand,
          waiting: 'Loading what was wanted',
          failed: { title: 'Failed to load what was wanted. Please try again.' },
        }}
        empty={
          <EmptyState
            icon={SearchX}
            title="Nothing yet"
            text={`What ${MIN_SHOPPERS} or more shoppers of an area look for in a week, and no store near them has, is here when the week is over.`}
          />
        }
      />
    </>
  );
}

function columnsOf(
  weeks: readonly string[],
  storeOf: (food: WantedFood) => string,
): Column<WantedFood>[] {
  return [
    {
      title: 'Name',
      cell: ({ name, image, unit_quantity, unit }) => (
        <Pictured picture={<ItemImage src={image} size={36} />}>
          <span>
            <span className="block font-semibold">{name}</span>
            <span className="num text-sm text-ink-2">
              {unit_quantity} {unit}
            </span>
          </span>
        </Pictured>
      ),
    },
    { title: 'Near', className: 'wrap-anywhere text-ink-2', cell: storeOf },
    ...weeks.map((week, index): Column<WantedFood> => ({
      title: `Week of ${dayWords(week)}`,
      align: 'right',
      cell: ({ shoppers }) => <Count count={shoppers[index] ?? 0} />,
    })),
    {
      title: 'Add',
      align: 'right',
      cell: (food) => <AddLink food={food} store={storeOf(food)} />,
    },
  ];
}

function FoodCard({
  food,
  weeks,
  store,
}: {
  food: WantedFood;
  weeks: readonly string[];
  store: string;
}) {
  return (
    <div className="p-4">
      <RowCard
        className="items-center"
        picture={<ItemImage src={food.image} size={40} />}
        title={food.name}
        end={<AddLink food={food} store={store} />}
      >
        <p className="num text-sm wrap-anywhere text-ink-2">
          {food.unit_quantity} {food.unit} · {store}
        </p>
      </RowCard>
      <dl className="mt-3 grid grid-cols-4 gap-2 text-sm">
        {weeks.map((week, index) => (
          <div key={week}>
            <dt className="text-ink-2">{dayWords(week)}</dt>
            <dd className="num font-semibold">
              <Count count={food.shoppers[index] ?? 0} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Count({ count }: { count: number }) {
  if (count > 0) return count;
  return (
    <>
      <span aria-hidden="true" className="text-ink-2">
        –
      </span>
      <span className="sr-only">fewer than {MIN_SHOPPERS}</span>
    </>
  );
}

function AddLink({ food, store }: { food: WantedFood; store: string }) {
  return (
    <LinkButton
      to={shelfFormOf(food)}
      variant="outline"
      aria-label={`Add ${food.name} to ${store || 'the shelf'}`}
    >
      Add
    </LinkButton>
  );
}
