import { type Cents, cents } from '#basics/money';
import { LIMITS } from '#basics/validation';
import { packsNeeded } from '#stores/offers';

/**
 * Packs that a store sells.
 *
 * Units   `amount` in the base unit of the need, `stock` in packs.
 * Shape   `isPreferred`: of the brand that the shopper has chosen. `wasBought`: before.
 */
export type CoverPack = {
  readonly ingredient_id: string;
  readonly amount: number;
  readonly price: Cents;
  readonly stock: number;
  readonly isPreferred?: true;
  readonly wasBought?: true;
};

/**
 * Packs that are bought for a need.
 *
 * Units   `left` in base units, rounded to a millionth so that sums of fractions compare as equal.
 * Shape   `packs` without counts of 0; `count` is their sum. `short` is what they lack of the need, where that does not
 *         matter.
 */
export type Cover = {
  readonly packs: readonly { readonly ingredient_id: string; readonly count: number }[];
  readonly count: number;
  readonly cost: Cents;
  readonly left: number;
  readonly short?: number;
};

/** As in packsNeeded: no extra pack for a billionth of a pack (here the smallest). */
const TOLERANCE = 1e-9;
const ROUNDING = 1e6;
/** Above the packs of any cover, so that one number ranks by cost, then packs. */
const PACKS_BELOW = 2 ** 16;
/**
 * Max steps of a search; then the best cover so far counts. No shelf of the tests needs as many; it stops a
 * shelf with hundreds of pack sizes from blocking the planner.
 */
const MAX_STEPS = 200_000;

/**
 * The cheapest packs that cover a need; ties: less left over, then fewer packs; of packs that are alike those bought
 * before, then of which there are more. At least one pack; at most the stock and what one order may hold of each.
 * Preferred packs are taken alone while they cover the need.
 *
 * With `least` below the need packs may be short of it down to there, where that costs less or there are no more; ties
 * then: less short.
 *
 * Shape   undefined when all packs together are too little: `shortBy` says by how much.
 * Errors  RangeError for a need that is negative or not finite.
 */
export function coverOf(
  need: number,
  packs: readonly CoverPack[],
  least: number = need,
): Cover | undefined {
  const preferred = packs.filter((pack) => pack.isPreferred);
  const chosen = preferred.length > 0 ? cheapestCover(need, preferred, least) : undefined;
  return chosen ?? cheapestCover(need, packs, least);
}

function cheapestCover(
  need: number,
  packs: readonly CoverPack[],
  least: number,
): Cover | undefined {
  const full = fullCover(need, packs);
  if (!(least < need)) return full;
  let found: Cover | undefined;
  // The same money may buy more.
  for (let wanted = Math.max(0, least); wanted < need;) {
    const cover = fullCover(wanted, packs);
    if (!cover || cover.cost > (found ?? cover).cost) break;
    found = cover;
    wanted = nextAmount(wanted + cover.left, packs);
  }
  if (!found || (full && full.cost <= found.cost)) return full;
  const bought = amountIn(found, packs);
  return { ...found, left: 0, short: rounded(need - bought) };
}

/** Just above an amount, by more than the tolerance of a cover. */
function nextAmount(amount: number, packs: readonly CoverPack[]): number {
  return amount + Math.max(1 / ROUNDING, 2 * toleranceOf(usable(packs)));
}

function amountIn({ packs: bought }: Cover, packs: readonly CoverPack[]): number {
  const amounts = new Map(packs.map(({ ingredient_id, amount }) => [ingredient_id, amount]));
  return bought.reduce(
    (sum, { ingredient_id, count }) => sum + count * (amounts.get(ingredient_id) ?? 0),
    0,
  );
}

function fullCover(need: number, packs: readonly CoverPack[]): Cover | undefined {
  if (shortBy(need, packs) > 0) return undefined;
  const kinds = usable(packs).toSorted(byUnitPrice);
  const counts = countsOf(kinds, need);
  const bought = kinds.flatMap(({ ingredient_id }, at) => {
    const count = counts[at] ?? 0;
    return count > 0 ? [{ ingredient_id, count }] : [];
  });
  const total = (value: (kind: CoverPack) => number) =>
    kinds.reduce((sum, kind, at) => sum + value(kind) * (counts[at] ?? 0), 0);
  return {
    packs: bought,
    count: total(() => 1),
    cost: cents(total((kind) => kind.price)),
    left: rounded(total((kind) => kind.amount) - need),
  };
}

/**
 * The shortfall of a store's packs for a need, in base units: the whole need without packs, 0 when covered.
 *
 * Errors  as coverOf.
 */
