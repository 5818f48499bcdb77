/** Source: product specification section 9 (3 s); 8 s where something can be taken back. */
const TOAST_MS = 3000;
const UNDO_TOAST_MS = 8000;

/** Maximum; the oldest are dropped. */
const AT_ONCE = 3;

export type ToastKind = 'success' | 'warning' | 'error' | 'info' | 'undo';
export type Toast = {
  id: number;
  kind: ToastKind;
  text: string;
  /** Milliseconds without hover, focus or a hidden tab. */
  lastsMs: number;
  /** Reverts the action; only for `undo`. */
  onUndo?: () => void;
};

let list: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  list = next;
  for (const listener of listeners) listener();
}

/** Equal text restarts the toast's time instead of showing it twice. */
function add(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const others = list.filter(({ kind, text }) => kind !== toast.kind || text !== toast.text);
  replace([...others, { ...toast, id: lastId }].slice(-AT_ONCE));
}

function plain(kind: Exclude<ToastKind, 'undo'>): (text: string) => void {
  return (text) => add({ kind, text, lastsMs: TOAST_MS });
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
  undo: (text: string, onUndo: () => void): void =>
    add({ kind: 'undo', text, lastsMs: UNDO_TOAST_MS, onUndo }),
};

/** The current toasts, oldest first. */
export const toasts = {
  get: (): readonly Toast[] => list,
  dismiss: (id: number): void => replace(list.filter((one) => one.id !== id)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
