import clsx from 'clsx';
import { X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { Button as AriaButton, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { createPortal } from 'react-dom';

import { afterPaint } from '#platform/page/afterPaint.ts';
import { DOUBLE_MS, ignoreSecondPress } from '#platform/page/secondPress.ts';

import { Button } from './Button.tsx';
import { RootMark } from './RootMark.tsx';

/** Props of modals and sheets. Both are open while rendered. */
export type DialogProps = {
  title: string;
  text?: ReactNode;
  children: ReactNode;
  /** Stays below the scrolling content, usually buttons. */
  footer?: ReactNode;
  /** Gives the footer a first button that closes. */
  closeLabel?: 'Cancel' | 'Close';
  onClose: () => void;
};

type FrameProps = DialogProps & { overlayClass: string; boxClass: string };

const DISMISS_AFTER_PX = 96;

/**
 * The common frame: scrim, focus trap, Escape, press outside, drag down on touch screens. The rest of the
 * page is inert. On closing, the focus returns to the opener.
 */
export function DialogFrame(dialog: FrameProps) {
  // The page dims at once; the dialog, which takes longer to render, follows after the paint.
  const [isMade, setIsMade] = useState(false);
  useEffect(() => afterPaint(() => setIsMade(true)), []);
  useEffect(() => ignoreSecondPress, []);
  if (isMade) return <MadeFrame {...dialog} />;
  return createPortal(<div className="fixed inset-0 z-50 bg-scrim" />, document.body);
}

function MadeFrame({
  title,
  text,
  children,
  footer,
  closeLabel,
  onClose,
  overlayClass,
  boxClass,
}: FrameProps) {
  const { isLeaving, leave } = useLeaving(onClose);
  const { pulled, handle } = useDragDown(leave);
  const [madeAt] = useState(() => performance.now());
  return (
    <ModalOverlay
      isOpen
      isDismissable
      // The second press of the double click that opened it must not close it.
      shouldCloseOnInteractOutside={() => performance.now() - madeAt > DOUBLE_MS}
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      className={clsx(
        'fixed inset-0 z-50 flex items-end bg-scrim',
        isLeaving && 'opacity-0',
        overlayClass,
      )}
    >
      <Modal className="flex max-h-full w-full justify-center data-entering:animate-sheet-up md:w-auto md:data-entering:animate-pop-in">
        <Dialog
          style={pulled > 0 ? { transform: `translateY(${pulled}px)` } : {}}
          className={clsx(
            'flex max-h-[88dvh] w-full flex-col rounded-t-xl bg-surface shadow-3 outline-none',
            boxClass,
          )}
        >
          <RootMark of="dialog" />
          <div className="touch-none px-5 pt-2.5 md:touch-auto md:px-6 md:pt-6" {...handle}>
            <div aria-hidden="true" className="mx-auto h-1.5 w-10 rounded-full bg-line md:hidden" />
            <div className="flex items-start justify-between gap-3 py-2 md:pt-0">
              <div className="min-w-0 pt-1.5">
                <Heading slot="title" className="text-h2">
                  {title}
                </Heading>
                {text && <p className="mt-1 text-sm wrap-anywhere text-ink-2">{text}</p>}
              </div>
              <AriaButton
                slot="close"
                aria-label="Close"
                className="-mr-2 inline-grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden="true" size={22} />
              </AriaButton>
            </div>
          </div>
          <div className="overflow-y-auto overscroll-contain px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] md:px-6 md:pb-6">
            {children}
          </div>
          {(footer || closeLabel) && (
            <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-6">
              {closeLabel && (
                <Button variant="outline" onClick={leave}>
                  {closeLabel}
                </Button>
              )}
              {footer}
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Hides the box at once; unmounting it, and the page behind, follow after the paint. */
function useLeaving(onClose: () => void) {
  const [isLeaving, setIsLeaving] = useState(false);
  function leave(): void {
    setIsLeaving(true);
    afterPaint(() => {
      // The owner may keep it open.
      setIsLeaving(false);
      onClose();
    });
  }
  return { isLeaving, leave };
}

/** Drags the box by its header; far enough closes it, less springs back. */
function useDragDown(onClose: () => void) {
  const [from, setFrom] = useState<number>();
  const [pulled, setPulled] = useState(0);

  function end(): void {
    setFrom(undefined);
    setPulled(0);
    if (pulled > DISMISS_AFTER_PX) onClose();
  }

  return {
    pulled,
    handle: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'touch' && window.innerWidth < 768) setFrom(event.clientY);
      },
      onPointerMove: (event: PointerEvent) => {
        if (from !== undefined) setPulled(Math.max(0, event.clientY - from));
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
