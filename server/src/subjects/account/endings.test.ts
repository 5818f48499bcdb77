import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { type Belongings, belongings } from '#subjects/account/testing/belongings';
import { brokenInvariants } from '#testing/invariants';

const [, SECTION = ''] =
  /^## What ends with whom$(.*?)^## /ms.exec(
    readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8'),
  ) ?? [];
const [HEAD = [], , ...ROWS] = SECTION.split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .replaceAll("'", '’')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

type Act = keyof Belongings['acts'];
type Ending = { act: Act; restore?: Act; isStaff?: boolean };

/** What ends the things of each column. */
const ENDINGS: Record<string, readonly Ending[]> = {
  'leaves the household or is removed': [{ act: 'leave' }, { act: 'removeFromHousehold' }],
  'sets or resets the password': [{ act: 'changePassword' }, { act: 'resetPassword' }],
  'signs out, or ends other sessions': [
    { act: 'signOut' },
    { act: 'endSession' },
    { act: 'endOthers' },
  ],
  'is suspended': [{ act: 'suspend', restore: 'restore' }],
  'is deleted, by itself or an administrator': [{ act: 'remove' }, { act: 'removeOneself' }],
  'closes a store': [{ act: 'closeStore' }],
  'is removed from the staff, or the vendor is deleted': [
    { act: 'dismiss', isStaff: true },
    { act: 'remove', isStaff: true },
  ],
  'gets another staff role': [{ act: 'promote', isStaff: true }],
  'works for a vendor who is suspended': [
    { act: 'suspendVendor', restore: 'restoreVendor', isStaff: true },
  ],
};

/** The row of each table that keeps secrets. */
const SECRETS: Record<string, string> = {
  api_keys: 'keys of programs',
  calendar_links: 'links of calendars',
  household_invites: 'household invitations',
  recipe_links: 'links to own recipes',
  refresh_tokens: 'sessions on other devices, their cookies',
  reset_tokens: 'reset links',
  shopping_links: 'the shopping link',
  staff_invitations: 'staff invitations',
};

const ALL = HEAD.slice(1).flatMap((column, n) =>
  (ENDINGS[column] ?? []).map((ending) => ({ ...ending, column, nth: n + 1 })),
);

test.for(ALL)('$column: $act', { timeout: 120_000 }, async ({ act, restore, isStaff, nth }) => {
  const { db, works, acts } = await belongings({ isStaff: isStaff ?? false });
  const cells = new Map(ROWS.map((row) => [row[0] ?? '', row[nth] ?? '']));
  const answer = await acts[act]();
  expect(answer.statusCode).toBeLessThan(300);
  const found = new Map<string, string>();
  const tried = Object.entries(works).filter(([what]) => cells.get(what) !== '–');
  for (const [what, isWorking] of tried) found.set(what, (await isWorking()) ? 'stays' : 'ends');
  if (restore) {
    await acts[restore]();
    for (const [what, isWorking] of tried)
      if (found.get(what) === 'ends' && (await isWorking())) found.set(what, 'rests');
  }
  const said = Object.fromEntries([...cells].filter(([, word]) => word !== '–'));
  expect(Object.fromEntries(found)).toEqual(said);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('every column has its ways, and whatever keeps a secret has a row', async () => {
  expect(Object.keys(ENDINGS)).toEqual(HEAD.slice(1));
  const { db } = await belongings({ isStaff: false });
  const tables = await db.many(
    z.object({ name: z.string() }),
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name like '%token_hash%' order by table_name`,
  );
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(SECRETS));
  expect(ROWS.map(([what]) => what)).toEqual(expect.arrayContaining(Object.values(SECRETS)));
});
