import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

import { type Way, WAYS } from '#shop/import/review/review.ts';

import { pageOf, sharedOf } from './sharedPage.ts';

const SHARED = ['share_title', 'share_text', 'share_url'];

/** Which way of adding is open, and what another program brought along. */
export function useWays() {
  const [params, setParams] = useSearchParams();
  const { hash, pathname } = useLocation();
  // State: the effect below removes both from the address.
  const [page] = useState(() => pageOf(hash));
  const [shared] = useState(() => sharedOf(params));
  const asked = params.get('way');
  const brought = shared.url !== undefined ? 'link' : shared.text !== undefined ? 'paste' : 'write';
  const way = WAYS.find((one) => one === asked) ?? brought;

  useEffect(() => {
    const isShared = SHARED.some((name) => params.has(name));
    if (!isShared && !hash.startsWith('#page=')) return;
    const rest = new URLSearchParams(params);
    for (const name of SHARED) rest.delete(name);
    rest.set('way', way);
    // Replaced: 200 kB of page must not stay in the history.
    setParams(rest, { replace: true });
  }, [params, setParams, hash, way, pathname]);

  function go(to: Way | 'review'): void {
    setParams((old) => {
      const next = new URLSearchParams(old);
      if (to === 'write') next.delete('way');
      else next.set('way', to);
      return next;
    });
  }
  return { way, isReview: asked === 'review', go, shared, page };
}
