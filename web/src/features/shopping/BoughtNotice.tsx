import { plural } from '@larder/shared/domain/recipes';

import { useBought } from '#state/bought';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';

export function BoughtNotice() {
  const { count, takeOff } = useBought();
  if (count === 0) return null;
  return (
    <Notice tone="success" className="mb-5">
      <p>What you ordered is still on your grocery list.</p>
      <Button variant="outline" size="sm" className="mt-2" onClick={takeOff}>
        Take {count} bought {plural('thing', count)} off the list
      </Button>
    </Notice>
  );
}
