import { foldText } from '#basics/text';
import { gramsPerMl, type Weights } from '#food/measures';
import { type BaseQuantity, type BaseUnit, roundQuantity, type UnitSystem } from '#food/units';

import { isByEye } from './byEye.ts';
import { exactQuantities, lineNeeds } from './groceryAmounts.ts';
import type { KitchenLine } from './groceryList.model.ts';
import type { CompareItem } from './groceryList.ts';
import type { KitchenState, PantryItem } from './kitchen.calls.ts';
import { needWords } from './shownAmounts.ts';

/** After this many days without a change the pantry asks instead of subtracting. */
const MAX_TRUSTED_DAYS = 60;
const DAY_MS = 86_400_000;

/** The day and the time it is. Units: `at` in milliseconds since 1970. */
export type PantryNow = { readonly today: string; readonly at: number };

/** What most kitchens always have. */
export const STAPLES = [
  'Salt',
  'Black pepper',
  'Sugar',
  'Brown sugar',
  'All-purpose flour',
  'Olive oil',
  'Vegetable oil',
  'Butter',
  'White vinegar',
  'Soy sauce',
  'Baking powder',
  'Baking soda',
  'Vanilla extract',
  'Cinnamon',
  'Paprika',
  'Oregano',
  'Cumin',
  'Garlic powder',
  'Honey',
  'Mustard',
  'Ketchup',
  'Rice',
  'Pasta',
  'Cornstarch',
] as const;

/** What the pantry has of a line or a use: by key, by the catalogue's id, else by name. */
export function pantryItemOf(items: readonly PantryItem[], wanted: Wanted): PantryItem | undefined {
  return makePantryFinder(items)(wanted);
}

type Finder = (wanted: Wanted) => PantryItem | undefined;

/** Cached: a pantry stays the same list while it does not change. */
const finders = new WeakMap<readonly PantryItem[], Finder>();

/**
 * As `pantryItemOf`, for many lines.
 *
 * Units   a look-up takes the same time in a pantry of any size: a request may have thousands of uses.
 */
export function makePantryFinder(items: readonly PantryItem[]): Finder {
  const before = finders.get(items);
  if (before) return before;
  const places = new Map<string, number>();
  for (const [at, item] of items.entries())
    for (const key of [
      ...lookupKeys(item),
      ...(item.ingredient_id === undefined ? [own(item)] : []),
    ])
      if (!places.has(key)) places.set(key, at);
  const find: Finder = (wanted) => {
    if (items.length === 0) return undefined;
    const [key = '', name = '', id = ''] = lookupKeys(wanted);
    const same = Math.min(
      places.get(key) ?? Number.POSITIVE_INFINITY,
      places.get(id) ?? Number.POSITIVE_INFINITY,
    );
    if (Number.isFinite(same)) return items[same];
    // One that the catalogue knows is not another one that it knows, whatever its name.
    const at = places.get(id === '' ? name : own(wanted));
    return at === undefined ? undefined : items[at];
  };
  finders.set(items, find);
  return find;
}

type Wanted = { key: string; name: string; ingredient_id?: string | undefined };

/** The keys of lines and items, cached: they stay the same objects while they do not change. */
const known = new WeakMap<Wanted, readonly string[]>();

/** By key, by name and, where the catalogue knows it, by id. */
function lookupKeys(wanted: Wanted): readonly string[] {
  const before = known.get(wanted);
  if (before) return before;
  const { key, name, ingredient_id } = wanted;
  const id = ingredient_id === undefined ? [] : [`id ${ingredient_id}`];
  const keys = [`key ${key}`, `name ${foldText(name)}`, ...id];
  known.set(wanted, keys);
  return keys;
}

/** The key of a name among the items that the catalogue does not know. */
function own(wanted: Wanted): string {
  const [, name = ''] = lookupKeys(wanted);
  return `own ${name}`;
}

/** Whether it is past its date or unchanged for 60 days: then the shopper is asked "Still have it?". */
export function isDoubtful(item: PantryItem, { today, at }: PantryNow): boolean {
  if (item.kind === 'always') return false;
  const isPast = item.best_before !== undefined && item.best_before < today;
  return isPast || at - item.touched.at > MAX_TRUSTED_DAYS * DAY_MS;
}

/**
 * What the pantry means for a line.
 *
 * Shape   all: it is bought as it is. ask: the pantry may have it. always: at home, nothing is bought. enough:
 *         as always, by amount. less: `buying` instead of the whole.
 */
