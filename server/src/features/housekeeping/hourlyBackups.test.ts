import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { migrate } from '#db/migrate';
import { openPglite } from '#db/pglite';
import { sql } from '#db/sql';

import { backUpOnce } from './hourlyBackups.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-03-04T12:00:00.000Z');

test(
  'an hour with a change makes a backup, one without makes none, and the newest 24 stay',
  { timeout: 240_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larder-hourly-'));
    const db = await openPglite();
    try {
      await migrate(db);
      const backUp = (hour: number) =>
        backUpOnce({ db, folder, at: new Date(START + hour * HOUR_MS) });
      const change = () => db.run(sql`update catalogue_version set version = version + 1`);
      const kept = () => readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));

      expect(await backUp(0)).toBe(join(folder, '2026-03-04T12-00-00.000Z.tar.gz'));
      expect(await backUp(1)).toBeUndefined();
      await change();
      expect(await backUp(2)).toBe(join(folder, '2026-03-04T14-00-00.000Z.tar.gz'));
      expect(kept()).toHaveLength(2);

      // As many as may stay, made quickly: what is in them does not matter here.
      for (let hour = 3; hour < 25; hour += 1) {
        const name = new Date(START + hour * HOUR_MS).toISOString().replaceAll(':', '-');
        for (const end of ['', '.json']) writeFileSync(join(folder, `${name}.tar.gz${end}`), '');
      }
      writeFileSync(join(folder, 'half.tar.gz.part'), '');
      writeFileSync(join(folder, 'mine.txt'), '');
      await backUp(25);
      const names = readdirSync(folder).toSorted();
      expect(names.filter((name) => name.endsWith('.gz'))).toHaveLength(24);
      expect(names[0]).toBe('2026-03-04T14-00-00.000Z.tar.gz');
      expect(names.at(-3)).toBe('2026-03-05T13-00-00.000Z.tar.gz');
      expect(names).toHaveLength(2 * 24 + 1);
    } finally {
      await db.close();
      rmSync(folder, { recursive: true });
    }
  },
);
