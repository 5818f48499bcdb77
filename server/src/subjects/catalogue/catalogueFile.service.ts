import { ingredientImage } from '@larder/data/images';
import type { CatalogueRow, PlannedRow } from '@larder/shared/food/adminCatalogueFile.calls';
import { planCatalogue, type PlannedEntry } from '@larder/shared/food/cataloguePlan';

import { AppError } from '#errors';
import { brokenConstraint, type Queryable, type Tx } from '#platform/db/db';
import { insertAuditOfRows } from '#platform/http/audit.queries';
import { lockActor } from '#platform/identity/lockActor.queries';
import { newId } from '#platform/lib/ids';
import { getCatalogueVersion } from '#subjects/food/ingredients.queries';

import type { Acting } from './acting.rules.ts';
import {
  countCatalogueChange,
  freeNames,
  insertIngredients,
  lockIngredients,
  updateIngredients,
} from './adminIngredients.queries.ts';
import { setAliases } from './aliases.service.ts';
import { listEntries } from './catalogueList.queries.ts';
import { setMeasures } from './measures.service.ts';

/** What a file would do now. */
export async function previewCatalogue(
  db: Queryable,
  rows: readonly CatalogueRow[],
): Promise<{ rows: PlannedRow[]; version: number }> {
  const version = await getCatalogueVersion(db);
  const planned = await planOf(db, rows);
  return {
    rows: planned.map(({ fate, changed, faults }) => ({
      fate,
      changed: [...changed],
      faults: [...faults],
    })),
    version,
  };
}

/**
 * Adds and changes ingredients as a previewed file says. One audit entry, with each changed row behind it.
 *
 * Errors  conflict when the catalogue is another than the preview saw, or a row is refused, with every fault;
 *         ingredient_exists for one that was added meanwhile; alias_taken.
 */
export async function importCatalogue(
  tx: Tx,
  { rows, version, ...acting }: Acting & { rows: readonly CatalogueRow[]; version: number },
): Promise<{ message: string; added: number; changed: number; unchanged: number }> {
  const { admin, at } = acting;
  if (!(await lockActor(tx, admin.user_id))) throw new AppError('not_signed_in');
  const planned = await planOf(tx, rows);
  refuseFaults(planned);
  const writes = planned
    .filter(({ fate }) => fate !== 'unchanged')
    .map(({ wanted, ingredient_id = newId(at), fate, changed }) => ({
      row: { ...wanted, ingredient_id },
      fate,
      changed,
    }));
  if (writes.length > 0) await write(tx, writes);
  const count = (wanted: PlannedEntry['fate']) =>
    planned.filter(({ fate }) => fate === wanted).length;
  const summary = {
    added: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
  };
  // Rolls back when another change was committed since the preview.
  if (writes.length > 0 && (await countCatalogueChange(tx)) !== version + 1)
    throw new AppError('conflict', {
      message: 'The catalogue has changed since the preview. Please look at it again.',
    });
  if (writes.length > 0) await auditImport(tx, { ...acting, writes, summary });
  return { message: 'Catalogue imported!', ...summary };
}

async function planOf(
  db: Queryable,
  rows: readonly CatalogueRow[],
): Promise<PlannedEntry<CatalogueRow>[]> {
  const all = await listEntries(db);
  const entries = all.filter(({ archived_at }) => archived_at === null);
  const archived = all.filter(({ archived_at }) => archived_at !== null);
  const planned = planCatalogue(rows.map(withPicture), {
    entries,
    archived: new Set(archived.map(({ ingredient_id }) => ingredient_id)),
  });
  return planned.map((entry) => {
    const name = pictureName(entry.wanted.image);
    if (name === undefined || ingredientImage(name) !== null) return entry;
    const faults = [...entry.faults, `There is no picture “${name}”.`];
    return { ...entry, fate: 'refused' as const, faults };
  });
}

/** A row with its picture as it is now: a file knows it by name, or another version of it. */
function withPicture(row: CatalogueRow): CatalogueRow {
  const name = pictureName(row.image);
  return name === undefined ? row : { ...row, image: ingredientImage(name) ?? row.image };
}

function pictureName(image: string | null | undefined): string | undefined {
  return /([a-z\d-]+)\.webp/.exec(image ?? '')?.[1];
}

/** Max faults named. */
const MAX_FAULTS = 100;

function refuseFaults(planned: readonly PlannedEntry[]): void {
  const faults = planned.flatMap((entry, index) =>
    entry.faults.map((message) => ({ row: index + 1, message })),
  );
  const [first] = faults;
  if (first)
    throw new AppError('conflict', {
      message: `Row ${first.row}: ${first.message}`,
      details: { faults: faults.slice(0, MAX_FAULTS) },
    });
}

type Write = {
  row: CatalogueRow & { ingredient_id: string };
  fate: PlannedEntry['fate'];
  changed: PlannedEntry['changed'];
};

/** What another administrator has added meanwhile has its name and pack, or its id. */
const TAKEN: ReadonlySet<string> = new Set(['ingredients_active_name', 'ingredients_pkey']);

/** Names first, then all aliases at once: one may move from a row to another. */
async function write(tx: Tx, writes: readonly Write[]): Promise<void> {
  const changed = writes.filter(({ fate }) => fate === 'changed').map(({ row }) => row);
  const added = writes.filter(({ fate }) => fate === 'new').map(({ row }) => row);
  const rows = [...changed, ...added];
  await lockIngredients(
    tx,
    changed.map(({ ingredient_id }) => ingredient_id),
  );
  const renamed = writes.filter(
    ({ changed: what }) => what.includes('name') || what.includes('pack'),
  );
  await freeNames(
    tx,
    renamed.map(({ row }) => row.ingredient_id),
  );
  try {
    await updateIngredients(tx, changed);
    await insertIngredients(tx, added);
  } catch (error) {
    throw TAKEN.has(brokenConstraint(error) ?? '') ? new AppError('ingredient_exists') : error;
  }
  await setAliases(tx, rows);
  await setMeasures(tx, rows);
}

function auditImport(
  tx: Tx,
  {
    admin: actor,
    caller,
    at,
    writes,
    summary,
  }: Acting & { writes: readonly Write[]; summary: Record<string, number> },
): Promise<void> {
  return insertAuditOfRows(tx, {
    at,
    actor,
    caller,
    action: 'catalogue_imported',
    target_type: 'catalogue',
    target_id: null,
    detail: summary,
    rows: writes.map(({ row, fate, changed }) => ({
      ingredient_id: row.ingredient_id,
      what: fate === 'new' ? 'added' : changed.join(', '),
    })),
  });
}
