import { holdValue } from './holdValue.ts';

/** Source: product specification section 9 (3 s); 8 s where there is a button. */
const TOAST_MS = 3000;
export const ACTION_TOAST_MS = 8000;

/** Maximum; the oldest are dropped. */
const MAX_TOASTS = 3;

export type ToastKind = 'success' | 'warning' | 'error' | 'info' | 'undo';
export type Toast = {
  id: number;
  kind: ToastKind;
  text: string;
  /** Milliseconds without hover, focus or a hidden tab. */
  lastsMs: number;
  action?: ToastAction;
  /** Runs when it ends without its action, which can no longer be taken. */
  onEnd?: () => void;
};
/** A button in a toast: "Undo". */
export type ToastAction = { title: string; act: () => void };

const shown = holdValue<readonly Toast[]>([]);
const lastId = holdValue(0);

function replace(next: readonly Toast[], acted?: number): void {
  const gone = shown.get().filter((toast) => !next.includes(toast) && toast.id !== acted);
  shown.set(next);
  for (const { onEnd } of gone) onEnd?.();
}

/** Equal text restarts the toast's time instead of showing it twice; but each Undo takes back something else. */
function add(toast: Omit<Toast, 'id'>): void {
  lastId.set(lastId.get() + 1);
  const isAgain = ({ kind, text }: Toast): boolean =>
    kind !== 'undo' && kind === toast.kind && text === toast.text;
  const others = shown.get().filter((one) => !isAgain(one));
  replace([...others, { ...toast, id: lastId.get() }].slice(-MAX_TOASTS));
}

function plain(kind: Exclude<ToastKind, 'undo'>): (text: string, action?: ToastAction) => void {
  return (text, action) =>
    add({ kind, text, lastsMs: action ? ACTION_TOAST_MS : TOAST_MS, ...(action && { action }) });
}

/**
 * Short messages: `toast.success('Item updated!')`, and `toast.undo('Roma tomatoes removed', putBack)` for
 * reversible actions.
 */
export const toast = {
  success: plain('success'),
  warning: plain('warning'),
  error: plain('error'),
  info: plain('info'),
  /** `onEnd` runs once the change can no longer be undone. */
  undo: (text: string, onUndo: () => void, onEnd?: () => void): void =>
    add({
      kind: 'undo',
      text,
      lastsMs: ACTION_TOAST_MS,
      action: { title: 'Undo', act: onUndo },
      ...(onEnd && { onEnd }),
    }),
};

/** The current toasts, oldest first. */
export const toasts = {
  get: shown.get,
  dismiss: (id: number): void => replace(shown.get().filter((one) => one.id !== id)),
  /** Removes a toast whose action was pressed, without its `onEnd`. */
  takeBack: (id: number): void =>
    replace(
      shown.get().filter((one) => one.id !== id),
      id,
    ),
  /** Ends every Undo: what it would revert has moved on. */
  dismissUndo: (): void => replace(shown.get().filter((one) => one.kind !== 'undo')),
  subscribe: shown.subscribe,
};
