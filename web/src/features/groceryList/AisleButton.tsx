import { Signpost } from 'lucide-react';
import { useState } from 'react';

import { late } from '#lib/late';
import { useGoingTo } from '#state/aisles';
import { Button } from '#ui/Button';

const AisleDialog = late(async () => (await import('./AisleDialog.tsx')).AisleDialog);

/** Which store's aisles the list follows, and the way to another order. */
export function AisleButton() {
  const [isOpen, setIsOpen] = useState(false);
  const going = useGoingTo();
  return (
    <>
      <Button
        variant="outline"
        icon={Signpost}
        aria-haspopup="dialog"
        {...AisleDialog.near}
        onClick={() => setIsOpen(true)}
        className="min-w-0 max-lg:w-full lg:max-w-64"
      >
        <span className="truncate">{going ? `Aisles: ${going.storeName}` : 'Aisles'}</span>
      </Button>
      {isOpen && <AisleDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
