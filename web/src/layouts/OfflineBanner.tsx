import { WifiOff } from 'lucide-react';
import { useLocation } from 'react-router';

import { offlineWords, useOnline } from '#lib/online';
import { Notice } from '#ui/Notice';

/** The trip sheet shows no recipes, and says itself that it works offline. */
const WITHOUT_RECIPES = '/trip';

export function OfflineBanner() {
  const online = useOnline();
  const { pathname } = useLocation();
  if (online || pathname === WITHOUT_RECIPES) return null;
  return (
    <div className="wrap pt-2">
      <Notice tone="warning" icon={WifiOff}>
        {offlineWords(pathname)}
      </Notice>
    </div>
  );
}
