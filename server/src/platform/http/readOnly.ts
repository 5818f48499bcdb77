import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Endpoint } from '@larder/shared/basics/endpoint.model';

import type { Config } from '#config';
import { AppError } from '#errors';
import type { Db } from '#platform/db/db';
import { every } from '#platform/lib/every';

import { noteModeChange, probeWrite } from './readOnly.queries.ts';

const EVERY_MS = 1_000;
const RETRY_AFTER_SECONDS = 30;

/** Allowed in read-only mode: sign-in, sign-out, and POSTs without changes. */
const ALWAYS: ReadonlySet<string> = new Set([
  'POST /login',
  'POST /session/refresh',
  'POST /session/logout',
  'POST /user/items/compare',
  'POST /ingredients/match',
  'POST /user/recipes/read',
]);

export type ReadOnlyMode = {
  isOn(): boolean;
  /** Errors  read_only, with 30 seconds to wait, for a change while changes are paused. */
  check(call: Pick<Endpoint, 'method' | 'path'>): void;
  /** Called when the database refused a write: pauses changes until one succeeds. */
  databaseRefused(): void;
  /** Reads the switch, and tries a write if the database refused one. */
  poll(): Promise<void>;
};

/** The switch is a file, so that it can be set from outside and survives a restart. */
export function switchFile({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'read-only');
}

/** Pauses changes: by the switch, or because the database refuses writes. */
export function makeReadOnlyMode({
  db,
  now,
  file,
}: {
  db: Db;
  now: () => Date;
  file: string;
}): ReadOnlyMode {
  let switched = existsSync(file);
  let refused = false;

  /** Best effort: while nothing can be written, neither can the audit log. */
  async function note(action: string): Promise<void> {
    await noteModeChange(db, { action, at: now() }).catch(() => undefined);
  }

  return {
    isOn: () => switched || refused,
    check({ method, path }) {
      if (!(switched || refused) || method === 'GET' || ALWAYS.has(`${method} ${path}`)) return;
      throw new AppError('read_only', { retryAfter: RETRY_AFTER_SECONDS });
    },
    databaseRefused() {
      refused = true;
    },
    async poll() {
      const isSwitched = existsSync(file);
      if (isSwitched !== switched) {
        switched = isSwitched;
        await note(switched ? 'read_only_on' : 'read_only_off');
      }
      if (refused && (await probeWrite(db, now()))) {
        refused = false;
        await note('database_writes_again');
      }
    },
  };
}

/** Polls once a second. Shape: returns the function that stops it. */
export function watchReadOnly(mode: ReadOnlyMode, report: (isOn: boolean) => void): () => void {
  let reported = mode.isOn();
  return every(EVERY_MS, async () => {
    await mode.poll();
    if (mode.isOn() !== reported) report((reported = mode.isOn()));
  });
}
