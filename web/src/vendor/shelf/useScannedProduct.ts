import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { gtinQueries } from '#parts/queries/gtins.ts';
import { textOfKnown } from '#vendor/shelf/rules/productBoxes.ts';

/** What is known of the number in the address; the number alone when that cannot be asked. */
export function useScannedProduct() {
  const gtin = useSearchParams()[0].get('gtin');
  const { data = null, isLoading } = useQuery({
    ...gtinQueries.known(gtin ?? ''),
    enabled: gtin !== null,
  });
  return {
    scanned: gtin === null ? undefined : textOfKnown(gtin, data),
    isAsking: isLoading,
  };
}
