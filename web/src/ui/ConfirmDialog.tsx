import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { Button } from './Button.tsx';
import { RootMark } from './RootMark.tsx';

type ConfirmDialogProps = {
  title: string;
  /** The consequences, and whether they can be undone. */
  children: ReactNode;
  /** The action's verb: "Delete". */
  confirmLabel: string;
  /** "Cancel" unless that is the action itself. */
  cancelLabel?: string;
  /** The action runs; the owner closes the dialog by unmounting it. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * Asks before a loss. The initial focus is on Cancel, so that Enter is safe; a press outside does nothing.
 * Open while rendered.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
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
          <RootMark of="dialog" />
          <Heading slot="title" className="text-xl">
            {title}
          </Heading>
          <div className="mt-2 text-ink-2">{children}</div>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="outline" autoFocus onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button variant="destroy" busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
