import { lineAmounts } from '@larder/shared/domain/groceryAmounts';
import { formatQuantity } from '@larder/shared/domain/recipes';

import { useGroceryList } from '#state/groceryList';

import { HeroList } from './HeroList.tsx';

export function OwnHeroList() {
  const { lines } = useGroceryList();
  const shown = lines.slice(0, 3).map((line) => {
    const [first] = lineAmounts(line);
    return {
      name: line.name,
      image: line.image,
      amount: first ? formatQuantity(first.amount, first.unit) : '',
      done: line.selected,
    };
  });
  const done = lines.filter((line) => line.selected).length;
  return <HeroList lines={shown} done={done} all={lines.length} />;
}
