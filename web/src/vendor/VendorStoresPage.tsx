import { Shelf } from '#vendor/shelf/change/Shelf.tsx';
import { UnfinishedImport } from '#vendor/shelf/UnfinishedImport.tsx';
import { VendorStores } from '#vendor/stores/VendorStores.tsx';

/** Stores and what is on their shelves: two subjects on one page. */
export function VendorStoresPage() {
  return <VendorStores shelf={Shelf} unfinished={UnfinishedImport} />;
}
