import clsx from 'clsx';
import { Check, MapPin } from 'lucide-react';

import { ItemImage } from '#ui/ItemImage.tsx';

import { capitalised } from './queries/recipeFacts.ts';

export type HeroLine = { name: string; image: string | undefined; amount: string; done: boolean };

/** The first lines of a grocery list; `done` of `all` are selected. */
export function HeroList({
  lines,
  done,
  all,
}: {
  lines: readonly HeroLine[];
  done: number;
  all: number;
}) {
  return (
    <div className="absolute -right-4 -bottom-4 w-70 rounded-lg bg-surface p-4 text-ink shadow-3">
      <p className="flex items-center justify-between text-sm font-bold">
        Your list
        <span className="num text-xs font-semibold text-ink-3">
          {done} of {all}
        </span>
      </p>
      <ul className="mt-2.5 space-y-2 text-sm">
        {lines.map((item) => (
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
