import { plural } from '@larder/shared/domain/amountText';

import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/**
 * Offers to take off the list what was ordered of it; hidden when nothing was.
 *
 * Shape   `count` things; `isAllOwn`: nobody else ordered them; `staying` says what was ordered in part, "" for none.
 */
export function BoughtNotice({
  count,
  isAllOwn,
  staying,
  takeOff,
}: {
  count: number;
  isAllOwn: boolean;
  staying: string;
  takeOff: () => void;
}) {
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
}
