import type { AuditQuery } from '@larder/shared/account/adminAudit.calls';
import { MAX_ROWS, type PageQuery } from '@larder/shared/basics/page.model';
import { z } from 'zod';

import { AppError } from '#errors';
import type { Db } from '#platform/db/db';
import { cutPage, readCursor, TimeKey } from '#platform/lib/cursor';

import {
  type AuditRow,
  type ChangeRow,
  countAuditRows,
  findPeopleByWords,
  findTargetsByWords,
  type IdRange,
  listAudit,
  listAuditRows,
  listNames,
} from './auditLog.queries.ts';
import { idsThatBegin } from './idsThatBegin.rules.ts';

const ROWS = 50;
/** Max people and things that a name finds. */
const MAX_NAMED = 1_000;

const LIST = { name: 'audit', key: z.tuple([TimeKey, z.int()]) };

/** One page of the audit log, newest first. */
export async function pageOfAudit(db: Db, query: AuditQuery) {
  const { limit = ROWS, kind, action, from, until } = query;
  const cursor = readCursor(LIST, query.cursor);
  const [actors, targets] = await Promise.all([
    actorsOf(db, query.actor),
    targetsOf(db, query.target),
  ]);
  const filter = { kind, action, actors, targets, from, until };
  const found = await listAudit(db, { ...filter, cursor, limit: limit + 1 });
  const { rows: entries, ...page } = cutPage(found, { list: LIST, cursor, limit, keyOf });
  const named_capped = isFull(actors) || isFull(targets);
  return { entries, names: await namesIn(db, entries), ...page, named_capped };
}

const ROW_LIST = { name: 'audit rows', key: z.tuple([z.int()]) };

/** One page of the rows of an entry. Errors  not_found without any. */
export async function pageOfAuditRows(
  db: Db,
  { audit_id, query }: { audit_id: number; query: PageQuery },
) {
  const { limit = MAX_ROWS } = query;
  const cursor = readCursor(ROW_LIST, query.cursor);
  const total = await countAuditRows(db, audit_id);
  if (total === 0) throw new AppError('not_found');
  const found = await listAuditRows(db, { audit_id, cursor, limit: limit + 1 });
  const keyOfRow = ({ row_no }: ChangeRow): [number] => [row_no];
  const page = cutPage(found, { list: ROW_LIST, cursor, limit, keyOf: keyOfRow });
  return { ...page, names: await namesIn(db, page.rows), total };
}

/** Names of the ids in the details, by id. */
async function namesIn(
  db: Db,
  rows: readonly { detail: AuditRow['detail'] }[],
): Promise<Record<string, string>> {
  const texts = rows.flatMap(({ detail }) => Object.values(detail));
  const ids = new Set(texts.filter((text) => z.guid().safeParse(text).success).map(String));
  if (ids.size === 0) return {};
  const named = await listNames(db, [...ids]);
  return Object.fromEntries(named.map(({ id, name }) => [id, name]));
}

function isFull(found: readonly string[] | IdRange | undefined): boolean {
  return Array.isArray(found) && found.length === MAX_NAMED;
}

function keyOf({ at_us, audit_id }: AuditRow): [number, number] {
  return [at_us, audit_id];
}

async function actorsOf(db: Db, text: string | undefined): Promise<readonly string[] | undefined> {
  if (text === undefined) return undefined;
  const id = z.guid().safeParse(text);
  return id.success ? [id.data] : findPeopleByWords(db, { words: text, limit: MAX_NAMED });
}

async function targetsOf(
  db: Db,
  text: string | undefined,
): Promise<readonly string[] | IdRange | undefined> {
  if (text === undefined) return undefined;
  const id = z.guid().safeParse(text);
  if (id.success) return [id.data];
  const named = await findTargetsByWords(db, { words: text, limit: MAX_NAMED });
  return named.length > 0 ? named : (idsThatBegin(text) ?? []);
}
