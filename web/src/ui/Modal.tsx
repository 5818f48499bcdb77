import clsx from 'clsx';

import { DialogFrame, type DialogProps } from './dialogParts.tsx';

/** Leaves room for a toast above. */
const BOX = 'md:max-h-[min(88dvh,calc(100dvh-10rem))] md:rounded-xl';

/**
 * A dialog in the middle of the screen; on phones a sheet from below. Open while rendered:
 *
 * `{open && <Modal title="New Ingredients" footer={<Button …/>} onClose={() => setOpen(false)}>…</Modal>}`
 *
 * Import it lazily where it is rare: it brings the overlay code.
 */
export function Modal({ width = 'md', ...dialog }: DialogProps & { width?: 'md' | 'lg' }) {
  return (
    <DialogFrame
      {...dialog}
      overlayClass="md:items-center md:justify-center md:p-6"
      boxClass={clsx(BOX, width === 'lg' ? 'md:w-[44rem]' : 'md:w-[36rem]')}
    />
  );
}
