import { cellsWithin, type Place } from '@larder/shared/basics/distance';
import { areaOf } from '@larder/shared/stores/demand';

import { makeBatchWriter } from '#platform/lib/batchWriter';
import type { Catalogue } from '#subjects/food/catalogueIndex.service';
import { foodKey } from '#subjects/food/foodKey.rules';

import type { Comparison } from './compare.service.ts';
import type { Wish } from './demandMarks.queries.ts';

/** Max foods per person, day and process; lists seldom lack as many. */
const MAX_OF_ONE = 50;
/** Max people remembered, and max wishes waiting, per process. */
const MAX_PEOPLE = 10_000;
const MAX_WAITING = 1_000;
/** A store further away is not near. Units: miles. */
const MAX_MILES = 25;

type Parts = {
  write: (wishes: readonly Wish[]) => Promise<void>;
  failed: (error: unknown) => void;
  now: () => Date;
};

type Asked = {
  user_id: string;
  place: Place;
  /** Units: miles. Undefined: any distance. */
  radius: number | undefined;
  comparison: Pick<Comparison, 'ids' | 'matches'>;
  catalogue: Pick<Catalogue, 'byId' | 'idsOf'>;
};

export type DemandRecorder = {
  /** Notes the foods that no store of a comparison has, in the background. */
  note: (asked: Asked) => void;
  /** Resolves when everything is written or has failed. */
  close: () => Promise<void>;
};

/**
 * Notes what shoppers wanted and no compared store had. `write` checks the stores that were not compared.
 *
 * Shape   who asked stays in memory, for a day.
 */
export function makeDemandRecorder({ write, failed, now }: Parts): DemandRecorder {
  let today = '';
  const foodsOf = new Map<string, Set<string>>();
  const { waiting, wake, close } = makeBatchWriter<Wish>({ write, failed });

  function foodsToday(user_id: string): Set<string> {
    const day = now().toISOString().slice(0, 10);
    if (day !== today || (foodsOf.size >= MAX_PEOPLE && !foodsOf.has(user_id))) foodsOf.clear();
    today = day;
    const foods = foodsOf.get(user_id) ?? new Set();
    foodsOf.set(user_id, foods);
    return foods;
  }

  function note({ user_id, place, radius = MAX_MILES, comparison, catalogue }: Asked): void {
    const miles = Math.min(radius, MAX_MILES);
    const lacking = foodsLacking(comparison, miles);
    if (lacking.length === 0) return;
    const known = foodsToday(user_id);
    const cells = cellsWithin(place, miles);
    for (const ingredient_id of lacking) {
      if (known.has(ingredient_id) || known.size >= MAX_OF_ONE) continue;
      if (waiting.size >= MAX_WAITING) break;
      const food = catalogue.byId.get(ingredient_id);
      if (!food) continue;
      known.add(ingredient_id);
      const sizes = catalogue.idsOf.get(foodKey(food)) ?? [ingredient_id];
      const wish = { user_id, ingredient_id, sizes, ...place, area: areaOf(place), miles, cells };
      waiting.set(`${user_id} ${ingredient_id}`, wish);
    }
    wake();
  }

  return { note, close };
}

/** Ids of foods that none of the compared stores within `miles` has. */
function foodsLacking({ ids, matches }: Asked['comparison'], miles: number): string[] {
  const idOf = new Map(matches.map(({ name, ingredient_id }) => [name, ingredient_id]));
  const lacking = new Set(matches.flatMap(({ ingredient_id }) => ingredient_id ?? []));
  for (const { stores } of ids ?? [])
    for (const { distance, items } of stores) {
      if ((distance ?? 0) > miles) continue;
      for (const { wanted } of items) lacking.delete(idOf.get(wanted) ?? '');
      if (lacking.size === 0) return [];
    }
  return [...lacking];
}
