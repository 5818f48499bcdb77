import clsx from 'clsx';

import { DialogFrame, type DialogProps } from './dialogParts.tsx';

/** As `Modal`, but at the right edge from 768 px on: for menus, carts and filters. `isFull` fills a phone's screen. */
export function Sheet({ isFull = false, ...dialog }: DialogProps & { isFull?: boolean }) {
  return (
    <DialogFrame
      {...dialog}
      overlayClass="md:items-stretch md:justify-end"
      boxClass={clsx(
        'md:h-full md:max-h-none md:w-[26rem] md:rounded-l-xl md:rounded-tr-none',
        isFull && 'max-md:h-dvh max-md:max-h-none max-md:rounded-none',
      )}
    />
  );
}
