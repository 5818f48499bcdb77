import { CloudOff } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { toast } from '#platform/page/toast.ts';
import { budget } from '#shop/provider/queries/browser.ts';
import { WORDS } from '#shop/provider/rules/providerFailure.ts';
import { Notice } from '#ui/Notice.tsx';

/** Tells once by toast that the day's requests are used up, and stays while only the cache answers. */
export function LimitNotice() {
  const limited = useSyncExternalStore(subscribe, isLimited, () => false);
  const before = useRef(limited);

  useEffect(() => {
    if (limited && !before.current) toast.warning(WORDS.cacheOnly);
    before.current = limited;
  }, [limited]);

  if (!limited) return null;
  return (
    <div className="wrap pb-3">
      <Notice tone="info" icon={CloudOff}>
        {WORDS.cacheOnly}
      </Notice>
    </div>
  );
}

const isLimited = (): boolean => budget.state() !== 'open';
const subscribe = (wake: () => void): (() => void) => budget.subscribe(wake);
