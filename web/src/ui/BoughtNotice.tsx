import { plural } from '@larder/shared/domain/amountText';
import { memo } from 'react';

import { useBought } from '#state/bought';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';

export const BoughtNotice = memo(function BoughtNotice() {
  const { count, isAllOwn, staying, takeOff } = useBought();
  if (count === 0) return null;
  return (
    <Notice tone="success" className="mb-5">
      <p>{isAllOwn ? 'What you ordered' : 'What was ordered'} is still on your grocery list.</p>
      {staying && <p>{staying}</p>}
      <Button variant="outline" size="sm" className="mt-2" onClick={takeOff}>
        Take {count} bought {plural('thing', count)} off the list
      </Button>
    </Notice>
  );
});
