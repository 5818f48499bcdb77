import { useSearchParams } from 'react-router';

/** What is shown of a store: what it sells, or what its owner sets. */
export type StoreView = 'shelf' | 'settings';

/** Steps of the first day that are done in the settings. */
const STEPS: ReadonlySet<string | null> = new Set(['store', 'hours']);

/** The view of the address: `/vendor/store?view=settings`. */
export function useStoreView(): StoreView {
  const [params] = useSearchParams();
  const isAsked = params.get('view') === 'settings' || STEPS.has(params.get('step'));
  return isAsked ? 'settings' : 'shelf';
}

/** The query of a store in a view. */
export function storeQuery(store_id: string, view: StoreView): Record<string, string> {
  return { store: store_id, ...(view === 'settings' && { view }) };
}
