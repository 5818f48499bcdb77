import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { useFocusBack } from '#lib/focus';

import { Button } from './Button.tsx';

type ConfirmDialogProps = {
  title: string;
  /** What happens, and whether it can be undone. */
  children: ReactNode;
  /** The verb of the action: "Delete". */
  confirmLabel: string;
  /** The action runs; the dialog stays until its owner stops rendering it. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * Asks before something is lost. The focus starts on Cancel, so Enter by accident does nothing, and
 * pressing outside is no answer. It is open while rendered.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  useFocusBack();
  // After the dialog has taken the focus, it goes on to the harmless answer.
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);

  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      className="fixed inset-0 z-50 flex items-end justify-center bg-scrim p-4 data-entering:animate-fade-in md:items-center"
    >
      <Modal className="w-full max-w-md data-entering:animate-pop-in">
        <Dialog role="alertdialog" className="rounded-xl bg-surface p-6 shadow-3 outline-none">
          <Heading slot="title" className="text-xl">
            {title}
          </Heading>
          <div className="mt-2 text-ink-2">{children}</div>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button look="outline" ref={cancel} onClick={onCancel}>
              Cancel
            </Button>
            <Button look="destroy" busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
