import { readConfig } from '#config';
import { openDatabase } from '#db/open';
import { operatorLine } from '#errors';
import { passwordThreads } from '#identity/passwords';
import { closePublicAccounts } from '#seed/publicAccounts';

// npm run demo:close: nobody can sign in with the public password of the demonstration any more. Its stores
// and orders stay.

try {
  await run();
} catch (error) {
  const line = operatorLine(error);
  if (line === undefined) throw error;
  console.error(`Nothing was closed: ${line}`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { db, close } = await openDatabase(readConfig(process.env), process.pid);
  try {
    const closed = await closePublicAccounts({ db, passwords: passwordThreads() }, new Date());
    console.info(`closed: ${closed.length === 0 ? 'none had it' : closed.join(', ')}`);
  } finally {
    await close();
  }
}
