import { useEffect } from 'react';

const PRODUCT = 'Larder';

/** Names the browser tab while the page is shown: `usePageTitle('Orders')` -> "Orders · Larder". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
}
