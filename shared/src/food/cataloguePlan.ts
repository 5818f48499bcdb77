import type { Allergen } from './allergens.ts';
import type { Category } from './categories.ts';
import type { Pack } from './packs.model.ts';

type Named = Omit<Pack, 'ingredient_id'>;
type Measure = { readonly unit: string; readonly grams: number; readonly source: string };

/** What a catalogue file says besides name and pack. */
export const FILE_FACTS = [
  'category',
  'aliases',
  'measures',
  'image',
  'kcal_per_100g',
  'density_g_per_ml',
  'grams_per_piece',
  'contains',
] as const;
export type FileFact = (typeof FILE_FACTS)[number];

type Facts = {
  readonly category: Category;
  readonly aliases: readonly string[];
  readonly measures: readonly Measure[];
  /** One of our pictures. */
  readonly image: string | null;
  readonly kcal_per_100g: number | null;
  readonly density_g_per_ml: number | null;
  readonly grams_per_piece: number | null;
  readonly contains: readonly Allergen[] | null;
};

/** An active ingredient. */
export type CatalogueEntry = Pack & Facts;

/**
 * A row of the file. Facts left out stay. Without an id, or with one that no ingredient has, name and pack say which
 * ingredient is meant: a file of another town has ids of its own.
 */
export type WantedEntry = Named & {
  readonly [Fact in keyof Facts]?: Facts[Fact] | undefined;
} & { readonly ingredient_id?: string | undefined };

export type EntryFate = 'new' | 'changed' | 'unchanged' | 'refused';

export type PlannedEntry<Row extends WantedEntry = WantedEntry> = {
  readonly wanted: Row;
  /** Undefined for a new ingredient whose row has none. */
  readonly ingredient_id: string | undefined;
  readonly fate: EntryFate;
  readonly changed: readonly ('name' | 'pack' | FileFact)[];
  /** Sentences. */
  readonly faults: readonly string[];
};

type Target<Row extends WantedEntry = WantedEntry> = {
  readonly wanted: Row;
  readonly before: CatalogueEntry | undefined;
  readonly isArchived?: boolean;
};

/**
 * Decides each row of a catalogue file against the catalogue and the other rows: what it changes, or why it
 * is refused.
 *
 * Two ingredients must not become one, nor get a name that means the other: a row is refused that would have
 * the name and pack of another ingredient, or another's alias, or a name of others alone, as its alias, after
 * all rows are applied. An archived ingredient is not changed.
 *
 * Shape   in the order of `rows`; `archived` are ids.
 */
export function planCatalogue<Row extends WantedEntry>(
  rows: readonly Row[],
  { entries, archived }: { entries: readonly CatalogueEntry[]; archived: ReadonlySet<string> },
): PlannedEntry<Row>[] {
  const byId = new Map(entries.map((entry) => [entry.ingredient_id, entry]));
  const byPack = new Map(entries.map((entry) => [packKey(entry), entry]));
  const targets = rows.map((wanted): Target<Row> => {
    const { ingredient_id = '' } = wanted;
    if (archived.has(ingredient_id)) return { wanted, before: undefined, isArchived: true };
    return { wanted, before: byId.get(ingredient_id) ?? byPack.get(packKey(wanted)) };
  });
  const after = stateAfter(targets, entries);
  const twice = doubledRows(targets);
  return targets.map(({ wanted, before, isArchived = false }, index) => {
    const self = before?.ingredient_id ?? newKey(index);
    const isDoubled = twice.has(index);
    const faults = [
      ...(isArchived ? ['The ingredient with this ingredient_id is archived.'] : []),
      ...(isDoubled ? ['An earlier row is the same ingredient.'] : []),
      ...(isArchived || isDoubled ? [] : clashesOf(wanted, { self, after })),
    ];
    const changed = before ? changesOf(wanted, before) : [];
    return {
      wanted,
      ingredient_id: before?.ingredient_id ?? wanted.ingredient_id,
      fate: faults.length > 0 ? 'refused' : fateOf(before, changed),
      changed,
      faults,
    };
  });
}

function fateOf(before: CatalogueEntry | undefined, changed: readonly string[]): EntryFate {
  if (!before) return 'new';
  return changed.length > 0 ? 'changed' : 'unchanged';
}

