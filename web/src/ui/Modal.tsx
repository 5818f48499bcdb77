import { DialogFrame, type DialogProps } from './dialogParts.tsx';

/**
 * A dialog in the middle of the screen; on phones a sheet from below. It is open while rendered:
 *
 * `{open && <Modal title="New Ingredients" footer={<Button …/>} onClose={() => setOpen(false)}>…</Modal>}`
 *
 * Import it lazily on pages that may do without it: it brings the overlay code with it.
 */
export function Modal({ width = 'md', ...dialog }: DialogProps & { width?: 'md' | 'lg' }) {
  return (
    <DialogFrame
      {...dialog}
      overlayClass="md:items-center md:justify-center md:p-6"
      boxClass={width === 'lg' ? 'md:w-[44rem] md:rounded-xl' : 'md:w-[36rem] md:rounded-xl'}
    />
  );
}
