import { type Good, goodsFingerprint, readGoods } from '@larder/data/catalogue/goods';
import { packKey } from '@larder/shared/food/cataloguePlan';

import type { Db, Tx } from '#platform/db/db';
import {
  countCatalogueChange,
  deleteOtherAliases,
  insertAliases,
  lockIngredients,
  replaceMeasures,
  updateIngredients,
} from '#subjects/catalogue/adminIngredients.queries';
import { type EntryRow, listEntries } from '#subjects/catalogue/catalogueList.queries';

import { upgraded } from './catalogueChanges.ts';
import { getSeeded, insertCatalogue, listSeeded, lockSeeded, setSeeded } from './seed.queries.ts';

/**
 * Fills an empty catalogue with our foods. One that was filled by a version before gets what is new or has changed
 * since; what admins changed, archived, merged or deleted stays. A catalogue of other foods is left alone.
 */
export async function seedCatalogue(db: Db): Promise<void> {
  if ((await getSeeded(db)) === goodsFingerprint()) return;
  await db.transaction(fillCatalogue);
}

/** As seedCatalogue, in a transaction. */
export async function fillCatalogue(tx: Tx): Promise<void> {
  const [goods, fingerprint] = [readGoods(), goodsFingerprint()];
  // Before the catalogue's own row, as a change of an administrator does.
  await lockIngredients(
    tx,
    goods.map(({ ingredient_id }) => ingredient_id),
  );
  if ((await lockSeeded(tx)) === fingerprint) return;
  const entries = new Map((await listEntries(tx)).map((entry) => [entry.ingredient_id, entry]));
  if (entries.size > 0 && !goods.some(({ ingredient_id }) => entries.has(ingredient_id))) return;
  const seeded = await listSeeded(tx);
  // Not new either: what an admin deleted, and what a demonstration has that is older than `seeded_goods`.
  const isNew = ({ ingredient_id }: Good) =>
    !seeded.has(ingredient_id) && !entries.has(ingredient_id);
  await upgrade(tx, { goods, entries, seeded });
  await insertCatalogue(tx, goods.filter(isNew));
  await setSeeded(tx, { goods, fingerprint });
}

type Known = {
  goods: readonly Good[];
  entries: ReadonlyMap<string, EntryRow>;
  seeded: ReadonlyMap<string, Good>;
};

async function upgrade(tx: Tx, { goods, entries, seeded }: Known): Promise<void> {
  const active = [...entries.values()].filter(({ archived_at }) => archived_at === null);
  const packs = new Set(active.map(packKey));
  const changed = goods.flatMap((next) => {
    const [entry, before] = [entries.get(next.ingredient_id), seeded.get(next.ingredient_id)];
    if (!entry || !before || entry.archived_at !== null) return [];
    const now = asGood(entry);
    const after = upgraded(now, { before, next });
    if (after === now) return [];
    // Two active ingredients cannot have one name and pack, nor get one now.
    const isTaken = packKey(after) !== packKey(now) && packs.has(packKey(after));
    if (!isTaken) packs.add(packKey(after));
    const { name, unit_quantity, unit } = now;
    return [isTaken ? { ...after, name, unit_quantity, unit } : after];
  });
  if (changed.length === 0) return;
  await updateIngredients(
    tx,
    changed.map(({ contains, ...good }) => ({
      ...good,
      contains: contains && [...contains],
      aliases: undefined,
      measures: undefined,
    })),
  );
  await setNames(tx, { changed, active });
  await replaceMeasures(
    tx,
    changed.map(({ ingredient_id, measures }) => ({
      ingredient_id,
      measures: Object.entries(measures).map(([unit, measure]) => ({ unit, ...measure })),
    })),
  );
  await countCatalogueChange(tx);
}

/** Aliases that are another ingredient's, or its name, stay there. Whose alias it is now, it stays. */
async function setNames(
  tx: Tx,
  { changed, active }: { changed: readonly Good[]; active: readonly EntryRow[] },
): Promise<void> {
  const names = active.map(
    ({ ingredient_id, name }) => [name.toLowerCase(), ingredient_id] as const,
  );
  const others = active.flatMap(({ ingredient_id, aliases }) =>
    aliases.map((alias) => [alias, ingredient_id] as const),
  );
  // Packs of one food share its name, which may also be an alias of one of them.
  const owners = new Map([...names, ...others]);
  const kept = changed.flatMap(({ ingredient_id, aliases }) =>
    aliases
      .filter((alias) => (owners.get(alias) ?? ingredient_id) === ingredient_id)
      .map((alias) => ({ ingredient_id, alias })),
  );
  const ingredient_ids = changed.map(({ ingredient_id }) => ingredient_id);
  await deleteOtherAliases(tx, { ingredient_ids, kept });
  await insertAliases(tx, kept);
}

function asGood(entry: EntryRow): Good {
  const byUnit = entry.measures.map(({ unit, ...measure }) => [unit, measure] as const);
  return {
    ingredient_id: entry.ingredient_id,
    name: entry.name,
    unit_quantity: entry.unit_quantity,
    unit: entry.unit,
    category: entry.category,
    image: entry.image,
    kcal_per_100g: entry.kcal_per_100g,
    density_g_per_ml: entry.density_g_per_ml,
    grams_per_piece: entry.grams_per_piece,
    contains: entry.contains,
    aliases: entry.aliases,
    measures: Object.fromEntries(byUnit),
  };
}
