import { memo } from 'react';

import { useBought } from '#queries/bought';
import { BoughtNotice } from '#ui/BoughtNotice';

/** What was ordered and is still on the list. */
export const Bought = memo(function Bought() {
  return <BoughtNotice {...useBought()} />;
});
