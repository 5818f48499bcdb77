import clsx from 'clsx';
import {
  CircleAlert,
  CircleCheck,
  Info,
  type LucideIcon,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { isSecondPress } from '#platform/page/secondPress.ts';
import { type Toast, type ToastKind, toasts } from '#platform/page/toast.ts';

const ICONS: Record<ToastKind, LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  info: Info,
  undo: Undo2,
};

/**
 * Shows the newest toast, and the newest with a button, so that no message hides an Undo. Rendered once per
 * page. The time runs without hover or focus and while the tab is visible. Alt+T moves the focus to toasts,
 * Escape or Undo moves it back.
 */
export function Toaster() {
  // Renders in the same frame as what the press changes.
  const list = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const paused = hidden || hovered || focused;
  // A removed element fires no pointerleave.
  if (hovered && list.length === 0) setHovered(false);

  useEffect(() => {
    const place = region.current;
    const isInside = (node: EventTarget | null): boolean =>
      node instanceof Node && place?.contains(node) === true;
    const enter = ({ relatedTarget }: FocusEvent): void => {
      setFocused(true);
      if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    };
    const leave = ({ relatedTarget }: FocusEvent): void => setFocused(isInside(relatedTarget));
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && isInside(document.activeElement)) cameFrom.current?.focus();
      if (!event.altKey || event.code !== 'KeyT' || toasts.get().length === 0) return;
      event.preventDefault();
      place?.focus();
    };
    place?.addEventListener('focusin', enter);
    place?.addEventListener('focusout', leave);
    document.addEventListener('keydown', press);
    return () => {
      place?.removeEventListener('focusin', enter);
      place?.removeEventListener('focusout', leave);
      document.removeEventListener('keydown', press);
    };
  }, []);

  const newest = list.at(-1);
  const newestToAct = list.findLast(({ action }) => action);

  function goBack(): void {
    setFocused(false);
    cameFrom.current?.focus();
  }

  // The attribute keeps toasts interactive while a dialog makes the rest of the page inert.
  return (
    <section
      ref={region}
      aria-label="Notifications"
      tabIndex={-1}
      data-react-aria-top-layer="true"
      className="toasts outline-none"
    >
      <ol
        aria-live="polite"
        aria-relevant="additions"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        className="flex flex-col gap-2.5"
      >
        {list.map((each) => (
          <ToastItem
            key={each.id}
            toast={each}
            isShown={each === newest || each === newestToAct}
            paused={paused}
            onActed={goBack}
          />
        ))}
      </ol>
    </section>
  );
}

function ToastItem({
  toast: { id, kind, text, lastsMs, action },
  isShown,
  paused,
  onActed,
}: {
  toast: Toast;
  isShown: boolean;
  paused: boolean;
  onActed: () => void;
}) {
  const leftMs = useRef(lastsMs);
  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => toasts.dismiss(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - since;
    };
  }, [id, paused]);

  function act(): void {
    toasts.takeBack(id);
    onActed();
    action?.act();
  }

  const Icon = ICONS[kind];
  return (
    <li
      className={clsx(
        'pointer-events-auto animate-pop-in items-center gap-3 rounded-[1.75rem] bg-inverse py-2 pr-3 pl-5 text-sm font-medium text-on-inverse shadow-3 pointer-coarse:pointer-events-none forced-colors:border',
        isShown ? 'flex' : 'hidden',
      )}
    >
      <Icon aria-hidden="true" size={20} className="flex-none text-honey-on-inverse" />
      <span className="flex min-h-9 min-w-0 flex-1 items-center break-words">{text}</span>
      {action && (
        <button
          type="button"
          // The second press would hit the action of the toast that shows next.
          onClick={(event) => !isSecondPress(event) && act()}
          className="pointer-events-auto min-h-11 flex-none rounded-full px-4 font-bold text-honey-on-inverse outline-offset-[-3px] hover:bg-paper/15 focus-visible:outline-honey-on-inverse"
        >
          {action.title}
        </button>
      )}
    </li>
  );
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
