import type { Tally } from '@larder/shared/contract/saved';
import { cookedWords } from '@larder/shared/domain/cookedWords';
import { CookingPot } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { fetchEarly } from '#lib/early';
import type { Dish } from '#queries/cooked';
import { Button } from '#ui/Button';

import { dayText } from './dayText.ts';
import { Stars } from './Stars.tsx';

const load = () => import('./CookedDialog.tsx');
const CookedDialog = lazy(async () => ({ default: (await load()).CookedDialog }));

/** How often a dish was cooked, with the button to note it once more. */
export function CookedLine({
  dish,
  tally,
  className,
}: {
  dish: Dish;
  tally: Tally | undefined;
  className?: string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const words = tally ? cookedWords(tally, dayText) : '';
  return (
    <div className={className}>
      {words !== '' && (
        <p className="flex flex-wrap items-center gap-x-2 pb-2 text-sm text-ink-2">
          {words}
          {tally?.rating && <Stars rating={tally.rating} />}
        </p>
      )}
      <Button
        variant="outline"
        icon={CookingPot}
        aria-haspopup="dialog"
        onPointerEnter={() => fetchEarly(load)}
        onFocus={() => fetchEarly(load)}
        onClick={() => setIsOpen(true)}
      >
        <span>
          Cooked It<span className="sr-only">: {dish.title}</span>
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <CookedDialog dish={dish} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
