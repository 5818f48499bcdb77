import type { AuditQuery } from '@larder/shared/contract/adminAudit';
import { z } from 'zod';

import type { Db } from '#db/db';
import { cutPage, readCursor, TimeKey } from '#lib/cursor';

import {
  type AuditRow,
  findPeopleByWords,
  findTargetsByWords,
  type IdRange,
  listAudit,
} from './auditLog.queries.ts';

const ROWS = 50;
/** Max people and things that a name finds. */
const MAX_NAMED = 1_000;

const LIST = { name: 'audit', key: z.tuple([TimeKey, z.int()]) };

/** One page of the audit log, newest first. */
export async function pageOfAudit(db: Db, query: AuditQuery) {
  const { limit = ROWS, action, from, until } = query;
  const cursor = readCursor(LIST, query.cursor);
  const [actors, targets] = await Promise.all([
    actorsOf(db, query.actor),
    targetsOf(db, query.target),
  ]);
  const filter = { action, actors, targets, from, until };
  const found = await listAudit(db, { ...filter, cursor, limit: limit + 1 });
  const { rows: entries, ...page } = cutPage(found, { list: LIST, cursor, limit, keyOf });
  return { entries, ...page, named_capped: isFull(actors) || isFull(targets) };
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

const HEX = 32;

/** "1a2b" -> ids from 1a2b0000… to 1a2bffff…; undefined for other texts and under 4 digits. */
function idsThatBegin(text: string): IdRange | undefined {
  const digits = text
    .replace(/(…|\.\.\.)$/u, '')
    .replaceAll('-', '')
    .toLowerCase();
  if (!/^[0-9a-f]{4,32}$/.test(digits)) return undefined;
  return { from: idOf(digits.padEnd(HEX, '0')), to: idOf(digits.padEnd(HEX, 'f')) };
}

function idOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
