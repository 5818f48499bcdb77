import { shownAmount } from '@larder/shared/kitchen/shownAmounts';

import { useUnits } from '#parts/state/units.ts';
import { useGroceryList } from '#shop/kitchen/state/groceryList.ts';

import { HeroList } from './HeroList.tsx';

export function OwnHeroList() {
  const { lines } = useGroceryList();
  const system = useUnits();
  const shown = lines.slice(0, 3).map((line) => {
    return {
      name: line.name,
      image: line.image,
      amount: shownAmount(line, system).quantity,
      done: line.selected,
    };
  });
  const done = lines.filter((line) => line.selected).length;
  return <HeroList lines={shown} done={done} all={lines.length} />;
}
