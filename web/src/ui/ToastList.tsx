import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type FocusEvent, useEffect } from 'react';
import { toast as sonner, Toaster as SonnerToaster } from 'sonner';

import { connectToasts, type Toast } from '#lib/toast';

const ICONS = {
  success: <CircleCheck aria-hidden="true" size={20} />,
  warning: <TriangleAlert aria-hidden="true" size={20} />,
  error: <CircleAlert aria-hidden="true" size={20} />,
  info: <Info aria-hidden="true" size={20} />,
};

const CLASSES = {
  toast:
    'flex w-full items-center gap-3 rounded-[1.75rem] bg-inverse py-2 pr-3 pl-5 text-sm font-medium text-on-inverse shadow-3 outline-offset-2',
  icon: 'flex-none text-honey-on-inverse',
  content: 'flex min-h-9 min-w-0 flex-1 items-center break-words',
  actionButton:
    'min-h-9 flex-none rounded-full px-4 text-sm font-bold text-honey-on-inverse hover:bg-paper/15',
};

/** The stack of toasts. `Toaster` fetches it when there is something to show. */
export function ToastList() {
  useEffect(() => connectToasts(show), []);
  return (
    <div onFocus={pause} onBlur={goOn}>
      <SonnerToaster
        position="bottom-center"
        visibleToasts={3}
        expand
        offset={{ bottom: '1.5rem' }}
        mobileOffset={{ bottom: 'calc(1rem + var(--bottom-bar, 0px))' }}
        icons={ICONS}
        toastOptions={{ unstyled: true, classNames: CLASSES }}
      />
    </div>
  );
}

function show({ kind, text, lastsMs, onUndo }: Toast): void {
  const options = { duration: lastsMs };
  if (kind === 'undo') {
    sonner(text, { ...options, ...(onUndo && { action: { label: 'Undo', onClick: onUndo } }) });
  } else sonner[kind](text, options);
}

// The library stops its clocks for the pointer only. To it, focus is made to look like a pointer.
function pause({ target }: FocusEvent): void {
  target.closest('ol')?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
}

function goOn({ target, relatedTarget }: FocusEvent): void {
  const list = target.closest('ol');
  if (relatedTarget instanceof Node && list?.contains(relatedTarget)) return;
  list?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
}
