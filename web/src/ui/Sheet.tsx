import { DialogFrame, type DialogProps } from './dialogParts.tsx';

/** As `Modal`, but at the right edge from 768 px on: for menus, carts and filters. */
export function Sheet(dialog: DialogProps) {
  return (
    <DialogFrame
      {...dialog}
      overlayClass="md:items-stretch md:justify-end"
      boxClass="md:h-full md:max-h-none md:w-[26rem] md:rounded-l-xl md:rounded-tr-none"
    />
  );
}
