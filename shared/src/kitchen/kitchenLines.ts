import { MANUAL } from './groceryAmounts.ts';
import type {
  Contribution,
  GroceryList,
  KitchenLine,
  ListLine,
  Stamp,
} from './groceryList.model.ts';
import { lineOf, removeContributions, restoreLine } from './groceryList.ts';
import type { KitchenState, RemovedKitchenLine } from './kitchen.calls.ts';
import { MAX_OWN, MAX_REMOVED } from './kitchenLimits.ts';
import type { KitchenOp } from './kitchenOps.model.ts';
import type { LineRef } from './kitchenParts.model.ts';

/** An operation that is applied, with its number in the server's order and its account. */
export type Applied = {
  readonly op: Pick<KitchenOp, 'op_id' | 'device' | 'at' | 'base_seq'>;
  readonly stamp: Stamp;
};

/** Whether the device of an operation had seen what happened there: it knew of it, or did it itself. */
export function saw(
  op: Pick<KitchenOp, 'base_seq' | 'device'>,
  what: Pick<Stamp, 'seq' | 'device'>,
): boolean {
  return what.seq <= op.base_seq || what.device === op.device;
}

/** The line that a reference means, also by what it was known as before. */
export function lineAt(
  lines: readonly KitchenLine[],
  { key, generation }: LineRef,
): KitchenLine | undefined {
  const isIt = (one: LineRef) => one.key === key && one.generation === generation;
  return lines.find((line) => isIt(line) || line.aliases?.some(isIt));
}

/** What was removed of a line, the latest part; undefined when its key is on the list. */
export function removedAt(state: KitchenState, ref: LineRef): RemovedKitchenLine | undefined {
  const found = state.removed.findLast(({ line }) => lineAt([line], ref) !== undefined);
  return found && lineOf(state, found.line) === undefined ? found : undefined;
}

/**
 * The state with a changed list, as the functions of groceryList.ts return it.
 *
 * Shape   lines keep what such a list lacks: generation, place, who. Changed lines are stamped.
 */
export function withList(
  state: KitchenState,
  list: GroceryList,
  { op, stamp }: Applied,
): KitchenState {
  const byKey = new Map(state.lines.map((line) => [line.key, line]));
  const kept = new Set(list.lines.map(({ key }) => key));
  const from = { op_id: op.op_id, seq: stamp.seq, device: op.device };
  let place = lastPlace(state);
  const lines = list.lines.map((line, index): KitchenLine => {
    const was = byKey.get(line.key) ?? renamed(state.lines[index], kept);
    if (was && (was === line || isSame(was, line))) return was;
    const contributions = line.contributions.map((one) => (one.from ? one : { ...one, from }));
    if (was) {
      const { generation, aliases = [], added, got, buyAll } = was;
      const known = was.key === line.key ? aliases : [...aliases, { key: was.key, generation }];
      return {
        ...line,
        contributions,
        generation,
        place: was.place,
        ...(known.length > 0 && { aliases: known }),
        added,
        changed: stamp,
        ...(got && { got }),
        ...(buyAll !== undefined && { buyAll }),
      };
    }
    place += 1;
    const generation = nextGeneration(state, line.key);
    return {
      ...line,
      contributions,
      listedAt: stamp.at,
      generation,
      place,
      added: stamp,
      changed: stamp,
    };
  });
  return {
    ...state,
    lines,
    ownCategories: latest(list.ownCategories, MAX_OWN),
    ownGrams: latest(list.ownGrams ?? NONE, MAX_OWN),
  };
}

const NONE: readonly never[] = [];

/** The last entries of a list; the same list when that is all of them: then nobody writes it again. */
function latest<T>(list: readonly T[], max: number): readonly T[] {
  return list.length > max ? list.slice(-max) : list;
}

/** The highest place of any line, also of removed ones that can come back. */
function lastPlace({ lines, removed }: KitchenState): number {
  return removed.reduce((last, { line }) => Math.max(last, line.place), lines.at(-1)?.place ?? 0);
}

/** The old line at this index, if its key has changed. */
function renamed(old: KitchenLine | undefined, kept: ReadonlySet<string>): KitchenLine | undefined {
  return old && !kept.has(old.key) ? old : undefined;
}

function isSame(a: ListLine, b: ListLine): boolean {
  const { contributions: ofA, ...one } = a;
  const { contributions: ofB, ...other } = b;
  const values: Readonly<Record<string, unknown>> = one;
  return (
    ofA.length === ofB.length &&
    ofA.every((contribution, at) => contribution === ofB[at]) &&
    Object.entries(other).every(([name, value]) => Object.is(values[name], value))
  );
}

function nextGeneration({ lines, removed, leastGeneration }: KitchenState, key: string): number {
  const known = [...lines, ...removed.map(({ line }) => line)]
    .flatMap((line) => [line, ...(line.aliases ?? [])])
    .filter((one) => one.key === key)
    .map(({ generation }) => generation + 1);
  return Math.max(leastGeneration, ...known);
}

