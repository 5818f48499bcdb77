import {
  MAX_SHELF_DECISIONS,
  MAX_SHELF_MAPPINGS,
  ShelfMapping,
} from '@larder/shared/stores/shelfFile.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';

const MappingRow = rowOf(ShelfMapping);

/** A vendor's mappings, the newest first. */
export function listMappings(
  db: Queryable,
  vendor_id: string,
): Promise<z.output<typeof MappingRow>[]> {
  return db.many(
    MappingRow,
    sql`select headings, columns, place from shelf_mappings where vendor_id = ${vendor_id}
        order by used_at desc, headings limit ${MAX_SHELF_MAPPINGS}`,
  );
}

/** One change of a vendor's memory at a time: two see each other's rows, so that neither keeps more than the most. */
export async function lockMemory(tx: Tx, vendor_id: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('shelf memory'), hashtext(${vendor_id}))`);
}

/** Remembers a mapping; of more than the most the oldest go. */
export async function setMapping(
  tx: Tx,
  { vendor_id, mapping, at }: { vendor_id: string; mapping: ShelfMapping; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into shelf_mappings (vendor_id, headings, columns, place, used_at)
    values (${vendor_id}, ${mapping.headings}, ${JSON.stringify(mapping.columns)}::jsonb, ${mapping.place}, ${at})
    on conflict (vendor_id, headings) do update set columns = excluded.columns, place = excluded.place, used_at = excluded.used_at`);
  await tx.run(sql`
    delete from shelf_mappings where vendor_id = ${vendor_id} and headings in (
      select headings from shelf_mappings where vendor_id = ${vendor_id}
      order by used_at desc, headings offset ${MAX_SHELF_MAPPINGS})`);
}

const DecisionRow = z.object({
  subject: z.string(),
  kind: z.enum(['food', 'nonfood', 'out']),
  food_id: z.string().nullable(),
  unit_quantity: z.number().nullable(),
  unit: z.string().nullable(),
});
export type DecisionRow = z.output<typeof DecisionRow>;

/** What was decided of these subjects. */
export function findDecisions(
  db: Queryable,
  { vendor_id, subjects }: { vendor_id: string; subjects: readonly string[] },
): Promise<DecisionRow[]> {
  return db.many(
    DecisionRow,
    sql`select subject, kind, food_id, unit_quantity, unit from shelf_decisions
        where vendor_id = ${vendor_id} and subject = any(${subjects}::text[]) order by subject`,
  );
}

export async function countDecisions(db: Queryable, vendor_id: string): Promise<number> {
  const { n } = await db.one(
    z.object({ n: z.int() }),
    sql`select count(*)::int as n from shelf_decisions where vendor_id = ${vendor_id}`,
  );
  return n;
}

/** Remembers decisions of different subjects; of more than the most the oldest go. */
export async function setDecisions(
  tx: Tx,
  { vendor_id, decisions, at }: { vendor_id: string; decisions: readonly DecisionRow[]; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into shelf_decisions (vendor_id, subject, kind, food_id, unit_quantity, unit, decided_at)
    select ${vendor_id}, d.subject, d.kind, d.food_id, d.unit_quantity, d.unit, ${at}
    from json_to_recordset(${JSON.stringify(decisions)}::json)
      as d (subject text, kind text, food_id uuid, unit_quantity numeric, unit text)
    order by d.subject
    on conflict (vendor_id, subject) do update set kind = excluded.kind, food_id = excluded.food_id,
      unit_quantity = excluded.unit_quantity, unit = excluded.unit, decided_at = excluded.decided_at`);
  await tx.run(sql`
    delete from shelf_decisions where vendor_id = ${vendor_id} and subject in (
      select subject from shelf_decisions where vendor_id = ${vendor_id}
      order by decided_at desc, subject offset ${MAX_SHELF_DECISIONS})`);
}

/** Forgets decisions. */
export async function deleteDecisions(
  tx: Tx,
  { vendor_id, subjects }: { vendor_id: string; subjects: readonly string[] },
): Promise<void> {
  await tx.run(sql`
    delete from shelf_decisions where vendor_id = ${vendor_id} and subject = any(${subjects}::text[])`);
}
