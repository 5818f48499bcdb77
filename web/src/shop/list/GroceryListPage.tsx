import { lazyPart } from '#platform/page/lazyPart.ts';
import { useInStore } from '#shop/list/state/inStore.ts';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { WholeList } from './WholeList.tsx';

const InStore = lazyPart(async () => (await import('./InStore.tsx')).InStore);

/** The list: all of it with its tools, or what to take in a store. */
export function GroceryListPage() {
  usePageTitle('Grocery List');
  const { isOn } = useInStore();
  return isOn ? <InStore /> : <WholeList preloadStore={InStore.preloadProps} />;
}
