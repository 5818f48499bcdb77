import { type ComponentType, createElement, Suspense, useEffect, useState } from 'react';

import { fetchEarly } from './early.ts';
import { toast } from './toast.ts';

const OFFLINE = 'You are offline. This opens when you are back online.';

/**
 * A part whose code comes apart from its page's: a dialog, a form that opens by a press.
 *
 * Shape   `Meanwhile`, or nothing, is shown while its code is on the way. `near` are props for what opens it: they
 *         fetch the code when a pointer or the focus comes near. Code that has come is drawn in the frame of the press.
 * Errors  of loading, while it is shown, are render errors; without a network it says so and waits for it.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = () => null,
) {
  let come: ComponentType<Props> | undefined;
  async function fetch(): Promise<ComponentType<Props>> {
    come = await load();
    return come;
  }

  // Not `lazy`: what has not come at once is revealed 300 ms after its fallback then, however soon it comes.
  function Late(props: Props) {
    const [Part, setPart] = useState(() => come);
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
    // A part may have parts that are on the way.
    return createElement(
      Suspense,
      { fallback: meanwhile },
      Part ? createElement(Part, props) : meanwhile,
    );
  }
  const fetchNow = (): void => fetchEarly(fetch);
  return Object.assign(Late, { fetchNow, near: { onPointerEnter: fetchNow, onFocus: fetchNow } });
}

/** Props of what opens a late part. */
export type Near = { onPointerEnter: () => void; onFocus: () => void };
