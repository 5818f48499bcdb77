export type Announcement = { text: string; urgent: boolean; turn: number };
type Listener = (announcement: Announcement) => void;

const listeners = new Set<Listener>();
let turn = 0;

/**
 * Has a text read out to whoever does not see the change: "12 more recipes", "3 servings".
 *
 * An urgent text interrupts; keep it for errors. Toasts announce themselves.
 */
export function announce(text: string, { urgent = false } = {}): void {
  turn += 1;
  for (const listener of listeners) listener({ text, urgent, turn });
}

/** Hears every announcement until the returned function is called. */
export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
