import type { Position } from '@larder/shared/domain/staff';

/** Where the vendor area begins. Apart from the area's pages: the header of every page links to it. */
export function vendorStart(position: Position | undefined): string {
  return position === 'picker' ? '/vendor/orders' : '/vendor/dashboard';
}