export function shortBy(need: number, packs: readonly CoverPack[]): number {
  if (!Number.isFinite(need) || need < 0) throw new RangeError(`no need: ${need}`);
  const kinds = usable(packs);
  // "To taste" is a pack too.
  if (kinds.length === 0) return Math.max(need, Number.MIN_VALUE);
  const short = need - kinds.reduce((sum, kind) => sum + kind.amount * kind.stock, 0);
  return short > toleranceOf(kinds) ? short : 0;
}

function usable(packs: readonly CoverPack[]): CoverPack[] {
  return packs
    .filter(({ amount, stock }) => amount > 0 && Number.isFinite(amount) && stock >= 1)
    .map((pack) => ({ ...pack, stock: Math.min(Math.floor(pack.stock), LIMITS.orderQuantity) }));
}

function byUnitPrice(a: CoverPack, b: CoverPack): number {
  return (
    a.price * b.amount - b.price * a.amount ||
    b.amount - a.amount ||
    Number(b.wasBought ?? false) - Number(a.wasBought ?? false) ||
    b.stock - a.stock
  );
}

function toleranceOf(kinds: readonly CoverPack[]): number {
  return TOLERANCE * Math.min(...kinds.map((kind) => kind.amount));
}

function rounded(left: number): number {
  return Math.max(0, Math.round(left * ROUNDING) / ROUNDING);
}

/** The count of each kind. `kinds` cover the need and are sorted by unit price. */
function countsOf(kinds: readonly CoverPack[], need: number): readonly number[] {
  const [only] = kinds;
  if (only && kinds.length === 1) return [Math.min(only.stock, packsNeeded(need, only.amount))];
  const tolerance = toleranceOf(kinds);
  return searchCounts(kinds, Math.max(tolerance, need - tolerance));
}

/**
 * Depth first, most of the best unit price first. A branch ends when its cost with the rest at the best unit
 * prices left (packs cut anywhere) is above the best cover's, or when another branch came to the same rest
 * for no more.
 */
function searchCounts(kinds: readonly CoverPack[], wanted: number): readonly number[] {
  const after = kinds.map((_, at) => {
    const later = kinds.slice(at + 1);
    return {
      amount: later.reduce((sum, kind) => sum + kind.amount * kind.stock, 0),
      largest: Math.max(0, ...later.map((kind) => kind.amount)),
      reached: new Map<number, number>(),
    };
  });
  const counts = kinds.map(() => 0);
  // Start with all packs: they cover the need.
  let best = { counts: kinds.map((kind) => kind.stock), cost: Infinity, left: Infinity, packs: 0 };
  let steps = 0;

  function choose(at: number, rest: number, paid: { cost: number; packs: number }): void {
    const kind = kinds[at];
    const later = after[at];
    if (!kind || !later || steps > MAX_STEPS) return;
    const max = Math.min(kind.stock, Math.ceil(rest / kind.amount));
    for (let count = max; count >= 0; count--) {
      steps++;
      const open = rest - count * kind.amount;
      if (open > later.amount) break;
      const cost = paid.cost + count * kind.price;
      const packs = paid.packs + count;
      counts[at] = count;
      if (open <= 0) keep({ cost, packs, left: rounded(-open) });
      else {
        const least = Math.ceil(cost + minCost(kinds, at + 1, open) - 1e-6);
        if (least > best.cost) break;
        const fewest = packs + Math.ceil(open / later.largest - TOLERANCE);
        const isTied = least === best.cost && best.left === 0 && fewest >= best.packs;
        if (!isTied && isBetterWay(later.reached, open, cost * PACKS_BELOW + packs))
          choose(at + 1, open, { cost, packs });
      }
    }
    counts[at] = 0;
  }
  function keep(found: { cost: number; packs: number; left: number }): void {
    const order = found.cost - best.cost || found.left - best.left || found.packs - best.packs;
    if (order < 0) best = { ...found, counts: [...counts] };
  }

  choose(0, wanted, { cost: 0, packs: 0 });
  return best.counts;
}

/** Whether this rest was never reached as cheaply before; remembers it. */
function isBetterWay(reached: Map<number, number>, rest: number, paid: number): boolean {
  const key = Math.round(rest * ROUNDING);
  if ((reached.get(key) ?? Infinity) <= paid) return false;
  reached.set(key, paid);
  return true;
}

/** Lower bound: the cost of the amount from kind `at` on if packs could be cut. */
function minCost(kinds: readonly CoverPack[], at: number, amount: number): number {
  let cost = 0;
  let rest = amount;
  for (let next = at; rest > 0; next++) {
    const kind = kinds[next];
    if (!kind) break;
    const taken = Math.min(rest, kind.amount * kind.stock);
    cost += (taken / kind.amount) * kind.price;
    rest -= taken;
  }
  return cost;
}
