import { useEffect } from 'react';

const PRODUCT = 'Larder';

/** Sets the document title while mounted: `usePageTitle('Orders')` -> "Orders · Larder". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
}
