import { Shelf } from './Shelf.tsx';
import { VendorStores } from './VendorStores.tsx';

/** Stores and what is on their shelves: two subjects on one page. */
export function VendorStoresPage() {
  return <VendorStores shelf={Shelf} />;
}
