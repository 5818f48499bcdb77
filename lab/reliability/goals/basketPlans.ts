import { createRequire } from 'node:module';
import process from 'node:process';

import { type PlanPack, planBasket } from '@larder/shared/plan/basketPlan';
import type { PlanInput } from '@larder/shared/plan/planReasons';

import { planInstance, type Size } from '#bench/lib/planInstances';
import { exactly, type Goal, none, NotRun, outcome } from '#reliability/goal';

const INSTANCES = 200;
const SIZE: Size = { needs: 60, stores: 40, maxStops: 3 };
const MAX_CENTS_APART = 0.5;
/** Penalty for an unmet need: above the cost of any plan. */
const FINE = 50_000;
const EARTH_RADIUS_MILES = 3959;
const ROAD_FACTOR = 1.3;

/**
 * The planner beside a general solver that is told what a plan is: which store sells which need, which edges
 * the tour has. With at most 3 stops a tour is what leaves home when a stop is made, and enters and leaves
 * each stop once. Minimum orders are left out, since a solver would move lines to reach them.
 */
export const basketPlans: Goal = {
  id: 'R-48',
  limit:
    'the best plans of 200 instances of 60 needs x 40 stores x 3 cost what HiGHS finds, within half a cent',
  run: async ({ seed }) => {
    const begun = process.cpuUsage();
    const seeds = Array.from({ length: INSTANCES }, (_, at) => seed + at);
    const { wrong, mostApart } = await besideSolver({ size: SIZE, seeds }, planBasket);
    const { user, system } = process.cpuUsage(begun);
    return outcome({
      instances: exactly(seeds.length, INSTANCES),
      wrong: none(wrong),
      'most cents apart': mostApart.toFixed(3),
      'processor s': Math.round((user + system) / 1e6),
    });
  },
};

/**
 * What a planner finds beside what the solver finds.
 *
 * Shape   `wrong` has the instances whose costs are not the same.
 * Errors  NotRun without the solver.
 */
export async function besideSolver(
  { size, seeds }: { size: Size; seeds: readonly number[] },
  planner: typeof planBasket,
): Promise<{ wrong: string[]; mostApart: number }> {
  const solver = await loadSolver();
  const wrong: string[] = [];
  let mostApart = 0;
  for (const seed of seeds) {
    const input = planInstance(size, seed);
    const cost = bestOf(input, planner);
    const found = solver.solve(problemOf(input), {
      ...EXACT,
      objective_bound: cost + MAX_CENTS_APART,
    });
    const apart = Math.abs(cost - found.ObjectiveValue);
    mostApart = Math.max(mostApart, apart);
    if (found.Status !== 'Optimal' || !(apart <= MAX_CENTS_APART))
      wrong.push(`seed ${seed}: ${found.Status}, ${apart} cents apart`);
  }
  return { wrong, mostApart };
}

/**
 * What is dearer than the planner's plan, by more than what is allowed, need not be looked at: a solution within this
 * bound must be found, and none that is cheaper. So guessing at good solutions, and starting again with them, is a waste
 * (decision 41).
 */
const EXACT = {
  mip_rel_gap: 0,
  mip_abs_gap: 0.01,
  mip_feasibility_tolerance: 1e-9,
  mip_heuristic_effort: 0,
  mip_heuristic_run_feasibility_jump: false,
  mip_heuristic_run_rens: false,
  mip_heuristic_run_rins: false,
  mip_heuristic_run_root_reduced_cost: false,
  mip_heuristic_run_shifting: false,
  mip_heuristic_run_zi_round: false,
  mip_allow_restart: false,
  mip_detect_symmetry: false,
};

type Solver = {
  solve: (problem: string, options: object) => { Status: string; ObjectiveValue: number };
};

/** Loaded on demand; the rest of the lab does not need it. */
async function loadSolver(): Promise<Solver> {
  const require = createRequire(import.meta.url);
  try {
    const load = require('highs') as () => Promise<Solver>; // the package has no types for this form
    return await load();
  } catch (error) {
    throw new NotRun(`no HiGHS: ${String(error)}`);
  }
}

