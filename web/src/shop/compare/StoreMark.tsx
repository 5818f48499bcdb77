import clsx from 'clsx';

import { PIN_LOOK, type StoreType } from '#shop/compare/map/StoreMapLook.ts';

/**
 * A store as on the map: round delivers, square is pickup. Filled with its place in the plan; outside the plan (`number`
 * 0) small and hollow.
 */
export function StoreMark({ number, type }: { number: number; type: StoreType }) {
  const look = PIN_LOOK[type];
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'num grid flex-none place-items-center border-[2.5px] text-xs leading-none font-bold',
        look.shape,
        number > 0 ? ['size-6.5', look.solid] : ['m-1 size-4.5', look.outline],
      )}
    >
      {number > 0 && number}
    </span>
  );
}
