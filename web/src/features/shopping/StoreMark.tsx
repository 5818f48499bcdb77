import clsx from 'clsx';

import { PIN_LOOK, type StoreType } from './StoreMapLook.ts';

/** A store's number (0 for none) as on the map: round delivers, square is pickup; filled when the plan has it. */
export function StoreMark({
  number,
  type,
  isPlanned,
}: {
  number: number;
  type: StoreType;
  isPlanned: boolean;
}) {
  const look = PIN_LOOK[type];
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'num grid size-6.5 flex-none place-items-center border-[2.5px] text-xs leading-none font-bold',
        look.shape,
        isPlanned ? look.solid : look.outline,
      )}
    >
      {number > 0 && number}
    </span>
  );
}
