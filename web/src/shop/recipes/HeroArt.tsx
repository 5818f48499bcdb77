import clsx from 'clsx';
import { lazy, Suspense } from 'react';

import { useGroceryCount } from '#shop/kitchen/state/groceryCount.ts';

import { HeroList, type HeroLine } from './HeroList.tsx';

const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Fetched on wide screens only; the browser fetches hidden images too. */
function Plate({ name, first, className }: { name: string; first?: boolean; className: string }) {
  return (
    <picture>
      <source media="(min-width: 64rem)" srcSet={`/images/site/hero-${name}.webp`} />
      <img
        src={NOTHING}
        alt=""
        width={480}
        height={480}
        fetchPriority={first ? 'high' : 'auto'}
        className={clsx('absolute', className)}
      />
    </picture>
  );
}

const SAMPLES: readonly HeroLine[] = [
  { name: 'Roma tomatoes', slug: 'roma-tomato', amount: '450 g', done: true },
  { name: 'Fresh basil', slug: 'fresh-basil', amount: '30 g', done: true },
  { name: 'Feta cheese', slug: 'feta-cheese', amount: '200 g', done: false },
].map(({ slug, ...sample }) => ({ ...sample, image: `/images/ingredients/${slug}.webp` }));

// A first visit has no list, and so no need for its amounts.
const OwnHeroList = lazy(async () => ({
  default: (await import('./OwnHeroList.tsx')).OwnHeroList,
}));

/** Decoration; wide screens only. */
export function HeroArt() {
  const isEmpty = useGroceryCount() === 0;
  const samples = <HeroList lines={SAMPLES} done={2} all={12} />;
  return (
    <div aria-hidden="true" className="relative hidden h-92 lg:block">
      <div className="absolute -top-36 left-[10%] -z-10 size-144 rounded-full bg-hero-2" />
      <Plate
        name="curry"
        className="-top-24 -right-24 w-56 drop-shadow-[0_18px_22px_rgb(0_0_0/0.4)]"
      />
      <Plate
        name="pasta"
        first
        className="-top-6 left-[26%] w-84 drop-shadow-[0_28px_32px_rgb(0_0_0/0.42)]"
      />
      <Plate
        name="salad"
        className="-bottom-16 left-0 w-58 drop-shadow-[0_22px_26px_rgb(0_0_0/0.42)]"
      />
      {isEmpty ? (
        samples
      ) : (
        <Suspense fallback={samples}>
          <OwnHeroList />
        </Suspense>
      )}
    </div>
  );
}
