import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Endpoint } from '@larder/shared/contract/endpoint';

import type { Config } from '#config';
import type { Db } from '#db/db';
import { AppError } from '#errors';

import { noteModeChange, probeWrite } from './readOnly.queries.ts';

const EVERY_MS = 1_000;
const RETRY_AFTER_SECONDS = 30;

/** What still works while changes are paused: signing in and out, and questions that are posted. */
const ALWAYS: ReadonlySet<string> = new Set([
  'POST /login',
  'POST /session/refresh',
  'POST /session/logout',
  'POST /user/items/compare',
]);

export type ReadOnlyMode = {
  isOn(): boolean;
  /** Errors  read_only, with 30 seconds to wait, for a call that changes something while changes are paused. */
  check(call: Pick<Endpoint, 'method' | 'path'>): void;
  /** The database refused to write: changes are paused until a write succeeds. */
  databaseRefused(): void;
  /** Looks at the switch, and tries a write when the database had refused one. */
  look(): Promise<void>;
};

/** The switch is a file, so that it works from outside and holds over a restart. */
export function switchFile({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'read-only');
}

/** Whether changes are paused: by the switch, or because the database takes no writes. */
export function readOnlyMode({
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

  /** Best effort: while nothing can be written, the audit log cannot be written to either. */
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
    async look() {
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

/** Looks once a second. Shape: what ends it. */
export function watchReadOnly(mode: ReadOnlyMode, report: (isOn: boolean) => void): () => void {
  let running = false;
  let reported = mode.isOn();
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    void mode.look().finally(() => {
      running = false;
      if (mode.isOn() !== reported) report((reported = mode.isOn()));
    });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
