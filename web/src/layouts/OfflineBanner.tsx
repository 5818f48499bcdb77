import { WifiOff } from 'lucide-react';

import { useOnline } from '#lib/online';
import { Notice } from '#ui/Notice';

export function OfflineBanner() {
  const online = useOnline();
  if (online) return null;
  return (
    <div className="wrap pt-2">
      <Notice tone="warning" icon={WifiOff}>
        You are offline. Using cached recipes.
      </Notice>
    </div>
  );
}
