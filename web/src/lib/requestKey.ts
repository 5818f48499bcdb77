import { useRef } from 'react';

/**
 * Gives the idempotency keys of one form: the same content gets the same key, so that pressing Save
 * again after a lost answer does not do it twice; other content, or a save after `done`, a new one.
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
