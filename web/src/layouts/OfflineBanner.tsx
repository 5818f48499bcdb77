import { WifiOff } from 'lucide-react';
import { useLocation } from 'react-router';

import { offlineWords, useOnline } from '#platform/page/online.ts';
import { Notice } from '#ui/Notice.tsx';

/** These say themselves that they work offline. */
const SAY_IT: ReadonlySet<string> = new Set(['/trip', '/shopping-list']);

export function OfflineBanner() {
  const online = useOnline();
  const { pathname } = useLocation();
  if (online || SAY_IT.has(pathname)) return null;
  return (
    <div className="wrap pt-2">
      <Notice tone="warning" icon={WifiOff}>
        {offlineWords(pathname)}
      </Notice>
    </div>
  );
}