/** Name and pack as the unique index over active ingredients compares them. */
export function packKey({ name, unit_quantity, unit }: Named): string {
  return `${name.toLowerCase()}\n${unit_quantity}\n${unit.toLowerCase()}`;
}

function newKey(index: number): string {
  return `row ${index}`;
}

/** The indexes of rows whose ingredient an earlier row has. */
function doubledRows(targets: readonly Target[]): Set<number> {
  const seen = new Set<string>();
  const twice = new Set<number>();
  for (const [index, { wanted, before }] of targets.entries()) {
    const keys = before ? [before.ingredient_id] : [wanted.ingredient_id ?? '', packKey(wanted)];
    if (keys.some((key) => seen.has(key))) twice.add(index);
    for (const key of keys) if (key !== '') seen.add(key);
  }
  return twice;
}

type Owner = { readonly id: string; readonly name: string };
type State = {
  /** Ingredients by name and pack, by name alone, and by alias, as they will be. */
  readonly packs: ReadonlyMap<string, readonly Owner[]>;
  readonly names: ReadonlyMap<string, readonly Owner[]>;
  readonly aliases: ReadonlyMap<string, readonly Owner[]>;
};

function stateAfter(targets: readonly Target[], entries: readonly CatalogueEntry[]): State {
  const state = new Map<string, Named & { aliases: readonly string[] }>(
    entries.map((entry) => [entry.ingredient_id, entry]),
  );
  for (const [index, { wanted, before, isArchived }] of targets.entries()) {
    if (isArchived) continue;
    const aliases = wanted.aliases ?? before?.aliases ?? [];
    state.set(before?.ingredient_id ?? newKey(index), { ...wanted, aliases });
  }
  const all = [...state].map(([id, entry]) => ({ ...entry, id }));
  return {
    packs: grouped(all, (entry) => [packKey(entry)]),
    names: grouped(all, ({ name }) => [name.toLowerCase()]),
    aliases: grouped(all, ({ aliases }) => aliases),
  };
}

function grouped<Entry extends Owner>(
  entries: readonly Entry[],
  keysOf: (entry: Entry) => readonly string[],
): Map<string, Owner[]> {
  const groups = new Map<string, Owner[]>();
  for (const entry of entries)
    for (const key of keysOf(entry)) {
      const group = groups.get(key);
      if (group) group.push(entry);
      else groups.set(key, [entry]);
    }
  return groups;
}

function clashesOf(wanted: WantedEntry, { self, after }: { self: string; after: State }): string[] {
  const isOther = ({ id }: Owner) => id !== self;
  const same = after.packs.get(packKey(wanted))?.find(isOther);
  const aliases = (wanted.aliases ?? []).flatMap((alias) => {
    const named = after.names.get(alias) ?? [];
    // Packs of one food share a name, and each may have it as an alias.
    const namesake = named.every(isOther) ? named[0] : undefined;
    const other = after.aliases.get(alias)?.find(isOther) ?? namesake;
    return other ? [`“${alias}” is already another name of ${other.name}.`] : [];
  });
  const pack = `${wanted.unit_quantity} ${wanted.unit}`;
  return [
    ...(same ? [`Another ingredient is ${same.name}, ${pack}. A file cannot merge them.`] : []),
    ...aliases,
  ];
}

function changesOf(wanted: WantedEntry, before: CatalogueEntry): PlannedEntry['changed'] {
  const facts = FILE_FACTS.filter(
    (fact) => wanted[fact] !== undefined && canonical(wanted[fact]) !== canonical(before[fact]),
  );
  const isSamePack = wanted.unit_quantity === before.unit_quantity && wanted.unit === before.unit;
  return [
    ...(wanted.name === before.name ? [] : (['name'] as const)),
    ...(isSamePack ? [] : (['pack'] as const)),
    ...facts,
  ];
}

/** For comparison: lists are sets, in any order, and a picture is itself in each of its versions. */
function canonical(fact: Facts[FileFact] | undefined): string {
  if (typeof fact === 'string') return fact.replace(/\?.*$/, '');
  if (typeof fact !== 'object' || fact === null) return JSON.stringify(fact);
  const parts = fact.map((part) =>
    typeof part === 'string' ? part : JSON.stringify([part.unit, part.grams, part.source]),
  );
  return JSON.stringify(parts.toSorted());
}
