import { ACCESS } from '@larder/shared/contract/endpoint';
import type { Position } from '@larder/shared/domain/staff';

/** Who of a vendor's people opens which page of the area. The server decides what they may do. */
const PAGES = {
  '/vendor/dashboard': 'manager',
  '/vendor/orders': 'picker',
  '/vendor/store': 'manager',
  '/vendor/inventory': 'picker',
  '/vendor/add-inventory': 'manager',
  '/vendor/demand': 'manager',
  '/vendor/products': 'manager',
  '/vendor/staff': 'owner',
  '/vendor/account': 'picker',
} as const;

/** An address of no page is open: it says that there is nothing. */
export function mayOpen(position: Position, path: string): boolean {
  const [, page] = Object.entries(PAGES).find(([address]) => address === path) ?? [];
  const may: readonly Position[] | undefined = page && ACCESS[page];
  return may?.includes(position) ?? true;
}

/** What somebody is told who wants a page that is not theirs. */
export function refusedPage(position: Position): string {
  return position === 'picker'
    ? 'As a picker you see to orders. Prices, stores and figures are for the owner and managers.'
    : 'Only the owner of the stores sees to the staff.';
}
