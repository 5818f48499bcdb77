import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useDebouncedValue } from '#platform/page/debouncedValue.ts';

import { placeQueries } from './placeQueries.ts';

/** What a `PlaceDialog` searches with. */
export function usePlaceSearch() {
  const [text, setText] = useState('');
  const client = useQueryClient();
  const places = useQuery(placeQueries.suggest(useDebouncedValue(text.trim()))).data ?? [];
  return {
    text,
    setText,
    places,
    /** Queried again: the suggestions on the page may belong to an earlier text. Errors  as `call`. */
    best: async (typed: string) => {
      const query = placeQueries.suggest(typed);
      const found = query.enabled ? await client.query(query) : [];
      return found[0];
    },
  };
}
