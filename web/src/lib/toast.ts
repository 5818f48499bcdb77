/** Source: product specification section 9 (3 s); 8 s where something can be taken back. */
export const TOAST_MS = 3000;
export const UNDO_TOAST_MS = 8000;

export type ToastKind = 'success' | 'warning' | 'error' | 'info' | 'undo';
export type Toast = {
  kind: ToastKind;
  text: string;
  /** Milliseconds it stays when nobody points at it, focuses it or looks at another tab. */
  lastsMs: number;
  /** Takes back what the text tells; only for `undo`. */
  onUndo?: () => void;
};
type Listener = (toast: Toast) => void;

let waiting: Toast[] = [];
let show: Listener | undefined;
const wakers = new Set<() => void>();

function add(toast: Toast): void {
  if (show) return show(toast);
  waiting.push(toast);
  for (const wake of wakers) wake();
}

function plain(kind: Exclude<ToastKind, 'undo'>): (text: string) => void {
  return (text) => add({ kind, text, lastsMs: TOAST_MS });
}

/**
 * Short messages at the edge of the screen: `toast.success('Item updated!')`, and
 * `toast.undo('Roma tomatoes removed', putBack)` for what can be taken back.
 */
export const toast = {
  success: plain('success'),
  warning: plain('warning'),
  error: plain('error'),
  info: plain('info'),
  undo(text: string, onUndo: () => void): void {
    add({ kind: 'undo', text, lastsMs: UNDO_TOAST_MS, onUndo });
  },
};

/** Takes over the showing of toasts, those that waited first, until the returned function is called. */
export function connectToasts(listener: Listener): () => void {
  show = listener;
  const early = waiting;
  waiting = [];
  for (const each of early) listener(each);
  return () => {
    if (show === listener) show = undefined;
  };
}

/** Whether toasts wait for somebody to show them, and news of that; for `useSyncExternalStore`. */
export const waitingToasts = {
  any: (): boolean => waiting.length > 0,
  subscribe: (wake: () => void): (() => void) => {
    wakers.add(wake);
    return () => wakers.delete(wake);
  },
};
