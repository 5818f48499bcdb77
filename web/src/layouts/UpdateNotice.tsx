import { RefreshCw } from 'lucide-react';

import { useAppUpdate } from '#platform/page/serviceWorker.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

export function UpdateNotice() {
  const apply = useAppUpdate();
  if (!apply) return null;
  return (
    <div className="wrap pt-2">
      <Notice tone="info" className="items-center!">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          A new version is ready.
          <Button icon={RefreshCw} variant="outline" onClick={apply}>
            Reload
          </Button>
        </div>
      </Notice>
    </div>
  );
}
