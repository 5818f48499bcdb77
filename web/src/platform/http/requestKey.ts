import { useRef } from 'react';

/**
 * Idempotency keys of one form. Equal content has the same key, so that a retry after a lost answer does
 * not act twice; other content, or a save after `done`, gets a new one.
 */
export function useRequestKey(): { keyFor: (content: unknown) => string; done: () => void } {
  const last = useRef<{ content: string; key: string }>(undefined);
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      if (last.current?.content !== text)
        last.current = { content: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    done: () => {
      last.current = undefined;
    },
  };
}