export type PantryVerdict =
  | { readonly verdict: 'all' }
  | { readonly verdict: 'always' | 'ask'; readonly item: PantryItem }
  | {
      readonly verdict: 'enough' | 'less';
      readonly item: PantryItem;
      readonly have: BaseQuantity;
      readonly buying: BaseQuantity;
    };

/**
 * A smaller rest comes from rounding: packs and the pantry are in whole gm or ml. Of many packs it is a hundredth at most;
 * of a small need it is less than 1, and less than a twentieth. Units: gm or ml.
 */
const minRest = (need: number): number => Math.max(need * 0.01, Math.min(1, need * 0.05));

const ALL: PantryVerdict = { verdict: 'all' };

/**
 * Need minus have; `item` is what the pantry has of it, none while it is switched off. A line that was got, or of
 * which all shall be bought, is not reduced.
 */
export function pantryVerdict(
  item: PantryItem | undefined,
  line: KitchenLine,
  now: PantryNow,
): PantryVerdict {
  if (!item || line.buyAll || line.got) return ALL;
  if (item.kind === 'always') return item.low ? ALL : { verdict: 'always', item };
  const [need, ...others] = exactQuantities(line);
  // Needs in gm and in ml that nothing converts cannot be reduced.
  if (!need || others.length > 0) return ALL;
  const have = inUnit(item, need.unit, line);
  if (have === undefined || have <= 0) return ALL;
  if (isDoubtful(item, now)) return { verdict: 'ask', item };
  const rest = need.amount - have;
  const isEnough = rest < minRest(need.amount);
  return {
    verdict: isEnough ? 'enough' : 'less',
    item,
    have: { amount: have, unit: need.unit },
    buying: { amount: isEnough ? 0 : rest, unit: need.unit },
  };
}

/** Whether nothing of a line is bought. */
export function isAtHome({ verdict }: PantryVerdict): boolean {
  return verdict === 'always' || verdict === 'enough';
}

/** "You have about 500 g: buying 250 g"; in US units "18 oz" and "9 oz". */
export function pantryWords(verdict: PantryVerdict, system: UnitSystem): string | undefined {
  const quantityOf = (one: BaseQuantity) => quantityWords(one, system);
  switch (verdict.verdict) {
    case 'all':
      return undefined;
    case 'always':
      return 'You always have this';
    case 'ask':
      return `Still have it? About ${quantityOf(verdict.item)}`;
    case 'enough':
      return `You have about ${quantityOf(verdict.have)}: buying none`;
    case 'less':
      return `You have about ${quantityOf(verdict.have)}: buying ${quantityOf(verdict.buying)}`;
  }
}

/** "250 g", "1.5 kg", "9 oz". */
export function quantityWords(exact: BaseQuantity, system: UnitSystem): string {
  return needWords(roundQuantity(exact), system);
}

/** What stores are asked for: the selected lines that nobody has got, less what the pantry has. */
export function kitchenNeeds(state: KitchenState, now: PantryNow): CompareItem[] {
  const itemOf = makePantryFinder(state.pantryOn ? state.pantry : []);
  return state.lines
    .filter((line) => line.selected && !line.got)
    .flatMap((line) => {
      const verdict = pantryVerdict(itemOf(line), line, now);
      if (isAtHome(verdict)) return [];
      const needs = lineNeeds(line);
      const [first] = needs;
      const asked =
        verdict.verdict === 'less' && first
          ? [{ unit_quantity: roundQuantity(verdict.buying).amount, unit: first.unit }]
          : needs;
      return asked.map((need) => ({
        name: line.name,
        ...need,
        ...(line.ingredient_id === undefined ? {} : { ingredient_id: line.ingredient_id }),
        ...(line.listedAt === undefined ? {} : { listedAt: line.listedAt }),
        // What is at home is only about right: nothing else may be missing.
        ...(verdict.verdict !== 'less' && isByEye(line) && { byEye: true as const }),
      }));
    });
}

/** A quantity in another base unit, where a density or a cup's weight tells how. */
export function inUnit(
  { amount, unit }: BaseQuantity,
  into: BaseUnit,
  known: Weights,
): number | undefined {
  if (unit === into) return amount;
  const density = gramsPerMl(known);
  if (density === undefined) return undefined;
  return into === 'gm' ? amount * density : amount / density;
}
