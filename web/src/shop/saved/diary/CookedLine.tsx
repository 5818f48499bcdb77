import type { Tally } from '@larder/shared/recipes/saved.calls';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import type { Dish } from '#shop/saved/queries/cooked.ts';
import { Button } from '#ui/Button.tsx';

import { cookedWords } from './cookedWords.ts';
import { dayText } from './dayText.ts';
import { Stars } from './Stars.tsx';

const CookedDialog = lazyPart(async () => (await import('./CookedDialog.tsx')).CookedDialog);

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
        icon={CircleCheck}
        aria-haspopup="dialog"
        className="print:hidden"
        {...CookedDialog.preloadProps}
        onClick={() => setIsOpen(true)}
      >
        <span>
          Cooked It<span className="sr-only">: {dish.title}</span>
        </span>
      </Button>
      {isOpen && <CookedDialog dish={dish} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
