import { containsText } from '@larder/shared/basics/text';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft, SearchX } from 'lucide-react';
import { type Ref, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { packNames } from '#parts/packNames.ts';
import { ingredientQueries } from '#parts/queries/ingredients.ts';
import { useDebouncedValue } from '#platform/page/debouncedValue.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { ClearSearch } from '#ui/lists/ClearSearch.tsx';
import { ListFrame } from '#ui/lists/DataList.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { RowPages } from '#ui/lists/RowPages.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { productQueries } from '#vendor/shelf/queries/products.ts';
import { asSold } from '#vendor/shelf/rules/soldName.ts';
import { storeQueries } from '#vendor/stores/queries/stores.ts';

import { ADD_COLUMNS, AddItem } from './AddItem.tsx';
import { AskFor } from './AskFor.tsx';
import { OwnProduct } from './OwnProduct.tsx';
import { useScannedProduct } from './useScannedProduct.ts';

export function AddInventoryPage() {
  usePageTitle('Add Inventory');
  const stores = useQuery(storeQueries.mine());
  const { store, choose } = useChosenStore(stores.data);
  const [text, setText] = useState(useSearchParams()[0].get('q') ?? '');
  const [noStore, setNoStore] = useState(false);
  const storeBox = useRef<HTMLSelectElement>(null);
  const wanted = useDeferredValue(text);
  const { catalogue, shown, called } = useGoods(wanted);
  const { scanned, isAsking } = useScannedProduct();

  function askForStore(): void {
    setNoStore(true);
    storeBox.current?.focus();
  }

  return (
    <>
      <Header of={store} />
      <StoresProblem stores={stores} />
      <div className="mb-5 grid items-start gap-3 sm:grid-cols-2">
        <StoreField
          ref={storeBox}
          stores={stores.data ?? []}
          value={store?.store_id ?? ''}
          onChange={(store_id) => {
            setNoStore(false);
            choose(store_id);
          }}
          isMissing={noStore}
        />
        <SearchField
          label="Search ingredients"
          className="sm:mt-7.5"
          value={text}
          onChange={setText}
        />
      </div>
      {catalogue.data && !isAsking && (
        <OwnProduct
          catalogue={catalogue.data}
          filled={scanned}
          name={text.trim()}
          store={store}
          onNoStore={askForStore}
        />
      )}

      <ListStates
        rows={shown}
        remote={{
          answer: catalogue,
          waiting: 'Loading ingredients',
          failed: { title: 'Failed to load ingredients. Please try again.' },
        }}
        empty={
          <EmptyState icon={SearchX} title="No ingredients found">
            {text !== '' && (
              <>
                <AskFor name={text} storeId={store?.store_id} />
                <ClearSearch onClear={() => setText('')} />
              </>
            )}
          </EmptyState>
        }
      >
        {(found) => (
          <Goods goods={found} of={wanted} called={called} store={store} onNoStore={askForStore} />
        )}
      </ListStates>
    </>
  );
}

function Goods({
  goods,
  of,
  called,
  ...adding
}: {
  goods: Readonly<ReturnType<typeof useGoods>['shown']>;
  of: string;
  called: ReadonlyMap<string, string>;
  store: Store | undefined;
  onNoStore: () => void;
}) {
  return (
    <RowPages rows={goods} unit="ingredients" of={of}>
      {(ingredients) => (
        <ListFrame label="Ingredients" columns={ADD_COLUMNS}>
          {ingredients.map((ingredient) => (
            <AddItem
              key={ingredient.ingredient_id}
              ingredient={ingredient}
              called={called.get(ingredient.ingredient_id) ?? ingredient.name}
              {...adding}
            />
          ))}
        </ListFrame>
      )}
    </RowPages>
  );
}

/** Own products and the catalogue, as far as they have the text; `called` by unique names. */
function useGoods(wanted: string) {
  const catalogue = useQuery(ingredientQueries.vendor());
  const own = useOwnProducts(wanted);
  const called = useMemo(
    () => packNames([...own.map(asSold), ...(catalogue.data ?? [])], specifiedSize),
    [own, catalogue.data],
  );
  const generic = catalogue.data?.filter(({ name }) => containsText([name], wanted)) ?? [];
  const shown = [...own, ...generic];
  return { catalogue, shown, called };
}

/** Own products for a searched text; none until they are known. */
function useOwnProducts(text: string) {
  const { data } = useQuery({
    ...productQueries.found(useDebouncedValue(text).trim()),
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () => (data ?? []).map(({ brand, ...product }) => ({ ...product, brand: brand ?? undefined })),
    [data],
  );
}

function specifiedSize({ unit_quantity, unit }: { unit_quantity: number; unit: string }): string {
  return `${unit_quantity} ${unit}`;
}

function Header({ of }: { of: Store | undefined }) {
  const inventory = of ? `/vendor/inventory?store=${of.store_id}` : '/vendor/inventory';
  return (
    <PageHeader title="Add Inventory">
      <LinkButton to={inventory} variant="outline" icon={ArrowLeft}>
        Back to Inventory
      </LinkButton>
    </PageHeader>
  );
}

/** The store of the address, and how to choose another. A single store needs no choice. */
function useChosenStore(stores: readonly Store[] = []) {
  const [params, setParams] = useSearchParams();
  // State besides the address, which updates later.
  const [chosen, setChosen] = useState(params.get('store'));
  const only = stores.length === 1 ? stores[0] : undefined;

  function choose(store_id: string): void {
    setChosen(store_id);
    setParams(store_id === '' ? {} : { store: store_id }, {
      replace: true,
    });
  }
  return { store: stores.find(({ store_id }) => store_id === chosen) ?? only, choose };
}

type StoreFieldProps = {
  ref: Ref<HTMLSelectElement>;
  stores: readonly Store[];
  value: string;
  onChange: (store_id: string) => void;
  isMissing: boolean;
};

function StoreField({ ref, stores, value, onChange, isMissing }: StoreFieldProps) {
  return (
    <SelectField
      ref={ref}
      label="Select Store"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isMissing ? 'Please select a store first' : undefined}
    >
      <option value="">Choose a store</option>
      {stores.map(({ store_id, name }) => (
        <option key={store_id} value={store_id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Loading failed, or there is no store. */
function StoresProblem({ stores }: { stores: UseQueryResult<readonly Store[]> }) {
  if (stores.isError && !stores.data)
    return (
      <div className="mb-6">
        <ErrorState
          title="Failed to load stores. Please try again."
          onRetry={() => void stores.refetch()}
        />
      </div>
    );
  if (stores.data?.length !== 0) return null;
  return (
    <Notice tone="info" className="mb-6">
      No stores available.{' '}
      <LinkButton to="/vendor/store" variant="ghost" className="underline">
        Create a store first
      </LinkButton>
    </Notice>
  );
}
