import { holdValue } from './holdValue.ts';

export type Announcement = { text: string; urgent: boolean; turn: number };
type Listener = (announcement: Announcement) => void;

const listeners = new Set<Listener>();
const last = holdValue(0);

/**
 * Announces a change to screen readers: "12 more recipes", "3 servings".
 *
 * Urgent texts interrupt; use them for errors only. Toasts announce themselves.
 */
export function announce(text: string, { urgent = false } = {}): void {
  const turn = last.get() + 1;
  last.set(turn);
  for (const listener of listeners) listener({ text, urgent, turn });
}

/** Subscribes to announcements. Returns the unsubscribe function. */
export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
