/** A store's type has a colour and a shape, because not everybody tells colours apart. */
export const PIN_LOOK = {
  Delivery: {
    shape: 'rounded-full',
    swatch: 'rounded-full',
    ground: 'bg-accent',
    ink: 'text-accent',
    stalk: 'fill-accent',
  },
  Pickup: {
    shape: 'rounded-xs',
    swatch: 'rounded-[3px]',
    ground: 'bg-info',
    ink: 'text-info',
    stalk: 'fill-info',
  },
} as const;
export type StoreType = keyof typeof PIN_LOOK;

/** The frame of the map, which is there before the map is. */
export const STORE_MAP_FRAME =
  'relative h-70 overflow-hidden bg-[radial-gradient(circle,var(--color-surface),var(--color-sunken))] @lg:h-80';

/** "0.8 mi", or "" when nobody knows how far it is. */
export function milesAway(miles: number | null): string {
  return miles === null ? '' : `${miles.toFixed(1)} mi`;
}
