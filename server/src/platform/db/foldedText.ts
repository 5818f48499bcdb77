import { type Sql, sql } from './sql.ts';

/** A search text, folded once per statement: a prepared plan for all texts would fold it again for each row. */
export function foldedText(text: string): Sql {
  return sql`(select fold_text(${text}::text))`;
}
