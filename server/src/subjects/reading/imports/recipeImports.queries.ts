import { IMPORT_STATUSES, ROW_STATES } from '@larder/shared/recipes/recipeImports.calls';
import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { withinWeight } from '#platform/db/withinWeight';

/** Max files kept per person; a new one replaces the oldest. */
const MAX_KEPT = RECIPE_LIMITS.filesAtOnce;

const ImportHead = z.object({
  import_id: z.string(),
  file_name: z.string(),
  status: z.enum(IMPORT_STATUSES),
  problem: z.string().nullable(),
  created_at: z.date(),
  ready: z.int(),
  look: z.int(),
  unreadable: z.int(),
  saved: z.int(),
});

/** Whose import. */
export type Which = { import_id: string; user_id: string };

/** An own import with the numbers of its rows. */
export function findImport(
  db: Queryable,
  { import_id, user_id }: Which,
): Promise<z.output<typeof ImportHead> | undefined> {
  return db.maybeOne(
    ImportHead,
    sql`select i.import_id, i.file_name, i.status, i.problem, i.created_at,
          count(r.row_no) filter (where r.state = 'ready') as ready,
          count(r.row_no) filter (where r.state = 'look') as look,
          count(r.row_no) filter (where r.state = 'unreadable') as unreadable,
          count(r.recipe_id) as saved
        from recipe_imports i left join recipe_import_rows r on r.import_id = i.import_id
        where i.import_id = ${import_id} and i.user_id = ${user_id}
        group by i.import_id`,
  );
}

const Row = z.object({
  row_no: z.int(),
  title: z.string(),
  state: z.enum(ROW_STATES),
  problem: z.string().nullable(),
  draft: z.unknown(),
  recipe_id: z.string().nullable(),
});
export type ImportRowRow = z.output<typeof Row>;

const columns = sql`r.row_no, r.title, r.state, r.problem, r.draft,
  (select p.recipe_id from recipes p where p.recipe_id = r.recipe_id) as recipe_id`;

/** `fits` is false for the one row more that tells that the answer is full. */
const ListedRow = Row.extend({ fits: z.boolean() });

/**
 * Rows of an import from a number on, in order, and as many as an answer holds; see `withinWeight`. Call it for an import
 * that is the caller's.
 */
export function listRows(
  db: Queryable,
  { import_id, from, limit }: { import_id: string; from: number; limit: number },
): Promise<z.output<typeof ListedRow>[]> {
  const rows = sql`
    select r.*, coalesce(octet_length(r.draft::text), 0) as weight from recipe_import_rows r
    where r.import_id = ${import_id} and r.row_no >= ${from} order by r.row_no limit ${limit}`;
  const order = sql`r.row_no`;
  const found = withinWeight({ rows, order, as: sql`r`, most: RECIPE_LIMITS.answerBytes });
  return db.many(ListedRow, sql`select ${columns}, r.fits from ${found} order by ${order}`);
}

/** The named rows of an own import, in order. */
export function listNamedRows(
  db: Queryable,
  { import_id, user_id, rows }: Which & { rows: readonly number[] },
): Promise<ImportRowRow[]> {
  return db.many(
    Row,
    sql`select ${columns} from recipe_import_rows r join recipe_imports i on i.import_id = r.import_id
        where r.import_id = ${import_id} and i.user_id = ${user_id} and r.row_no = any(${rows}::int[])
        order by r.row_no limit ${rows.length}`,
  );
}

/** Adds an import that is being read, and drops the oldest beyond those kept. Shape: whether the account is there. */
export async function insertImport(
  tx: Tx,
  { import_id, user_id, file_name, at }: Which & { file_name: string; at: Date },
): Promise<boolean> {
  const live = await tx.maybeOne(
    z.object({ user_id: z.string() }),
    sql`select user_id from users where user_id = ${user_id} and status = 'active' and suspended_at is null
        for no key update`,
  );
  if (!live) return false;
  await tx.run(sql`
    insert into recipe_imports (import_id, user_id, file_name, status, created_at)
    values (${import_id}, ${user_id}, ${file_name}, 'reading', ${at})`);
  await tx.run(sql`
    delete from recipe_imports where import_id in (
      select import_id from recipe_imports where user_id = ${user_id}
      order by created_at desc, import_id desc offset ${MAX_KEPT})`);
  return true;
}

/** Ends the reading of an import that is still there. */
export async function endImport(
  tx: Tx,
  {
    import_id,
    status,
    problem,
  }: { import_id: string; status: 'read' | 'failed'; problem: string | null },
): Promise<boolean> {
  const changed = await tx.run(sql`
    update recipe_imports set status = ${status}, problem = ${problem}
    where import_id = ${import_id} and status = 'reading'`);
  return changed > 0;
}

/** Drops the oldest files of a person until the drafts of all fit, but never the one that was just read. */
export async function dropOldImports(tx: Tx, { import_id, user_id }: Which): Promise<void> {
  await tx.run(sql`
    delete from recipe_imports where user_id = ${user_id} and import_id <> ${import_id} and import_id in (
      select import_id from (
        select i.import_id,
               sum((select coalesce(sum(octet_length(r.draft::text)), 0) from recipe_import_rows r
                    where r.import_id = i.import_id)) over (order by i.created_at desc, i.import_id desc) as bytes
        from recipe_imports i where i.user_id = ${user_id}) kept
      where bytes > ${RECIPE_LIMITS.importBytes})`);
}

export type NewRow = Omit<ImportRowRow, 'recipe_id'>;

/** Adds rows. Call it for an import that endImport has just ended. */
export async function insertRows(
  tx: Tx,
  { import_id, rows }: { import_id: string; rows: readonly NewRow[] },
): Promise<void> {
  await tx.run(sql`
    insert into recipe_import_rows (import_id, row_no, title, state, problem, draft)
    select ${import_id}, n.row_no, n.title, n.state, n.problem, n.draft
    from json_to_recordset(${JSON.stringify(rows)}::json) as n
      (row_no int, title text, state text, problem text, draft json)`);
}

/** Notes what rows were saved as. */
export async function setSaved(
  tx: Tx,
  { import_id, saved }: { import_id: string; saved: readonly { row: number; recipe_id: string }[] },
): Promise<void> {
  await tx.run(sql`
    update recipe_import_rows r set recipe_id = s.recipe_id
    from json_to_recordset(${JSON.stringify(saved)}::json) as s ("row" int, recipe_id uuid)
    where r.import_id = ${import_id} and r.row_no = s."row"`);
}
