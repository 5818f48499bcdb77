import { lineAmounts } from '@larder/shared/domain/groceryAmounts';
import { formatQuantity } from '@larder/shared/domain/recipes';
import clsx from 'clsx';
import { Check, MapPin } from 'lucide-react';

import { useGroceryList } from '#state/groceryList';
import { ItemImage } from '#ui/ItemImage';

import { capitalised } from './recipeFacts.ts';

const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A picture that only wide screens fetch: an image that is merely hidden is fetched all the same. */
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

/** Plates and a list on the right of the hero, on wide screens. Decoration. */
export function HeroArt() {
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
      <ListCard />
    </div>
  );
}

type Sample = { name: string; image: string | undefined; amount: string; done: boolean };

const SAMPLES: readonly Sample[] = [
  { name: 'Roma tomatoes', slug: 'roma-tomato', amount: '450 g', done: true },
  { name: 'Fresh basil', slug: 'fresh-basil', amount: '30 g', done: true },
  { name: 'Feta cheese', slug: 'feta-cheese', amount: '200 g', done: false },
].map(({ slug, ...sample }) => ({ ...sample, image: `/images/ingredients/${slug}.webp` }));

/** The first things of the shopper's list; of somebody else's as long as there is none. */
function ListCard() {
  const { lines } = useGroceryList();
  const own = lines.slice(0, 3).map((line) => {
    const [first] = lineAmounts(line);
    return {
      name: line.name,
      image: line.image,
      amount: first ? formatQuantity(first.amount, first.unit) : '',
      done: line.selected,
    };
  });
  const shown = own.length > 0 ? own : SAMPLES;
  const [done, all] =
    own.length > 0 ? [lines.filter((line) => line.selected).length, lines.length] : [2, 12];

  return (
    <div className="absolute -right-4 -bottom-4 w-70 rounded-lg bg-surface p-4 text-ink shadow-3">
      <p className="flex items-center justify-between text-sm font-bold">
        Your list
        <span className="num text-xs font-semibold text-ink-3">
          {done} of {all}
        </span>
      </p>
      <ul className="mt-2.5 space-y-2 text-sm">
        {shown.map((item) => (
          <li key={item.name} className="flex items-center gap-2.5">
            <span
              className={clsx(
                'grid size-5 flex-none place-items-center rounded-xs',
                item.done ? 'bg-brand text-on-brand' : 'border-2 border-line-strong',
              )}
            >
              {item.done && <Check size={13} strokeWidth={3.4} />}
            </span>
            <ItemImage src={item.image} size={28} />
            <span className="min-w-0 flex-1 truncate">{capitalised(item.name)}</span>
            <span className="num flex-none text-xs text-ink-3">{item.amount}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex items-center gap-1.5 rounded-sm bg-brand-soft px-2.5 py-2 text-xs font-semibold whitespace-nowrap text-on-brand-soft">
        <MapPin size={14} />
        Compared at stores near you
      </p>
    </div>
  );
}
