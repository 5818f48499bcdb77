import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

import { waitingToasts } from '#lib/toast';

const ToastList = lazy(() => import('./ToastList.tsx').then((m) => ({ default: m.ToastList })));

/**
 * Where toasts appear, once per page. The code that draws them is fetched with the first toast, so
 * a first visit does not pay for it.
 */
export function Toaster() {
  const any = useSyncExternalStore(waitingToasts.subscribe, waitingToasts.any);
  const [everNeeded, setEverNeeded] = useState(false);
  if (any && !everNeeded) setEverNeeded(true);

  // The attribute keeps toasts reachable while a dialog makes the rest of the page inert.
  return (
    <div data-react-aria-top-layer="true">
      {everNeeded && (
        <Suspense fallback={null}>
          <ToastList />
        </Suspense>
      )}
    </div>
  );
}
