/** Shapes differ too, for people who cannot distinguish the colours. */
export const PIN_LOOK = {
  Delivery: {
    shape: 'rounded-full',
    swatch: 'rounded-full',
    ground: 'bg-accent',
    ink: 'text-accent',
    stalk: 'fill-accent',
    outline: 'border-accent text-accent',
    solid: 'border-accent bg-accent text-on-accent',
  },
  Pickup: {
    shape: 'rounded-xs',
    swatch: 'rounded-[3px]',
    ground: 'bg-info',
    ink: 'text-info',
    stalk: 'fill-info',
    outline: 'border-info text-info',
    solid: 'border-info bg-info text-surface',
  },
} as const;
export type StoreType = keyof typeof PIN_LOOK;

/** Shared by the map and its skeleton. */
export const STORE_MAP_FRAME =
  'relative h-70 overflow-hidden lg:h-97 bg-[radial-gradient(circle,var(--color-surface),var(--color-sunken))]';

/** "1st", "2nd"; a plan has at most five stops. */
export function ordinal(stop: number): string {
  return ['1st', '2nd', '3rd'][stop - 1] ?? `${stop}th`;
}

/** "0.8 mi"; "" for an unknown distance. */
export function milesAway(miles: number | null): string {
  return miles === null ? '' : `${miles.toFixed(1)} mi`;
}