/** Changes the line with this key. */
export function mapKitchenLine(
  state: KitchenState,
  { key }: Pick<KitchenLine, 'key'>,
  change: (line: KitchenLine) => KitchenLine,
): KitchenState {
  return { ...state, lines: state.lines.map((line) => (line.key === key ? change(line) : line)) };
}

/** The part of a line to remove, and the part that stays. */
type Split = { readonly gone?: KitchenLine | undefined; readonly left?: KitchenLine | undefined };

/** Removes parts of lines and remembers them. */
export function takeOut(
  state: KitchenState,
  split: (line: KitchenLine) => Split | undefined,
  how: Omit<RemovedKitchenLine, 'line'>,
): KitchenState {
  const removed: RemovedKitchenLine[] = [];
  const lines = state.lines.flatMap((line) => {
    const parts = split(line);
    if (!parts) return [line];
    if (parts.gone) removed.push({ line: parts.gone, ...how });
    return parts.left ? [parts.left] : [];
  });
  if (lines.length === state.lines.length && removed.length === 0) return { ...state, lines };
  const all = [...state.removed, ...removed];
  return forgetRemoved({ ...state, lines, removed: all }, Math.max(0, all.length - MAX_REMOVED));
}

/**
 * Forgets the oldest removed lines. Of forgotten ones only `leastGeneration` is kept, so that generations are never
 * reused.
 */
export function forgetRemoved(state: KitchenState, number: number): KitchenState {
  if (number === 0) return state;
  const least = state.removed
    .slice(0, number)
    .reduce((most, { line }) => Math.max(most, line.generation + 1), state.leastGeneration);
  return { ...state, removed: state.removed.slice(number), leastGeneration: least };
}

/**
 * The part of a line that the remover's device had seen. Undefined for a line that somebody has got meanwhile: it
 * stays.
 */
export function seenPart(line: KitchenLine, { op, stamp }: Applied): Split | undefined {
  if (line.got && !saw(op, line.got)) return undefined;
  const isSeen = ({ from }: Contribution) => from === undefined || saw(op, from);
  const left = line.contributions.filter((one) => !isSeen(one));
  if (left.length === 0) return { gone: line };
  const seen = line.contributions.filter(isSeen);
  if (seen.length === 0) return undefined;
  return {
    gone: { ...line, contributions: seen },
    left: {
      ...line,
      edited: undefined,
      // What was got is what goes.
      got: undefined,
      contributions: left.map((one) => ({ ...one, covered: false })),
      changed: stamp,
    },
  };
}

/** Brings back what was removed; what is on the list under its key is joined with it. */
export function bringBack(
  state: KitchenState,
  found: RemovedKitchenLine,
  applied: Applied,
): KitchenState {
  const others = { ...state, removed: state.removed.filter((one) => one !== found) };
  const after = state.lines.findIndex(({ place }) => place > found.line.place);
  const index = after === -1 ? state.lines.length : after;
  const list = restoreLine(others, { line: found.line, index });
  if (list.lines.length === state.lines.length) {
    const key = lineOf(list, found.line)?.key;
    const joined = withList(others, list, applied);
    const lines = joined.lines.map((line) =>
      line.key === key && !line.got ? { ...line, got: found.line.got } : line,
    );
    return { ...joined, lines };
  }
  const restored = list.lines[index];
  if (!restored) return others;
  const line = {
    ...found.line,
    contributions: restored.contributions,
    changed: applied.stamp,
  };
  return { ...others, lines: state.lines.toSpliced(index, 0, line) };
}

/** A line that was bought although what it was for was taken off: that part stays as if added by hand. */
export function asByHand(line: KitchenLine, isGone: (one: Contribution) => boolean): KitchenLine {
  return {
    ...line,
    contributions: line.contributions.map((one) => (isGone(one) ? byHand(one) : one)),
  };
}

function byHand({ entry_id: _, ...one }: Contribution): Contribution {
  return { ...one, recipe_id: MANUAL };
}

/**
 * Removes what recipes or meals added, as `isGone` says. On a line that was got meanwhile it stays, as if added by
 * hand.
 */
export function takeOff(
  state: KitchenState,
  isGone: (one: Contribution) => boolean,
  { applied: { op, stamp }, recipe_id }: { applied: Applied; recipe_id?: string },
): KitchenState {
  const { lines } = removeContributions(state, isGone);
  const after = new Map(lines.map((line) => [line.key, line]));
  return takeOut(
    state,
    (line) => {
      const gone = line.contributions.filter(isGone);
      if (gone.length === 0) return undefined;
      if (line.got && !saw(op, line.got)) return { left: asByHand(line, isGone) };
      const left = after.get(line.key);
      return {
        gone: { ...line, contributions: gone },
        ...(left && {
          left: { ...line, contributions: left.contributions, edited: left.edited, changed: stamp },
        }),
      };
    },
    { removed: stamp, ...(recipe_id !== undefined && { recipe_id }) },
  );
}
