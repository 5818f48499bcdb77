import type { AuditQuery } from '@larder/shared/contract/adminAudit';
import { z } from 'zod';

import type { Db } from '#db/db';

import {
  type AuditRow,
  findPeopleByWords,
  findTargetsByWords,
  type IdRange,
  listAudit,
} from './auditLog.queries.ts';
import { cutAround, readPlace } from './place.ts';

const ROWS = 50;
/** Of people and things found by name, no more than these are looked at. */
const MOST_NAMED = 1_000;

const LIST = { name: 'audit', keys: z.object({ key: z.int(), id: z.int() }) };

/** One page of what was done, newest first, with the ways to the pages beside it. */
export async function pageOfAudit(db: Db, query: AuditQuery) {
  const { limit = ROWS, cursor, action, from, until } = query;
  const place = readPlace(LIST, cursor);
  const [actors, targets] = await Promise.all([
    actorsOf(db, query.actor),
    targetsOf(db, query.target),
  ]);
  const filter = { action, actors, targets, from, until };
  const found = await listAudit(db, { ...filter, place, limit: limit + 1 });
  const {
    rows: entries,
    truncated,
    next_cursor,
    previous_cursor,
  } = cutAround(found, {
    list: LIST,
    place,
    limit,
    keysOf,
  });
  const named_capped = isFull(actors) || isFull(targets);
  return {
    entries,
    truncated,
    named_capped,
    ...(next_cursor && { next_cursor }),
    ...(previous_cursor && { previous_cursor }),
  };
}

function isFull(found: readonly string[] | IdRange | undefined): boolean {
  return Array.isArray(found) && found.length === MOST_NAMED;
}

function keysOf({ at_us, audit_id }: AuditRow) {
  return { key: at_us, id: audit_id };
}

async function actorsOf(db: Db, text: string | undefined): Promise<readonly string[] | undefined> {
  if (text === undefined) return undefined;
  const id = z.guid().safeParse(text);
  return id.success ? [id.data] : findPeopleByWords(db, { words: text, limit: MOST_NAMED });
}

async function targetsOf(
  db: Db,
  text: string | undefined,
): Promise<readonly string[] | IdRange | undefined> {
  if (text === undefined) return undefined;
  const id = z.guid().safeParse(text);
  if (id.success) return [id.data];
  const named = await findTargetsByWords(db, { words: text, limit: MOST_NAMED });
  return named.length > 0 ? named : (idsThatBegin(text) ?? []);
}

const HEX = 32;

/** "1a2b" -> all ids from 1a2b0000… to 1a2bffff…; undefined for what begins no id or too many. */
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
