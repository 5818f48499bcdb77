import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { ConfigError, readConfig } from '#config';
import { switchFile } from '#platform/http/readOnly';

import { runCommand } from './runCommand.ts';

// npm run read-only -- on|off|status: pauses all changes within a second, or resumes them.

await runCommand('', () => run(process.argv[2]));

function run(word: string | undefined): void {
  const config = readConfig(process.env);
  const file = switchFile(config);
  if (word === 'on') {
    mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
    writeFileSync(file, '');
  } else if (word === 'off') rmSync(file, { force: true });
  else if (word !== 'status') throw new ConfigError('usage: npm run read-only -- on|off|status');
  console.info(existsSync(file) ? 'read-only: on' : 'read-only: off');
}
