import { Signpost } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { fetchEarly } from '#lib/early';
import { useGoingTo } from '#state/aisles';
import { Button } from '#ui/Button';

const load = () => import('./AisleDialog.tsx');
const AisleDialog = lazy(async () => ({ default: (await load()).AisleDialog }));

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
        onPointerEnter={() => fetchEarly(load)}
        onFocus={() => fetchEarly(load)}
        onClick={() => setIsOpen(true)}
        className="min-w-0 max-lg:w-full lg:max-w-64"
      >
        <span className="truncate">{going ? `Aisles: ${going.storeName}` : 'Aisles'}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <AisleDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
