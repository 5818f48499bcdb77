import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';

import { ConfigError, readConfig } from '#config';
import { openDatabase } from '#platform/db/open';
import { makePasswordThreads } from '#platform/identity/passwords';
import { createAdmin } from '#subjects/account/auth/admin.service';

import { runCommand } from './runCommand.ts';

// npm run admin:create -- --email root@example.com --name "Grace Hopper" < password.txt
// On a terminal it asks for the password without echo.

await runCommand('No administrator was created: ', run);

async function run(): Promise<void> {
  const { email, name } = readArguments(process.argv.slice(2));
  const password = await readPassword();
  const { db, close } = await openDatabase(readConfig(process.env), process.pid);
  try {
    await createAdmin(
      { db, passwords: makePasswordThreads(), now: () => new Date() },
      { email, name, password },
    );
  } finally {
    await close();
  }
  console.info(`${email} is an administrator now.`);
}

function readArguments(args: string[]): { email: string; name: string } {
  try {
    const { values } = parseArgs({
      args,
      options: { email: { type: 'string' }, name: { type: 'string', default: 'Administrator' } },
    });
    if (values.email !== undefined) return { email: values.email, name: values.name };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new ConfigError('usage: npm run admin:create -- --email ADDRESS [--name NAME]');
}

/** The first line of standard input. */
async function readPassword(): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = process.stdin.isTTY;
  if (terminal) process.stderr.write('Password: ');
  const lines = createInterface({ input: process.stdin, output: unseen, terminal });
  for await (const line of lines) {
    lines.close();
    if (terminal) process.stderr.write('\n');
    return line;
  }
  throw new ConfigError('no password on standard input');
}
