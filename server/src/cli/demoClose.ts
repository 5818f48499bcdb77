import { readConfig } from '#config';
import { openDatabase } from '#platform/db/open';
import { makePasswordThreads } from '#platform/identity/passwords';
import { closePublicAccounts } from '#seed/publicAccounts';

import { runCommand } from './runCommand.ts';

// npm run demo:close: disables sign-in with the public demo password. Stores and orders stay.

await runCommand('Nothing was closed: ', run);

async function run(): Promise<void> {
  const { db, close } = await openDatabase(readConfig(process.env), process.pid);
  try {
    const closed = await closePublicAccounts({ db, passwords: makePasswordThreads() }, new Date());
    console.info(`closed: ${closed.length === 0 ? 'none had it' : closed.join(', ')}`);
  } finally {
    await close();
  }
}