function bestOf({ needs, stores, settings }: PlanInput, planner: typeof planBasket): number {
  const { plans } = planner(needs, stores, settings);
  const costs = plans.map(
    ({ unmet, goods, fees, stops, miles }) =>
      unmet.length * FINE + goods + fees + stops + miles * settings.centsPerMile,
  );
  return Math.min(...costs);
}

/** In the format of CPLEX. */
function problemOf({ needs, stores, settings }: PlanInput): string {
  const { home, centsPerMile, centsPerStop, maxStops } = settings;
  const terms: string[] = [];
  const rules: string[] = [];
  const edges: string[] = [];
  const ends: string[][] = stores.map(() => []);
  const sellers: string[][] = needs.map((_, need) => [`u${need}`]);
  for (const need of needs.keys()) terms.push(`${FINE} u${need}`);
  for (const [at, store] of stores.entries()) {
    terms.push(`${store.delivers ? store.fee : centsPerStop} x${at}`);
    for (const [need, { key, amount }] of needs.entries()) {
      const cost = cheapest(amount, store.packs[key] ?? []);
      if (cost === Infinity) continue;
      terms.push(`${cost} y${need}_${at}`);
      sellers[need]?.push(`y${need}_${at}`);
      rules.push(`y${need}_${at} - x${at} <= 0`);
    }
    if (store.delivers) continue;
    for (const [other, { place, delivers }] of stores.slice(0, at).entries()) {
      if (delivers) continue;
      const edge = `e${other}_${at}`;
      edges.push(edge);
      ends[at]?.push(edge);
      ends[other]?.push(edge);
      terms.push(`${centsPerMile * milesBetween(store.place, place)} ${edge}`);
    }
    ends[at]?.push(`h${at}`);
    terms.push(`${centsPerMile * milesBetween(store.place, home)} h${at}`);
    rules.push(`x${at} - home <= 0`);
  }
  const pickups = [...stores.keys()].filter((at) => stores[at]?.delivers === false);
  rules.push(
    ...sellers.map((all) => `${all.join(' + ')} = 1`),
    ...pickups.map((at) => `${ends[at]?.join(' + ')} - 2 x${at} = 0`),
    `${pickups.map((at) => `h${at}`).join(' + ')} - 2 home = 0`,
    `${[...stores.keys()].map((at) => `x${at}`).join(' + ')} <= ${maxStops}`,
  );
  return [
    'Minimize',
    ` cost: ${terms.join('\n + ')}`,
    'Subject To',
    ...rules.map((rule, at) => ` r${at}: ${rule}`),
    'Bounds',
    ...pickups.map((at) => ` h${at} <= 2`),
    'General',
    ...pickups.map((at) => ` h${at}`),
    'Binary',
    ...[...[...stores.keys()].map((at) => `x${at}`), ...edges, 'home'].map((name) => ` ${name}`),
    'End',
  ].join('\n');
}

/** By trying every number of every pack. */
function cheapest(need: number, packs: readonly PlanPack[]): number {
  if (need <= 0) return 0;
  const [pack, ...others] = packs;
  if (!pack) return Infinity;
  const counts = Array.from({ length: pack.stock + 1 }, (_, count) => count);
  return Math.min(
    ...counts.map((count) => count * pack.price + cheapest(need - count * pack.amount, others)),
  );
}

type Place = { readonly lat: number; readonly lng: number };

/** By road, by the chord through the earth. */
function milesBetween(a: Place | undefined, b: Place | undefined): number {
  if (!a || !b) throw new Error('a place is missing');
  const [one, other] = [a, b].map(({ lat, lng }) => {
    const [up, round] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(up) * Math.cos(round), Math.cos(up) * Math.sin(round), Math.sin(up)];
  });
  const chord = Math.hypot(...[0, 1, 2].map((axis) => (one?.[axis] ?? 0) - (other?.[axis] ?? 0)));
  return ROAD_FACTOR * 2 * EARTH_RADIUS_MILES * Math.asin(chord / 2);
}
