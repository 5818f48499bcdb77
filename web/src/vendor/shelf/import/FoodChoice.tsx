import type { FoodGuess } from '@larder/shared/stores/shelfFile.calls';
import clsx from 'clsx';

import { useIsWide } from '#platform/page/media.ts';
import { ItemImage } from '#ui/ItemImage.tsx';
import { Key } from '#ui/Key.tsx';

import { Confidence } from './Confidence.tsx';

type FoodChoiceProps = {
  foods: readonly FoodGuess[];
  /** The place of the chosen one; undefined for none. */
  chosen: number | undefined;
  onChoose: (nth: number) => void;
  imageOf: (ingredient_id: string) => string | null | undefined;
};

/** The best foods of a row, one to choose. Buttons: in a native radio button the keys of the page would be off. */
export function FoodChoice({ foods, chosen, onChoose, imageOf }: FoodChoiceProps) {
  const isWide = useIsWide();
  return (
    <fieldset aria-label="Which food" className="my-3 grid gap-2 md:grid-cols-3 md:gap-2.5">
      {foods.map(({ ingredient_id, name, confidence }, nth) => (
        <button
          key={ingredient_id}
          type="button"
          aria-pressed={nth === chosen}
          onClick={() => onChoose(nth)}
          className={clsx(
            'flex min-h-14 items-center gap-3 rounded-md border-2 px-3 py-1.5 text-left md:min-h-16',
            nth === chosen
              ? 'border-brand bg-brand-soft/60'
              : 'border-line-strong/70 bg-surface hover:bg-sunken',
          )}
        >
          <ItemImage src={imageOf(ingredient_id)} size={40} />
          <span className="min-w-0 flex-1 leading-snug">
            <span className="block font-semibold break-words">{name}</span>
            <Confidence of={confidence} />
          </span>
          {isWide && <Key>{String(nth + 1)}</Key>}
        </button>
      ))}
    </fieldset>
  );
}
