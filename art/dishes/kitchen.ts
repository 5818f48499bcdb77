import type { DishKind } from '@larder/data/recipes/format';

import { cake } from './bakery.ts';
import { curry } from './curries.ts';
import { pizza } from './flat.ts';
import { riceBowl } from './grainBowls.ts';
import { pancakes } from './griddle.ts';
import { tacos } from './mexican.ts';
import { noodles } from './noodleBowls.ts';
import { pastaNest, shortPasta } from './pasta.ts';
import type { Cook } from './plating.ts';
import { fish, grill, roast } from './platter.ts';
import { salad } from './salads.ts';
import { toast } from './sliced.ts';
import { soup } from './soups.ts';
import { porridge, smoothie } from './spoonable.ts';
import { wrap } from './wraps.ts';

/** Who draws which kind of dish. */
export const KITCHEN: Readonly<Record<DishKind, Cook>> = {
  'pasta-nest': pastaNest,
  'short-pasta': shortPasta,
  pizza,
  curry,
  soup,
  'rice-bowl': riceBowl,
  salad,
  noodles,
  tacos,
  wrap,
  grill,
  fish,
  roast,
  pancakes,
  cake,
  smoothie,
  porridge,
  toast,
};
