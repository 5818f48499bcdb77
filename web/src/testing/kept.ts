import { addressOf, type StoredKey } from '#platform/stored/owner.ts';

/** The stored text of a key, of whoever is signed in; null for none. */
export function keptText(key: StoredKey): string | null {
  const address = addressOf(key);
  return localStorage.getItem(address) ?? sessionStorage.getItem(address);
}

/** Stores a text in local storage, for whoever is signed in. */
export function keep(key: StoredKey, text: string): void {
  localStorage.setItem(addressOf(key), text);
}
