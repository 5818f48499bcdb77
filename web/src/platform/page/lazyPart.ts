import { type ComponentType, createElement, Suspense, useEffect, useState } from 'react';

import { fetchEarly } from './early.ts';
import { toast } from './toast.ts';

const OFFLINE = 'You are offline. This opens when you are back online.';

/**
 * A part whose code is loaded apart from its page's: a dialog, a form that opens by a press.
 *
 * Shape   `Meanwhile`, or nothing, is shown while the code loads. `preloadProps` are for the control that opens it:
 *         hover and focus load the code. Loaded code renders in the same frame as the press.
 * Errors  a failed load is a render error while the part is shown; offline it shows a toast and waits.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = () => null,
) {
  let loaded: ComponentType<Props> | undefined;
  async function fetch(): Promise<ComponentType<Props>> {
    loaded = await load();
    return loaded;
  }

  // Not React's `lazy`: it shows a fallback for at least 300 ms, however soon the code is there.
  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Part) return undefined;
      const gone = new AbortController();
      const get = (): void => {
        fetch().then(
          (part) => !gone.signal.aborted && setPart(() => part),
          (error: unknown) => {
            if (gone.signal.aborted) return;
            if (navigator.onLine) setFailure({ error });
            else {
              toast.warning(OFFLINE);
              window.addEventListener('online', get, { once: true, signal: gone.signal });
            }
          },
        );
      };
      get();
      return () => gone.abort();
    }, [Part]);
    if (failure) throw failure.error;
    const meanwhile = createElement(Meanwhile, props);
    // For parts of the part that are still loading.
    return createElement(
      Suspense,
      { fallback: meanwhile },
      Part ? createElement(Part, props) : meanwhile,
    );
  }
  const preload = (): void => fetchEarly(fetch);
  return Object.assign(LazyPart, {
    preload,
    preloadProps: { onPointerEnter: preload, onFocus: preload },
  });
}

/** Props of the control that opens a lazy part. */
export type PreloadProps = { onPointerEnter: () => void; onFocus: () => void };
