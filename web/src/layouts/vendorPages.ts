import { ACCESS } from '@larder/shared/basics/endpoint.model';
import type { Position } from '@larder/shared/basics/staff';

/** Which positions may open which page of the area. The server decides what they may do. */
const PAGES = {
  '/vendor/dashboard': 'manager',
  '/vendor/orders': 'picker',
  '/vendor/store': 'manager',
  '/vendor/slots': 'owner',
  '/vendor/inventory': 'picker',
  '/vendor/inventory/import': 'manager',
  '/vendor/add-inventory': 'manager',
  '/vendor/demand': 'manager',
  '/vendor/products': 'manager',
  '/vendor/staff': 'owner',
  '/vendor/machines': 'owner',
  '/vendor/account': 'picker',
} as const;

/** Unknown addresses are open: they show that there is no such page. */
export function mayOpen(position: Position, path: string): boolean {
  const [, page] = Object.entries(PAGES).find(([address]) => address === path) ?? [];
  const may: readonly Position[] | undefined = page && ACCESS[page];
  return may?.includes(position) ?? true;
}

/** The message for a page that the position may not open. */
export function refusedPage(position: Position): string {
  return position === 'picker'
    ? 'As a picker you see to orders. Prices, stores and figures are for the owner and managers.'
    : 'Only the owner of the stores sees to their slots, the staff, keys and webhooks.';
}
