import type { Position } from '@larder/shared/basics/staff';

/** The first page of the vendor area. A file of its own: the header of every page links to it. */
export function vendorStart(position: Position | undefined): string {
  return position === 'picker' ? '/vendor/orders' : '/vendor/dashboard';
}
